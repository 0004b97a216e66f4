import Localization

/// The man page of a program: what it is, its options, all its commands, and more sections of two columns.
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

  /// In order, from the name to the last section.
  var pieces: [ManualPiece] {
    [.section(localized("NAME")), .text("\(program) - \(purpose)")]
      + [.section(localized("SYNOPSIS")), .ways([""] + forms, of: program)]
      + [.section(localized("DESCRIPTION")), .text(description)]
      + section(localized("OPTIONS"), options.map { ($0.usage, $0.meaning) })
      + commands + sections.flatMap { section($0.title, $0.rows) }
  }

  private var commands: [ManualPiece] {
    Context.Family.allCases.flatMap { family in
      [.section(family.heading.uppercased())]
        + Context.commands.all.filter { $0.family == family }.flatMap(entry)
    }
  }

  private func entry(_ command: Command<Context>) -> [ManualPiece] {
    let details = localized(command.details)
    let example = command.example.joined(separator: localized(", then: "))
    let options = command.optionRows.map { ManualPiece.Item(term: $0.usage, text: $0.meaning) }
    return command.usages.map { .item(.init(term: $0.usage, text: $0.meaning.sentence)) }
      + (details.isEmpty ? [] : [.note(details)]) + [.note(localized("For example: \(example)"))]
      + (options.isEmpty ? [] : [.options(options)])
  }

  private func section(_ title: String, _ rows: [(term: String, text: String)]) -> [ManualPiece] {
    [.section(title)] + rows.map { .item(.init(term: $0.term, text: $0.text)) }
  }
}

/// A piece of a man page, which roff and a screen show in their own ways.
nonisolated enum ManualPiece {
  struct Item {
    let term: String
    let text: String
  }

  case section(String)
  /// The ways to call a program.
  case ways([String], of: String)
  case text(String)
  case item(Item)
  /// More on the item above.
  case note(String)
  /// Those of the item above.
  case options([Item])
}
