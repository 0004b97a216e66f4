import Localization

/// Numbers with their nouns, for closing lines: `1 message`, `3 messages`.
package enum Counted {
  package static func messages(_ count: Int) -> String {
    localized(count, one: "1 message", other: "\(count) messages")
  }

  static func changes(_ count: Int) -> String {
    localized(count, one: "1 state change", other: "\(count) state changes")
  }

  static func participants(_ count: Int) -> String {
    localized(count, one: "1 participant", other: "\(count) participants")
  }

  package static func breaches(_ count: Int) -> String {
    localized(count, one: "1 breach", other: "\(count) breaches")
  }

  static func queries(_ count: Int) -> String {
    localized(count, one: "1 query", other: "\(count) queries")
  }

  static func pulls(_ count: Int) -> String {
    localized(count, one: "1 data-source pull", other: "\(count) data-source pulls")
  }

  static func messagesInside(_ count: Int) -> String {
    localized(count, one: "1 message inside them", other: "\(count) messages inside them")
  }

  static func values(_ count: Int) -> String {
    localized(count, one: "1 returned value", other: "\(count) returned values")
  }

  static func replies(_ count: Int) -> String {
    localized(count, one: "1 reply", other: "\(count) replies")
  }

  static func releases(_ count: Int) -> String {
    localized(count, one: "1 release", other: "\(count) releases")
  }

  static func notes(_ count: Int) -> String {
    localized(count, one: "1 note", other: "\(count) notes")
  }

  static func views(_ count: Int) -> String {
    localized(count, one: "1 view", other: "\(count) views")
  }
}
