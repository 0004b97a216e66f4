import Lessons
import Stage
import TestSupport
import Testing

@testable import Course

/// What a change costs, counted in a small course with its exercises and sources.
@Suite struct BillTests {
  private func exercise(_ id: String, _ kind: String, _ runs: String, pattern: String) -> String {
    """
    ---
    lifeline: 1
    id: \(id)
    title: T
    pattern: \(pattern)
    ---
    # T <!-- id: \(id) type: exercise kind: \(kind) level: 1 runs: \(runs) edit: A.swift -->

    Do it.
    """
  }

  private let contract = """
    ---
    lifeline: 1
    id: mvc
    title: MVC
    pattern: mvc
    ---
    ## Who <!-- id: contract type: contract -->

    | from \\ to | View | Controller | Model |
    |---|---|---|---|
    | **User** | user | – | – |
    | **View** | – | target-action | call |
    | **Controller** | call | – | – |
    """

  private func scratch() throws -> Scratch {
    let exercises = "Lessons/exercises/"
    return try Scratch([
      "Lessons/01-mvc.md": contract,
      "Lessons/scenarios/edit.scenario": "# Edit\nsetup: launch\ntap \"Edit\"\n",
      exercises + "a-mvp.md": exercise("a-mvp", "change", "ask", pattern: "mvp"),
      exercises + "b-fix.md": exercise("b-fix", "fix", "ask", pattern: "mvc"),
      exercises + "c-mvc.md": exercise("c-mvc", "change", "ask", pattern: "mvc"),
      exercises + "d-mvc.md": exercise("d-mvc", "change", "also", pattern: "mvc"),
      exercises + "e-mvc.md": exercise("e-mvc", "change", "edit", pattern: "mvc"),
      exercises + "features/also.scenario": "# Also\nlaunch\n",
      exercises + "features/ask.scenario":
        "# Ask\nsetup: launch\ntap \"Edit\"\ntap \"Nowhere\"\ntap \"Done\"\n",
      exercises + "figures.txt":
        "c-mvc 01\n  messages 4 tap \"Edit\"\n  messages 1 tap \"Other\"\n"
        + "  cell user view\n  cell view model\n",
      exercises + "c-mvc/start.diff": """
      --- a/Tests/S.swift
      +++ b/Tests/S.swift
      @@ -1,3 +1,4 @@
       @Suite struct S {
         @Test func one() { A().a() }
      +  @Test func two() { A().a() }
       }
      """,
      exercises + "c-mvc/solution.diff": """
      --- a/A.swift
      +++ b/A.swift
      @@ -1,3 +1,4 @@
       final class A {
      -  func a() {}
      +  func a() { b() }
      +  func b() {}
       }
      --- a/Tests/S.swift
      +++ b/Tests/S.swift
      @@ -1,4 +1,4 @@
       @Suite struct S {
      -  @Test func one() { A().a() }
      +  @Test func one() { A().b() }
         @Test func two() { A().a() }
       }
      """,
      exercises + "c-mvc/wrong-other.diff": "No reason.\n",
      exercises + "c-mvc/wrong-own.diff": "fails: screens\n",
      "Sources/Apps/Recordings/Shared/X.swift": "struct X {}\n",
      "Sources/Apps/Recordings/MVC/A.swift": "final class A {\n  func a() {}\n}\n",
      "Sources/Apps/Recordings/Tests/MVC/S.swift":
        "@Suite struct S {\n  @Test func one() { A().a() }\n}\n",
    ])
  }

  @Test func `a change has the exercises of its feature, in the order of the patterns`() throws {
    let scratch = try scratch()
    let changes = Course(.read(directory: scratch.file("Lessons"))).changes
    #expect(changes.map(\.name) == ["also", "ask"])
    #expect(changes.map { $0.exercises.map(\.page.id) } == [["d-mvc"], ["c-mvc", "a-mvp"]])
    #expect(changes.last?.exercises.map(\.pattern.name) == ["mvc", "mvp"])
  }

  @Test func `patches, tests, runs, cells and wrong versions are on one bill`() throws {
    let scratch = try scratch()
    let course = Course(.read(directory: scratch.file("Lessons")))
    let change = try #require(course.changes.last)
    let bills = try course.bills(of: change)
    #expect(
      CostRecords([bills[0]], of: change).rows.map { $0.joined(separator: "|") } == [
        "ask|mvc|lines added|A.swift||2",
        "ask|mvc|lines removed|A.swift||1",
        "ask|mvc|test lines added|Tests/S.swift||2",
        "ask|mvc|test lines removed|Tests/S.swift||1",
        "ask|mvc|tests||1|2",
        "ask|mvc|tests changed|||1",
        "ask|mvc|tests changed or new|||2",
        "ask|mvc|tests changed or new without a view|||2",
        "ask|mvc|messages|tap \"Edit\"|3|4",
        "ask|mvc|messages|tap \"Nowhere\"||",
        "ask|mvc|messages|tap \"Done\"||",
        "ask|mvc|cells used|||2",
        "ask|mvc|cells used for the first time|||1",
        "ask|mvc|cells allowed|||4",
        "ask|mvc|wrong version|other||",
        "ask|mvc|wrong version|own||screens",
      ])
    #expect(bills.map(\.pattern.name) == ["mvc", "mvp"])
    #expect(bills[1].cells == nil)
    #expect(bills[1].tests == TestCost())
    #expect(bills[1].messages.map(\.now) == [nil, nil, nil])
  }

  @Test func `bills tell how far they are, can be stopped, and are made once`() throws {
    let scratch = try scratch()
    let course = Course(.read(directory: scratch.file("Lessons")), remembersRuns: true)
    let change = try #require(course.changes.last)
    var told: [String] = []
    let stopped = try course.bills(of: change) { done, total in
      told.append("\(done) of \(total)")
      return done < 1
    }
    #expect(stopped == nil)
    #expect(told == ["0 of 2", "1 of 2"])
    #expect(try course.bills(of: change).count == 2)
    let known = try course.bills(of: change) { _, _ in false }
    #expect(known?.map(\.pattern.name) == ["mvc", "mvp"])
  }

  @Test func `a patch that does not fit is told with its file`() throws {
    let scratch = try scratch()
    try scratch.write(
      "--- a/B.swift\n+++ b/B.swift\n@@ -1,1 +1,1 @@\n-a\n+b\n",
      to: "Lessons/exercises/c-mvc/solution.diff")
    let course = Course(.read(directory: scratch.file("Lessons")))
    let change = try #require(course.changes.last)
    #expect(throws: LessonProblem.self) { try course.bills(of: change) }
  }

  @Test func `a ledger keeps some exercises, and writes them by their ids`() {
    var ledger = FigureLedger()
    for id in ["b", "c", "a"] {
      ledger[id] = .init(digest: "1\(id)", figures: RunFigures(messages: [], cells: []))
    }
    ledger.keep(only: ["a", "b", "d"])
    let lines = ledger.text.split(separator: "\n").map(String.init)
    #expect(lines.filter { !$0.hasPrefix("#") } == ["a 1a", "b 1b"])
    #expect(ledger["c"] == nil)
  }

  @Test func `the figures of a run are those of its actions and of the cells that it uses`() throws
  {
    let scratch = try scratch()
    let course = Course(.read(directory: scratch.file("Lessons")))
    let trace = try Script(setup: ["launch"], actions: ["tap \"Edit\"", "tap \"Done\""])
      .run(in: .usual).trace
    let figures = RunFigures(of: trace, course.contract(of: "mvc"))
    #expect(figures.messages.map(\.action) == ["tap \"Edit\"", "tap \"Done\""])
    #expect(figures.messages.first?.count == 3)
    #expect(
      figures.cells == [
        .init(from: .user, to: .view), .init(from: .view, to: .controller),
        .init(from: .controller, to: .view),
      ])
    #expect(RunFigures(of: trace, nil).cells == [])
  }
}
