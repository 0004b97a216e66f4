import Cells
import Localization

/// Why a filter could not be read, or does not fit the diagram of a run, or one drawn by hand.
public enum DiagramFilterProblem: Error, Equatable, Sendable {
  /// A word that begins no part.
  case unknownPart(String)
  case nothingSaid(DiagramFilter.Part)
  case saidTooMuch(DiagramFilter.Part, String)
  case badNumber(DiagramFilter.Part, String)
  /// A diagram drawn by hand has neither roles nor kinds.
  case unknownName(String, DiagramFilter.Part, names: [String], roles: [String], kinds: [String])
  /// A participant of the run that is not in the drawing.
  case notDrawn(String, DiagramFilter.Part)
  /// The diagram has fewer messages; `last` is the number of its last message.
  case noMessage(Int, last: Int)
  /// No message is numbered so; the others are the numbers that are drawn.
  case noNumeral(Int, first: String, last: String)
  /// The run has fewer turns.
  case noTurn(Int, last: Int)
  /// A diagram drawn by hand.
  case hasNoTurns

  /// What was found and what to do, in the current language.
  public var message: String {
    switch self {
    case .unknownPart(let word):
      localized("\(word.quoted) does not say what to show.")
        + (hint(word, words) ?? localized(" Begin with \(words.listed(.or))."))
    case .nothingSaid(let part):
      localized("\(part.rawValue) needs \(part.needs), as in: \(part.example)")
    case .saidTooMuch(let part, let word):
      localized("\(part.rawValue) takes only \(part.needs). Leave out \(word.quoted).")
    case .badNumber(let part, let word):
      localized(
        """
        \(part.rawValue) cannot be \(word.quoted). It is \(part.needs), as in: \(part.example)
        """)
    case .unknownName(let name, let part, let names, let roles, let kinds):
      (roles.isEmpty && kinds.isEmpty
        ? localized("\(part.rawValue) \(name.quoted): there is no participant of that name.")
        : localized(
          "\(part.rawValue) \(name.quoted): there is no participant, role or kind of that name."))
        + (hint(name, names + roles + kinds + part.ownWords) ?? listing(names, roles, kinds))
    case .notDrawn(let name, _):
      localized(
        """
        \(name) has no lifeline in this drawing. It may only answer questions, or be one of the \
        labels: --all shows those.
        """)
    case .noMessage(let number, let last):
      last == 0
        ? localized("There is no message \(number): the run has no messages.")
        : localized("There is no message \(number). They go from 1 to \(last).")
    case .noNumeral(let number, let first, let last):
      localized("There is no message \(number). Their numbers go from \(first) to \(last).")
    case .noTurn(let number, let last):
      last == 1
        ? localized("There is no turn \(number). There is only turn 1.")
        : localized("There is no turn \(number). They go from 1 to \(last).")
    case .hasNoTurns:
      localized("A diagram in Mermaid's language has no turns. Choose messages: --steps N-M")
    }
  }

  private var words: [String] {
    DiagramFilter.Part.allCases.map(\.rawValue) + [DiagramFilter.everything]
  }

  private func listing(_ names: [String], _ roles: [String], _ kinds: [String]) -> String {
    let known = [
      names.isEmpty ? nil : localized(" Participants: \(names.commaSeparated)."),
      roles.isEmpty ? nil : localized(" Roles: \(roles.commaSeparated)."),
      kinds.isEmpty ? nil : localized(" Kinds: \(kinds.commaSeparated)."),
    ]
    return known.compactMap { $0 }.joined()
  }
}

extension DiagramFilter.Part {
  /// Words that may be said in the place of a name.
  fileprivate var ownWords: [String] { self == .fold ? ["widgets", "loops"] : [] }

  fileprivate var needs: String {
    switch self {
    case .only, .hide, .focus: localized("the name of a participant, a role or a kind")
    case .fold: localized("widgets, loops, a name or the number of a message")
    case .depth: localized("a number from 1")
    case .steps, .turns: localized("a number or a range")
    }
  }

  fileprivate var example: String {
    switch self {
    case .only: "only Controller Model"
    case .hide: "hide labels"
    case .focus: "focus Recording"
    case .fold: "fold widgets"
    case .depth: "depth 3"
    case .steps: "steps 3-9"
    case .turns: "turns 2-3"
    }
  }
}
