import Localization

/// Numbers with their nouns: `1 page`, `3 pages`.
enum Counted {
  static func messages(_ count: Int) -> String {
    localized(count, one: "1 message", other: "\(count) messages")
  }

  static func pages(_ count: Int) -> String {
    localized(count, one: "1 page", other: "\(count) pages")
  }

  static func minutes(_ count: Int) -> String {
    localized(count, one: "1 minute", other: "\(count) minutes")
  }
}
