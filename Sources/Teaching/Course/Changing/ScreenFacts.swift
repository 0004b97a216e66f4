import Trace

/// What of the app's screen differs between two runs.
struct ScreenFacts: Equatable, Sendable {
  /// The action after which the screens differ; `nil` for the last one.
  private(set) var action: String?
  /// Words that are only on the screen of the run as it is, from top to bottom.
  private(set) var gone: [String] = []
  /// Words that are only on the screen of the run with the change.
  private(set) var come: [String] = []

  var isEmpty: Bool { gone.isEmpty && come.isEmpty }

  /// Looks at the ends of both runs, and where these are equal, at the last action before that after which they differ.
  init(_ before: Trace, _ after: Trace) {
    let pairs = Array(zip(before.screens, after.screens))
    guard let place = pairs.lastIndex(where: { $0.words != $1.words }) else { return }
    let (here, there) = (pairs[place].0.words, pairs[place].1.words)
    (gone, come) = (here.without(there), there.without(here))
    action = place == pairs.count - 1 ? nil : pairs[place].1.action
  }
}

private struct ActionScreen {
  let action: String
  let text: String

  /// What is inside of the frames.
  var words: [String] {
    text.split(separator: "\n").flatMap { $0.split { "│┌┐└┘─".contains($0) } }
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}

extension Trace {
  /// The screen after each action.
  fileprivate var screens: [ActionScreen] {
    let actions = actionsByTurn
    return records.compactMap { record in
      guard case .screen(let screen) = record.event else { return nil }
      return ActionScreen(action: actions[screen.turn] ?? "", text: screen.text)
    }
  }
}

extension [String] {
  /// Takes away each of the others once.
  fileprivate func without(_ others: [String]) -> [String] {
    var rest = others
    return filter { word in
      guard let place = rest.firstIndex(of: word) else { return true }
      rest.remove(at: place)
      return false
    }
  }
}
