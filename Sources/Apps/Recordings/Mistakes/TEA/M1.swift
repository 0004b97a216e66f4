import RecordingsApp
import TEAKit

/// The update does something in the world, where it should only ask for it.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "tea.m1", "A side effect in the update",
      scenario: "rename",
      symptom:
        "Nothing on the screen: the name is saved. But a test of the update now needs a store with a file, "
        + "and if you play the log of messages again, the names are saved again.",
      reason:
        "An update takes a message and answers with commands. What it does itself, no test can "
        + "leave out, and no log can repeat without harm.",
      launcher: Wrong<AppState>.launcher)
  }

  struct AppState: @MainActor WrongState {
    var right: TEA.AppState

    mutating func update(_ message: TEA.AppState.Message) -> [AppCommand] {
      guard case .player(.saveName(let name)) = message, !name.isEmpty,
        let recording = right.playState?.recording
      else { return right.update(message) }
      Store.shared.changeName(of: recording.uuid, to: name)
      return []
    }
  }
}
