// GenericNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

@testable import GenericNote

// The parts around the part that is tested. Each writes down the calls that it gets, and does nothing else.

@MainActor
final class NoteViewMock: NoteView {
  var calls: [String] = []

  func display(title: String) { calls.append("display \(title)") }
}

@MainActor
final class NotePresenterMock: NotePresenter {
  var calls: [String] = []

  func viewDidLoad() { calls.append("viewDidLoad") }
  func didTapClose() { calls.append("didTapClose") }
  func didFetch(title: String) { calls.append("didFetch \(title)") }
}

@MainActor
final class NoteInteractorMock: NoteInteractor {
  var calls: [String] = []

  func fetchTitle() { calls.append("fetchTitle") }
}

@MainActor
final class NoteRouterMock: NoteRouter {
  var calls: [String] = []

  func close() { calls.append("close") }
}
