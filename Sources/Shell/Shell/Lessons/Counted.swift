import Localization

/// Numbers with their nouns, for the length of a lesson.
enum Counted {
  static func pages(_ count: Int) -> String {
    localized(count, one: "1 page", other: "\(count) pages")
  }

  static func minutes(_ count: Int) -> String {
    localized(count, one: "1 minute", other: "\(count) minutes")
  }
}
