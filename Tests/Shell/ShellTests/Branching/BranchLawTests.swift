import Foundation
import Localization
import Stage
import TestSupport
import Testing
import Trace

@testable import Course
@testable import Shell

/// Laws of taking back, branching, and of lists of actions that are played again, in every system.
@Suite struct BranchLawTests {
  @Test(arguments: await Seed.some(for: Pattern.all, from: 500, oneIn: 100))
  func `undo after any action brings back all that was before it, and redo all that was after`(
    _ pattern: Pattern, _ seed: Seed
  ) {
    var random = RandomLines(in: pattern, seed: seed)
    let beginning = random.view
    var (before, lines) = (beginning, [String]())
    while lines.count < 8 {
      guard let line = random.act() else { continue }
      lines.append(line)
      let after = random.view
      _ = random.session.reply(to: "undo")
      #expect(random.view == before, "seed \(seed): \(lines)")
      _ = random.session.reply(to: "redo")
      #expect(random.view == after, "seed \(seed): \(lines)")
      before = after
    }
    _ = random.session.reply(to: "undo 8")
    #expect(random.view == beginning, "seed \(seed): \(lines)")
  }

  @Test(arguments: await Seed.some(for: Pattern.all, from: 600, oneIn: 100))
  func `nothing is lost: every branch can be returned to, and gives the same bytes`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    var random = RandomLines(in: pattern, seed: seed)
    let play = try #require(random.session.run.play)
    var bytes: [Int: String] = [0: play.trace.jsonLines]
    for _ in 1...12 where random.act() != nil {
      let known = bytes.updateValue(play.trace.jsonLines, forKey: play.tree.place)
      #expect(known.map { $0 == play.trace.jsonLines } ?? true, "seed \(seed)")
      if random.below(3) == 0 { _ = random.session.reply(to: "undo \(1 + random.below(3))") }
    }
    #expect(bytes.count == play.tree.nodes.count)
    for (number, end) in play.tree.ends.enumerated() {
      _ = random.session.reply(to: "branches \(number + 1)")
      #expect(play.trace.jsonLines == bytes[end], "seed \(seed): branch \(number + 1)")
    }
    let branches = play.tree.ends.map { play.tree.inputs(to: $0).map(\.description) }
    #expect(Set(branches).count == branches.count, "seed \(seed): no branch is there twice")
  }

  @Test(arguments: await Seed.some(for: Pattern.all, from: 700, oneIn: 100))
  func `an action in the past goes on after the action whose message was looked at`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    var random = RandomLines(in: pattern, seed: seed)
    while (random.session.run.play?.tree.inputs.count ?? 0) < 6 { _ = random.act() }
    let play = try #require(random.session.run.play)
    let former = play.tree
    _ = random.session.reply(to: "diagram everything")
    let number = try #require(random.session.stepping.numbers.shuffled(using: &random.dice).first)
    #expect(random.session.reply(to: "goto \(number)").complaint == nil, "seed \(seed)")
    let position = try #require(random.session.run.position?.stop)
    let (before, messages) = play.trace.messagesOfActions(to: position)
    // Buttons and rows are those of the end of the run, so several tries may be needed.
    var typed: String?
    for _ in 1...200 where typed == nil { typed = random.act() }
    let line = try #require(typed, "seed \(seed)")
    // What sends no message may have been done at the message before it, or not.
    let kept = play.tree.inputs.count - 1
    #expect(kept > before, "seed \(seed): message \(number), \(line)")
    #expect(messages.prefix(kept).dropFirst(before + 1).allSatisfy { $0 == 0 }, "seed \(seed)")
    let expected = former.inputs.prefix(kept) + [try Input(line)]
    #expect(play.tree.inputs == Array(expected), "seed \(seed): message \(number), \(line)")
    let alone = try Script(actions: expected.map(\.description)).run(in: pattern)
    #expect(play.trace.jsonLines == alone.trace.jsonLines, "seed \(seed)")
    #expect(former.ends.allSatisfy { play.tree.inputs(to: $0) == former.inputs(to: $0) })
  }

  @Test(arguments: await Seed.some(for: Pattern.all, from: 800, oneIn: 100))
  func `saving and loading the actions changes nothing`(_ pattern: Pattern, _ seed: Seed) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    var random = RandomLines(in: pattern, seed: seed)
    while (random.session.run.play?.tree.inputs.count ?? 0) < 8 { _ = random.act() }
    let view = random.view
    #expect(random.session.reply(to: "actions save \(file)").status == .done)
    #expect(random.session.reply(to: "actions load \(file)").complaint == nil)
    #expect(random.view == view, "seed \(seed)")
    let other = RandomLines(in: pattern, seed: seed)
    #expect(other.session.reply(to: "source \(file)").complaint == nil)
    #expect(other.view == view, "seed \(seed): the file is a list of commands, too")
  }

  @Test(arguments: await Seed.some(for: Pattern.all, from: 900, oneIn: 100))
  func `a changed list is played, or the action that is not possible is named and nothing changes`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    var random = RandomLines(in: pattern, seed: seed)
    while (random.session.run.play?.tree.inputs.count ?? 0) < 8 { _ = random.act() }
    let play = try #require(random.session.run.play)
    for _ in 1...6 where !play.tree.inputs.isEmpty {
      let (view, old) = (random.view, play.tree.inputs)
      let (number, place) = (random.below(old.count), random.below(old.count))
      var list = Array(old.enumerated())
      let moved = list.remove(at: number)
      let isDropped = random.below(2) == 0
      if !isDropped { list.insert(moved, at: place) }
      let line =
        isDropped ? "actions drop \(number + 1)" : "actions move \(number + 1) \(place + 1)"
      let reply = random.session.reply(to: line)
      do throws(ScriptError) {
        let alone = try Script(actions: list.map(\.element.description)).run(in: pattern)
        #expect(play.trace.jsonLines == alone.trace.jsonLines, "seed \(seed): \(line)")
      } catch {
        let action = list[error.index].offset + 1
        #expect(reply.complaint?.contains("because action \(action) ") == true, "seed \(seed)")
        #expect(random.view == view, "seed \(seed): \(line)")
      }
    }
  }
}

/// Types random lines into a session: actions, and what the app's own debugger can do.
private struct RandomLines {
  let session = Transcript().session
  var dice: SplitMix64

  init(in pattern: Pattern, seed: Seed) {
    dice = SplitMix64(seed: seed)
    let beginning = ["show quiet", "use \(pattern.app.name) \(pattern.name)"]
    session.reply(toEach: beginning)
  }

  mutating func below(_ bound: Int) -> Int { dice.below(bound) }

  /// Returns the line; `nil` when it was not possible.
  mutating func act() -> String? {
    guard session.run.play?.tree.inputs.isEmpty == false else {
      return session.reply(to: "launch").status == .done ? "launch" : nil
    }
    let buttons = completions(of: "tap ")
    let rows = completions(of: "open ")
    let others = [
      #"type "a \“b\” \"c\" \\""#, "type 你好 👩‍💻", "tick", "tick 2", "pull", "answer", "back",
      "save-state",
      "relaunch", "network offline", "view-state folderViews[0].editing true", "log 1", "log 0",
      #"drag "Position" 3"#,
    ]
    let line = dice.pick(buttons + buttons + rows + rows + completions(of: "swipe ") + others)
    return session.reply(to: line).status == .done ? line : nil
  }

  private func completions(of command: String) -> [String] {
    session.completions(of: command).map { command + $0.quoted }
  }

  /// All that a user can ask for, and the trace.
  var view: [String] {
    let lines = ["screen", "state", "objects --all", "view-state", "log"]
    let answers = lines.map { session.reply(to: $0) }.map { $0.text.plain + ($0.complaint ?? "") }
    return answers + [session.run.play?.trace.jsonLines ?? ""]
  }
}

extension Trace {
  /// How many actions ended before a record, and how many messages each action led to.
  fileprivate func messagesOfActions(to n: Int) -> (before: Int, messages: [Int]) {
    var (before, messages) = (0, [0])
    for record in records {
      switch record.event {
      case .message: messages[messages.count - 1] += 1
      case .screen:
        messages.append(0)
        if record.n <= n { before += 1 }
      default: break
      }
    }
    return (before, messages)
  }
}
