/// A value of each of two runs that are compared.
public struct Both<Value> {
  public var first: Value
  public var second: Value

  public init(_ first: Value, _ second: Value) {
    (self.first, self.second) = (first, second)
  }

  public init(_ make: (_ side: Contrast.Side) throws -> Value) rethrows {
    self.init(try make(.first), try make(.second))
  }

  public subscript(side: Contrast.Side) -> Value {
    get { side == .first ? first : second }
    set { if side == .first { first = newValue } else { second = newValue } }
  }

  public func map<Other>(_ make: (Value) throws -> Other) rethrows -> Both<Other> {
    .init(try make(first), try make(second))
  }
}

extension Both: Sendable where Value: Sendable {}
