import Analysis
import Cells
import Localization
import Trace

// The facts in the current language, a line for each but the conversation.

extension VariantFacts {
  /// Contract, objects and screen; the contract is left out where there is none.
  public var sentences: [String] {
    [broken?.contractWords, objects.words, screen.words].compactMap(\.self)
  }
}

extension ConversationFacts {
  /// What is above the lines, with the signs that they have.
  public var heading: String {
    let signs = TraceDifference.Mark.allCases.filter { mark in lines.contains { $0.mark == mark } }
      .compactMap(\.legend)
    return isEmpty
      ? localized("Conversation: the same messages.")
      : localized("Conversation (\(signs.commaSeparated)):")
  }

  /// What is below the lines; `nil` where all are there.
  public var remainder: String? {
    more == 0
      ? nil
      : localized(more, one: "  … and 1 more difference", other: "  … and \(more) more differences")
  }
}

extension ConversationLine {
  /// The sign, then the message.
  public var text: String {
    let line = "\(mark.sign) \(String(repeating: " ", count: depth * 2))\(words)".printable
    guard inside > 0 else { return line }
    return line + " "
      + localized(inside, one: "(1 message inside)", other: "(\(inside) messages inside)")
  }
}

extension TraceDifference.Mark {
  /// `nil` for the calls around what differs.
  fileprivate var legend: String? {
    switch self {
    case .same, .movedAway: nil
    case .added: localized("\(sign) new")
    case .removed: localized("\(sign) missing")
    case .changed: localized("\(sign) different")
    case .moved: localized("\(sign) moved here")
    }
  }
}

extension [String] {
  fileprivate var contractWords: String {
    isEmpty
      ? localized("Contract: no rule is broken.")
      : localized("Contract: \(joined(separator: localized("; "))).")
  }
}

extension ObjectFacts {
  /// So many holds are named.
  private static let mostHolds = 2

  fileprivate var words: String {
    guard !isEmpty else { return localized("Objects: the same.") }
    let more = holds.count - Self.mostHolds
    let parts =
      [
        kept.words.map { localized("still alive: \($0)") },
        new.words.map { localized("new: \($0)") },
        missing.words.map { localized("missing: \($0)") },
      ].compactMap(\.self)
      + holds.prefix(Self.mostHolds).map(\.words)
      + (more > 0
        ? [
          localized(more, one: "1 more reference differs", other: "\(more) more references differ")
        ] : [])
    return localized("Objects: \(parts.joined(separator: localized("; "))).")
  }
}

extension ObjectFacts.Group {
  private static let mostNames = 5

  /// `FolderVC2, FolderVM2, 7 views`; `nil` for no objects.
  fileprivate var words: String? {
    guard !isEmpty else { return nil }
    let more = names.count - Self.mostNames
    let parts =
      names.prefix(Self.mostNames).map(\.printable)
      + (more > 0 ? [localized(more, one: "1 more object", other: "\(more) more objects")] : [])
      + (views > 0 ? [localized(views, one: "1 view", other: "\(views) views")] : [])
    return parts.commaSeparated
  }
}

extension Ownership.Hold {
  fileprivate var words: String {
    let property = path.printable
    return switch strength {
    case .strong: localized("\(property) holds \(held.printable) strongly")
    case .weak: localized("\(property) holds \(held.printable) weakly")
    case .unowned: localized("\(property) holds \(held.printable) unowned")
    }
  }
}

extension ScreenFacts {
  /// So many words of each screen are quoted.
  private static let most = 3

  fileprivate var words: String {
    guard !isEmpty else { return localized("Screen: the same.") }
    let (old, new) = (Self.quoted(gone), Self.quoted(come))
    let words =
      gone.isEmpty
      ? localized("\(new) is there as well")
      : come.isEmpty ? localized("\(old) is missing") : localized("\(new) in place of \(old)")
    return action.map { localized("Screen after \($0.printable): \(words).") }
      ?? localized("Screen: \(words).")
  }

  private static func quoted(_ words: [String]) -> String {
    (words.prefix(most).map(\.printable.quoted) + (words.count > most ? ["…"] : [])).commaSeparated
  }
}
