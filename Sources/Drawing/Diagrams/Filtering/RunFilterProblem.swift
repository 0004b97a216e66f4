import Cells
import Localization
import Trace

/// Why a filter cannot be applied to the diagram of a run, or to one drawn by hand.
public enum RunFilterProblem: Error {
  /// The words are not written as a filter.
  case filter(DiagramFilterProblem)
  /// A diagram drawn by hand has neither roles nor kinds.
  case unknownName(String, DiagramFilter.Part, names: [String], roles: [String], kinds: [String])
  /// A participant of the run that is not in the drawing.
  case notDrawn(String, DiagramFilter.Part)
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
    case .filter(let problem): problem.message
    case .unknownName(let name, let part, let names, let roles, let kinds):
      (roles.isEmpty && kinds.isEmpty
        ? localized("\(part.rawValue) \(name.quoted): there is no participant of that name.")
        : localized(
          "\(part.rawValue) \(name.quoted): there is no participant, role or kind of that name."))
        + (hint(name, names + roles + kinds) ?? listing(names, roles, kinds))
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

  private func listing(_ names: [String], _ roles: [String], _ kinds: [String]) -> String {
    let known = [
      names.isEmpty ? nil : localized(" Participants: \(names.commaSeparated)."),
      roles.isEmpty ? nil : localized(" Roles: \(roles.commaSeparated)."),
      kinds.isEmpty ? nil : localized(" Kinds: \(kinds.commaSeparated)."),
    ]
    return known.compactMap { $0 }.joined()
  }
}

extension DiagramFilter {
  /// The same filter with names spelled as in the diagram.
  public func checked(against diagram: Diagram, of trace: Trace) throws(RunFilterProblem)
    -> DiagramFilter
  {
    if let turns { try check(turns.lowerBound, diagram, trace) }
    do {
      return try spelled(as: diagram)
    } catch {
      throw RunFilterProblem(error, diagram, trace)
    }
  }

  /// A turn may have nothing to draw, and a turn that is drawn may have no divider.
  private func check(
    _ turn: Int, _ diagram: Diagram, _ trace: Trace
  ) throws(RunFilterProblem) {
    guard !diagram.isDrawnByHand else { throw .hasNoTurns }
    let drawn = diagram.items.compactMap(\.turn?.number)
    let last = (drawn + trace.actionsByTurn.keys).max() ?? 1
    guard turn <= last else { throw .noTurn(turn, last: last) }
  }
}

extension RunFilterProblem {
  fileprivate init(_ problem: DiagramFilterProblem, _ diagram: Diagram, _ trace: Trace) {
    switch problem {
    case .unknownName(let name, let part):
      let isThere = trace.participants.contains { $0.name == name }
      self =
        isThere
        ? .notDrawn(name, part)
        : .unknownName(
          name, part, names: diagram.participants.map(\.nameOnOneLine).uniqued(),
          roles: diagram.roles, kinds: diagram.kinds)
    case .noMessage(let number, let last): self = .noMessage(number, last: last)
    case .noNumeral(let number, let first, let last):
      self = .noNumeral(number, first: first, last: last)
    case .unknownPart, .nothingSaid, .saidTooMuch, .badNumber: self = .filter(problem)
    }
  }
}

extension DiagramFilterProblem {
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
    case .unknownName(let name, let part):
      localized("\(part.rawValue) cannot take \(name.quoted).")
    case .noMessage(let number, _), .noNumeral(let number, _, _):
      localized("There is no message \(number).")
    }
  }

  private var words: [String] {
    DiagramFilter.Part.allCases.map(\.rawValue) + [DiagramFilter.everything]
  }
}

extension DiagramFilter.Part {
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
