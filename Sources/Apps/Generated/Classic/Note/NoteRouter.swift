// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

/// The ways out of the module.
protocol NoteRouter: AnyObject {
  func close()
}
