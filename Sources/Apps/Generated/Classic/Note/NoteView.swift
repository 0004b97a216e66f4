// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

/// The calls from the presenter to the view.
protocol NoteView: AnyObject {
  func display(title: String)
}
