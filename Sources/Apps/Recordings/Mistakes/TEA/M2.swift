import RecordingsApp
import TEAKit

/// The button knows whether the player plays, and the state does not.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "tea.m2", "State outside the state",
      scenario: "play",
      symptom:
        "The button says \"Pause\", but with the first tick it says \"Resume\", and "
        + "the sound goes on.",
      reason:
        "A command that writes a view keeps a fact where the view function cannot see it. The next "
        + "description knows nothing of it. Change the state, and let the description follow.",
      launcher: Wrong<AppState>.launcher)
  }

  struct AppState: @MainActor WrongState {
    var right: TEA.AppState

    mutating func update(_ message: TEA.AppState.Message) -> [AppCommand] {
      switch message {
      case .player(.togglePlay):
        guard let player = right.playState?.player else { return [] }
        return [.toggleButton(player)]
      case .player(.progressed(let state)):
        right.playState?.position = state.progress
        return []
      default:
        return right.update(message)
      }
    }
  }
}

extension Command<AppState.Message> {
  fileprivate static func toggleButton(_ player: Player) -> Command {
    Command(with: player) { context in
      let button = context.viewController.playButton
      button?.setTitle(player.togglePlay().isPlaying ? "Pause" : "Play", for: .normal)
    }
  }
}

extension UIViewController {
  fileprivate var playButton: UIButton? {
    let detail = (self as? UISplitViewController)?.viewController(for: .secondary)
    let views = (detail?.view as? UIStackView)?.arrangedSubviews ?? []
    return views.lazy.compactMap { $0 as? UIButton }.first
  }
}
