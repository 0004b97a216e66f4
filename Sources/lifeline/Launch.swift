import ArgumentParser
import Cells
import Foundation
import Shell
import Terminal

/// One process: what was asked for, done; the status to end with.
struct Launch {
  static let banner = """
    Lifeline 0.1 · one app, many architectures · type help
    New here? Type: lesson welcome
    """

  let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  func run() -> Int32 {
    do {
      return try Errand(parsed()).run()
    } catch {
      return end(with: error)
    }
  }

  private func parsed() throws -> Invocation {
    let command = try Invocation.parseAsRoot(arguments)
    guard let invocation = command as? Invocation else { throw CleanExit.helpRequest(command) }
    return invocation
  }

  /// Wrong usage is 2, as the shell has it, not ArgumentParser's 64.
  private func end(with error: any Error) -> Int32 {
    let console = Console.standard()
    guard Invocation.exitCode(for: error).isSuccess else {
      let message = Invocation.message(for: error)
      let end = message.last == "." || message.last == "?" ? "" : "."
      console.complain("\(message)\(end) Type: lifeline --help")
      return Reply.Status.wrongUsage.rawValue
    }
    _ = console.show(Styled(Invocation.fullMessage(for: error)))
    return Reply.Status.done.rawValue
  }
}
