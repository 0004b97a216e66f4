// DefaultNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing
import ToyKit

@testable import DefaultNote

@MainActor
@Suite struct NoteViewTests {
  @Test func `the view reports what happens, and shows what it is told`() {
    let presenter = NotePresenterMock()
    let view = NoteDefaultView()
    view.presenter = presenter
    view.loadViewIfNeeded()
    view.closeTapped()
    view.display(title: "Hello")
    #expect(presenter.calls == ["viewDidLoad", "didTapClose"])
    #expect(view.titleLabel.text == "Hello")
  }
}
