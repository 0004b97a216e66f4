import Localization

/// The man page of a program: what it is, its options, all its commands, and more sections of two columns.
public struct ManualPage<Context: CommandContext> {
  public typealias Section = (title: String, rows: [(term: String, text: String)])

  let program: String
  let version: String
  /// In order, from the name to the last section.
  let pieces: [ManualPiece]

  /// - Parameters:
  ///   - purpose: what it is, in a few words.
  ///   - forms: the ways to call it, without its name.
  ///   - sections: what comes after the commands.
  public init(
    of program: String, version: String, purpose: String, forms: [String], description: String,
    options: OptionList<Context>, sections: [Section]
  ) {
    (self.program, self.version) = (program, version)
    let commands: [ManualPiece] = Context.Family.allCases.flatMap { family in
      [.section(family.heading.uppercased())]
        + Context.commands.all.filter { $0.family == family }.flatMap(Self.entry)
    }
    pieces =
      [.section(localized("NAME")), .text("\(program) - \(purpose)")]
      + [.section(localized("SYNOPSIS")), .ways([""] + forms, of: program)]
      + [.section(localized("DESCRIPTION")), .text(description)]
      + Self.section((localized("OPTIONS"), options.map { ($0.usage, $0.meaning) }))
      + commands + sections.flatMap(Self.section)
  }

  private static func entry(_ command: Command<Context>) -> [ManualPiece] {
    let details = localized(command.details)
    let example = command.example.joined(separator: localized(", then: "))
    let options = command.optionRows.map { (term: $0.usage, text: $0.meaning) }
    return command.usages.map { .item(term: $0.usage, text: $0.meaning.sentence) }
      + (details.isEmpty ? [] : [.note(details)]) + [.note(localized("For example: \(example)"))]
      + (options.isEmpty ? [] : [.options(options)])
  }

  private static func section(_ section: Section) -> [ManualPiece] {
    [.section(section.title)] + section.rows.map { .item(term: $0.term, text: $0.text) }
  }
}

/// A piece of a man page, which roff and a screen show in their own ways.
nonisolated enum ManualPiece {
  case section(String)
  /// The ways to call a program.
  case ways([String], of: String)
  case text(String)
  case item(term: String, text: String)
  /// More on the item above.
  case note(String)
  /// Those of the item above.
  case options([(term: String, text: String)])
}
