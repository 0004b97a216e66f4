import Actions
import Stage
import TestSupport
import Testing

/// Any list of actions ends on the same screen in every pattern of an app. Only the messages differ.
@MainActor struct SameScreenTests {
  /// After a relaunch the patterns of Recordings restore different parts of the view state, and the mock of Articles
  /// does not know what was deleted.
  private static let spared: [String: [Action]] = [
    "recordings": [.saveState, .relaunch], "articles": [.relaunch],
  ]

  @Test(arguments: await App.all, Seed.some())
  func `any actions end on the same screen`(_ app: App, _ seed: Seed) throws {
    let first = app.patterns[0]
    let stage = Stage(first)
    var outcomes: [String] = []
    var random = RandomActions(seed: seed)
    let actions = try random.perform(20, on: stage, sparing: Self.spared[app.name] ?? []) {
      outcomes.append(Self.shown(on: stage))
    }
    for pattern in app.patterns.dropFirst() {
      let stage = Stage(pattern)
      guard actions.map({ Self.outcome(of: $0, on: stage) }) != outcomes else { continue }
      let shortest = shrunk(actions) { Self.difference(first, pattern, $0) != nil }
      let list = shortest.inOneLine
      Issue.record("seed \(seed): \(list)\n\(Self.difference(first, pattern, shortest) ?? "")")
    }
  }

  /// All patterns of Recordings restore the way to the folder, and the recording.
  @Test(arguments: Seed.some(from: 1000, oneIn: 5))
  func `a relaunch ends in the same folder, with the same recording`(_ seed: Seed) throws {
    let mvc = Stage(.mvc)
    var random = RandomActions(seed: seed)
    let before = try random.perform(12, on: mvc, sparing: [.saveState, .relaunch])
    for action in [.saveState, .relaunch] as [Action] { try mvc.perform(action) }
    let expected = Self.way(back: mvc)
    for pattern in Pattern.recordings.dropFirst() {
      let stage = Stage(pattern)
      for action in before + [.saveState, .relaunch] { try stage.perform(action) }
      let list = before.inOneLine
      #expect(Self.way(back: stage) == expected, "\(pattern), seed \(seed): \(list)")
    }
  }

  /// Both screens after the first action where two patterns differ.
  private static func difference(
    _ first: Pattern, _ second: Pattern, _ actions: [Action]
  ) -> String? {
    let (one, other) = (Stage(first), Stage(second))
    for action in actions {
      let expected = outcome(of: action, on: one)
      let outcome = outcome(of: action, on: other)
      if outcome != expected {
        return "\(action)\n\(first.title)\n\(expected)\n\(second.title)\n\(outcome)"
      }
    }
    return nil
  }

  /// Goes back to the root. Returns the title of the recording, then the title and the rows of every folder
  /// on the way. A restored alert is closed first.
  private static func way(back stage: Stage) -> [String] {
    let closing = ["Cancel", "OK"]
    while let label = closing.first(where: stage.buttonLabels.contains) {
      guard (try? stage.perform(.tap(label))) != nil else { break }
    }
    var way = [stage.viewState?.recording ?? ""]
    repeat {
      way += [stage.viewState?.stack.last ?? ""] + stage.rowLabels
    } while (try? stage.perform(.back)) != nil
    return way
  }

  private static func outcome(of action: Action, on stage: Stage) -> String {
    do throws(ActionProblem) {
      try stage.perform(action)
      return shown(on: stage)
    } catch {
      return error.message
    }
  }

  /// The screen, and what UIKit would have ended the app for.
  private static func shown(on stage: Stage) -> String {
    ([stage.screen()] + stage.exceptions.map { "\($0)" }).joined(separator: "\n")
  }
}
