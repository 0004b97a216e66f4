import Course
import Lessons
import Stage
import TestSupport
import Testing

@testable import Workshop

/// Members that a goal names, where nothing is drawn.
@MainActor struct UndrawnMemberTests {
  private let start = [
    "Play.swift": "@Traced(.controller) class PlayVC: UIViewController {}",
    "VM.swift": "@Traced(.viewModel) @Observable class PlayVM {}",
    "Own.swift": "enum Words {}",
  ]

  /// The places of members called `add`, and what is missing there.
  private func undrawn(_ text: String, to receiver: String? = nil) throws -> [String] {
    let scenario = try #require(
      LessonIndex.read(directory: Repository.root + "/Lessons").scenarios.first {
        $0.name == "rename"
      })
    let trace = try Script(scenario).run(in: try Pattern.pattern(named: "mvc")).trace
    let files = ["New.swift": text]
    return UndrawnMember.all(of: [.init(to: receiver, word: "add")], in: files, from: start, trace)
      .map { "\($0.line) \($0.mark ?? "property") \($0.type)" }
  }

  @Test func `a method in an extension without a mark, of a class of the pattern or of the run`()
    throws
  {
    #expect(
      try undrawn("// a\nextension PlayVC {\n  func add(_ a: Int) {}\n  func other() {}\n}")
        == ["2 @Traced(.call) PlayVC"])
    #expect(try undrawn("extension Folder { func add() {} }") == ["1 @Traced(.call) Folder"])
    #expect(
      try undrawn("extension PlayVC: DataSourceDelegate { func add() {} }")
        == ["1 @Traced(.delegate) PlayVC"])
    #expect(
      try undrawn("extension PlayVC: StoreObserver { func add() {} }")
        == ["1 @Traced(.observer) PlayVC"])
  }

  @Test func `nothing is missing with a mark, in a class, and for what is never drawn`() throws {
    #expect(try undrawn("@Traced(.call) extension PlayVC { func add() {} }") == [])
    #expect(try undrawn("@Traced(.model) class Own { func add() {} }") == [])
    #expect(
      try undrawn("extension Words { func add() {} }\nextension String { func add() {} }") == [])
    #expect(try undrawn("extension PlayVC { var add: Int { 1 } }") == [])
    for word in ["private", "static"] {
      #expect(try undrawn("extension PlayVC { \(word) func add() {} }") == [])
    }
    #expect(try undrawn("struct Folder {}\nextension Folder { func add() {} }") == [])
  }

  @Test func `only who should get the message is meant`() throws {
    let text = "extension Folder { func add() {} }"
    #expect(try undrawn(text, to: "RootFolder") == ["1 @Traced(.call) Folder"])
    #expect(try undrawn(text, to: "Folder") == ["1 @Traced(.call) Folder"])
    #expect(try undrawn(text, to: "PlayVC") == [])
  }

  @Test func `a property of an observable class is drawn in the class only`() throws {
    #expect(
      try undrawn("@Traced(.call) extension PlayVM {\n  var add: Int { 1 }\n}")
        == ["2 property PlayVM"])
  }
}
