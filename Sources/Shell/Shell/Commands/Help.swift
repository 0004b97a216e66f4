import Cells
import Localization

extension Command {
  static let help = Command(
    name: "help", aliases: ["?"], usages: ["help [COMMAND]"],
    summary: "all commands, or one in full", family: .shell, vocabulary: .commands,
    body: Session.help)

  static let quit = Command(
    name: "quit", aliases: ["exit"], usages: ["quit"], summary: "leave (so does Ctrl-D)",
    family: .shell, body: Session.quit)
}

extension Session {
  fileprivate func help(_ request: Request) throws(ShellProblem) -> Reply {
    guard let name = try request.optionalWord() else {
      return Reply(Command.overview(width: width))
    }
    return Reply(try Command.named(name, in: mode).page(width: width))
  }

  fileprivate func quit(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    var reply = Reply()
    reply.leaves = true
    return reply
  }
}

extension Command {
  fileprivate static func overview(width: Int) -> Styled {
    let families = Family.allCases.map { family in
      let rows = all.filter { $0.family == family }.flatMap { command in
        command.usages.map { ($0, command.summary(of: $0)) }
      }
      return Styled(family.heading, .heading) + Rows(rows: rows).styled(width: width)
    }
    return .stack(
      families + [
        .wrapped(localized("help COMMAND says more about one of them."), to: width)
      ])
  }

  /// What an action does in each of its ways is all there is to say; other commands have a summary.
  private var meaning: String {
    isAction
      ? usages.map { summary(of: $0) }.joined(separator: localized("; ")) : localized(summary)
  }

  private func usage(of flag: OptionName) -> String {
    flag == .format ? "\(flag.spelling) \(formats([]).joined(separator: "|"))" : flag.usage
  }

  fileprivate func page(width: Int) -> Styled {
    let ways = Styled(usages.map { .init([.init($0, .code)]) })
    let options = Rows(rows: flags.map { (usage(of: $0), $0.meaning) })
    let parts = [
      ways, .wrapped(meaning.sentence, to: width), .wrapped(localized(details), to: width),
      options.styled(width: width),
    ]
    return .stack(parts.filter { !$0.plain.isEmpty })
  }
}

extension String {
  fileprivate var sentence: String { localized("\(prefix(1).uppercased() + dropFirst()).") }
}
