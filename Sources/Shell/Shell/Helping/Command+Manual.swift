import Cells
import Grammar
import Localization

extension Command {
  static let manual = Command(
    "manual", aliases: ["man"], .shell, to: "the man page",
    example: ["manual"],
    details: """
      Into a file or a pipe, it is written in roff, for the program man: lifeline manual > lifeline.1, then man ./lifeline.1
      """,
    Form(run: Session.manual))
}

extension Session {
  fileprivate func manual(_ request: Request) throws(ShellProblem) -> Reply {
    let page = ManualPage<Session>(
      of: "lifeline", version: "lifeline \(environment.version)",
      purpose: localized("one app in many architectures, and the messages between its objects"),
      forms: ["COMMAND WORDS…", "-c COMMAND…", "FILE"],
      description: localized(
        """
        Without arguments, lifeline is a shell. With a command, it runs that command. With a \
        file, or - for standard input, it runs the commands in it.
        """),
      options: environment.programOptions + .answers,
      sections: [
        Self.keys(.reading), Self.keys(.prompt), Self.environmentVariables, Self.files,
        Self.exitStatus,
      ])
    guard mode == .interactive || environment.isAtTerminal else { return Reply(Styled(page.text)) }
    return Reply(laidOut: { page.styled(width: self.width) })
  }

  private static func keys(_ list: KeyList) -> ManualPage<Session>.Section {
    (localized("KEYS") + localized(": ") + list.title.uppercased(), list.rows)
  }

  private static var environmentVariables: ManualPage<Session>.Section {
    (
      localized("ENVIRONMENT"),
      [
        ("LIFELINE_LESSONS", localized("the directory of lessons and scenarios")),
        ("LC_ALL, LC_MESSAGES, LANG", localized("the language, where no option says it")),
        ("NO_COLOR", localized("set to any value: no colours")),
        (
          "LIFELINE_PAGER, PAGER",
          localized("a program for long answers, in place of the reading view")
        ),
      ]
    )
  }

  private static var files: ManualPage<Session>.Section {
    (
      localized("FILES"),
      [
        (
          "~/.config/lifeline/config",
          localized("settings, as you would type them; only the shell reads it (help set)")
        )
      ]
    )
  }

  private static var exitStatus: ManualPage<Session>.Section {
    (
      localized("EXIT STATUS"),
      [
        ("0", localized("Done.")), ("1", localized("The command failed.")),
        ("2", localized("The command line was not understood.")),
      ]
    )
  }
}
