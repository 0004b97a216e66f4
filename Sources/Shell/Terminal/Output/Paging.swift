/// How text that is longer than the window is shown.
public enum Paging: Sendable {
  /// All at once.
  case none
  case view(ReadingView)
  case program(Pager)

  /// The program that `LIFELINE_PAGER` or `PAGER` names. Without them, or where they say `lifeline`, the reading
  /// view. Where they are empty or say `cat`, and on a terminal that cannot move its cursor, neither.
  @MainActor
  static func chosen(in environment: [String: String]) -> Paging {
    let command = (environment[Pager.variable] ?? environment["PAGER"] ?? "lifeline").trimmed
    return switch command {
    case "", "cat": .none
    case _ where !TerminalKind.canMoveCursor(in: environment): .none
    case "lifeline": .view(ReadingView())
    default: .program(Pager(command: command))
    }
  }
}
