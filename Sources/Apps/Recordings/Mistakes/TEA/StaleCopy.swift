import RecordingsApp
import TEAKit

/// A command takes a copy out of the state along, and puts it in the place of what the store has by then.
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
      launcher: Launcher(delegate: {
        TEA.Store.shared = Store()
        return AppDelegate { Driver(AppState(right: .init(items: TEA.Store.shared.items))) }
      }))
  }

  @Traced(.model) final class Store: TEA.Store {
    private var copy: Document?

    func keepCopy() { copy = items }

    override func addRecording(_ uuid: UUID, named name: String, to folder: UUID) {
      if let copy { merge(copy.archive.children, into: copy.root) }
      super.addRecording(uuid, named: name, to: folder)
    }
  }

  struct AppState: @MainActor WrongState {
    var right: TEA.AppState

    mutating func update(_ message: TEA.AppState.Message) -> [AppCommand] {
      let commands = right.update(message)
      if case .recorderAvailable = message { return commands + [.keepCopy] }
      return commands
    }
  }
}

extension Command<AppState.Message> {
  fileprivate static var keepCopy: Command {
    Command { _ in (TEA.Store.shared as? StaleCopy.Store)?.keepCopy() }
  }
}
