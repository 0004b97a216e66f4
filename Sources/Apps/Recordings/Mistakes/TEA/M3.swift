import RecordingsApp
import TEAKit

/// The view function asks the player where it is, since the player knows best.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "tea.m3", "The view function asks an object",
      scenario: "play",
      symptom:
        "Nothing on the screen while it plays: each tick brings a message. But drag the slider: the screen then shows "
        + "where the player was before, since the player is moved only after the rendering. And one state now has two "
        + "descriptions: a test or a log shows another position than the screen did.",
      reason:
        "A description is made of the state and of nothing else. What the player knows comes as a "
        + "message, and the state keeps it.",
      launcher: Wrong<AppState>.launcher)
  }

  struct AppState: @MainActor WrongState {
    var right: TEA.AppState

    mutating func update(_ message: TEA.AppState.Message) -> [AppCommand] {
      if case .player(.progressed(let state)) = message {
        right.playState?.isPlaying = state.isPlaying
        return []
      }
      return right.update(message)
    }

    var view: SplitView<TEA.AppState.Message> {
      var state = right
      if let player = right.playState?.player { state.playState?.position = player.currentTime }
      return state.view
    }
  }
}
