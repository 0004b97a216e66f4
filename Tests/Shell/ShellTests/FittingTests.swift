import Course
import Lessons
import Stage
import TestSupport
import Testing

@testable import Shell

/// What an action shows by itself fits the window.
@MainActor @Suite struct FittingTests {
  private static let lessons = Repository.root + "/Lessons"
  private static let library = ShellEnvironment(lessons: lessons).library

  private func session(columns: Int, rows: Int) -> Session {
    let session = Session(environment: ShellEnvironment(lessons: Self.lessons))
    (session.width, session.height) = (columns, rows)
    return session
  }

  /// A scenario of a pattern, in a window of so many columns and rows.
  struct Case: CustomTestStringConvertible {
    let pattern: Pattern
    let scenario: Scenario
    let window: (columns: Int, rows: Int)

    var testDescription: String {
      "\(pattern.name) \(scenario.name), \(window.columns) × \(window.rows)"
    }
  }

  /// The windows follow each other, in another order in each pattern: every scenario meets each of them.
  private static let cases: [Case] = {
    let windows = [(40, 24), (80, 24), (130, 40)]
    return Pattern.all.enumerated().flatMap { first, pattern in
      (library?.scenarios(for: pattern) ?? []).enumerated().map { index, scenario in
        Case(
          pattern: pattern, scenario: scenario, window: windows[(first + index) % windows.count])
      }
    }
  }()

  @Test(arguments: await Seed.share(of: cases))
  func `no action of a scenario scrolls`(_ tried: Case) {
    let session = session(columns: tried.window.columns, rows: tried.window.rows)
    let scenario = tried.scenario
    for line in ["use \(tried.pattern.name)", "show quiet"] + scenario.setup + ["show both"] {
      _ = session.reply(to: line)
    }
    for line in scenario.actions {
      let text = session.reply(to: line).text
      #expect(text.lines.count < tried.window.rows, "\(line)\n\(text.plain)")
      #expect(!text.plain.contains("UIKit would stop"), "\(line)")
    }
  }

  @Test func `what is folded is told, and can be seen`() {
    let session = session(columns: 80, rows: 40)
    for line in ["use mvc", "launch", "open Hello"] { _ = session.reply(to: line) }
    let answer = session.reply(to: "type Hi").text.plain
    #expect(answer.hasSuffix("7 of 14 messages (fold widgets). All: diagram last"))
    let all = session.reply(to: "diagram last").text.plain
    #expect(all.contains("14 messages · 3 state changes · 10 participants"))
  }

  @Test func `you choose what you see after an action`() {
    let session = session(columns: 80, rows: 40)
    for line in ["use mvc", "launch", "open Hello"] { _ = session.reply(to: line) }
    #expect(session.reply(to: "show").text.plain == "both")
    _ = session.reply(to: "show quiet")
    #expect(session.reply(to: "tap Play").text.plain == "")
    _ = session.reply(to: "show screen")
    let screen = session.reply(to: "tap Pause").text.plain
    #expect(screen.contains("( Play )") && !screen.contains("togglePlay"))
    _ = session.reply(to: "show drawing")
    let drawing = session.reply(to: "tap Play").text.plain
    #expect(!drawing.contains("( Pause )") && drawing.contains("togglePlay"))
  }
}
