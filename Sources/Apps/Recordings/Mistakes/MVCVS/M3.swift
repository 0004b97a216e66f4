import RecordingsApp

/// The document store updates the view state of the player, so that no controller has to.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvc-vs.m3", "One store calls the other",
      scenario: "delete",
      symptom:
        "Nothing in this case. But after `run mvc-vs launch`, `open \"Work\"`, `open "
        + "\"Standup\"`, `back`, `swipe \"Work\"` the player still shows \"Standup\", which was deleted with its folder.",
      reason:
        "The controllers that show an item decide what its change means for the screen. A store "
        + "that calls the other one must know all of that; here it forgot what was in the folder.",
      launcher: Launcher(
        delegate: {
          MVCVS.DocumentStore.shared = DocumentStore()
          return AppDelegate()
        }, storyboard: .main.replacing("Player", with: PlayViewController.init)))
  }

  @Traced(.model) final class DocumentStore: MVCVS.DocumentStore {
    override func removeItem(_ uuid: UUID) {
      super.removeItem(uuid)
      ViewStateStore.shared.recordingWasRemoved(uuid)
    }
  }

  @Traced(.controller) final class PlayViewController: MVCVS.PlayViewController {
    override func handleDocument(_ content: Document, _ action: DocumentStore.Action?) {
      if case .removed = action { return }
      super.handleDocument(content, action)
    }
  }
}

@Traced(.call) extension ViewStateStore {
  func recordingWasRemoved(_ uuid: UUID) {
    if content.playView.uuid == uuid { setPlaySelection(nil) }
  }
}
