import Localization

/// How many there are of what a closing line speaks of.
enum Counted {
  static func messages(_ count: Int) -> String {
    count == 1 ? localized("1 message") : localized("\(count) messages")
  }

  static func changes(_ count: Int) -> String {
    count == 1 ? localized("1 state change") : localized("\(count) state changes")
  }

  static func participants(_ count: Int) -> String {
    count == 1 ? localized("1 participant") : localized("\(count) participants")
  }

  static func breaches(_ count: Int) -> String {
    count == 1 ? localized("1 breach") : localized("\(count) breaches")
  }

  static func queries(_ count: Int) -> String {
    count == 1 ? localized("1 query") : localized("\(count) queries")
  }

  static func pulls(_ count: Int) -> String {
    count == 1 ? localized("1 data-source pull") : localized("\(count) data-source pulls")
  }

  static func messagesInside(_ count: Int) -> String {
    count == 1
      ? localized("1 message inside them") : localized("\(count) messages inside them")
  }

  static func values(_ count: Int) -> String {
    count == 1 ? localized("1 returned value") : localized("\(count) returned values")
  }

  static func replies(_ count: Int) -> String {
    count == 1 ? localized("1 reply") : localized("\(count) replies")
  }

  static func releases(_ count: Int) -> String {
    count == 1 ? localized("1 release") : localized("\(count) releases")
  }

  static func notes(_ count: Int) -> String {
    count == 1 ? localized("1 note") : localized("\(count) notes")
  }

  static func views(_ count: Int) -> String {
    count == 1 ? localized("1 view") : localized("\(count) views")
  }
}
