// GenericNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing

@testable import GenericNote

@MainActor
@Suite struct NotePresenterTests {
  @Test func `the presenter asks its neighbours, and decides nothing by itself yet`() {
    let view = NoteViewMock()
    let interactor = NoteInteractorMock()
    let router = NoteRouterMock()
    let presenter = NoteDefaultPresenter()
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    presenter.viewDidLoad()
    presenter.didFetch(title: "Hello")
    presenter.didTapClose()
    #expect(interactor.calls == ["fetchTitle"])
    #expect(view.calls == ["display Hello"])
    #expect(router.calls == ["close"])
  }
}
