import Analysis
import Cells
import Course
import Diagrams
import Foundation
import Lessons
import Stage
import TestSupport
import Testing

@testable import Shell

/// What an action shows by itself fits the window.
@MainActor @Suite struct FittingTests {
  private static let library = ShellEnvironment.course.library

  private func session(columns: Int, rows: Int) -> Session {
    let session = Session(environment: .course)
    (session.width, session.height) = (columns, rows)
    return session
  }

  /// Its set-up is done, and not shown.
  private func prepare(_ session: Session, for scenario: Scenario, of pattern: Pattern) {
    let beginning = ["use \(pattern.app.name) \(pattern.name)", "show quiet"]
    session.reply(toEach: beginning + scenario.setup + ["show both"])
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
    prepare(session, for: tried.scenario, of: tried.pattern)
    for line in tried.scenario.actions {
      let text = session.reply(to: line).text
      #expect(text.lines.count < tried.window.rows, "\(line)\n\(text.plain)")
      #expect(!text.plain.contains("UIKit would stop"), "\(line)")
    }
  }

  @Test(arguments: await Seed.share(of: Performance.all))
  func `the point of every action is seen in 24 rows of 80 columns`(_ tried: Performance) throws {
    try expectPoint(of: tried, columns: 80)
  }

  @Test(arguments: await Seed.share(of: Performance.all))
  func `the point of every action is seen in 24 rows of 40 columns`(_ tried: Performance) throws {
    try expectPoint(of: tried, columns: 40)
  }

  private func expectPoint(of tried: Performance, columns: Int) throws {
    let session = session(columns: columns, rows: 24)
    prepare(session, for: tried.scenario, of: tried.pattern)
    for line in tried.scenario.actions {
      let answer = session.reply(to: line).text
      #expect(answer.lines.count < 24, "\(line)\n\(answer.plain)")
      let words = answer.plain.withoutLines
      let part = try #require(session.run.play).lastPart
      let point = StoryOutline(part.stories).point
      for (told, patterns) in Diagram(part).signs(of: point, part.stories) {
        let isSeen = try patterns.contains { try words.contains(Regex($0)) }
        #expect(isSeen, "\(line): \(told)\n\(answer.plain)")
      }
    }
  }

  /// A page of a lesson that sets a task.
  struct TaskPage: CustomTestStringConvertible {
    let lesson: String
    let page: String
    let task: PageTask

    var testDescription: String { "\(lesson) \(page)" }

    @MainActor static let all: [TaskPage] = {
      guard let index = library else { return [] }
      let readings = index.entries.map { index.lesson($0, in: "en", quotingCode: false) }
      return readings.compactMap(\.value).flatMap { lesson in
        lesson.sections.compactMap { section in
          guard case .task(let task) = section.kind else { return nil }
          return TaskPage(lesson: lesson.id, page: section.id ?? "", task: task)
        }
      }
    }()
  }

  @Test(arguments: Seed.share(of: await TaskPage.all, allWith: 30), [80, 40])
  func `a task is done within the window`(_ page: TaskPage, _ columns: Int) {
    let session = session(columns: columns, rows: 24)
    _ = session.reply(to: "lesson \(page.lesson) \(page.page)")
    var answers: [Styled] = []
    for line in page.task.solution {
      let answer = session.reply(to: line).text
      // In 40 columns, the explanation below may be longer.
      if columns == 80 { #expect(answer.lines.count < 24, "\(line)\n\(answer.plain)") }
      answers.append(answer)
    }
    let done = answers.lazy.compactMap { answer in
      answer.lines.firstIndex { $0.plain == "Done: all goals are met." }
        .map { (above: $0, below: answer.lines.count - $0) }
    }.first
    #expect(done.map { $0.above < 23 && $0.below <= 23 } == true)
  }

  @Test func `what is folded is told, and can be seen`() {
    let session = session(columns: 80, rows: 24)
    session.reply(toEach: ["use mvc", "launch", "open Hello"])
    let answer = session.reply(to: "type Hi").text.plain
    #expect(
      answer.hasSuffix(
        "1 message is folded. All: diagram last"))
    let all = session.reply(to: "diagram last").text.plain
    #expect(all.contains("14 messages · 3 state changes · 10 participants"))
  }

  @Test func `where lifelines leave no room for the point, it is told in rows`() {
    let session = session(columns: 40, rows: 24)
    session.reply(toEach: ["use mvc", "launch", "open Hello"])
    #expect(
      session.reply(to: "type Hi").text.plain == """
        ┌ Edit  Recordings ───────────────── + ┐
        │ ♪ Hi                                 │
        │ ▸ Work                               │
        └ Record ──────────────────────────────┘
        ┌ Hi ──────────────────────────────────┐
        │ [Hi                    ]             │
        │ 00:00 / 00:10                        │
        │ Position ●────────────────────       │
        │ ( Play )                             │
        └──────────────────────────────────────┘

         1 User ─▶ nameField2: type "Hi", Return
         5 PlayVC2 ─▶ Hello: setName("Hi")
         ◆ Hello.name "Hello" → "Hi"
         8 Store ╌▷ NC: post
         9 NC ╌▷ FolderVC:
             handleChangeNotification
        10 FolderVC ─▶ tableView: moveRow
        11 FolderVC ─▶ tableView: reloadRows
        12 NC ╌▷ PlayVC2: storeChanged
        13 PlayVC2 ─▶ nameField2: text = "Hi"
        14 PlayVC2 ─▶ playNavItem2: title = "Hi"
        5 messages are folded. All: diagram last
        """)
  }

  @Test func `messages by which goals are met are in the drawing`() {
    let session = session(columns: 80, rows: 24)
    _ = session.reply(to: "lesson welcome 22")
    _ = session.reply(to: "open Hello")
    let answer = session.reply(to: "type Zulu").text.plain
    #expect(answer.contains("[x] The list was told by the centre"))
    #expect(answer.contains(" 9 NC ╌▷ FolderVC: handleChangeNotification"))
  }

  @Test func `you choose what you see after an action`() {
    let session = session(columns: 80, rows: 40)
    session.reply(toEach: ["use mvc", "launch", "open Hello"])
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

  @Test func `in quiet, no released objects are told, and a run is only counted`() {
    let session = session(columns: 80, rows: 40)
    let says = { (line: String) in session.reply(to: line).text.plain }
    for line in ["use mvp", "show quiet"] { _ = says(line) }
    for line in ["launch", "open Hello"] { #expect(says(line) == "", "\(line)") }
    #expect(says("run mvp rename") == "23 messages. step ask asks for the first.")
    #expect(says("step ask").hasPrefix("What comes next? This is message 1 of 23."))
    #expect(says("run mvp rename --format mermaid").contains("didEndEditing"))
    #expect(says("show both") != "")
    #expect(says("run mvp rename").contains("didEndEditing"))
  }

  @Test func `in quiet, the options of a run are still checked`() {
    let session = session(columns: 80, rows: 40)
    _ = session.reply(to: "show quiet")
    #expect(session.reply(to: "run mvp rename --only Nobody").status != .done)
  }
}

extension Diagram {
  /// How it is seen in a drawing that it tells of these records: patterns in its words without spaces and lifelines, one
  /// of which is there.
  fileprivate func signs(
    of records: Set<Int>, _ stories: [Story]
  ) -> [(told: String, patterns: [String])] {
    let writings = Set(stories.flatMap(\.writings).map(\.message))
    return items.compactMap { item in
      switch item {
      case .message(let message) where message.record.map(records.contains) ?? false:
        let isWriting = message.record.map(writings.contains) ?? false
        return ("\(message.number) \(message.text)", isWriting ? written(message) : [sign(message)])
      case .change(let change) where change.record.map(records.contains) ?? false:
        guard let old = change.old else { return nil }
        let words = "\(change.property) \(old) → \(change.new)"
        return (words, [words.withoutLines.escaped])
      default: return nil
      }
    }
  }

  /// With its number and its name, and in rows without lifelines the names of sender and receiver between them.
  private func sign(_ message: Message, before words: String? = nil) -> String {
    let between = "\(name(message.from))\(name(message.to)):".withoutLines.escaped
    return "\(message.number)(\(between))?" + (words ?? message.bareName.escaped)
  }

  /// In its own row, or in that of an earlier message of the same sender that stands for several.
  private func written(_ message: Message) -> [String] {
    messages.filter { $0.from == message.from && $0.number <= message.number }.flatMap { earlier in
      ["writes[0-9]+views", "[A-Za-z,]*" + message.bareName.escaped].map {
        sign(earlier, before: $0)
      }
    }
  }
}

extension Diagram.Message {
  fileprivate var bareName: String { String(text.prefix { !"(=".contains($0) }).withoutLines }
}

extension String {
  /// Without spaces, and without the signs that lifelines and arrows are drawn with.
  fileprivate var withoutLines: String {
    filter { !" \n│├┤┼─╌┊▶▷◀◁◆○·".contains($0) }
  }

  /// As a regular expression that matches it.
  fileprivate var escaped: String { NSRegularExpression.escapedPattern(for: self) }
}
