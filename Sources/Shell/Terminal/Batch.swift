import Shell

/// Runs lines from a file, a pipe or `-c`: without prompt or echo, until the first failure.
@MainActor
public final class Batch {
  private let shell: any AnsweringShell
  private let consoleFor: @MainActor (TerminalSettings) -> Console
  public private(set) var console: Console
  /// Those that the console is made for. A line may change what is set.
  private var settings: TerminalSettings

  public init(
    _ shell: any AnsweringShell, consoleFor: @escaping @MainActor (TerminalSettings) -> Console
  ) {
    self.shell = shell
    self.consoleFor = consoleFor
    settings = shell.terminalSettings
    console = consoleFor(settings)
  }

  /// - Parameter source: The name to put before error messages, with the number of the line.
  /// - Returns: The status to end the process with.
  public func runLines(from lines: some Sequence<String>, source: String? = nil) -> Int32 {
    for (index, line) in lines.enumerated() {
      guard case .command(let command) = ScriptLine(line) else { continue }
      let place = source.map { "\($0):\(index + 1)" }
      if let status = show({ shell.reply(to: command) }, at: place) { return status }
    }
    return Reply.Status.done.rawValue
  }

  /// Does one command. Returns the status to end the process with.
  public func run(_ answer: () -> Reply) -> Int32 {
    show(answer) ?? Reply.Status.done.rawValue
  }

  /// The status to end with, or `nil` to go on.
  private func show(_ answer: () -> Reply, at place: String? = nil) -> Int32? {
    shell.width = console.unsetColumns
    let reply = answer()
    noticeSettings()
    let shown = console.show(reply, at: place)
    Interruption.end()
    guard shown.status == .done else { return shown.status.rawValue }
    return reply.leaves || shown.delivery != .delivered
      ? console.status(after: shown.delivery) : nil
  }

  private func noticeSettings() {
    guard settings != shell.terminalSettings else { return }
    settings = shell.terminalSettings
    console = consoleFor(settings)
  }
}
