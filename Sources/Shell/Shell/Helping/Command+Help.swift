import Cells
import Grammar
import Localization

extension Command {
  static let help = Command(
    "help", aliases: ["?"], .shell, to: "the commands to begin with", example: ["help run"],
    Form(run: Session.help),
    Form("all", to: "list all commands", run: Session.helpAll),
    Form("keys", to: "what the keys do in a long text and at the prompt", run: Session.helpKeys),
    Form(.one(.command), .any(.commandWord), to: "explain one of them", run: Session.explain))

  static let quit = Command(
    "quit", aliases: ["exit"], .shell, to: "leave (so do Ctrl-D and, outside of a lesson, q)",
    example: ["quit"], Form(run: Session.quit))
}

extension Argument<Command> {
  fileprivate static var command: Self {
    .init("COMMAND", candidates: { _ in .words(Session.commands.names) }) {
      (word, session) throws(ShellProblem) in
      let line = session.aliases.expanded(word)
      return try session.command(named: Words(line).words.first ?? word)
    }
  }
}

extension Argument<String> {
  /// A fixed word of the command, as in `help class pack`.
  fileprivate static var commandWord: Self {
    .init("WORD") { position in
      let command = position.words.first.flatMap { try? Session.commands.named($0) }
      let words = position.words.dropFirst()
      return .words(
        (command?.forms ?? []).map(\.fixedWords)
          .filter { $0.count > words.count && $0.starts(with: words) }.map { $0[words.count] })
    }
  }
}

extension Session {
  fileprivate func help(_ request: Request) -> Reply { Reply(Command.beginnersPage(width: width)) }

  fileprivate func helpAll(_ request: Request) -> Reply {
    Reply(Session.commands.overview(width: width))
  }

  fileprivate func helpKeys(_ request: Request) -> Reply {
    Reply(
      .stack(
        [KeyList.reading, .prompt].map { keys in
          .wrapped(keys.title, to: width, .heading) + keys.styled(width: width)
        }))
  }

  fileprivate func explain(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(
      try request[.command].page(
        about: request.all(.commandWord).map { $0.lowercased() }, width: width))
  }

  fileprivate func quit(_ request: Request) -> Reply {
    Reply().with { $0.leaves = true }
  }
}

extension Command {
  /// One screen: what a learner needs, each as it can be typed.
  fileprivate static func beginnersPage(width: Int) -> Styled {
    let rows = forBeginners.map { command in
      (command.example.last ?? command.name, command.usages.first?.meaning ?? command.meaning)
    }
    return .stack([
      .wrapped(
        localized(
          "Lifeline runs one app in many architectures and draws the messages between its objects."),
        to: width),
      Rows(rows: rows).styled(width: width),
      .wrapped(
        localized(
          """
          help run explains a command, with an example. help all lists all commands, help keys the keys. Tab \
          completes.
          """
        ),
        to: width),
    ])
  }
}
