// MVVMCNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// The model. It posts a notification after every change, and knows no observer.
@Traced(.model)
final class Note {
  static let changed = Notification.Name("NoteChanged")

  private(set) var title = "Note"

  func setTitle(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    NotificationCenter.default.post(name: Note.changed, object: self)
  }
}
