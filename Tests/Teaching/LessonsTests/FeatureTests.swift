import Foundation
import TestSupport
import Testing

@testable import Lessons

/// What a changed app has to do: a scenario and the screens after its actions. And the code of a pattern.
@Suite struct FeatureTests {
  private let screens = """
    > tap "A"
    ┌ A ┐

    └───┘

    > back
    B

    """

  @Test func `screens are read and written the same, without the empty lines between them`() {
    let steps = [Feature.Step](text: "A remark.\n" + screens)
    #expect(
      steps == [
        .init(action: #"tap "A""#, screen: "┌ A ┐\n\n└───┘"), .init(action: "back", screen: "B"),
      ])
    #expect(steps.text == screens)
    #expect([Feature.Step](text: screens.replacing("\n", with: "\r\n")) == steps)
    #expect([Feature.Step](text: "") == [])
    #expect([Feature.Step](text: "> back\n") == [.init(action: "back", screen: "")])
  }

  @Test func `a feature is a scenario, with screens or without`() throws {
    let scratch = try Scratch([
      "features/ask.scenario": "# Ask\nback\n", "features/ask.screens": screens,
      "features/bare.scenario": "# Bare\nback\n", "features/alone.screens": screens,
      "features/broken.scenario": "# Broken\n",
    ])
    let index = LessonIndex.read(directory: scratch.path)
    let feature = try #require(try index.feature("ask"))
    #expect(feature.scenario.title == "Ask")
    #expect(feature.scenario.file == "\(scratch.path)/features/ask.scenario")
    #expect(feature.screens?.map(\.action) == [#"tap "A""#, "back"])
    #expect(try index.feature("bare")?.screens == nil)
    #expect(try index.feature("bare")?.scenario.name == "bare")
    #expect(try index.feature("alone") == nil)
    #expect(try index.feature("nothing") == nil)
    #expect(index.scenarioFile(of: "ask") == "\(scratch.path)/features/ask.scenario")
    #expect(index.screensFile(of: "ask") == "\(scratch.path)/features/ask.screens")
    do {
      _ = try index.feature("broken")
      Issue.record("It can be read.")
    } catch {
      #expect(
        scratch.messages([error]) == [
          "L/features/broken.scenario:1:1: the scenario has no action. Write one on each line, such as "
            + "`launch`."
        ])
    }
  }

  @Test func `the code of a pattern has its tests, and says where each file is`() throws {
    let scratch = try Scratch([
      "Lessons/a.md": "", "Sources/Apps/Notes/Shared/Note.swift": "class Note {}\n",
      "Sources/Apps/Notes/MVC/Folder/A.swift": "class A {}\n",
      "Sources/Apps/Notes/MVC/B.swift": "class B {}\n",
      "Sources/Apps/Notes/MVP/C.swift": "class C {}\n",
      "Sources/Apps/Notes/Tests/MVC/ATests.swift": "struct ATests {}\n",
      "Sources/Apps/Notes/Tests/MVP/CTests.swift": "struct CTests {}\n",
    ])
    let sources = LessonIndex.read(directory: scratch.file("Lessons")).sources
    let code = try #require(PatternCode("mvc", in: sources))
    #expect(code.module == "MVC")
    #expect(
      code.texts == [
        "Folder/A.swift": "class A {}\n", "B.swift": "class B {}\n",
        "Tests/ATests.swift": "struct ATests {}\n",
      ])
    #expect(
      code.url(of: "Tests/ATests.swift")?.path.hasSuffix(
        "/Sources/Apps/Notes/Tests/MVC/ATests.swift") == true)
    #expect(code.url(of: "C.swift") == nil)
    #expect(PatternCode("viper", in: sources) == nil)
  }
}
