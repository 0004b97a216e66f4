import ArgumentParser
import Cells
import Foundation
import Shell
import Terminal

/// One process: what was asked for, done; the status to end with.
struct Launch {
  static let version = "0.1.0"
  static let banner = "Lifeline 0.1 · one app, many architectures · type help"

  let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  func run() -> Int32 {
    do {
      return try run(Invocation.parse(arguments))
    } catch {
      return end(with: error)
    }
  }

  /// Wrong usage is 2, as the shell has it, not ArgumentParser's 64.
  private func end(with error: any Error) -> Int32 {
    let message = Invocation.fullMessage(for: error)
    let console = Console.standard()
    guard Invocation.exitCode(for: error).isSuccess else {
      console.complain(message)
      return Reply.Status.wrongUsage.rawValue
    }
    _ = console.show(Styled(message))
    return Reply.Status.done.rawValue
  }

  private func run(_ invocation: Invocation) throws -> Int32 {
    if invocation.version {
      _ = Console.standard().show(Styled(Launch.version))
      return Reply.Status.done.rawValue
    }
    return try Errand(invocation).run()
  }
}
