import ArgumentParser
import Cells
import Foundation
import Localization
import Shell
import Terminal

/// One process: what was asked for, done; the status to end with.
struct Launch {
  static var banner: String {
    localized(
      """
      Lifeline 0.1 · one app, many architectures · type help
      New here? Type: lesson welcome
      """)
  }

  let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  func run() -> Int32 {
    Language.$current.withValue(language) {
      do {
        return try CommandLineRun(parsed()).run()
      } catch {
        return end(with: error)
      }
    }
  }

  /// The language that `--lang` asks for, else the environment's. What is wrong with the options must
  /// be said in it, too, so it is looked for before they are read.
  private var language: Language {
    let option = OptionName.lang.spelling
    let behind = arguments.lastIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
    let attached = arguments.last { $0.hasPrefix(option + "=") }?.dropFirst(option.count + 1)
    let said = behind ?? attached.map(String.init) ?? ""
    return Language(rawValue: said)
      ?? Language(environment: ProcessInfo.processInfo.environment)
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
      let isSentence = message.last.map { ".?。？".contains($0) } ?? false
      console.complain(
        isSentence
          ? localized("\(message) Type: lifeline --help")
          : localized("\(message). Type: lifeline --help"))
      return Reply.Status.wrongUsage.rawValue
    }
    _ = console.show(Styled(Invocation.fullMessage(for: error)))
    return Reply.Status.done.rawValue
  }
}
