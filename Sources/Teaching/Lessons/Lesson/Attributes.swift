import Cells

/// What the comment on a heading says: `key: value key: value`.
///
/// A value ends where the next key begins. A key is a name of `keys` and a colon, outside double
/// quotes.
public struct Attributes: Equatable, Sendable {
  /// All keys that a heading may have.
  public static let keys = [
    "id", "core", "type", "chapter", "sitting", "run", "actions", "setup", "pattern", "mistake",
    "only", "hide", "focus", "fold", "depth", "steps", "turns", "all", "wait", "drawing", "symbol",
    "patterns", "rule", "table", "after", "ask", "concept", "covers", "digest", "kind", "level",
    "runs", "edit",
  ]

  /// Titles of what begins at a heading. They are words, so a translation has its own.
  static let titles = ["chapter", "sitting"]

  /// Keys with lists of actions.
  static let listsOfActions = ["actions", "setup"]

  /// Keys that say something by being there, without a value.
  static let flags = ["all", "core", "wait"]

  /// Each key at most once.
  public internal(set) var values: [Value] = []

  /// A key with its value, as text.
  public struct Value: Equatable, Sendable {
    public var key: String
    public var text: String
    /// Where the key is. For a key that comes from the original of a translation: the heading.
    public var location: Location
  }

  /// `nil` where the heading does not have the key.
  public subscript(key: String) -> Value? { values.first { $0.key == key } }

  /// With the titles in another language, where there are any.
  func retitled(from translation: Attributes) -> Attributes {
    var copy = self
    copy.values = values.map { value in
      Attributes.titles.contains(value.key) ? translation[value.key] ?? value : value
    }
    return copy
  }

  func keeping(_ keys: [String]) -> Attributes {
    var some = Attributes()
    some.values = values.filter { keys.contains($0.key) }
    return some
  }

  /// With the values of `others` that are missing here, all located at `place`. A rule is left out:
  /// it belongs to the table of the other file. So are titles, which are translated.
  func completed(by others: Attributes, at place: Location) -> Attributes {
    var whole = self
    for var value in others.values
    where self[value.key] == nil && !(Attributes.titles + ["rule"]).contains(value.key) {
      value.location = place
      whole.values.append(value)
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
