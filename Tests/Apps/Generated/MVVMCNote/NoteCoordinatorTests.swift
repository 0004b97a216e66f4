// MVVMCNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing
import ToyKit

@testable import MVVMCNote

@MainActor
@Suite struct NoteCoordinatorTests {
  @Test func `the coordinator shows its scene, and leaves it`() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root, restorationIdentifier: "Nav")
    let coordinator = NoteCoordinator(navigation)
    coordinator.start()
    let scene = try #require(navigation.viewControllers.last as? NoteViewController)
    #expect(scene.delegate === coordinator)
    coordinator.didTapClose()
    #expect(navigation.viewControllers.last === root)
  }
}
