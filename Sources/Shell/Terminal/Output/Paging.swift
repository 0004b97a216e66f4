/// How text that is longer than the window is shown.
public enum Paging: Sendable {
  /// All at once.
  case none
  case view(ReadingView)
  case program(Pager)

  /// What the environment asks for.
  enum Choice: Equatable {
    case none, view
    case program(Pager)

    /// The program that `LIFELINE_PAGER` or `PAGER` names. Without them, or where they say `lifeline`, the reading
    /// view. Where they are empty or say `cat`, and on a terminal that cannot move its cursor, neither.
    init(environment: [String: String]) {
      let command = (environment[Pager.variable] ?? environment["PAGER"] ?? "lifeline").trimmed
      self =
        switch command {
        case "", "cat": .none
        case _ where !TerminalKind.canMoveCursor(in: environment): .none
        case "lifeline": .view
        default: .program(Pager(command: command))
        }
    }
  }

  /// What the environment asks for.
  @MainActor
  static func chosen(in environment: [String: String]) -> Paging {
    switch Choice(environment: environment) {
    case .none: .none
    case .view: .view(ReadingView())
    case .program(let pager): .program(pager)
    }
  }
}
