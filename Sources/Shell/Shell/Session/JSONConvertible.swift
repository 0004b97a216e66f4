import Trace

/// What may be a value in an answer for programs.
nonisolated protocol JSONConvertible {
  var json: JSON { get }
}

nonisolated extension JSON: JSONConvertible {
  var json: JSON { self }
}

nonisolated extension String: JSONConvertible {
  var json: JSON { .string(self) }
}

nonisolated extension Int: JSONConvertible {
  var json: JSON { .int(self) }
}

nonisolated extension Bool: JSONConvertible {
  var json: JSON { .bool(self) }
}

nonisolated extension Optional: JSONConvertible where Wrapped: JSONConvertible {
  var json: JSON { self?.json ?? .null }
}

nonisolated extension Array: JSONConvertible where Element: JSONConvertible {
  var json: JSON { .array(map(\.json)) }
}

nonisolated extension JSON {
  /// An object with these members in this order. What is `nil` is `null`.
  static func object(of members: KeyValuePairs<String, any JSONConvertible>) -> JSON {
    .object([Member](members))
  }
}

nonisolated extension [JSON.Member] {
  init(_ members: KeyValuePairs<String, any JSONConvertible>) {
    self = members.map { .init($0.key, $0.value.json) }
  }
}
