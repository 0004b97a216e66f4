// MVVMCNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing

@testable import MVVMCNote

@MainActor
@Suite struct NoteViewModelTests {
  private let model = Note()

  @Test func `the view-model has the title of the model, and follows it`() {
    let viewModel = NoteViewModel(model: model)
    #expect(viewModel.title == "Note")
    model.setTitle("Hello")
    #expect(viewModel.title == "Hello")
  }

  @Test func `a title that is entered goes to the model`() {
    let viewModel = NoteViewModel(model: model)
    viewModel.titleEntered("Hello")
    #expect(model.title == "Hello")
  }
}
