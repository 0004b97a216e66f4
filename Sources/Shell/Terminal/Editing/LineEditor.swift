@preconcurrency import CReadline
import Cells
import Foundation

/// Reads lines with GNU readline. Its state is global, so a process has only this editor.
///
/// The editor waits with `poll` and uses the callback interface of readline, because the function `readline`
/// notices Ctrl-C only at the next key.
@MainActor
public final class LineEditor: LineReader {
  /// The first use installs handlers for Ctrl-C, resizing, and requests to end the program.
  public static let shared = LineEditor()

  /// Finds the completions when the user presses Tab.
  public var completer: @MainActor (CompletionRequest) -> [String] = { _ in [] }
  /// Called when the window has a new size.
  public var onResize: @MainActor () -> Void = {}
  /// Writes the prompt, with colours or without.
  public var writer = ANSIWriter.plain
  /// The lines of earlier sessions, for the arrow keys; `nil` to keep no lines.
  public var history: HistoryFile? {
    didSet { loadHistory() }
  }

  let selfPipe = Signals.selfPipe
  var outcome: Input?
  /// Signals that arrived while readline waited for a key.
  var postponedSignals: [Int32] = []
  var hasRefusedKey = false
  /// The keys that the terminal would turn into signals if readline did not get them.
  var signalKeys: [UInt8: Int32] = [:]
  /// The rest of a paste of several lines.
  var pastedLines: ArraySlice<String> = []
  public var hasPastedLines: Bool { !pastedLines.isEmpty }

  private init() {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT] {
      _ = Signals.set(number, to: .notified)
    }
    Self.configure()
  }

  /// The signal that ended the input of `readLine`, if it was a signal.
  public var endingSignal: Int32? { Signals.termination }

  /// Shows the prompt and waits for a line. Commands that were pasted together come out line by line.
  public func readLine(prompt: String, typed: String) -> Input {
    fflush(nil)
    handleSignalsBetweenLines()
    if Signals.termination != nil { return .endOfFile }
    if let line = nextPasted(prompt) { return accept(line) }
    return edit(prompt, typed)
  }

  private func edit(_ prompt: String, _ typed: String) -> Input {
    beginEditing(prompt)
    if !typed.isEmpty {
      rl_insert_text(typed)
      rl_redisplay()
    }
    defer { endEditing() }
    while true {
      if let outcome { return outcome }
      waitForInput()
    }
  }

  public func eraseLine(prompt: String) {
    // Signs such as a dumb terminal's cannot be taken back.
    guard TerminalKind.canMoveCursor(in: ProcessInfo.processInfo.environment) else { return }
    let columns = ScreenSize(ofDescriptor: STDOUT_FILENO)?.columns ?? 80
    for _ in 0...max(0, prompt.cells - 1) / max(1, columns) {
      _ = TextOutput.standardOutput.send("\u{1B}[A\u{1B}[2K")
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

  /// What to wait for: keys, then signals.
  var sources: [pollfd] {
    [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: selfPipe, events: Int16(POLLIN), revents: 0),
    ]
  }

  private func waitForInput() {
    // A key typed fast after a count and a letter: readline has read it already, but has not obeyed it yet.
    if rl_pending_input != 0 { return readKey() }
    var sources = sources
    guard poll(&sources, 2, -1) >= 0 else { return giveUpUnlessInterrupted() }
    // Signals come before keys. A signal may have arrived since `poll`, so its answer for the pipe does not
    // matter.
    receivedSignals().forEach(handle)
    if outcome == nil, sources[0].revents != 0 { readKey() }
  }

  private func readKey() {
    hasRefusedKey = false
    rl_callback_read_char()
    // Handling a signal sets up the terminal, which must not happen after the end of the line.
    if outcome == nil { receivedSignals().forEach(handle) }
  }

  func receivedSignals() -> [Int32] {
    defer { postponedSignals = [] }
    return postponedSignals + Signals.received(from: selfPipe)
  }

  var isAboutToDropLine: Bool {
    postponedSignals.contains { [SIGINT, SIGTERM, SIGHUP].contains($0) }
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
      // A completion adds a space at the end. A space at the front keeps the line out of the history.
      .map { String($0.trimmedAtEnd) }
    pastedLines = lines.dropFirst()
    outcome = accept(lines.first ?? "")
  }

  private func nextPasted(_ prompt: String) -> String? {
    guard let line = pastedLines.popFirst() else { return nil }
    _ = TextOutput.standardOutput.send((prompt + line).printable + "\n")
    return line
  }

  private func accept(_ typed: String) -> Input {
    let line = recalled(typed) ?? typed
    guard HistoryFile.keeps(line, after: entry(at: history_length - 1)) else { return .line(line) }
    add_history(line)
    history?.append(line)
    return .line(line)
  }

  /// The line that a reference such as `!!` means, shown as it will run; `nil` where the line is none.
  private func recalled(_ line: String) -> String? {
    guard let found = HistoryReference.line(meantBy: line, in: lines) else { return nil }
    _ = TextOutput.standardOutput.send(found.printable + "\n")
    return found
  }

  /// The lines of earlier sessions and of this one, the oldest first.
  public var lines: [String] { (0..<history_length).compactMap(entry) }

  /// `nil` where there is none.
  private func entry(at index: Int32) -> String? {
    history_get(history_base + index)?.pointee.line.map { String(cString: $0) }
  }

  private func loadHistory() {
    clear_history()
    history?.load().forEach { add_history($0) }
  }

  /// With marks around the escape sequences, because readline must know that they take no space.
  private func marked(_ prompt: String) -> String {
    guard let code = writer.depth?.code(for: .strong) else { return prompt.printable }
    return "\u{01}\u{1B}[\(code)m\u{02}\(prompt.printable)\u{01}\u{1B}[0m\u{02}"
  }
}
