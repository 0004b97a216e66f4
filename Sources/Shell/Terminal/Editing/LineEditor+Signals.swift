@preconcurrency import CReadline
import Foundation

extension LineEditor {
  /// Handles the signals that arrived while a command ran.
  func handleSignalsBetweenLines() {
    let received = receivedSignals()
    if received.contains(SIGINT) { pastedLines = [] }
    Signals.clearInterrupt()
    guard received.contains(SIGWINCH) || received.contains(SIGCONT) else { return }
    windowHasChanged()
  }

  /// Tells readline and the shell of a new size, between lines.
  func windowHasChanged() {
    rl_reset_screen_size()
    onResize()
  }

  /// Handles a signal that arrived while a line is edited.
  func handle(_ signal: Int32) {
    switch signal {
    case SIGINT: dropLine()
    case SIGWINCH: resize()
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: end()
    }
  }

  private func dropLine() {
    abandonLine()
    moveToEnd()
    _ = TextOutput.standardOutput.send("^C\n")
    outcome = .interrupted
  }

  /// Then the next output comes below the line, even if that is longer than the window.
  private func moveToEnd() {
    rl_point = rl_end
    rl_redisplay()
  }

  private func end() {
    abandonLine()
    outcome = .endOfFile
  }

  /// Ends searches, numeric arguments and key sequences that are not complete.
  private func abandonLine() {
    rl_free_line_state()
    #if !canImport(Darwin)
      rl_callback_sigcleanup()
    #endif
  }

  private func resize() {
    rl_resize_terminal()
    onResize()
  }

  func suspend() {
    let cursor = rl_point
    moveToEnd()
    rl_deprep_terminal()
    Signals.stopGroup()
    rl_point = cursor
    resume()
  }

  /// The shell that continues this program has put the terminal into its own mode.
  private func resume() {
    rl_deprep_terminal()
    rl_prep_term_function?(1)
    resize()
    rl_forced_update_display()
  }
}
