/// Something with which a learner's code would leave the app: the system, the recorder, or the judge.
public nonisolated struct OutsideAccess: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// The code uses it, and it is neither the kit's nor the pattern's nor a harmless part of Swift.
    case needs
    /// The code puts something of its own in its place.
    case replaces
    /// A section of the object file, whose content the system uses.
    case section
    /// A word that changes what the compiler makes of the code.
    case word
  }

  public var kind: Kind
  /// For people: `_exit`, `FileManager`.
  public var name: String
  /// Where the code names it. `nil` where that is not known.
  public var place: Place?

  public struct Place: Equatable, Sendable {
    /// In the folder of the pattern.
    public var file: String
    public var line: Int
  }
}
