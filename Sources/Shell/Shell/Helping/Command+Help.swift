import Actions
import Cells
import Localization

extension Command {
  static let help = Command(
    "help", aliases: ["?"], .shell, to: "the commands to begin with", example: ["help run"],
    Form(run: Session.help),
    Form("all", to: "list all commands", run: Session.helpAll),
    Form(.one(.command), .any(.commandWord), to: "explain one of them", run: Session.explain))

  static let quit = Command(
    "quit", aliases: ["exit"], .shell, to: "leave (so does Ctrl-D)",
    example: ["quit"], Form(run: Session.quit))
}

extension Argument<Command> {
  fileprivate static var command: Self {
    .init("COMMAND", candidates: { _ in .words(Command.names) }) {
      (word, session) throws(ShellProblem) in
      let line = session.settings.aliases.expanded(word)
      return try Command.named(Words(line).words.first ?? word, in: session.mode)
    }
  }
}

extension Argument<String> {
  /// A fixed word of the command, as in `help class pack`.
  fileprivate static var commandWord: Self {
    .init("WORD") { position in
      let command = position.words.first.flatMap { try? Command.named($0, in: .script) }
      let words = position.words.dropFirst()
      return .words(
        (command?.forms ?? []).map { $0.parts.prefix { $0.literal != nil }.compactMap(\.literal) }
          .filter { $0.count > words.count && $0.starts(with: words) }.map { $0[words.count] })
    }
  }
}

extension Session {
  fileprivate func help(_ request: Request) -> Reply { Reply(Command.beginnersPage(width: width)) }

  fileprivate func helpAll(_ request: Request) -> Reply { Reply(Command.overview(width: width)) }

  fileprivate func explain(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(
      try request[.command].page(
        about: request.all(.commandWord).map { $0.lowercased() }, width: width))
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
          "help run explains a command, with an example. help all lists all commands. Tab completes."
        ),
        to: width),
    ])
  }

  /// - Parameter words: show only the forms that begin with these; if none does, all forms.
  fileprivate func page(about words: [String], width: Int) -> Styled {
    let meant = forms.filter { form in
      !words.isEmpty && form.parts.prefix(words.count).map(\.literal) == words
    }
    guard !meant.isEmpty else { return page(width: width) }
    let shows = example.last?.hasPrefix(([name] + words).joined(separator: " ")) ?? false
    let part = Command(
      name, aliases: aliases, family, to: meant[0].meaning ?? summary,
      example: shows ? example : [], details: details,
      repeats: repeats, isVerbatim: isVerbatim, meant)
    return part.page(width: width)
  }

  private func page(width: Int) -> Styled {
    let ways = Styled(usages.map { .init([.init($0.usage, .code)]) })
    let options = Rows(rows: optionRows.map { ($0.usage, $0.meaning) })
    let typed = Styled(example.map { .init([.init("  "), .init($0, .code)]) })
    let parts = [
      ways, .wrapped(meaning.sentence, to: width), .wrapped(localized(details), to: width),
      options.styled(width: width),
      example.isEmpty ? Styled() : .wrapped(localized("For example"), to: width, .heading) + typed,
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
