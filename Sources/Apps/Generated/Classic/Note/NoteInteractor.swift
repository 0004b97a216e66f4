// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

/// The use cases of the module.
protocol NoteInteractor: AnyObject {
  func fetchTitle()
}
