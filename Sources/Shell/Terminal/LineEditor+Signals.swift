@preconcurrency import CReadline
import Foundation

extension LineEditor {
  /// What happened while nobody was asked for a line.
  func catchUp() {
    let heard = heard()
    if heard.contains(SIGINT) { pasted = [] }
    Signals.forgetInterrupt()
    guard heard.contains(SIGWINCH) || heard.contains(SIGCONT) else { return }
    rl_reset_screen_size()
    onResize()
  }

  func obey(_ number: Int32) {
    switch number {
    case SIGINT: dropLine()
    case SIGWINCH: resize()
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: end()
    }
  }

  private func dropLine() {
    abandonLine()
    goToEnd()
    _ = Outlet.standardOutput.send("^C\n")
    outcome = .interrupted
  }

  /// So that what is shown next comes below a long line, wherever in it the cursor was.
  private func goToEnd() {
    rl_point = rl_end
    rl_redisplay()
  }

  private func end() {
    abandonLine()
    outcome = .endOfFile
  }

  /// Leaves searches, numeric arguments and half-read key sequences.
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
    goToEnd()
    rl_deprep_terminal()
    _ = Signals.set(SIGTSTP, to: .standard)
    // All of the job, as the terminal would.
    kill(0, SIGTSTP)
    _ = Signals.set(SIGTSTP, to: .notified)
    rl_point = cursor
    resume()
  }

  /// The shell that continues us has put the terminal into its own mode.
  private func resume() {
    rl_deprep_terminal()
    rl_prep_term_function?(1)
    resize()
    rl_forced_update_display()
  }
}
