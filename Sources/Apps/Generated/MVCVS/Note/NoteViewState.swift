// MVCVSNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

/// The view state of the scene, as one value.
struct NoteViewState: Equatable {
  var showsDetails = false
}
