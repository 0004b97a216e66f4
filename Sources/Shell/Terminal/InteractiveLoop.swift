import Cells
import Localization
import Shell

/// Reads a line and shows the reply, again and again, until a reply or the input ends it.
@MainActor
public final class InteractiveLoop {
  public var console: Console

  let shell: any AnsweringShell
  private let reader: any LineReader
  private var lastLine: String?
  /// The next line, as far as it was typed while a text was read.
  private var begun = BegunLine()
  /// Called when a line changed what is set for the terminal.
  var onSettings: (TerminalSettings) -> Void = { _ in }
  private var settings: TerminalSettings

  public init(_ shell: any AnsweringShell, reader: any LineReader, console: Console) {
    self.shell = shell
    self.reader = reader
    self.console = console
    settings = shell.terminalSettings
  }

  /// - Returns: The status to end the process with. Commands that failed do not count.
  public func run() -> Int32 {
    shell.width = console.unsetColumns
    shell.height = console.screen.rows
    while true {
      switch nextLine() {
      case .interrupted: shell.interrupt()
      case .endOfFile:
        let delivery = console.output.send("\n")
        return console.status(after: delivery == .delivered ? sayFarewell() : delivery)
      case .line(let line):
        if let status = answer(line) { return status }
      }
    }
  }

  private func nextLine() -> Input {
    let begun = begun
    self.begun = BegunLine()
    guard !begun.isEntered else {
      // As if the reader had pressed Return at the prompt.
      let row = Styled(shell.prompt + begun.typed, .strong)
      _ = console.output.send(console.writer.text(of: row))
      return .line(begun.typed)
    }
    let input = reader.readLine(prompt: shell.prompt, typed: begun.typed)
    guard case .line(let line) = input, begun.leavesText(as: line) else { return input }
    let remark = localized("You have left the text. To leave Lifeline, too, type: quit")
    _ = console.show(.wrapped(remark, to: shell.width, .faint))
    return .interrupted
  }

  /// The status to end with, or `nil` to go on.
  private func answer(_ line: String) -> Int32? {
    guard let line = command(for: line) else { return nil }
    lastLine = line
    let reply = shell.reply(to: line)
    noticeSettings()
    // A copy, since the window may get another size while a text is read.
    var console = console
    // The view would wait for a key, and a paste is to be answered line by line.
    if reader.hasPastedLines { console.paging = .none }
    let shown = console.show(reply)
    begun = shown.begun
    guard shown.delivery == .delivered else { return console.status(after: shown.delivery) }
    return reply.leaves ? console.status(after: sayFarewell()) : nil
  }

  private func noticeSettings() {
    guard settings != shell.terminalSettings else { return }
    settings = shell.terminalSettings
    onSettings(settings)
    shell.width = console.unsetColumns
  }

  private func sayFarewell() -> TextOutput.Delivery {
    console.show(shell.farewell()).delivery
  }

  /// `nil` for a comment. An empty line lets the shell look for news, or repeats a step. The rows of a step
  /// continue those before it, so the prompt between them goes away.
  private func command(for line: String) -> String? {
    switch ScriptLine(line) {
    case .command(let command): return command
    case .comment: return nil
    case .blank:
      guard shell.repeatsOnEmptyLine, let lastLine else { return "" }
      reader.eraseLine(prompt: shell.prompt)
      return lastLine
    }
  }
}

/// Reads lines, from a terminal or in a test.
@MainActor
public protocol LineReader: AnyObject {
  /// Whether lines that were pasted wait for their turn.
  var hasPastedLines: Bool { get }

  /// Shows the prompt and waits for a line.
  ///
  /// - Parameter typed: the beginning of the line, as if it had been typed.
  func readLine(prompt: String, typed: String) -> Input

  /// Takes the empty line after this prompt off the terminal, when it was the last that was read.
  func eraseLine(prompt: String)
}

/// What `readLine` returns.
public enum Input: Equatable, Sendable {
  case line(String)
  /// Ctrl-C: the line typed so far is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal was closed.
  case endOfFile
}
