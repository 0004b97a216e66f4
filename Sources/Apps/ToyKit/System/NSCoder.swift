/// The archive in which scenes keep what they want to find again. It holds values, never objects.
@Traced(Role.system) public final class NSCoder {
  @Untraced private(set) var values: [String: any Sendable]

  init(_ values: [String: any Sendable] = [:]) {
    self.values = values
  }

  public var lifelineName: String? { "coder" }

  public func encode(_ value: [UUID], forKey key: String) { values[key] = value }

  public func encode(_ value: String, forKey key: String) { values[key] = value }

  public func decodeObject(forKey key: String) -> [UUID]? { values[key] as? [UUID] }

  public func decodeString(forKey key: String) -> String? { values[key] as? String }
}
