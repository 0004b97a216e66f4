import Foundation
import Shell

/// The options of the command line that concern the terminal.
public struct TerminalOptions: Equatable, Sendable {
  public var color = ColorChoice.auto
  /// In columns; `nil` for the width of the window.
  public var width: Int?
  /// Whether text that is longer than the screen goes through a pager.
  public var usesPager = true
  /// A command line for `sh`; `nil` for what the environment says.
  public var pager: String?
  /// Whether typed lines are kept in a file for later sessions.
  public var keepsHistory = true

  public init() {}

  /// What is set in the session wins.
  public func changed(by settings: TerminalSettings) -> TerminalOptions {
    var options = self
    options.width = settings.width ?? width
    options.color = settings.color ?? color
    switch settings.pager {
    case nil: break
    case .off: options.usesPager = false
    case .command(let command):
      options.usesPager = true
      options.pager = command
    }
    return options
  }
}

extension Console {
  /// Whether standard input and standard output are both terminals.
  public static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// Standard output and standard error, whether terminal, pipe or file.
  ///
  /// From then on, a pipe without a reader no longer ends the process: `TextOutput` reports it.
  @MainActor
  public static func standard(_ options: TerminalOptions = TerminalOptions()) -> Console {
    Signals.ignoreFailedWrites()
    var environment = ProcessInfo.processInfo.environment
    if let pager = options.pager { environment[Pager.variable] = pager }
    let window = ScreenSize(ofDescriptor: STDOUT_FILENO)
    return Console(
      output: .standardOutput, errors: .standardError,
      writer: writer(for: STDOUT_FILENO, options, environment),
      errorWriter: writer(for: STDERR_FILENO, options, environment),
      paging: isInteractive && options.usesPager ? .chosen(in: environment) : .none,
      screen: .resolved(width: options.width, window: window, environment: environment),
      window: window, breaksSentences: isatty(STDOUT_FILENO) == 1,
      breaksComplaints: isatty(STDERR_FILENO) == 1)
  }

  /// Whether `standard` would write to a pipe or a file, without colours.
  public static func isPiped(_ options: TerminalOptions) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 0 && writer(for: STDOUT_FILENO, options, environment) == .plain
  }

  private static func writer(
    for descriptor: Int32, _ options: TerminalOptions, _ environment: [String: String]
  ) -> ANSIWriter {
    let isTerminal = isatty(descriptor) == 1
    let usesColor = options.color.usesColor(onTerminal: isTerminal, environment: environment)
    return usesColor ? .colored(ColorDepth(environment: environment)) : .plain
  }
}
