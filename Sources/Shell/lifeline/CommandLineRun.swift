import Cells
import Files
import Foundation
import Localization
import Shell
import Terminal

/// Finds out which form of the command line is meant, and runs it.
struct CommandLineRun {
  private let line: CommandLineWords
  /// What the options say of the terminal. A session begins with it.
  private let terminal: TerminalSettings

  init(_ line: CommandLineWords) {
    self.line = line
    var terminal = TerminalSettings()
    terminal.color = line.options[.color] ?? .auto
    terminal.pager = line.options[.noPager] ? .off : nil
    self.terminal = terminal
  }

  private var words: [String] { line.command.words }
  private var commands: [String] { line.options[.commands] ?? [] }

  func run() throws(UsageProblem) -> Int32 {
    if let first = words.first {
      guard commands.isEmpty else {
        throw UsageProblem(
          message: localized("-c and \(first) cannot be used together. Put everything into -c."))
      }
      return line.namesCommand ? command() : try script(first)
    }
    try refuseOptionsOfCommands()
    if !commands.isEmpty { return lines(commands, source: nil) }
    return Console.isInteractive ? shell() : standardInput()
  }

  /// Options that belong to one command make no sense without it.
  private func refuseOptionsOfCommands() throws(UsageProblem) {
    guard let option = line.command.given.first?.spelling else { return }
    throw UsageProblem(
      message: localized(
        "\(option) belongs to a command, as in: lifeline run mvc rename --format jsonl"))
  }

  private func command() -> Int32 {
    let session = session(.script)
    return batch(session).run { session.reply(to: line.command) }
  }

  private func script(_ name: String) throws(UsageProblem) -> Int32 {
    guard words.count == 1 else { throw unknown(name) }
    try refuseOptionsOfCommands()
    if name == "-" { return standardInput() }
    guard mayBeThere(name) else { throw unknown(name) }
    do throws(ShellProblem) {
      return lines(try Session.lines(ofFile: name), source: name)
    } catch {
      guard case .file(.unreadable(_, .pipeOrDevice)) = error else {
        return complaint(error.message)
      }
      return complaint(
        localized(
          "\(name.quoted) cannot be read: it is not a regular file. To read commands from a pipe, type: lifeline -"
        ))
    }
  }

  /// Nothing is known of a file in a closed directory.
  private func mayBeThere(_ name: String) -> Bool {
    do throws(SystemError) {
      _ = try FileFacts(of: name)
      return true
    } catch {
      return error == .denied
    }
  }

  private func standardInput() -> Int32 {
    var facts = stat()
    guard fstat(STDIN_FILENO, &facts) != 0 || facts.st_mode & S_IFMT != S_IFDIR else {
      return complaint(
        localized("Standard input is a directory. Give a text file of commands: lifeline < FILE"))
    }
    let input = StandardInput.Lines()
    let status = lines(input, source: "-")
    guard status == Reply.Status.done.rawValue else { return status }
    do throws(ShellProblem) {
      _ = try input.ending?.received
      return status
    } catch {
      return complaint(error.message)
    }
  }

  private func complaint(_ words: String) -> Int32 {
    batch(session(.script)).console.complain(words)
    return Reply.Status.failed.rawValue
  }

  private func unknown(_ name: String) -> UsageProblem {
    if name.hasPrefix("-"), name != "-" { return .init(unknownOption: name, program: .program) }
    let session = session(.script)
    let lines = LineToType.$isForSystemShell.withValue(true) { session.lines(endingIn: words) }
    let meant = (lines.first ?? line.nearestCommand).map { session.typed(command: $0) }
    let near = meant.map { localized(" Did you mean \($0)?") } ?? ""
    return UsageProblem(
      message: localized("\"\(name)\" is neither a command nor a file.\(near)"))
  }

  /// At most status 1: a wrong line in a script does not make the command line wrong.
  private func lines(_ lines: some Sequence<String>, source: String?) -> Int32 {
    let status = batch(session(.script)).runLines(from: lines, source: source)
    return min(status, Reply.Status.failed.rawValue)
  }

  private func shell() -> Int32 {
    let session = session(.interactive)
    var remarks = session.readSettings()
    var console = Console.standard(session.terminalSettings)
    // A greeting that waits for a key would keep the reader from the prompt.
    console.paging = .none
    let banner = Language.$current.withValue(session.language) {
      let usual = Language(environment: ProcessInfo.processInfo.environment)
      let isOther = line.options[.lang].map { $0 != usual } ?? false
      let advice = isOther ? session.adviceToKeepLanguage : nil
      return [Launch.banner(session), advice].compactMap(\.self)
        .joined(separator: "\n")
    }
    .wrapped(to: console.screen.columns)
    _ = console.show(Styled(banner.joined(separator: "\n"), .faint))
    remarks.add(complaint: historyProblem(in: session.language))
    _ = console.show(remarks)
    return InteractiveLoop.run(session, keepsHistory: keepsHistory)
  }

  private func historyProblem(in language: Language) -> String? {
    guard keepsHistory else { return nil }
    return Language.$current.withValue(language) {
      HistoryFile.standard(in: ProcessInfo.processInfo.environment)?.problem
    }
  }

  /// Whether commands come from standard input. Then nothing else can come from there.
  private var readsCommands: Bool {
    commands.isEmpty && ["-", nil].contains(words.first)
  }

  private var keepsHistory: Bool { !line.options[.noHistory] }

  private func batch(_ session: Session) -> Batch {
    Batch(session, consoleFor: { .standard($0) })
  }

  private func session(_ mode: Session.Mode) -> Session {
    var environment = ShellEnvironment(line.options)
    if !line.options[.noProgress] {
      environment.progress = UserFolder.state.url
      environment.lacksHome = environment.progress == nil
    }
    environment.language = Language(environment: ProcessInfo.processInfo.environment)
    environment.hasProgram = SystemShell.knows
    environment.author = { GitAuthor.name }
    environment.program = ShippedFolder.program
    if let bar = ProgressBar.standard() { environment.meter = { bar.show($0, of: $1) } }
    environment.isInterrupted = Interruption.isRequested
    connectTerminal(to: &environment, mode)
    return Session(mode, options: line.options, environment: environment)
  }

  /// Where lines come from, and where answers go.
  private func connectTerminal(to environment: inout ShellEnvironment, _ mode: Session.Mode) {
    if mode == .interactive { environment.history = { LineEditor.shared.lines } }
    environment.lacksKeyboard = isatty(STDIN_FILENO) != 1
    if !environment.lacksKeyboard, let editor = Editor(in: ProcessInfo.processInfo.environment) {
      environment.edit = editor.open
    }
    environment.terminal = terminal
    environment.paint = { ANSIWriter.colored(.sixteen).text(of: $0) }
    environment.isAtTerminal = isatty(STDOUT_FILENO) == 1
    environment.isPiped = { mode == .script && Console.isPiped($0) }
    if !readsCommands {
      environment.input = { (goesOn) throws(ShellProblem) in
        try StandardInput.next(while: goesOn).received
      }
    }
  }
}
