import Foundation

/// What a person may say about the terminal on the command line.
public struct TerminalOptions: Equatable, Sendable {
  public var color = ColorChoice.auto
  public var width: Int?
  public var usesPager = true
  public var keepsHistory = true

  public init() {}
}

extension Console {
  /// Whether somebody types and looks: both ends are terminals.
  public static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// The process's own terminal, pipes or files. From here on a reader that goes away, as `head`
  /// does, is an answer of `Outlet` and no longer a signal that ends the process.
  public static func standard(
    _ options: TerminalOptions = TerminalOptions(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Console {
    Signals.outliveBrokenPipes()
    return Console(
      output: .standardOutput, errors: .standardError,
      writer: writer(for: STDOUT_FILENO, options, environment),
      errorWriter: writer(for: STDERR_FILENO, options, environment),
      pager: isInteractive && options.usesPager ? .chosen(in: environment) : nil,
      screen: .resolved(
        width: options.width, window: ScreenSize(ofDescriptor: STDOUT_FILENO),
        environment: environment))
  }

  /// Whether the standard console writes without colours to what is no terminal.
  public static func isPiped(_ options: TerminalOptions = TerminalOptions()) -> Bool {
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
