// GenericNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing

@testable import GenericNote

@MainActor
@Suite struct NoteInteractorTests {
  @Test func `the interactor hands the title to the presenter`() {
    let presenter = NotePresenterMock()
    let interactor = NoteDefaultInteractor()
    interactor.presenter = presenter
    interactor.fetchTitle()
    #expect(presenter.calls == ["didFetch Note"])
  }
}
