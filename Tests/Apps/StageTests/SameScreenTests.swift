import Actions
import Stage
import TestSupport
import Testing

/// Any list of actions ends on the same screen in every pattern. Only the messages differ.
@MainActor struct SameScreenTests {
  private static let others = Pattern.recordings.filter { $0 != .mvc }

  @Test(arguments: Seed.some())
  func `any actions end on the same screen`(_ seed: Seed) throws {
    let mvc = Stage(.mvc)
    var screens: [String] = []
    var random = RandomActions(seed: seed)
    let actions = try random.perform(20, on: mvc, sparing: [.saveState, .relaunch]) {
      screens.append(mvc.screen())
    }
    for pattern in Self.others {
      let stage = Stage(pattern)
      guard actions.map({ Self.outcome(of: $0, on: stage) }) != screens else { continue }
      let shortest = shrunk(actions) { Self.difference(pattern, $0) != nil }
      let list = shortest.map(\.description).joined(separator: "; ")
      Issue.record("seed \(seed): \(list)\n\(Self.difference(pattern, shortest) ?? "")")
    }
  }

  /// After a relaunch the patterns restore different parts of the view state. All of them restore the way to
  /// the folder, and the recording.
  @Test(arguments: Seed.some(from: 1000, oneIn: 5))
  func `a relaunch ends in the same folder, with the same recording`(_ seed: Seed) throws {
    let mvc = Stage(.mvc)
    var random = RandomActions(seed: seed)
    let before = try random.perform(12, on: mvc, sparing: [.saveState, .relaunch])
    for action in [.saveState, .relaunch] as [Action] { try mvc.perform(action) }
    let expected = Self.way(back: mvc)
    for pattern in Self.others {
      let stage = Stage(pattern)
      for action in before + [.saveState, .relaunch] { try stage.perform(action) }
      let list = before.map(\.description).joined(separator: "; ")
      #expect(Self.way(back: stage) == expected, "\(pattern), seed \(seed): \(list)")
    }
  }

  /// Both screens after the first action where MVC and another pattern differ.
  private static func difference(_ pattern: Pattern, _ actions: [Action]) -> String? {
    let (mvc, other) = (Stage(.mvc), Stage(pattern))
    for action in actions {
      let expected = outcome(of: action, on: mvc)
      let outcome = outcome(of: action, on: other)
      if outcome != expected {
        return "\(action)\nMVC\n\(expected)\n\(pattern.title)\n\(outcome)"
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
      return stage.screen()
    } catch {
      return error.message
    }
  }
}
