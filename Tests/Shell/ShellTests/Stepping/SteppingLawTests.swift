import Cells
import Localization
import Stage
import TestSupport
import Testing

@testable import Diagrams
@testable import Shell

/// Laws that hold at every position in a run, for every way to get there.
///
/// Rows are the same where their words and colours are. A row of a whole drawing knows the names above it, too; a pager
/// repeats these. Steps are not read in a pager.
@Suite struct SteppingLawTests {
  private static let looks = [
    "diagram everything", "diagram fold widgets", "diagram hide Model", "diagram depth 2",
    "diagram hide View fold loops",
  ]

  @Test(arguments: Seed.some(oneIn: 25))
  func `forwards, backwards and by jumping one sees the same`(_ seed: Seed) {
    var random = SplitMix64(seed: seed)
    let session = Session.random(&random)
    session.height = .max
    _ = session.reply(to: random.pick(Self.looks))
    var seen: [String] = []
    while session.reply(to: "step").status == .done { seen.append(view(session)) }
    // The filter may hide all messages.
    guard let messages = session.run.stepping?.drawing.messages else { return }
    #expect(seen.count == messages.count)
    for place in seen.indices.dropLast().reversed() {
      _ = session.reply(to: "step back")
      #expect(view(session) == seen[place], "seed \(seed): back to \(place + 1)")
    }
    for _ in 1...8 {
      let place = random.below(messages.count)
      #expect(session.reply(to: "goto \(messages[place].number)").complaint == nil)
      #expect(view(session) == seen[place], "seed \(seed): jumping to \(place + 1)")
    }
  }

  /// The answers of all commands that show the current position.
  private func view(_ session: Session) -> String {
    let lines = [
      "state", "objects --all", "screen", "screen --plain", "where", "goto \(number(session))",
    ]
    return lines.map { session.reply(to: $0) }.map { $0.text.plain + ($0.complaint ?? "") }
      .joined(separator: "\n")
  }

  private func number(_ session: Session) -> Int { session.run.stepping?.number ?? 0 }

  @Test(arguments: Seed.share(of: await App.usual.patterns, allWith: 30), ["rename", "edit"])
  func `at the last message everything is as it is now`(
    _ pattern: Pattern, _ scenario: String
  ) throws {
    let session = Transcript.session(after: "run \(pattern.name) \(scenario)")
    let lines = ["state", "objects", "screen", "screen --plain", "where"]
    let now = lines.map { session.reply(to: $0).text }
    _ = session.reply(to: "step 10000")
    let last = try #require(session.run.stepping)
    #expect(last.place.isAtEnd && last.number == last.total)
    for (line, now) in zip(lines, now) {
      #expect(session.reply(to: line).text == session.inspection.dated(now).text, "\(line)")
    }
  }

  @Test(arguments: Seed.some(from: 50, oneIn: 25))
  func `a drawing grown step by step is the drawing of the whole`(_ seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    let session = Session.random(&random)
    var options = Options()
    options[.width] = 80 + random.below(100)
    options[.ascii] = random.below(2) == 0
    options[.all] = random.below(3) == 0
    options[.style] = random.pick([nil, .ladder, .wide])
    var width = session.display.width(options)
    let diagram = try session.renderer.visible(session.run.trace(), options)
    var growing = StepDrawing(diagram, options, width: width)
    while growing.isSpoken {
      // Lifelines side by side may not fit, and with all messages there may be fifty.
      options[.style] = .ladder
      width += 100
      growing = StepDrawing(diagram, options, width: width)
    }
    while growing.drawn.count < growing.messages.count {
      growing.grow(to: growing.drawn.count + 1 + random.below(3))
    }
    let rows = (growing.drawn.first?.heads ?? []) + growing.drawn.flatMap(\.rows)
    let whole = Drawing(diagram, options, width: width).body.lines
    #expect(rows.map(\.spans) == whole.map(\.spans), "seed \(seed)")
  }

  @Test(arguments: Seed.some(from: 100, oneIn: 25))
  func `the drawing up to a message is the beginning of the drawing that points at it`(_ seed: Seed)
    throws
  {
    var random = SplitMix64(seed: seed)
    let session = Session.random(&random)
    session.height = .max
    session.width = 160
    _ = session.reply(to: "step")
    let count = try #require(session.run.stepping).total
    for _ in 1...5 {
      let number = 1 + random.below(count)
      let lines = session.reply(to: "goto \(number)").text.lines
      let whole = session.reply(to: "diagram").text.lines
      let drawn = lines.prefix { !$0.spans.isEmpty }
      let beginning = whole.prefix(drawn.count)
      #expect(drawn.map(\.spans) == beginning.map(\.spans), "seed \(seed): \(number)")
      let marked = drawn.compactMap { $0.plain.firstMatch(of: #/▸ *(\d+) /#) }
      #expect(marked.map { String($0.1) } == ["\(number)"], "seed \(seed): \(number)")
    }
  }
}

extension Session {
  /// A session in which the app is launched in some pattern and then gets three random actions.
  fileprivate static func random(_ random: inout SplitMix64) -> Session {
    let session = Transcript().session
    let pattern = random.pick(App.usual.patterns)
    session.reply(toEach: ["use \(pattern.name)", "launch"])
    for _ in 1...3 {
      let buttons = session.completions(of: "tap ").map { "tap \($0.quoted)" }
      let rows = session.completions(of: "open ").map { "open \($0.quoted)" }
      let others = ["type Hi", "tick", "pull", "answer", "back", "save-state", "relaunch"]
      _ = session.reply(to: random.pick(buttons + rows + rows + others))
    }
    return session
  }
}
