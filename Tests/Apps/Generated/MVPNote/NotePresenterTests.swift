// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing
import ToyKit

@testable import MVPNote

@MainActor
@Suite struct NotePresenterTests {
  private let view = NoteViewMock()
  private let data = NoteDataMock()
  private let presenter: NotePresenter

  init() {
    presenter = NotePresenter(
      view: view, data: data, router: NoteRouter(viewController: UIViewController()))
  }

  @Test func `what the view reports goes to the data`() {
    presenter.viewDidLoad()
    presenter.didEnterTitle("Hello")
    #expect(data.calls == ["load", "setTitle Hello"])
    #expect(view.calls.isEmpty)
  }

  @Test func `what the data has loaded is shown`() {
    presenter.didLoad(title: "Hello")
    #expect(view.calls == ["show Hello"])
  }
}
