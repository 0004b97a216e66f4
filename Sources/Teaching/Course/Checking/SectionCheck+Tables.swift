import Lessons
import Localization

/// The table of a page that is counted or proved: `table:` on its heading says what is in it.
extension SectionCheck {
  /// - Parameter goesOn: asked before each run; after `false` the table is not compared.
  mutating func checkTable(while goesOn: () -> Bool) {
    guard let attribute = section.attributes["table"] else { return }
    guard let subject = TableSubject(attribute.text) else {
      return find(Self.unknownTable(attribute.text), at: attribute.location)
    }
    guard let table = section.blocks.lazy.compactMap(\.table).first,
      !table.rows.isEmpty || subject.isWholeTable
    else { return find(subject.demand, at: section.location) }
    switch subject {
    case .kinds: checkKinds(table, while: goesOn)
    case .messages: checkMessages(table, while: goesOn)
    case .costs(let words): checkCosts(table, words, at: attribute.location)
    case .proof(let source): checkProofs(table, source, while: goesOn)
    }
  }

  /// - Parameter lines: of the file, from the first that is wrong.
  mutating func correctTable(_ lines: Range<Int>, to change: Correction.Change) {
    correct(
      lines, to: change, at: Location(line: lines.lowerBound),
      otherwise: localized(
        "this table differs from what is counted. The same `check` with `--write` writes it again; then read the difference."
      ))
  }
}

// MARK: What is in a table

extension SectionCheck {
  /// What `table:` says.
  private enum TableSubject {
    case kinds
    case messages
    /// - Parameter words: of what is asked for, which should be a change and a part.
    case costs([Substring])
    /// - Parameter source: the name of a scenario, or `tests`.
    case proof(Substring)

    /// `nil` where it says something else.
    init?(_ text: String) {
      let words = text.split(separator: " ")
      switch words.first {
      case "kinds" where words.count == 1: self = .kinds
      case "messages" where words.count == 1: self = .messages
      case "costs": self = .costs(Array(words.dropFirst()))
      case "proof" where words.count == 2: self = .proof(words[1])
      default: return nil
      }
    }

    /// Whether all of it is made; else the rows of the author are compared, so there have to be some.
    var isWholeTable: Bool {
      if case .costs = self { true } else { false }
    }

    /// What to write where there is no table.
    var demand: String {
      switch self {
      case .kinds:
        localized("`table: kinds` needs a table. Write a kind of message into each first cell.")
      case .messages:
        localized(
          "`table: messages` needs a table. Name patterns in its head, and write a scenario into each first cell."
        )
      case .costs:
        localized(
          "`table: costs` needs a table. Write `| |` and `|---|`, and `check` with `--write` fills it."
        )
      case .proof:
        localized("`table: proof` needs a table. Write a pattern into each first cell.")
      }
    }
  }

  private static func unknownTable(_ text: String) -> String {
    localized(
      """
      `table: \(text)` is not known. Write `table: kinds`, `table: messages`, `table: costs CHANGE PART` \
      or `table: proof SCENARIO`.
      """)
  }
}

extension Block.Table {
  /// The lines of its rows in the file, without its head.
  var rowLines: Range<Int> {
    let lines = rows.map(\.location.line)
    return (lines.first ?? 0)..<(lines.last ?? -1) + 1
  }
}
