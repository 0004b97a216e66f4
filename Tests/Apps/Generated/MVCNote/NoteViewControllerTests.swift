// MVCNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing
import ToyKit

@testable import MVCNote

@MainActor
@Suite struct NoteViewControllerTests {
  private let model = Note()
  private let scene = NoteViewController()

  init() {
    scene.model = model
    scene.loadViewIfNeeded()
  }

  @Test func `the scene shows the model`() {
    #expect(scene.title == "Note")
    #expect(scene.titleField.text == "Note")
  }

  @Test func `a title that the user enters goes to the model, and comes back to the scene`() {
    scene.titleField.text = "Hello"
    scene.textFieldDidEndEditing(scene.titleField)
    #expect(model.title == "Hello")
    #expect(scene.title == "Hello")
  }

  @Test func `a change from elsewhere is shown`() {
    model.setTitle("Hello")
    #expect(scene.titleField.text == "Hello")
  }
}
