import Analysis
import Cells

/// A condition that a goal or a claim states about a run.
public enum Predicate: Equatable, Sendable {
  /// `screen shows "▸ Ideas"`, `screen hides …`
  case screen(shows: Bool, String)
  /// `Work.contents contains "Ideas"`
  case property(path: [String], Comparison, String)
  /// `NC -> FolderVC : observer`, `no View -> Model`, `3 NC -> *`
  case message(EventPattern, Count)
  /// `setName before post`: of the first message that matches each
  case order(EventPattern, EventPattern)
  /// `PlayVC -> PlayVM after setName`: a message that matches the first, sent after the first message that
  /// matches the second
  case later(EventPattern, after: EventPattern)
  /// `released FolderVC2`, `alive Store`
  case life(String, isAlive: Bool)

  /// How the value of a property is compared with the expected text.
  public enum Comparison: String, CaseIterable, Sendable {
    case equals = "=="
    case differs = "!="
    /// A list contains an object of that name, or a text contains these characters.
    case contains
    case lacks
  }

  /// How many messages must match: at least 1 for `some`.
  public enum Count: Equatable, Sendable {
    case some
    case exactly(Int)
  }

  /// Whether it may hold before the first action, because it states that something is absent.
  public var isAboutAbsence: Bool {
    switch self {
    case .screen(let shows, _): !shows
    case .property(_, let comparison, _): comparison == .differs || comparison == .lacks
    case .message(_, let count): count == .exactly(0)
    case .life(_, let isAlive): isAlive
    case .order, .later: false
    }
  }

  /// What it says messages are like; empty where it is not about messages.
  public var patterns: [EventPattern] {
    switch self {
    case .message(let pattern, _): [pattern]
    case .order(let first, let second): [first, second]
    case .later(let later, let first): [later, first]
    case .screen, .property, .life: []
    }
  }
}

extension Predicate {
  /// `nil` when the text is no condition.
  public init?(_ text: String) {
    let text = text.trimmed
    guard
      let found = Self.screen(text) ?? Self.life(text) ?? Self.property(text)
        ?? Self.messages(text)
    else { return nil }
    self = found
  }

  private static func screen(_ text: String) -> Predicate? {
    guard let match = text.wholeMatch(of: PredicateForm.screen) else { return nil }
    return .screen(shows: match.output.1 == "shows", String(match.output.2))
  }

  private static func life(_ text: String) -> Predicate? {
    guard let match = text.wholeMatch(of: PredicateForm.life) else { return nil }
    return .life(String(match.output.2), isAlive: match.output.1 == "alive")
  }

  private static func property(_ text: String) -> Predicate? {
    guard let match = text.wholeMatch(of: PredicateForm.property),
      // `=` is another word for `==`.
      let comparison = Comparison(rawValue: match.output.2 == "=" ? "==" : String(match.output.2))
    else { return nil }
    let path = match.output.1.split(separator: ".").map(String.init)
    return .property(path: path, comparison, String(match.output.3).trimmed.withStraightQuotes)
  }

  private static func messages(_ text: String) -> Predicate? {
    if let match = text.wholeMatch(of: PredicateForm.order) {
      guard let one = EventPattern(String(match.output.1)),
        let other = EventPattern(String(match.output.3))
      else { return nil }
      return match.output.2 == "before" ? .order(one, other) : .later(one, after: other)
    }
    if let match = text.wholeMatch(of: PredicateForm.count) {
      let count = Int(match.output.1) ?? 0
      return EventPattern(String(match.output.2)).map { .message($0, .exactly(count)) }
    }
    return EventPattern(text).map { .message($0, .some) }
  }
}

extension String {
  /// `"Hi"` for `“Hi”`.
  fileprivate var withStraightQuotes: String {
    count > 1 && first == "“" && last == "”" ? "\"\(dropFirst().dropLast())\"" : self
  }
}

private enum PredicateForm {
  // Made once, because making a regular expression takes much longer than trying it on a line. They are never
  // changed, so that all threads can use them.
  // Curly quotes mean the same as straight ones, as in actions.
  nonisolated(unsafe) static let screen = /screen\s+(shows|hides)\s+["“](.+)["”]/
  nonisolated(unsafe) static let life = /(released|alive)\s+(\w+)/
  nonisolated(unsafe) static let property = /(\w+(?:\.\w+)+)\s+(==?|!=|contains|lacks)\s+(.+)/
  nonisolated(unsafe) static let order = /(.+)\s+(before|after)\s+(.+)/
  nonisolated(unsafe) static let count = /(no|\d{1,4})\s+(.+)/
}
