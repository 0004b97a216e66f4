import Analysis
import Course
import Diagrams
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

  /// A scenario, and a pattern of its app.
  struct Performance: CustomTestStringConvertible {
    let pattern: Pattern
    let scenario: Scenario

    var testDescription: String { "\(pattern.name) \(scenario.name)" }

    @MainActor static let all: [Performance] = Pattern.all.flatMap { pattern in
      (library?.scenarios(for: pattern) ?? []).map {
        Performance(pattern: pattern, scenario: $0)
      }
    }

    /// After the relaunch of these, what was released takes so many rows that there is no room for the point.
    @MainActor static let withRoom = all.filter {
      !["mvp restore", "viper restore"].contains("\($0.pattern.name) \($0.scenario.name)")
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
    for line in ["use \(tried.pattern.app.name) \(tried.pattern.name)", "show quiet"]
      + scenario.setup + ["show both"]
    {
      _ = session.reply(to: line)
    }
    for line in scenario.actions {
      let text = session.reply(to: line).text
      #expect(text.lines.count < tried.window.rows, "\(line)\n\(text.plain)")
      #expect(!text.plain.contains("UIKit would stop"), "\(line)")
    }
  }

  @Test(arguments: await Seed.share(of: Performance.withRoom))
  func `the point of every action is seen in 24 rows of 80 columns`(_ tried: Performance) throws {
    let session = session(columns: 80, rows: 24)
    let scenario = tried.scenario
    for line in ["use \(tried.pattern.app.name) \(tried.pattern.name)", "show quiet"]
      + scenario.setup + ["show both"]
    {
      _ = session.reply(to: line)
    }
    for line in scenario.actions {
      let answer = session.reply(to: line).text.plain
      let part = try #require(session.run.play).lastPart
      let point = StoryOutline(part.stories).point
      for words in Diagram(part).words(of: point) {
        #expect(answer.withoutLines.contains(words.withoutLines), "\(line): \(words)\n\(answer)")
      }
    }
  }

  @Test func `what is folded is told, and can be seen`() {
    let session = session(columns: 80, rows: 24)
    for line in ["use mvc", "launch", "open Hello"] { _ = session.reply(to: line) }
    let answer = session.reply(to: "type Hi").text.plain
    #expect(
      answer.hasSuffix(
        "3 messages are folded: 2 write views, 1 is a step between. All: diagram last"))
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

extension Diagram {
  /// What a drawing says of these records: the number and the name of a message, the values of a change.
  fileprivate func words(of records: Set<Int>) -> [String] {
    items.compactMap { item in
      switch item {
      case .message(let message) where message.record.map(records.contains) ?? false:
        "\(message.number) \(message.text.prefix { !"(=".contains($0) })"
      case .change(let change) where change.record.map(records.contains) ?? false:
        change.old.map { "\(change.property) \($0) → \(change.new)" }
      default: nil
      }
    }
  }
}

extension String {
  /// Without spaces, and without the signs that lifelines and arrows are drawn with.
  fileprivate var withoutLines: String {
    filter { !" \n│├┤┼─╌┊▶▷◀◁◆○·".contains($0) }
  }
}
