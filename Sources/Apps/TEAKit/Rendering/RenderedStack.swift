import ToyKit

/// The scenes of the first pane.
final class RenderedStack<Message> {
  let navigationController = UINavigationController()
  private var scenes: [RenderedScene<Message>] = []
  let delegate: NCDelegate<Message>
  private let send: Reporting<Message>

  init(_ scenes: [Scene<Message>], onBack: Message, send: @escaping Reporting<Message>) {
    self.send = send
    navigationController.restorationIdentifier = "MasterNav"
    delegate = NCDelegate(onBack, send: send)
    quietly { navigationController.delegate = delegate }
    update(to: scenes, onBack: onBack)
  }

  /// Keeps the scenes that are described again, removes those above them, and pushes what is new.
  func update(to described: [Scene<Message>], onBack: Message) {
    delegate.message = onBack
    // The back button has popped already.
    scenes.removeLast(max(0, scenes.count - depth))
    let kept = zip(scenes, described).prefix { $0.isOf($1) }.count
    let (removed, added) = (scenes.count - kept, described.count - kept)
    if removed > 0 { pop(to: kept, animated: added == 0) }
    for (scene, new) in zip(scenes, described) { scene.update(to: new) }
    // UIKit animates one change of the stack at a time, and nothing at the launch.
    let animated = removed == 0 && added == 1 && kept > 0
    for new in described.dropFirst(kept) {
      push(RenderedScene(new, send: send), animated: animated)
    }
  }

  private var depth: Int { quietly { navigationController.viewControllers.count } }

  private func pop(to count: Int, animated: Bool) {
    delegate.isRendering = true
    defer { delegate.isRendering = false }
    let isOne = scenes.count - count == 1
    scenes.removeLast(scenes.count - count)
    if isOne {
      navigationController.popViewController(animated: animated)
    } else {
      navigationController.setViewControllers(scenes.map(\.controller), animated: animated)
    }
  }

  private func push(_ scene: RenderedScene<Message>, animated: Bool) {
    scenes.append(scene)
    navigationController.pushViewController(scene.controller, animated: animated)
  }
}
