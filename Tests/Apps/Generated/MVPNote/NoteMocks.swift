// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

@testable import MVPNote

// The parts around the presenter. Each writes down the calls that it gets, and does nothing else.

@MainActor
final class NoteViewMock: NoteViewInterface {
  var calls: [String] = []

  func show(title: String) { calls.append("show \(title)") }
}

@MainActor
final class NoteDataMock: NoteDataInterface {
  var calls: [String] = []

  func load() { calls.append("load") }
  func setTitle(_ title: String) { calls.append("setTitle \(title)") }
}
