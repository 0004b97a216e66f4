@preconcurrency import CReadline
import Cells
import Foundation

/// GNU readline, whose state is global: so there is one editor in a process. Its callback interface
/// is driven by our own `poll`, because `readline()` itself notices Ctrl-C only at the next key.
@MainActor
public final class LineEditor: LineReading {
  /// The first use takes over Ctrl-C, resizing, and requests to end the program.
  public static let shared = LineEditor()

  public var completer: @MainActor (CompletionRequest) -> [Completion] = { _ in [] }
  public var onResize: @MainActor () -> Void = {}
  /// Gives the prompt its colour, or none.
  public var writer = ANSIWriter.plain
  public var history: HistoryFile? {
    didSet { recall() }
  }

  let bell: Int32
  var outcome: Input?
  /// Signals that came while readline waited for a key.
  var postponed: [Int32] = []
  var hasRefusedKey = false
  /// What the terminal would do for these keys if it were not for readline.
  var signalKeys: [UInt8: Int32] = [:]
  /// Lines of a paste that wait for their turn.
  var pasted: ArraySlice<String> = []

  private init() {
    bell = Signals.startRinging(for: [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT])
    Self.configure()
  }

  /// Whether Ctrl-C was pressed, or the program asked to end, since the last prompt.
  public nonisolated var interruptRequested: Bool { Signals.interruptRequested() }

  /// The signal after which `readLine` says that the input has ended, if it was one.
  public var endingSignal: Int32? { Signals.ending }

  public func readLine(prompt: String) -> Input {
    fflush(nil)
    catchUp()
    if Signals.ending != nil { return .endOfFile }
    if let line = nextPasted(prompt) { return handOut(line) }
    return edit(prompt)
  }

  private func edit(_ prompt: String) -> Input {
    beginEditing(prompt)
    defer { endEditing() }
    while true {
      if let outcome { return outcome }
      waitForSomething()
    }
  }

  private func beginEditing(_ prompt: String) {
    outcome = nil
    _ = Signals.set(SIGTSTP, to: .notified)
    rl_callback_handler_install(marked(prompt)) { line in
      let address = UInt(bitPattern: line)
      MainActor.assumeIsolated {
        LineEditor.shared.lineEnded(UnsafeMutablePointer(bitPattern: address))
      }
    }
  }

  private func endEditing() {
    rl_callback_handler_remove()
    _ = Signals.set(SIGTSTP, to: .standard)
  }

  /// Keys and signals.
  var sources: [pollfd] {
    [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
    ]
  }

  private func waitForSomething() {
    var sources = sources
    guard poll(&sources, 2, -1) >= 0 else { return giveUpUnlessInterrupted() }
    // Whatever `poll` says of the bell: it may have been rung since, and comes before any key.
    heard().forEach(obey)
    if outcome == nil, sources[0].revents != 0 { readKey() }
  }

  private func readKey() {
    hasRefusedKey = false
    rl_callback_read_char()
    // A line that has ended needs no terminal set up for it.
    if outcome == nil { heard().forEach(obey) }
  }

  func heard() -> [Int32] {
    defer { postponed = [] }
    return postponed + Signals.heard(on: bell)
  }

  var isAboutToDropLine: Bool {
    postponed.contains { [SIGINT, SIGTERM, SIGHUP].contains($0) }
  }

  private func giveUpUnlessInterrupted() {
    if errno != EINTR { outcome = .endOfFile }
  }

  private func lineEnded(_ line: UnsafeMutablePointer<CChar>?) {
    // Before anything else, or readline shows the next prompt.
    rl_callback_handler_remove()
    defer { free(line) }
    if isAboutToDropLine { return }
    guard let line else { return outcome = .endOfFile }
    let lines = String(cString: line).split(whereSeparator: \.isNewline)
      // A completion leaves a space behind. One at the front has a meaning for history.
      .map { String($0.trimmedAtEnd) }
    pasted = lines.dropFirst()
    outcome = handOut(lines.first ?? "")
  }

  private func nextPasted(_ prompt: String) -> String? {
    guard let line = pasted.popFirst() else { return nil }
    _ = Outlet.standardOutput.send((prompt + line).printable + "\n")
    return line
  }

  private func handOut(_ line: String) -> Input {
    guard HistoryFile.keeps(line, after: lastRemembered) else { return .line(line) }
    add_history(line)
    history?.append(line)
    return .line(line)
  }

  private func recall() {
    clear_history()
    history?.load().forEach { add_history($0) }
  }

  private var lastRemembered: String? {
    guard history_length > 0 else { return nil }
    return history_get(history_base + history_length - 1)?.pointee.line.map { String(cString: $0) }
  }

  /// readline must know which parts of the prompt take no room.
  private func marked(_ prompt: String) -> String {
    guard let code = writer.palette?.code(for: .strong) else { return prompt.printable }
    return "\u{01}\u{1B}[\(code)m\u{02}\(prompt.printable)\u{01}\u{1B}[0m\u{02}"
  }
}
