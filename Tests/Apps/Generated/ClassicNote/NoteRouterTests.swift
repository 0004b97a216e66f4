// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing
import ToyKit

@testable import ClassicNote

@MainActor
@Suite struct NoteRouterTests {
  @Test func `the router goes back to the scene before`() {
    let root = UIViewController()
    let scene = UIViewController()
    let navigation = UINavigationController(rootViewController: root, restorationIdentifier: "Nav")
    navigation.pushViewController(scene, animated: true)
    let router = NoteDefaultRouter()
    router.viewController = scene
    router.close()
    #expect(navigation.viewControllers.last === root)
  }
}
