import Lessons
import TestSupport
import Testing

/// What the exercises have in common.
@MainActor @Suite struct FeatureTests {
  private static let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
  private static var pages: [ExercisePage] {
    index.entries.compactMap { index.exercise($0.id) }
  }

  @Test(arguments: ["confirm-delete", "confirm-delete-folder", "count-in-title"])
  func `a feature is an exercise in eight patterns, with the same screens`(
    feature: String
  ) throws {
    let patterns = Self.pages.filter { $0.exercise.runs.contains(feature) }.map(\.pattern)
    #expect(
      patterns.sorted() == [
        "mv", "mvc", "mvc-vs", "mvp", "mvvm-c", "mvvm-observable", "tea", "viper",
      ])
    let found = try #require(try Self.index.feature(feature))
    let screens = try #require(found.screens)
    #expect(screens.map(\.action) == found.scenario.setup.suffix(1) + found.scenario.actions)
    #expect(found.steps?.map(\.action) == found.scenario.actions)
    #expect(found.opening == screens.first)
    #expect([Feature.Step](text: screens.text) == screens)
  }

  @Test func `what is wrong with the files of a feature is told, with its place`() throws {
    let scenario = "# Undo\nlaunch\n"
    let scratch = try Scratch([
      "features/right.scenario": scenario, "features/word.scenario": "setpu: launch\n" + scenario,
      "features/screens.scenario": scenario, "features/screens.screens/a": "",
    ])
    let index = LessonIndex.read(directory: scratch.path)
    #expect(try index.feature("none") == nil)
    #expect(try index.feature("right")?.screens == nil)
    let word = try #require(throws: LessonProblem.self) { try index.feature("word") }
    #expect(word.location == .init(line: 1, column: 1))
    #expect(word.kind == .actions(.unknownScenarioWord("setpu:")))
    let screens = try #require(throws: LessonProblem.self) { try index.feature("screens") }
    #expect(screens.file == index.screensFile(of: "screens"))
    #expect(screens.kind == .file(.notAFile))
  }

  @Test func `each of the five patterns has exercises that mend, change and make, and a project`() {
    for pattern in ["mvc", "mvvm-c", "mvc-vs", "mvp", "viper"] {
      let kinds = Self.pages.filter { $0.pattern == pattern }.map(\.exercise.kind)
      #expect(kinds.count { $0 == .fix } >= 2, "\(pattern)")
      #expect(kinds.count { $0 == .change } >= 2, "\(pattern)")
      #expect(kinds.contains(.make), "\(pattern)")
      #expect(kinds.contains(.project), "\(pattern)")
    }
  }
}
