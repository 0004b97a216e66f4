import Lessons
import TestSupport
import Testing

/// What the exercises have in common.
@MainActor @Suite struct FeatureTests {
  private static let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
  private static var pages: [ExercisePage] {
    index.entries.compactMap { index.exercise($0.id) }
  }

  @Test(arguments: ["confirm-delete", "count-in-title"])
  func `a feature is an exercise in all five patterns, with the same screens`(
    feature: String
  ) throws {
    let patterns = Self.pages.filter { $0.exercise.runs.contains(feature) }.map(\.pattern)
    #expect(patterns.sorted() == ["mvc", "mvc-vs", "mvp", "mvvm-c", "viper"])
    let screens = try #require(Self.index.feature(feature)?.screens)
    #expect(screens.count == Self.index.feature(feature)?.scenario.actions.count)
    #expect([Feature.Step](text: screens.text) == screens)
  }

  @Test func `every pattern has exercises that mend, change and make, and a project`() {
    for pattern in ["mvc", "mvvm-c", "mvc-vs", "mvp", "viper"] {
      let kinds = Self.pages.filter { $0.pattern == pattern }.map(\.exercise.kind)
      #expect(kinds.count { $0 == .fix } >= 2, "\(pattern)")
      #expect(kinds.count { $0 == .change } >= 2, "\(pattern)")
      #expect(kinds.contains(.make), "\(pattern)")
      #expect(kinds.contains(.project), "\(pattern)")
    }
  }
}
