import Cells
import Foundation

/// A program that shows long text a screenful at a time.
public struct Pager: Equatable, Sendable {
  public enum Outcome: Equatable, Sendable {
    /// Shown, perhaps not to the end: leaving early is the person's right.
    case shown
    case didNotStart
  }

  /// For `sh`.
  public var command: String

  public init(command: String) {
    self.command = command
  }

  /// `LIFELINE_PAGER`, `PAGER`, or `less`; nil where the person or the terminal wants none.
  public static func chosen(in environment: [String: String]) -> Pager? {
    guard environment["TERM"] != "dumb" else { return nil }
    let wish = environment["LIFELINE_PAGER"] ?? environment["PAGER"] ?? Pager.less
    let command = wish.trimmed
    return command.isEmpty || command == "cat" ? nil : Pager(command: command)
  }

  /// Leaves at the end of the text by itself, and says how to leave before: in English, for less
  /// itself garbles a prompt in Chinese. `LESSSECURE` below keeps a command that was typed into it
  /// from writing files or starting programs.
  static let less = "less -FRXE -P'Space for more, q to go back'"

  /// Whether keys wait that were typed for the shell, such as the rest of a paste.
  static var wouldSwallowKeys: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return isatty(STDIN_FILENO) == 1 && poll(&input, 1, 0) > 0
  }

  public static func isNeeded(for lines: [String], on screen: ScreenSize) -> Bool {
    // One row is the prompt's.
    var free = screen.rows - 1
    return lines.contains { line in
      free -= rows(of: line, on: screen)
      return free < 0
    }
  }

  public func show(_ text: String) -> Outcome {
    guard let pipe = popen(preamble + command, "w") else { return .didNotStart }
    return Self.ignoringKeyboardSignals {
      // The pager may be gone before all is written; that is no failure.
      _ = Outlet(descriptor: fileno(pipe)).send(text)
      return Self.started(pclose(pipe)) ? .shown : .didNotStart
    }
  }

  /// A trap, unlike an ignored signal, is not passed on: the shell outlives Ctrl-C and the pager
  /// may do with it what it likes. `LESS` lets a bare `less` show colours, as git does it.
  private var preamble: String {
    "trap : INT; LESS=${LESS-FRX}; LESSSECURE=1; LESSHISTFILE=-; "
      + "export LESS LESSSECURE LESSHISTFILE; "
  }

  /// The shell's own words for "not executable" and "not found".
  private static func started(_ waitStatus: Int32) -> Bool {
    ![126, 127].contains(waitStatus >> 8 & 0xFF)
  }

  private static func ignoringKeyboardSignals(_ body: () -> Outcome) -> Outcome {
    let numbers = [SIGINT, SIGQUIT]
    let former = numbers.map { Signals.set($0, to: .ignored) }
    defer { zip(numbers, former).forEach { Signals.restore($0, $1) } }
    return body()
  }

  private static func rows(of line: String, on screen: ScreenSize) -> Int {
    max(1, (line.cells + screen.columns - 1) / max(1, screen.columns))
  }
}
