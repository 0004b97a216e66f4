import Cells
import Course
import Lessons
import Stage
import TestSupport
import Testing

@testable import Shell
@testable import Terminal

/// What holds of every run in the reading view.
@MainActor @Suite struct ReadingLawTests {
  private static let library = ShellEnvironment.course.library
  private static let windows = [(40, 24), (80, 24), (130, 40)]

  private struct Case {
    let scenario: Scenario
    let window: (columns: Int, rows: Int)
  }

  /// Of all scenarios in all windows; each pattern begins with another.
  private static func cases(for pattern: Pattern) -> [Case] {
    let scenarios = library?.scenarios(for: pattern) ?? []
    let cases = windows.flatMap { window in
      scenarios.map { Case(scenario: $0, window: (columns: window.0, rows: window.1)) }
    }
    let first = (Pattern.all.firstIndex(of: pattern) ?? 0) % max(1, cases.count)
    return Seed.share(of: Array(cases[first...] + cases[..<first]))
  }

  @Test(arguments: await Pattern.all)
  func `names are always in sight, and no row is wider than the window`(_ pattern: Pattern) {
    let session = Session(environment: .course)
    for test in Self.cases(for: pattern) {
      let (columns, rows) = test.window
      (session.width, session.height) = (columns, rows)
      let run = session.reply(to: "run \(pattern.name) \(test.scenario.name)").text
      let text = WindowedText(run, in: ScreenSize(columns: columns, rows: rows))
      let place = "\(pattern.name) \(test.scenario.name) at \(columns)×\(rows)"
      #expect(text.lines.count == run.lines.count, "no row had to be broken: \(place)")
      for top in 0...text.lastTop {
        let unseen = unnamed(in: text, at: top)
        guard !unseen.isEmpty else { continue }
        Issue.record("\(place), position \(top): \(unseen.sorted())")
        break
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
      let names = heading.names.flatMap(\.words).filter { !above.contains(wordLike: $0) }
      let numbers = heading.numbers.flatMap(\.words).filter { !above.contains(wordLike: $0) }
      if !names.isEmpty, !numbers.isEmpty { unseen.formUnion(numbers) }
    }
    return unseen
  }
}

extension Set<String> {
  /// Whether a word is in it, in full or shortened: a list of more names has less room for each.
  fileprivate func contains(wordLike word: String) -> Bool {
    let start = word.hasSuffix("…") ? String(word.dropLast()) : word
    return contains { seen in
      seen.hasPrefix(start) || seen.hasSuffix("…") && start.hasPrefix(seen.dropLast())
    }
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
