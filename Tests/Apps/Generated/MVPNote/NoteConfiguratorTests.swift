// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import Testing
import ToyKit

@testable import MVPNote

@MainActor
@Suite struct NoteConfiguratorTests {
  @Test func `the view shows what the data has, and a tap leaves the scene`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root, restorationIdentifier: "Nav")
    let scene = NoteConfigurator().viewController
    scene.loadViewIfNeeded()
    #expect(scene.titleField.text == "Note")
    navigation.pushViewController(scene, animated: false)
    scene.closeTapped()
    #expect(navigation.viewControllers.last === root)
  }

  @Test func `the presenter goes with the view`() {
    var scene: NoteViewController? = NoteConfigurator().viewController
    let presenter = Part(object: scene?.presenter)
    #expect(presenter.object != nil)
    scene = nil
    #expect(presenter.object == nil)
  }

  private struct Part {
    weak var object: AnyObject?
  }
}
