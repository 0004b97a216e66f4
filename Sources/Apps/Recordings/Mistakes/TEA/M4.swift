import RecordingsApp
import TEAKit

/// The subscription acts on what it hears, where it should only send it.
enum M4 {
  static var mistake: Mistake {
    Mistake(
      "tea.m4", "Past the loop: a subscription acts by itself",
      scenario: "play",
      symptom:
        "After one second the sound stops: the subscription stops it, to play a preview only. But the "
        + "button still says \"Pause\", since the state was not told.",
      reason:
        "A subscription turns what it hears into a message, and nothing more. What follows from it, "
        + "the update decides: so the state knows it, and the log has it.",
      launcher: Wrong<AppState>.launcher)
  }

  struct AppState: @MainActor WrongState {
    var right: TEA.AppState

    var subscriptions: [Subscription<TEA.AppState.Message>] {
      [.storeChanged, right.playState?.player.map(preview), right.recordState?.progress]
        .compactMap { $0 }
    }

    private func preview(of player: Player) -> Subscription<TEA.AppState.Message> {
      Subscription("playProgress", to: player) { send in
        player.update = { [weak player] state in
          send(.player(.progressed(state)))
          if state.progress >= 1 { player?.togglePlay() }
        }
        return { player.update = { _ in } }
      }
    }
  }
}
