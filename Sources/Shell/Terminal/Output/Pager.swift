import Cells
import Foundation

/// A program that shows long text a screenful at a time.
public struct Pager: Sendable {
  /// A command line for `sh`.
  public var command: String

  /// The environment's variable for the pager of this program.
  static let variable = "LIFELINE_PAGER"

  /// Whether keys for the shell are waiting, such as the rest of a paste.
  static var wouldSwallowKeys: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return isatty(STDIN_FILENO) == 1 && poll(&input, 1, 0) > 0
  }

  /// Whether the lines, wrapped at the width of the screen, and the prompt need more rows than there are.
  public static func isNeeded(for lines: [String], on screen: ScreenSize) -> Bool {
    // The last row is for the prompt.
    var free = screen.rows - 1
    return lines.contains { line in
      free -= rows(of: line, on: screen)
      return free < 0
    }
  }

  /// Shows text and waits until the pager ends. Nothing stops at Ctrl-Z: with `LESSSECURE`, `less` goes on, and without
  /// `sh` and this program it would lose the terminal. `sh` and the pager inherit that the signal is ignored.
  ///
  /// - Returns: Whether the pager started. The reader may have left it before the end.
  public func show(_ text: String) -> Bool {
    Signals.with([SIGTSTP], .ignored) { started(with: text) }
  }

  private func started(with text: String) -> Bool {
    guard let pipe = Signals.withStandardWrites({ popen(preamble + command, "w") }) else {
      return false
    }
    return Signals.with([SIGINT, SIGQUIT], .ignored) {
      // The pager may end before all is written; that is no failure.
      _ = TextOutput(descriptor: fileno(pipe)).send(text)
      return Self.started(pclose(pipe))
    }
  }

  /// `LESSSECURE` forbids commands that write files or start programs. `sh` must survive Ctrl-C. A trap, unlike an ignored signal, is not inherited, so the pager still gets
  /// Ctrl-C. `LESS` lets a bare `less` show colours, as git does.
  private var preamble: String {
    "trap : INT; LESS=${LESS-FRX}; LESSSECURE=1; LESSHISTFILE=-; "
      + "export LESS LESSSECURE LESSHISTFILE; "
  }

  /// 126 and 127 are the statuses of `sh` for "not executable" and "not found".
  private static func started(_ waitStatus: Int32) -> Bool {
    ![126, 127].contains(waitStatus >> 8 & 0xFF)
  }

  private static func rows(of line: String, on screen: ScreenSize) -> Int {
    max(1, (line.cells + screen.columns - 1) / max(1, screen.columns))
  }
}
