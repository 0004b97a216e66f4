import Localization

/// The man page of a program, in roff: what it is, its options, all its commands, and more sections of two columns.
public struct ManualPage<Context: CommandContext> {
  public typealias Section = (title: String, rows: [(term: String, text: String)])

  let program: String
  let version: String
  /// What it is, in a few words.
  let purpose: String
  /// The ways to call it, without its name.
  let forms: [String]
  let description: String
  let options: OptionList<Context>
  /// What comes after the commands.
  let sections: [Section]

  public init(
    of program: String, version: String, purpose: String, forms: [String], description: String,
    options: OptionList<Context>, sections: [Section]
  ) {
    self.program = program
    self.version = version
    self.purpose = purpose
    self.forms = forms
    self.description = description
    self.options = options
    self.sections = sections
  }

  public var text: String {
    (head + synopsis + section(localized("OPTIONS"), options.map { ($0.usage, $0.meaning) }.items)
      + commands + sections.flatMap { section($0.title, $0.rows.items) })
      .joined(separator: "\n")
  }

  private var head: [String] {
    [
      ".TH \(program.uppercased()) 1 \"\" \"\(version)\"", ".ad l", ".SH " + localized("NAME").roff,
      "\(program) \\- " + purpose.roff,
    ]
  }

  private var synopsis: [String] {
    [".SH " + localized("SYNOPSIS").roff, ".B " + program]
      + forms.flatMap { [".br", ".B " + program, $0.roff] }
      + [".SH " + localized("DESCRIPTION").roff, description.roff]
  }

  private var commands: [String] {
    Context.Family.allCases.flatMap { family in
      section(
        family.heading.uppercased(),
        Context.commands.all.filter { $0.family == family }.flatMap(entry))
    }
  }

  private func entry(_ command: Command<Context>) -> [String] {
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

  private func section(_ title: String, _ lines: [String]) -> [String] {
    [".SH " + title.roff] + lines
  }
}

extension [(term: String, text: String)] {
  /// A list of words, each with what it means.
  fileprivate var items: [String] { flatMap { [".TP", ".B " + $0.term.roff, $0.text.roff] } }
}

extension String {
  /// Text in which nothing is a request or an escape.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let isRequest = text.hasPrefix(".") || text.hasPrefix("'")
    return (isRequest ? "\\&" : "") + text.replacing("\"", with: "\\(dq")
  }
}
