/// The name of a method, under which a message is sent in Objective-C. It is written as in Swift: `chat(at:)`.
public nonisolated struct Selector: Hashable, Sendable {
  public let name: String
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name: name) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

/// What the runtime knows of a protocol: its name and the methods that it declares. All of them are optional,
/// so a class need not implement them.
public nonisolated struct Protocol: Sendable {
  public let name: String
  let optionalMethods: Set<Selector>

  public init(_ name: String, optional methods: Selector...) {
    self.name = name
    optionalMethods = Set(methods)
  }
}

extension Protocol: CustomStringConvertible {
  public var description: String { name }
}
