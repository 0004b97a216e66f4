// MVCVSNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Keeps the view state, and posts a notification after every change.
@Traced(.viewStateModel)
final class NoteViewStateStore {
  static let changed = Notification.Name("NoteViewStateChanged")

  private(set) var content = NoteViewState()

  func toggleDetails() {
    content.showsDetails.toggle()
    NotificationCenter.default.post(name: NoteViewStateStore.changed, object: self)
  }
}
