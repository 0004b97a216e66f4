import Documents
import Foundation
import Shell

/// Runs lines from a file, a pipe or `-c`: without prompt or echo, until the first failure.
@MainActor
public struct Batch {
  public var shell: any AnsweringShell
  public var console: Console

  public init(_ shell: any AnsweringShell, console: Console) {
    self.shell = shell
    self.console = console
  }

  /// - Parameter source: The name to put before error messages, with the number of the line.
  /// - Returns: The status to end the process with.
  public func runLines(from lines: some Sequence<String>, source: String? = nil) -> Int32 {
    shell.width = console.screen.columns
    for (index, line) in lines.enumerated() {
      guard case .command(let command) = ScriptLine(line) else { continue }
      let place = source.map { "\($0):\(index + 1)" }
      if let status = show(shell.reply(to: command), at: place) { return status }
    }
    return Reply.Status.done.rawValue
  }

  /// Does one command. Returns the status to end the process with.
  public func run(_ answer: () -> Reply) -> Int32 {
    shell.width = console.screen.columns
    return show(answer()) ?? Reply.Status.done.rawValue
  }

  /// The status to end with, or `nil` to go on.
  private func show(_ reply: Reply, at place: String? = nil) -> Int32? {
    let shown = console.show(reply, at: place)
    Interruption.end()
    guard shown.status == .done else { return shown.status.rawValue }
    return reply.leaves || shown.delivery != .delivered
      ? console.status(after: shown.delivery) : nil
  }
}

/// Standard input, in pieces as they arrive.
public enum StandardInput {
  /// `nil` at the end.
  @Sendable public static func next() -> [UInt8]? { FileBytes(descriptor: STDIN_FILENO).next() }
}
