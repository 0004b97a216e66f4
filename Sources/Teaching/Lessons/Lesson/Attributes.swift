import Cells

/// What the comment on a heading says: `key: value key: value`.
///
/// A value reaches to the next key. A key is one of `keys` and a colon, outside double quotes.
public struct Attributes: Equatable, Sendable {
  public static let keys = [
    "id", "type", "run", "actions", "setup", "pattern", "mistake", "only", "hide", "focus", "fold",
    "depth", "steps", "turns", "all", "rule", "after", "ask", "concept", "digest",
  ]

  public private(set) var values: [Value] = []

  public struct Value: Equatable, Sendable {
    public var key: String
    public var text: String
    public var location: Location
  }

  public subscript(key: String) -> Value? { values.first { $0.key == key } }

  mutating func append(_ value: Value) {
    values.append(value)
  }

  func keeping(_ keys: [String]) -> Attributes {
    var some = Attributes()
    for value in values where keys.contains(value.key) { some.append(value) }
    return some
  }

  /// With what others say beside it, as if it were said at one place. A rule is left out: it is
  /// written for the table of the other file.
  func completed(by others: Attributes, at place: Location) -> Attributes {
    var whole = self
    for var value in others.values where self[value.key] == nil && value.key != "rule" {
      value.location = place
      whole.append(value)
    }
    return whole
  }

  /// `PlayVC, Recording` as a list.
  func names(_ key: String) -> [String] {
    (self[key]?.text ?? "").split(separator: ",").map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  /// `launch ; open "Hello"` as a list.
  func actions(_ key: String) -> [String] {
    (self[key]?.text ?? "").actionLines
  }
}

extension String {
  /// `launch ; open "Hello"`: actions as they are written in one line, each by itself.
  public var actionLines: [String] {
    var quoted = false
    let parts = split {
      if $0 == "\"" { quoted.toggle() }
      return $0 == ";" && !quoted
    }
    return parts.map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
