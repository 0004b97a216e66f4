import RecordingsApp
import TEAKit

/// A command takes a copy along that the state has kept, and puts back what the store does not have any more.
enum StaleCopy {
  static var mistake: Mistake {
    Mistake(
      "tea.stale-copy", "A copy of the state is saved",
      scenario: "record",
      symptom:
        "Nothing on the screen in this case. But after `run tea launch`, `tap \"Record\"`, `remote delete \"Hello\"`, `tap "
        + "\"Stop\"`, `type \"Memo\"`, `tap \"Save\"` the deleted recording is back.",
      reason:
        "A value in the state is a copy, and the copy in the recorder's scene is as old as the "
        + "recording. A command should take an identifier, and let the store change what it has now.",
      launcher: Wrong<AppState>.launcher)
  }

  struct AppState: @MainActor WrongState {
    var right: TEA.AppState
    /// The items as they were when the recorder's scene came.
    private var copy: Document?

    init(right: TEA.AppState) {
      self.right = right
    }

    mutating func update(_ message: TEA.AppState.Message) -> [AppCommand] {
      let commands = right.update(message)
      if case .recorderAvailable = message { copy = right.items }
      guard case .recorder(.save(name: _?)) = message, let copy else { return commands }
      return [.putBack(copy)] + commands
    }
  }
}

extension Command<AppState.Message> {
  fileprivate static func putBack(_ items: Document) -> Command {
    Command(with: items) { _ in Store.shared.merge(items.archive.children, into: items.root) }
  }
}
