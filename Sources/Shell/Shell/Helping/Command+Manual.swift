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
          "CLICOLOR_FORCE, FORCE_COLOR",
          localized("set, and not to 0: colours in files and pipes, too; NO_COLOR wins")
        ),
        ("TERM, COLORTERM", localized("what the terminal can do, such as its colours")),
        ("COLUMNS, LINES", localized("the size of the window, where the terminal does not say it")),
        (
          "LIFELINE_PAGER, PAGER",
          localized("a program for long answers, in place of the reading view")
        ),
        ("VISUAL, EDITOR", localized("the editor that exercise edit opens")),
        ("XDG_CONFIG_HOME", localized("the folder of settings and templates, else ~/.config")),
        ("XDG_STATE_HOME", localized("the folder of progress and history, else ~/.local/state")),
        ("HOME", localized("your home directory; without it and XDG_STATE_HOME, nothing is kept")),
        ("TMPDIR", localized("the folder in which exercises are built and judged")),
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
        ),
        (
          "~/.config/lifeline/templates, .lifeline/templates",
          localized("your own templates, of which those of the project win (help generate)")
        ),
        (
          "~/.local/state/lifeline/progress.sqlite",
          localized("your progress; --no-progress keeps none (help progress)")
        ),
        (
          "~/.local/state/lifeline/history",
          localized("the lines that you typed at the prompt; --no-history keeps none")
        ),
        ("~/.inputrc", localized("keys of the prompt, as GNU readline reads them")),
      ]
    )
  }

  private static var exitStatus: ManualPage<Session>.Section {
    (
      localized("EXIT STATUS"),
      [
        ("0", localized("Done.")),
        (
          "1",
          localized(
            "The command failed, as does a run that breaks its contract while no mistake is on. In a file, with -c and from standard input: a line failed, or was not understood."
          )
        ),
        ("2", localized("The command line was not understood.")),
        ("0, 1, 2", localized("Of diff: the runs are equal, they differ, there was an error.")),
        ("128 + N", localized("Signal N ended it, as in 130 after Ctrl-C during a command.")),
      ]
    )
  }
}
