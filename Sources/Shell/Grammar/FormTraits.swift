/// What a shell has to know of a form, apart from its words. Each shell has traits of its own.
public nonisolated struct FormTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}
