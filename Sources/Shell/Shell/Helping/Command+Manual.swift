import Cells
import Localization

extension Command {
  static let manual = Command(
    "manual", .shell, to: "the man page, in roff",
    example: ["manual"],
    details: "To read it: lifeline manual > lifeline.1, then man ./lifeline.1",
    Form(run: Session.manual))
}

extension Session {
  fileprivate func manual(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(Styled(ManualPage(programOptions: environment.programOptions).text))
  }
}

/// The man page of `lifeline`, made from the table of commands.
private struct ManualPage {
  let programOptions: OptionList

  var text: String {
    (head + synopsis + section(localized("OPTIONS"), options) + commands + environment + files
      + status)
      .joined(separator: "\n")
  }

  private var head: [String] {
    [
      ".TH LIFELINE 1 \"\" \"lifeline 0.1\"", ".ad l", ".SH " + localized("NAME").roff,
      "lifeline \\- "
        + localized("one app in many architectures, and the messages between its objects").roff,
    ]
  }

  private var synopsis: [String] {
    let forms = ["COMMAND WORDS…", "-c COMMAND…", "FILE"]
    return [".SH " + localized("SYNOPSIS").roff, ".B lifeline"]
      + forms.flatMap { [".br", ".B lifeline", $0.roff] }
      + [
        ".SH " + localized("DESCRIPTION").roff,
        localized(
          """
          Without arguments, lifeline is a shell. With a command, it runs that command. With a \
          file, or - for standard input, it runs the commands in it.
          """
        ).roff,
      ]
  }

  private var options: [String] { (programOptions + .answers).map { ($0.usage, $0.meaning) }.items }

  private var commands: [String] {
    Command.Family.allCases.flatMap { family in
      section(
        family.heading.uppercased(),
        Command.all.filter { $0.family == family }.flatMap(entry))
    }
  }

  private func entry(_ command: Command) -> [String] {
    let details = localized(command.details)
    return command.usages.map { ($0.usage, $0.meaning.sentence) }.items
      + (details.isEmpty ? [] : [".IP", details.roff])
      + [
        ".IP",
        localized("For example: \(command.example.joined(separator: localized(", then: ")))").roff,
      ]
      + (command.optionRows.isEmpty
        ? [] : [".RS"] + command.optionRows.map { ($0.usage, $0.meaning) }.items + [".RE"])
  }

  private var environment: [String] {
    section(
      localized("ENVIRONMENT"),
      [
        ("LIFELINE_LESSONS", localized("the directory of lessons and scenarios")),
        ("LC_ALL, LC_MESSAGES, LANG", localized("the language, where no option says it")),
        ("NO_COLOR", localized("set to any value: no colours")),
        (
          "LIFELINE_PAGER, PAGER",
          localized("a program for long answers, in place of the reading view")
        ),
      ].items)
  }

  private var files: [String] {
    section(
      localized("FILES"),
      [
        (
          "~/.config/lifeline/config",
          localized("settings, as you would type them; only the shell reads it (help set)")
        )
      ].items)
  }

  private var status: [String] {
    section(
      localized("EXIT STATUS"),
      [
        ("0", localized("Done.")), ("1", localized("The command failed.")),
        ("2", localized("The command line was not understood.")),
      ].items)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    [".SH " + title.roff] + lines
  }
}

extension [(String, String)] {
  /// A list of words, each with what it means.
  fileprivate var items: [String] { flatMap { [".TP", ".B " + $0.roff, $1.roff] } }
}

extension String {
  /// Text in which nothing is a request or an escape.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let isRequest = text.hasPrefix(".") || text.hasPrefix("'")
    return (isRequest ? "\\&" : "") + text.replacing("\"", with: "\\(dq")
  }
}
