/// Names that you gave to lines. In place of a command, such a name stands for the beginning of a line.
public struct Aliases: Sendable {
  private var lines: [String: String] = [:]

  public init() {}

  /// In the order of the alphabet.
  public var names: [String] { lines.keys.sorted() }

  public subscript(name: String) -> String? {
    get { lines[name.lowercased()] }
    set { lines[name.lowercased()] = newValue }
  }

  /// The line with its first word spelled out, if that is an alias. An alias may begin with another one, but none is
  /// spelled out twice.
  public func expanded(_ line: String) -> String {
    var line = line
    var known = lines
    while true {
      let start = line.drop(while: \.isWhitespace)
      let word = start.prefix { !$0.isWhitespace }
      guard let meaning = known.removeValue(forKey: word.lowercased()) else { return line }
      line = meaning + start.dropFirst(word.count)
    }
  }
}
