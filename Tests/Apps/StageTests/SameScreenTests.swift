import Actions
import Stage
import TestSupport
import Testing

/// Any list of actions ends on the same screen in every pattern. Only the messages differ.
@MainActor struct SameScreenTests {
  @Test(arguments: Pattern.allCases.filter { $0 != .mvc }, UInt64(1)...500)
  func `any actions end on the same screen`(_ pattern: Pattern, _ seed: UInt64) throws {
    var random = RandomActions(seed: seed)
    let actions = try random.perform(20, on: Stage(.mvc), sparing: [.saveState, .relaunch])
    guard Self.part(pattern, actions) != nil else { return }
    let shortest = shrunk(actions) { Self.part(pattern, $0) != nil }
    let list = shortest.map(\.description).joined(separator: "; ")
    Issue.record("seed \(seed): \(list)\n\(Self.part(pattern, shortest) ?? "")")
  }

  /// After a relaunch, patterns restore more or less of their state, but all restore the folder and the
  /// recording.
  @Test(arguments: Pattern.allCases.filter { $0 != .mvc }, UInt64(1000)...1100)
  func `a relaunch ends in the same folder, with the same recording`(
    _ pattern: Pattern, _ seed: UInt64
  ) throws {
    var random = RandomActions(seed: seed)
    let before = try random.perform(12, on: Stage(.mvc), sparing: [.saveState, .relaunch])
    let actions = before + [.saveState, .relaunch]
    let (mvc, other) = (Stage(.mvc), Stage(pattern))
    for action in actions {
      try mvc.perform(action)
      try other.perform(action)
    }
    let list = actions.map(\.description).joined(separator: "; ")
    #expect(Self.way(back: mvc) == Self.way(back: other), "seed \(seed): \(list)")
  }

  /// Both screens after the first action that leads to different ones in MVC and another pattern; `nil` when
  /// none does.
  private static func part(_ pattern: Pattern, _ actions: [Action]) -> String? {
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

  /// The recording, and every folder from the shown one back to the root, as it is shown on the way back. A
  /// restored alert is closed first.
  private static func way(back stage: Stage) -> [String] {
    let closing = ["Cancel", "OK"]
    while let label = closing.first(where: stage.buttonLabels.contains) {
      guard (try? stage.perform(.tap(label))) != nil else { break }
    }
    var way = [stage.viewState?.recording ?? ""]
    repeat {
      way += [stage.viewState?.folders.last ?? ""] + stage.rowLabels
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
