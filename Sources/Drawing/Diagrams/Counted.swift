import Localization

/// Numbers with their nouns, for closing lines: `Counted.messages(3)` is `3 messages`.
package enum Counted: CaseIterable {
  case messages, changes, participants, breaches, queries, pulls, messagesInside, values, replies
  case releases, notes, views

  package func callAsFunction(_ count: Int) -> String {
    switch self {
    case .messages: localized(count, one: "1 message", other: "\(count) messages")
    case .changes: localized(count, one: "1 state change", other: "\(count) state changes")
    case .participants: localized(count, one: "1 participant", other: "\(count) participants")
    case .breaches: localized(count, one: "1 breach", other: "\(count) breaches")
    case .queries: localized(count, one: "1 query", other: "\(count) queries")
    case .pulls: localized(count, one: "1 data-source pull", other: "\(count) data-source pulls")
    case .messagesInside:
      localized(count, one: "1 message inside them", other: "\(count) messages inside them")
    case .values: localized(count, one: "1 returned value", other: "\(count) returned values")
    case .replies: localized(count, one: "1 reply", other: "\(count) replies")
    case .releases: localized(count, one: "1 release", other: "\(count) releases")
    case .notes: localized(count, one: "1 note", other: "\(count) notes")
    case .views: localized(count, one: "1 view", other: "\(count) views")
    }
  }

  /// `2 messages and 1 note`; `nil` where there is none of them.
  static func listed(_ counts: KeyValuePairs<Counted, Int>) -> String? {
    let words = counts.compactMap { $1 == 0 ? nil : $0($1) }
    return words.isEmpty ? nil : words.listed(.and)
  }
}
