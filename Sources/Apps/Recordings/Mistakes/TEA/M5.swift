import RecordingsApp
import TEAKit

/// The description asks an object in the state, and a command changes that object.
enum M5 {
  static var mistake: Mistake {
    Mistake(
      "tea.m5", "A command writes into the state",
      scenario: "play",
      symptom:
        "You tap Play, the sound begins, and the button still says \"Play\". With the first tick it says \"Pause\".",
      reason:
        "The command writes into an object that the state holds, and the description asks this object. So the state "
        + "changes after its view was drawn, without a message, and no log tells it. The player is in the state, too, but "
        + "no description asks it: what it does comes as a message.",
      launcher: Wrong<AppState>.launcher)
  }

  /// Whether there is sound.
  final class Sound {
    var isOn = false
  }

  struct AppState: @MainActor WrongState {
    var right: TEA.AppState
    let sound = Sound()

    mutating func update(_ message: TEA.AppState.Message) -> [AppCommand] {
      if case .player(.togglePlay) = message, let player = right.playState?.player {
        return [.togglePlay(player, sound)]
      }
      defer { sound.isOn = right.playState?.isPlaying ?? false }
      return right.update(message)
    }

    var view: SplitView<TEA.AppState.Message> { shown.view }
    var drawn: Any { shown }

    private var shown: TEA.AppState {
      var shown = right
      shown.playState?.isPlaying = sound.isOn
      return shown
    }
  }
}

extension Command<AppState.Message> {
  fileprivate static func togglePlay(_ player: Player, _ sound: M5.Sound) -> Command {
    Command(with: player) { _ in sound.isOn = player.togglePlay().isPlaying }
  }
}
