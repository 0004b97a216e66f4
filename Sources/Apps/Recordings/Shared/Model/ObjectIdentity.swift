/// An object that is equal only to itself.
public protocol ObjectIdentity: AnyObject, Hashable {}

nonisolated extension ObjectIdentity {
  public static func == (one: Self, other: Self) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
