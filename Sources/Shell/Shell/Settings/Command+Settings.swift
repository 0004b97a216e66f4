import Cells
import Localization

extension Command {
  static let set = Command(
    "set", .shell, to: "how the shell looks and answers, until you change it",
    example: ["set width 60"],
    details: """
      set alone lists the settings, set NAME explains one. Lines of set, show, language and alias in the file \
      lifeline/config of your configuration directory ($XDG_CONFIG_HOME, else ~/.config) hold from the start of every \
      shell. Options of the command line win over that file. Scripts, -c and pipes do not read it, so that they do the \
      same everywhere.
      """,
    [Form(to: "list the settings", run: { $0.settings.list })]
      + Setting.all.map { form($0) }
      + [
        Form(.one(.settingName), .any(.settingValue), isListed: false, run: Session.describeSetting)
      ])

  private static func form(_ setting: Setting) -> Form {
    Form(
      .init(word: setting.name), .rest(.value(of: setting)), to: setting.meaning,
      run: { session in
        { (request) throws(ShellProblem) in try session.set(setting, request) }
      })
  }

  static let alias = Command(
    "alias", .shell, to: "your own word for the beginning of a line",
    example: ["alias again run mvc rename", "again"],
    details: """
      After alias again run mvc rename, again --plain means run mvc rename --plain. alias alone lists them. To keep one, \
      write its line into the file of settings: see help set.
      """, syntax: .words,
    Form(run: { $0.settings.listAliases }),
    Form(.one(.alias), isListed: false, run: { $0.settings.showAlias }),
    Form(
      .one(.alias), .some(.aliasedLine), to: "let a word stand for a line",
      run: { $0.settings.addAlias }))

  static let unalias = Command(
    "unalias", .shell, to: "forget an alias",
    example: ["alias again run mvc rename", "unalias again"],
    Form(.one(.alias), run: { $0.settings.removeAlias }))

  static let source = Command(
    "source", .shell, to: "read commands from a file, as if you typed them",
    example: [
      "use mvc", "launch", "tap Edit", "actions save edit.txt", "use mvp", "source edit.txt",
    ],
    details: """
      A line that fails is told with its number, and the rest is obeyed. Lines that begin with # are comments.
      """,
    Form(.one(.file()), run: Session.source))

  static let history = Command(
    "history", .shell, to: "the lines you typed, with their numbers",
    example: ["history"],
    details: """
      !! types the last line again, !12 the line with this number, !-2 the last but one, and !run the last one that \
      begins with run. What you write after it is added to the line. Ctrl-R searches.
      """,
    Form(.optional(.count), run: { $0.settings.history }))
}

extension Argument<String> {
  static func value(of setting: Setting) -> Self {
    .init(setting.usage, candidates: { _ in .words(setting.candidates) })
  }

  fileprivate static var settingName: Self { .init("SETTING") }
  fileprivate static var settingValue: Self { .init("VALUE") }

  static var alias: Self { .init("NAME", names: { $0.settings.aliases.names }) }
  static var aliasedLine: Self { .init("WORD") }
}

extension Session {
  fileprivate func set(_ setting: Setting, _ request: Request) throws(ShellProblem) -> Reply {
    let before = language
    let word = try request.all(.value(of: setting)).joined(separator: " ")
    guard try settings.set(setting, to: word) else { return Reply() }
    let isNew = language != before
    if isNew { lessons.reopenInPresentLanguage() }
    return Language.$current.withValue(language) {
      var reply = settings.confirmation(of: setting)
      if isNew { reply.text = reply.text + wayToPage }
      return reply
    }
  }

  fileprivate func describeSetting(_ request: Request) throws(ShellProblem) -> Reply {
    try settings.describe(request[.settingName])
  }
}
