import Trace

extension JSON {
  /// An object of those members that have a value.
  static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  func adding(_ more: KeyValuePairs<String, JSON?>) -> JSON {
    guard case .object(let members) = self, case .object(let others) = JSON.members(more) else {
      return self
    }
    return .object(members + others)
  }
}
