import Cells
import Localization

extension Command {
  static let help = Command(
    "help", aliases: ["?"], .shell, to: "list all commands, or explain one",
    Form(.optional(.command), run: Session.help))

  static let quit = Command(
    "quit", aliases: ["exit"], .shell, to: "leave (so does Ctrl-D)", Form(run: Session.quit))
}

extension Argument<Command> {
  fileprivate static var command: Self {
    .init("COMMAND", candidates: { _ in .words(Command.names) }) {
      (word, session) throws(ShellProblem) in try Command.named(word, in: session.mode)
    }
  }
}

extension Session {
  fileprivate func help(_ request: Request) throws(ShellProblem) -> Reply {
    guard let command = try request.ifGiven(.command) else {
      return Reply(Command.overview(width: width))
    }
    return Reply(command.page(width: width))
  }

  fileprivate func quit(_ request: Request) -> Reply {
    var reply = Reply()
    reply.leaves = true
    return reply
  }
}

extension Command {
  fileprivate static func overview(width: Int) -> Styled {
    let families = Family.allCases.map { family in
      let rows = all.filter { $0.family == family }.flatMap { command in
        command.usages.map { ($0.usage, $0.meaning) }
      }
      return Styled(family.heading, .heading) + Rows(rows: rows).styled(width: width)
    }
    return .stack(
      families + [
        .wrapped(localized("help COMMAND explains one of them."), to: width)
      ])
  }

  fileprivate func page(width: Int) -> Styled {
    let ways = Styled(usages.map { .init([.init($0.usage, .code)]) })
    let options = Rows(rows: optionRows.map { ($0.usage, $0.meaning) })
    let parts = [
      ways, .wrapped(meaning.sentence, to: width), .wrapped(localized(details), to: width),
      options.styled(width: width),
    ]
    return .stack(parts.filter { !$0.plain.isEmpty })
  }
}

extension OptionList {
  /// A table of the options, as help shows it.
  func styled(width: Int) -> Styled {
    Rows(rows: map { ($0.usage, $0.meaning) }).styled(width: width)
  }
}

extension String {
  var sentence: String { localized("\(prefix(1).uppercased() + dropFirst()).") }
}
