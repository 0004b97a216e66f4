import Course
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

  private static let windows = [(40, 24), (80, 24), (130, 40)]

  /// Each pattern tries the windows in another order, so that every scenario meets each of them.
  @Test(arguments: await Pattern.all)
  func `no action of a scenario scrolls`(_ pattern: Pattern) {
    let first = Pattern.all.firstIndex(of: pattern) ?? 0
    let scenarios = Self.library?.scenarios(for: pattern) ?? []
    for (index, scenario) in scenarios.enumerated() {
      let window = Self.windows[(first + index) % Self.windows.count]
      let session = session(columns: window.0, rows: window.1)
      for line in ["use \(pattern.name)", "show quiet"] + scenario.setup + ["show both"] {
        _ = session.reply(to: line)
      }
      for line in scenario.actions {
        let text = session.reply(to: line).text
        #expect(text.lines.count < window.1, "\(scenario.name): \(line)\n\(text.plain)")
        #expect(!text.plain.contains("UIKit would stop"), "\(scenario.name): \(line)")
      }
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
