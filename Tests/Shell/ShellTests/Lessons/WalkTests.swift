import Cells
import Course
import Lessons
import TestSupport
import Testing

@testable import Shell
@testable import Terminal

/// Any keys, one after the other: in the view of long texts, on questions and at the prompt.
@MainActor @Suite struct WalkTests {
  nonisolated private static let windows = [(80, 24), (40, 24), (20, 8)]
  private static let steps = 1000 * Seed.share(of: Array(1...5)).count

  /// A walk has 1,000 steps, which take seconds; with 500 cases it goes on to 5,000. So without `LIFELINE_CASES` there is
  /// one, in one of the windows.
  @Test(arguments: Seed.some(for: windows, oneIn: 30))
  func `no answer without its choices, no key is lost, and quit leaves`(
    _ size: (columns: Int, rows: Int), seed: Seed
  ) {
    var random = SplitMix64(seed: seed)
    let (columns, rows) = size
    var walk = Walk(ScreenSize(columns: columns, rows: rows))
    for _ in 0..<Self.steps {
      walk.step(&random)
      for fault in walk.faults { Issue.record("\(columns)×\(rows), seed \(seed): \(fault)") }
      guard walk.faults.isEmpty else { return }
    }
    let entries = walk.entriesToLeave()
    #expect(entries <= 2, "seed \(seed)")
  }
}

/// A shell without a terminal: the session, the text that is read, and the line at the prompt.
@MainActor private struct Walk {
  private let session = Session(environment: .course)
  private let window: ScreenSize
  private var reading: Terminal.ReadingState?
  private var begun = BegunLine()
  private(set) var faults: [String] = []
  private var hasLeft = false

  init(_ window: ScreenSize) {
    self.window = window
    (session.width, session.height) = (window.columns, window.rows)
  }

  private static let keys: [ReadingKey] =
    Array("  fbjkyudgGhH?/nNq:abcdexyzTQ12录").map { .character($0) } + [
      .enter, .enter, .escape, .up, .down, .pageUp, .pageDown, .home, .end, .interrupt, .backspace,
    ]
  private static let lines = [
    "", "", "", "a", "b", "c", "d", "a b", "hint", "next", "next", "previous", "lesson", "help all",
    "help keys", "GOTO 2", "step", "step ask", "contract mvc", "run mvc edit", "the model",
  ]
  private static let places = [
    "welcome 3", "welcome 5", "welcome 11", "welcome 14", "mvc 10", "mvc 14", "view-state 17",
    "taking-it-apart 4", "mvvm-c 27", "words 11",
  ]

  mutating func step(_ random: inout SplitMix64) {
    guard reading == nil else { return press(random.pick(Self.keys)) }
    let line =
      random.below(8) == 0 ? "lesson " + random.pick(Self.places) : random.pick(Self.lines)
    enter(begun.isEntered ? "" : begun.typed.isEmpty ? line : begun.typed)
  }

  /// Presses a key in the view, or types it where a query is typed.
  private mutating func press(_ key: ReadingKey) {
    guard var text = reading else { return }
    text.pageIsShown()
    let before = text
    let outcome = text.press(key)
    reading = text
    if case .character(let letter) = key { check(letter, outcome, before, text) }
    if case .leaves(let line) = outcome { leave(text, line) }
  }

  /// A letter moves, searches, helps or says something, or it is at the prompt.
  private mutating func check(
    _ letter: Character, _ outcome: Terminal.ReadingState.Outcome, _ before: Terminal.ReadingState,
    _ after: Terminal.ReadingState
  ) {
    let isKey = " fbjkyudgGhH?/nNq:".contains(letter)
    guard before.query == nil, !before.isHelping || !" qhH".contains(letter) else { return }
    switch outcome {
    case .leaves(let line):
      let isKept = line.typed.hasSuffix(String(letter)) || line.key == String(letter)
      if !isKept, letter != " " { faults.append("\(letter) is lost") }
      let answers = session.answerLetters.contains(letter) && before.text.asked != nil
      if answers, line.typed == String(letter), !before.choicesWereShown {
        faults.append("\(letter) answers before its choices were seen")
      }
    case .stays where !isKey && after.message == nil: faults.append("\(letter) does nothing")
    case .stays: break
    }
  }

  private mutating func leave(_ text: Terminal.ReadingState, _ line: BegunLine) {
    // What was searched for is reversed.
    let left = ReadingScreen(writer: .plain, window: window).linesLeft(of: text).map {
      $0.replacing("\u{1B}[7m", with: "").replacing("\u{1B}[0m", with: "")
    }
    let choices = text.text.lines.filter { $0.purpose == .choice }.map(\.plain)
    if !text.choicesWereShown, !choices.allSatisfy(left.contains) {
      faults.append("the choices did not come to the prompt")
    }
    (reading, begun) = (nil, line)
  }

  private mutating func enter(_ line: String) {
    let isQuit = begun.leavesText(as: line)
    begun = BegunLine()
    guard !isQuit else { return }
    let reply = session.reply(to: line)
    hasLeft = reply.leaves
    guard Pager.isNeeded(for: reply.text.lines.map(\.plain), on: window) else { return }
    reading = Terminal.ReadingState(
      WindowedText(reply.text, in: window), prompt: .init(for: session))
  }

  /// How often `quit` and Return are typed until the shell ends; 9 if it does not. Words that are searched for are typed
  /// to their end before.
  mutating func entriesToLeave() -> Int {
    if reading?.query != nil { press(.enter) }
    for entry in 1...8 {
      var typed = ""
      for letter in "quit" {
        if reading != nil { press(.character(letter)) } else { typed.append(letter) }
      }
      if reading == nil { enter(begun.typed + typed) }
      if hasLeft { return entry }
    }
    return 9
  }
}
