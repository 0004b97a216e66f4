import Localization

/// A field of a form that cannot be, apart from where the form stands.
struct WrongField: Error, Equatable {
  var field: String
  /// `nil` when it is missing.
  var found: String?
  var expected: String

  init(_ field: String, found: String?, expected: String) {
    self.field = field
    self.found = found
    self.expected = expected
  }

  static func missing(_ field: String) -> Self {
    Self(field, found: nil, expected: "")
  }

  static func id(_ found: String) -> Self {
    Self("id", found: found, expected: localized("a UUID in small letters"))
  }

  static func name(_ field: String, _ found: String) -> Self {
    Self(field, found: found, expected: localized("a name without control characters"))
  }

  static func timestamp(_ found: String) -> Self {
    Self("at", found: found, expected: localized("a moment such as 2026-03-01T10:11:12.345Z"))
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  init(_ word: String, in field: String) throws(WrongField) {
    guard let value = Self(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue).commaSeparated
      throw WrongField(field, found: word, expected: localized("one of \(known)"))
    }
    self = value
  }
}
