// MVCVSNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing
import ToyKit

@testable import MVCVSNote

@MainActor
@Suite struct NoteViewControllerTests {
  private let store = NoteViewStateStore()
  private let scene = NoteViewController()

  init() {
    scene.store = store
    scene.loadViewIfNeeded()
  }

  @Test func `a tap changes the view state, and the scene shows it`() {
    #expect(scene.detailsLabel.isHidden)
    scene.detailsTapped()
    #expect(store.content.showsDetails)
    #expect(!scene.detailsLabel.isHidden)
  }

  @Test func `the scene shows a view state that was set without a tap`() {
    store.toggleDetails()
    #expect(!scene.detailsLabel.isHidden)
  }
}
