import ArgumentParser
import Cells
import Foundation
import Localization
import Shell
import Terminal

/// Which of the forms was written, and the conversation that follows.
struct CommandLineRun {
  private let invocation: Invocation
  private let options: Options
  private let terminal: TerminalOptions

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    do {
      options = try Options(
        invocation.looks.spelled, language: Language(environment: Self.environment))
    } catch {
      throw ValidationError(error.message)
    }
    var terminal = TerminalOptions()
    terminal.color = invocation.looks.color
    terminal.width = options.width
    terminal.usesPager = !invocation.noPager
    terminal.keepsHistory = !invocation.noHistory
    self.terminal = terminal
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  func run() throws -> Int32 {
    let words = invocation.words
    if let first = words.first {
      guard invocation.commands.isEmpty else {
        throw ValidationError(
          localized("-c and \(first) are too much at once. Put all into -c."))
      }
      return Session.knows(first) ? command(words) : try script(first)
    }
    try refuseWriting()
    if !invocation.commands.isEmpty { return lines(invocation.commands, source: nil) }
    return Console.isInteractive ? shell() : lines(StandardInputLines(), source: "-")
  }

  /// Options that belong to one command make no sense without it.
  private func refuseWriting() throws {
    guard let flag = ownOptions.first else { return }
    throw ValidationError(
      localized("\(flag) belongs to a command, as in: lifeline run mvc rename --format jsonl"))
  }

  private func command(_ words: [String]) -> Int32 {
    batch.runLines(from: [Session.line(words + ownOptions)])
  }

  /// Those of the one command that is named.
  private var ownOptions: [String] { invocation.writing.spelled + invocation.looking.spelled }

  private func script(_ name: String) throws -> Int32 {
    guard invocation.words.count == 1 else { throw unknown(name) }
    try refuseWriting()
    if name == "-" { return lines(StandardInputLines(), source: "-") }
    guard FileManager.default.fileExists(atPath: name) else { throw unknown(name) }
    guard let text = try? String(contentsOfFile: name, encoding: .utf8) else {
      batch.console.complain(localized("\(name) cannot be read. Name a text file of commands."))
      return Reply.Status.failed.rawValue
    }
    // To Swift, the line end of Windows is one character.
    let found = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines(found.map(String.init), source: name)
  }

  private func unknown(_ name: String) -> ValidationError {
    let near = Session.nearestCommand(to: name).map { localized(" Did you mean \($0)?") } ?? ""
    return ValidationError(localized("\"\(name)\" is neither a command nor a file.\(near)"))
  }

  /// A script was used rightly, whatever went wrong in it.
  private func lines(_ lines: some Sequence<String>, source: String?) -> Int32 {
    min(batch.runLines(from: lines, source: source), Reply.Status.failed.rawValue)
  }

  private func shell() -> Int32 {
    let console = Console.standard(terminal)
    let banner = Launch.banner.wrapped(to: console.screen.columns)
    _ = console.show(Styled(banner.joined(separator: "\n"), .faint))
    return InteractiveLoop.run(session(.interactive), terminal)
  }

  /// Whether standard input holds commands, and so nothing else.
  private var readsCommands: Bool {
    invocation.commands.isEmpty && ["-", nil].contains(invocation.words.first)
  }

  private var batch: Batch { Batch(session(.script), console: .standard(terminal)) }

  private func session(_ mode: Session.Mode) -> Session {
    var environment = ShellEnvironment(
      lessons: LessonsDirectory.find(invocation.lessons), base: LessonsDirectory.shipped)
    if !invocation.noProgress { environment.progress = StateFolder.standard }
    if invocation.looks.color != .never {
      environment.paint = { ANSIWriter.colored(.sixteen).text(of: $0) }
    }
    environment.isPiped = mode == .script && Console.isPiped(terminal)
    if let bar = ProgressBar.standard() { environment.meter = { bar.show($0, of: $1) } }
    environment.isInterrupted = Interruption.isRequested
    if !readsCommands { environment.input = { Array(StandardInputLines()) } }
    return Session(mode, options: options, environment: environment)
  }
}
