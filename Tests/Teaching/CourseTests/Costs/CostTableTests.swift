import Lessons
import Stage
import Testing

@testable import Course

/// The figures of bills as tables in words.
@Suite struct CostTableTests {
  private func bill(_ pattern: String, _ change: (inout Bill) -> Void) throws -> Bill {
    var bill = Bill(pattern: try #require(Pattern(named: pattern)))
    change(&bill)
    return bill
  }

  private func bills() throws -> [Bill] {
    [
      try bill("mvc") {
        $0.code = [
          .init(path: "A.swift", added: 7, removed: 2),
          .init(path: "B.swift", added: 5, removed: 1),
        ]
        $0.testFiles = [
          .init(path: "Tests/A.swift", added: 3, removed: 1),
          .init(path: "Tests/B.swift", added: 1, removed: 1),
        ]
        $0.tests = TestCost(before: 4, changed: 1, now: 6, written: 3, withoutViews: 2)
        $0.messages = [
          .init(action: "pull", before: 12, now: 13), .init(action: "answer", before: 5, now: 5),
        ]
        $0.cells = .init(used: 10, new: 1, allowed: 23)
        $0.wrong = [
          .init(name: "remembers-the-row", layer: .screens), .init(name: "own-way", layer: .goals),
          .init(name: "other", layer: .goals),
        ]
      },
      try bill("mvp") {
        $0.messages = [
          .init(action: "pull", before: nil, now: 2), .init(action: "answer", before: 3, now: nil),
        ]
        $0.wrong = [
          .init(name: "remembers-the-row", layer: nil), .init(name: "own-way", layer: .tests),
        ]
      },
    ]
  }

  @Test func `code and tests are counted over all files of a pattern`() throws {
    #expect(
      CostTable(.code, of: try bills()).markdown == [
        "| code | MVC | MVP |", "|---|---:|---:|", "| files that change | 2 | 0 |",
        "| lines added | 12 | 0 |", "| lines removed | 3 | 0 |",
      ])
    #expect(
      CostTable(.tests, of: try bills()).markdown == [
        "| tests | MVC | MVP |", "|---|---:|---:|", "| tests before | 4 | 0 |",
        "| of these, changed | 1 | 0 |", "| tests now | 6 | 0 |", "| changed or new | 3 | 0 |",
        "| of these, without a view | 2 | 0 |", "| lines added | 4 | 0 |",
        "| lines removed | 2 | 0 |",
      ])
  }

  @Test func `messages have a sum only where every figure is known`() throws {
    let bills = try bills()
    #expect(
      CostTable(.messages, of: bills).markdown == [
        "| messages | MVC | MVP |", "|---|---:|---:|", "| `pull` | 12 → 13 | – → 2 |",
        "| `answer` | 5 | 3 → ? |",
      ])
    #expect(
      CostTable(.messages, of: [bills[0]]).markdown.suffix(2) == [
        "| `answer` | 5 |", "| all of these | 17 → 18 |",
      ])
    #expect(CostTable(.messages, of: []).rows.map(\.name) == ["all of these"])
    var unknown = bills[0]
    unknown.messages[1].now = nil
    #expect(CostTable(.messages, of: [unknown]).rows.map(\.cells) == [["12 → 13"], ["5 → ?"]])
  }

  @Test func `cells that are not recorded are a question mark`() throws {
    #expect(
      CostTable(.cells, of: try bills()).markdown == [
        "| cells of the contract | MVC | MVP |", "|---|---:|---:|",
        "| cells that are used | 10 | ? |", "| used for the first time | 1 | ? |",
        "| cells that may be used | 23 | ? |",
      ])
  }

  @Test func `wrong versions are counted by their layers, and those of two patterns are named`()
    throws
  {
    #expect(
      CostTable(.wrong, of: try bills()).markdown == [
        "| wrong versions | MVC | MVP |", "|---|---:|---:|", "| how many there are | 3 | 2 |",
        "| a screen is wrong | 1 | 0 |", "| a goal is missed | 2 | 0 |",
        "| a test fails | 0 | 1 |", "| *own way* | goals | tests |",
        "| *remembers the row* | screens | ? |",
      ])
    let more = try bill("viper") { $0.wrong = [.init(name: "own-way", layer: .contract)] }
    let last = CostTable(.wrong, of: try bills() + [more]).rows.last
    #expect(last?.cells == ["screens", "?", "–"])
    #expect(last?.plainName == "remembers the row")
  }

  @Test func `wrong versions may have a table of their own`() throws {
    let tables = CostTable.tables(.wrong, of: try bills())
    #expect(
      tables.map(\.markdown) == [
        [
          "| wrong versions | MVC | MVP |", "|---|---:|---:|", "| how many there are | 3 | 2 |",
          "| a screen is wrong | 1 | 0 |", "| a goal is missed | 2 | 0 |",
          "| a test fails | 0 | 1 |",
        ],
        [
          "| wrong version, found by | MVC | MVP |", "|---|---:|---:|",
          "| *own way* | goals | tests |", "| *remembers the row* | screens | ? |",
        ],
      ])
    let other = try bill("viper") { $0.wrong = [.init(name: "own-way", layer: .contract)] }
    let last = CostTable.tables(.wrong, of: try bills() + [other]).last?.rows.last
    #expect(last?.cells == ["screens", "?", "absent"])
    let one = Array(try bills().prefix(1))
    for part in [CostTable.Part.wrong, .code] {
      #expect(
        CostTable.tables(part, of: one).map(\.markdown) == [CostTable(part, of: one).markdown])
    }
  }

  @Test func `cells and wrong versions are rows for other programs, too`() throws {
    let scenario = Scenario.read("# Ask\npull\n", name: "ask", file: "ask.scenario")
    let change = Change(scenario: try #require(scenario.value), exercises: [])
    let rows = CostRecords(try bills(), of: change).rows.map { $0.joined(separator: "|") }
    #expect(
      rows.filter { $0.hasPrefix("ask|mvc|cells") } == [
        "ask|mvc|cells used|||10", "ask|mvc|cells used for the first time|||1",
        "ask|mvc|cells allowed|||23",
      ])
    #expect(
      rows.suffix(4) == [
        "ask|mvp|messages|pull||2", "ask|mvp|messages|answer|3|",
        "ask|mvp|wrong version|remembers-the-row||", "ask|mvp|wrong version|own-way||tests",
      ])
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == CostRecords.columns.count - 1 })
  }
}
