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
    let window = ScreenSize(ofDescriptor: STDOUT_FILENO)
    return Console(
      output: .standardOutput, errors: .standardError,
      writer: writer(for: STDOUT_FILENO, settings, environment),
      errorWriter: writer(for: STDERR_FILENO, settings, environment),
      paging: isInteractive && settings.pager != .off ? .chosen(in: environment) : .none,
      screen: .resolved(width: settings.width, window: window, environment: environment),
      unsetColumns: ScreenSize.resolved(window: window, environment: environment).columns,
      window: window, breaksSentences: isatty(STDOUT_FILENO) == 1,
      breaksComplaints: isatty(STDERR_FILENO) == 1)
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
