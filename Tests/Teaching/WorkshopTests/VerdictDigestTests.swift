import Lessons
import TestSupport
import Testing

@testable import Workshop

/// What a recorded verdict depends on: one changed byte makes the versions due that it concerns, and no others.
@MainActor @Suite struct VerdictDigestTests {
  private let scratch: Scratch

  private static let contract = """
    ## Who <!-- id: who type: contract -->

    | from \\ to | View | Model |
    |---|---|---|
    | **View** | – | query |
    """

  init() throws {
    let page =
      "# Rename <!-- id: ID type: exercise kind: fix level: 1 runs: rename edit: Item.swift -->"
    func exercise(_ id: String, _ pattern: String) -> String {
      """
      ---
      lifeline: 1
      id: \(id)
      title: Rename
      pattern: \(pattern)
      ---
      \(page.replacing("ID", with: id))

      Mend it.

      """
    }
    scratch = try Scratch([
      "Sources/Apps/Recordings/MVC/Item.swift": "final class Item {}\n",
      "Sources/Apps/Recordings/MVP/Item.swift": "final class Item {}\n",
      "Sources/Apps/Recordings/MV/Item.swift": "import ToySwiftUI\n\nfinal class Item {}\n",
      "Sources/Apps/Recordings/Tests/MVC/Tests.swift": "",
      "Sources/Apps/Recordings/Mistakes/MVC/M1.swift": "",
      "Sources/Apps/Recordings/Shared/Store.swift": "",
      "Sources/Apps/ToyKit/Views/View.swift": "",
      "Sources/Apps/ToySwiftUI/Views/View.swift": "",
      "Sources/Tracing/TraceMacros/Traced.swift": "",
      "Sources/Teaching/Workshop/Judging/Judge.swift": "",
      "Sources/Drawing/Diagrams/Ladder/Ladder.swift": "",
      "Sources/Drawing/Diagrams/Traces/Diagram+Trace.swift": "",
      "Lessons/02-mvc.md": """
      ---
      lifeline: 1
      id: mvc
      title: MVC
      pattern: mvc
      ---
      \(Self.contract)

      """,
      "Lessons/scenarios/rename.scenario": "# A new name\nsetup: launch\ntype \"Hi\"\n",
      "Lessons/exercises/mvc-rename.md": exercise("mvc-rename", "mvc"),
      "Lessons/exercises/mvc-rename/wrong-late.diff": "fails: goals\n",
      "Lessons/exercises/mvc-title.md": exercise("mvc-title", "mvc"),
      "Lessons/exercises/mvp-rename.md": exercise("mvp-rename", "mvp"),
      "Lessons/exercises/mv-rename.md": exercise("mv-rename", "mv"),
    ])
  }

  private static let all = [
    "mv-rename solution", "mv-rename start", "mvc-rename solution", "mvc-rename start",
    "mvc-rename wrong-late", "mvc-title solution",
    "mvc-title start", "mvp-rename solution", "mvp-rename start",
  ]

  /// The exercises and versions that are due after a byte was added to a file.
  private func due(after file: String, compiler: String = "6.3") throws -> [String] {
    let before = try digests()
    let text = (try? scratch.text(file)) ?? ""
    try scratch.write(text + "x", to: file)
    let after = try digests(compiler: compiler)
    return before.keys.filter { before[$0] != after[$0] }.sorted()
  }

  private func digests(compiler: String = "6.3") throws -> [String: String] {
    let index = LessonIndex.read(directory: scratch.file("Lessons")).exercises
    var digests = VerdictDigests(index, compiler: compiler)
    var found: [String: String] = [:]
    for entry in index.entries {
      let page = try #require(index.exercise(entry.id))
      for version in [.solution, .start] + index.versions(of: page.id).wrong {
        found["\(page.id) \(version.name)"] = digests.digest(of: version, in: page)
      }
    }
    return found
  }

  @Test func `a byte of a pattern makes all of its exercises due`() throws {
    let mvc = Self.all.filter { $0.hasPrefix("mvc") }
    #expect(try due(after: "Sources/Apps/Recordings/MVC/Item.swift") == mvc)
    #expect(try due(after: "Sources/Apps/Recordings/Tests/MVC/Tests.swift") == mvc)
  }

  @Test func `a byte of a kit makes the exercises due that are written with it`() throws {
    let mv = Self.all.filter { $0.hasPrefix("mv-") }
    #expect(try due(after: "Sources/Apps/ToySwiftUI/Views/View.swift") == mv)
  }

  @Test(arguments: [
    "Sources/Apps/Recordings/Shared/Store.swift", "Sources/Apps/ToyKit/Views/View.swift",
    "Sources/Tracing/TraceMacros/Traced.swift", "Sources/Teaching/Workshop/Judging/Judge.swift",
    "Lessons/scenarios/rename.scenario",
  ])
  func `a byte of what all of them share makes all exercises due`(file: String) throws {
    #expect(try due(after: file) == Self.all)
  }

  @Test(arguments: [
    "Sources/Apps/Recordings/Mistakes/MVC/M1.swift", "Sources/Drawing/Diagrams/Ladder/Ladder.swift",
    "Sources/Drawing/Diagrams/Traces/Diagram+Trace.swift",
    "Lessons/02-mvc.md", "Lessons/exercises/mvc-rename.zh-Hans.md",
  ])
  func `a byte of what decides nothing makes none due`(file: String) throws {
    #expect(try due(after: file) == [])
  }

  @Test(arguments: [
    ("Sources/Drawing/Diagrams/Traces/Diagram+Trace.swift", true),
    ("Sources/Drawing/Diagrams/Ladder/Ladder.swift", false),
    ("Sources/Apps/Recordings/MVC/Item.swift", true),
    ("Sources/Apps/Recordings/MVP/Item.swift", false),
  ])
  func `figures depend on the verdict, and on which messages a drawing shows`(
    file: String, isDue: Bool
  ) throws {
    func digest() throws -> String? {
      let index = LessonIndex.read(directory: scratch.file("Lessons")).exercises
      var digests = VerdictDigests(index, compiler: "6.3")
      return digests.digestOfFigures(in: try #require(index.exercise("mvc-rename")))
    }
    let before = try #require(try digest())
    try scratch.write("x", to: file)
    #expect((try digest() != before) == isDue)
  }

  @Test func `a page and a patch concern their own exercise`() throws {
    let folder = "Lessons/exercises/mvc-rename"
    let own = Self.all.filter { $0.hasPrefix("mvc-rename") }
    #expect(try due(after: folder + ".md") == own)
    #expect(try due(after: folder + "/wrong-late.diff") == ["mvc-rename wrong-late"])
    #expect(try due(after: folder + "/start.diff") == own)
    #expect(try due(after: folder + "/planted-no-title.diff") == own)
  }

  @Test(arguments: [
    ("query", "query, set"),
    ("type: contract", "type: contract rule: set View only-inside observer"),
    ("type: contract", "type: contract rule: state Model not-inside body"),
  ])
  func `a cell and a rule of a contract concern its pattern`(old: String, new: String) throws {
    let before = try digests()
    let lesson = try scratch.text("Lessons/02-mvc.md")
    try scratch.write(lesson.replacing(old, with: new), to: "Lessons/02-mvc.md")
    let after = try digests()
    #expect(
      before.keys.filter { before[$0] != after[$0] }.sorted()
        == Self.all.filter { $0.hasPrefix("mvc") })
  }

  @Test func `another compiler makes all due`() throws {
    #expect(try due(after: "Lessons/README.md", compiler: "6.4") == Self.all)
  }
}
