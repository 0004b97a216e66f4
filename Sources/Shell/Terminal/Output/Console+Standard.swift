import Foundation
import Shell

extension Console {
  /// Whether standard input and standard output are both terminals.
  public static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// Standard output and standard error, whether terminal, pipe or file.
  ///
  /// From then on, a pipe without a reader no longer ends the process: `TextOutput` reports it.
  @MainActor
  public static func standard(_ settings: TerminalSettings = TerminalSettings()) -> Console {
    Signals.ignoreFailedWrites()
    var environment = ProcessInfo.processInfo.environment
    if case .command(let pager) = settings.pager { environment[Pager.variable] = pager }
    var console = Console(
      output: .standardOutput, errors: .standardError,
      writer: writer(for: STDOUT_FILENO, settings, environment),
      errorWriter: writer(for: STDERR_FILENO, settings, environment))
    if isInteractive, settings.pager != .off { console.paging = .chosen(in: environment) }
    console.breaksSentences = isatty(STDOUT_FILENO) == 1
    console.breaksComplaints = isatty(STDERR_FILENO) == 1
    console.measure(width: settings.width, environment)
    return console
  }

  /// Takes the size that the window has now.
  ///
  /// - Parameter width: the columns that an option says; `nil` where none does.
  mutating func measure(width: Int?, _ environment: [String: String]) {
    window = ScreenSize(ofDescriptor: STDOUT_FILENO)
    screen = .resolved(width: width, window: window, environment: environment)
    unsetColumns = ScreenSize.resolved(window: window, environment: environment).columns
  }

  /// Whether `standard` would write to a pipe or a file, without colours.
  public static func isPiped(_ settings: TerminalSettings) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 0 && writer(for: STDOUT_FILENO, settings, environment) == .plain
  }

  private static func writer(
    for descriptor: Int32, _ settings: TerminalSettings, _ environment: [String: String]
  ) -> ANSIWriter {
    let isTerminal = isatty(descriptor) == 1
    let usesColor = settings.color.usesColor(onTerminal: isTerminal, environment: environment)
    return usesColor ? .colored(ColorDepth(environment: environment)) : .plain
  }
}
