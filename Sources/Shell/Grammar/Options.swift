/// The values of the options that were given, by option: `options[.width]`.
public nonisolated struct Options<Context: CommandContext>: Equatable, Sendable {
  private var values: [String: any Equatable & Sendable] = [:]

  public init() {}

  /// Whether a flag is given.
  public subscript(flag: Option<Context, Bool>) -> Bool {
    get { values[flag.name] as? Bool ?? false }
    set { values[flag.name] = newValue ? true : nil }
  }

  /// `nil` for an option that is not given.
  public subscript<Value>(option: Option<Context, Value>) -> Value? {
    get { values[option.name] as? Value }
    set { values[option.name] = newValue }
  }

  /// By the name of an option. The value must be of its type.
  public subscript(name: String) -> (any Equatable & Sendable)? {
    get { values[name] }
    set { values[name] = newValue }
  }

  public static func == (one: Options, two: Options) -> Bool {
    one.values.keys == two.values.keys
      && one.values.allSatisfy { name, value in value.equals(two.values[name]) }
  }
}

nonisolated extension Equatable {
  fileprivate func equals(_ other: (any Equatable)?) -> Bool { other as? Self == self }
}
