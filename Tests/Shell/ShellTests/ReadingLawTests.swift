import Cells
import Course
import Stage
import TestSupport
import Testing

@testable import Shell
@testable import Terminal

/// What holds of every run in the reading view.
@MainActor @Suite struct ReadingLawTests {
  private static let lessons = Repository.root + "/Lessons"
  private static let library = ShellEnvironment(lessons: lessons).library
  private static let windows = [(40, 24), (80, 24), (130, 40)]

  /// Of many positions, some are looked at.
  @Test(arguments: await Pattern.all)
  func `names are always in sight, and no row is wider than the window`(_ pattern: Pattern) {
    let scenarios = Self.library?.scenarios(for: pattern) ?? []
    for (columns, rows) in Self.windows {
      let session = Session(environment: ShellEnvironment(lessons: Self.lessons))
      (session.width, session.height) = (columns, rows)
      for scenario in scenarios {
        let run = session.reply(to: "run \(pattern.name) \(scenario.name)").text
        let text = WindowedText(run, in: ScreenSize(columns: columns, rows: rows))
        let place = "\(pattern.name) \(scenario.name) at \(columns)×\(rows)"
        #expect(text.lines.count == run.lines.count, "no row had to be broken: \(place)")
        for top in Seed.share(of: Array(0...text.lastTop)) {
          let unseen = unnamed(in: text, at: top)
          #expect(unseen.isEmpty, "\(place), position \(top): \(unseen.sorted())")
        }
      }
    }
  }

  /// The names that a row in the window needs, and that do not stand above it.
  private func unnamed(in text: WindowedText, at top: Int) -> Set<String> {
    let page = text.page(at: top)
    guard page.held.count + page.lines.count <= text.rows, 3 * page.held.count < 2 * text.rows,
      page.held.allSatisfy({ $0.cells <= 130 })
    else { return ["room"] }
    var above = Set(page.held.flatMap(\.words))
    var checked: Styled.Heading?
    var unseen: Set<String> = []
    for line in text.lines[page.lines] {
      guard let heading = line.heading, !heading.names.contains(where: { $0.spans == line.spans })
      else {
        above.formUnion(line.words)
        continue
      }
      guard heading != checked else { continue }
      checked = heading
      let names = Set(heading.names.flatMap(\.words)).subtracting(above)
      let numbers = Set(heading.numbers.flatMap(\.words)).subtracting(above)
      if !names.isEmpty, !numbers.isEmpty { unseen.formUnion(numbers) }
    }
    return unseen
  }
}

extension Styled.Line {
  /// The words of a head: its name and role, or its number and name.
  fileprivate var words: [String] {
    guard plain.contains(where: \.isLetter) else { return [] }
    return plain.split(separator: "  ").map { $0.filter { !"│┊┌ ".contains($0) } }
      .filter { !$0.isEmpty }
  }
}
