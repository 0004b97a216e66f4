// DefaultNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing

@testable import DefaultNote

@MainActor
@Suite struct NoteModuleTests {
  @Test func `all parts are there, and all go with the view`() throws {
    var view = NoteModule().buildDefault() as? NoteDefaultView
    let parts = try parts(behind: view)
    view = nil
    #expect(parts.allSatisfy { $0.object == nil })
  }

  private struct Part {
    weak var object: AnyObject?
  }

  private func parts(behind view: NoteDefaultView?) throws -> [Part] {
    let presenter = try #require(view?.presenter as? NoteDefaultPresenter)
    let interactor = try #require(presenter.interactor as? NoteDefaultInteractor)
    let router = try #require(presenter.router as? NoteDefaultRouter)
    #expect(presenter.view === view)
    #expect(interactor.presenter === presenter)
    #expect(router.presenter === presenter)
    #expect(router.viewController === view)
    return [Part(object: presenter), Part(object: interactor), Part(object: router)]
  }
}
