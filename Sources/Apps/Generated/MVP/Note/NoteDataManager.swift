// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Loads and changes what the scene is about. Give it the stores and services that it needs.
@Traced(.data)
final class NoteDataManager {
  weak var output: (any NoteDataOutputInterface)?
  private var title = "Note"
}

@Traced(.call) extension NoteDataManager: NoteDataInterface {
  func load() { output?.didLoad(title: title) }

  func setTitle(_ title: String) {
    self.title = title
    load()
  }
}
