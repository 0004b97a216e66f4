import Lessons
import Localization

// `table: costs CHANGE PART`: what a change costs. All of the table is made of the bills of the patterns that are in its
// head, or of all patterns.

extension SectionCheck {
  /// - Parameters:
  ///   - words: a change and a part, if they are right.
  ///   - place: of the words.
  mutating func checkCosts(_ table: Block.Table, _ words: [Substring], at place: Location) {
    guard words.count == 2, let change = course.changes.first(where: { $0.name == words[0] }),
      let part = CostTable.Part(rawValue: String(words[1]))
    else { return find(form, at: place) }
    do {
      if let bills = chosen(by: table, of: try course.bills(of: change)) {
        compare(table, with: bills, part)
      }
    } catch {
      find(error.kind.message, at: place)
    }
  }

  /// The bills of the patterns in the head of the table, in this order; all when there are none. `nil` after a complaint.
  private mutating func chosen(by table: Block.Table, of bills: [Bill]) -> [Bill]? {
    let titles = table.header.cells.dropFirst().map(\.text.plain).filter { !$0.isEmpty }
    let known = bills.map(\.pattern.title)
    guard let unknown = titles.first(where: { !known.contains($0) }) else {
      return titles.isEmpty
        ? bills
        : titles.flatMap { title in
          bills.filter { $0.pattern.title == title }
        }
    }
    find(
      localized(
        "no exercise is about this change in \(unknown). In the head of the table may be \(known.listed(.or))."
      ),
      at: table.header.location)
    return nil
  }

  private mutating func compare(_ table: Block.Table, with bills: [Bill], _ part: CostTable.Part) {
    let right = lesson.inItsLanguage { CostTable(part, of: bills).markdown }
    let written = [Block](markdown: right.joined(separator: "\n")).compactMap(\.table)
    guard written.texts != [table].texts else { return }
    let first = table.header.location.line
    let last = table.rows.last?.location.line ?? first + 1
    correctTable(first..<last + 1, to: .lines(right))
  }

  private var form: String {
    let changes = course.changes.map(\.name).listed(.or)
    let parts = CostTable.Part.allCases.map(\.rawValue).listed(.or)
    return localized(
      "write `table: costs CHANGE PART`. A change is \(changes); a part is \(parts).")
  }
}

extension [Block.Table] {
  /// Without the marks and spaces that make no difference.
  fileprivate var texts: [[[String]]] {
    map { table in
      ([table.header] + table.rows).map { row in
        row.cells.map { $0.text.plain.split(separator: " ").joined(separator: " ") }
      }
    }
  }
}
