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
    if kept < scenes.count { pop(to: kept) }
    for (scene, new) in zip(scenes, described) { scene.update(to: new) }
    for new in described.dropFirst(kept) { push(RenderedScene(new, send: send)) }
  }

  private var depth: Int { quietly { navigationController.viewControllers.count } }

  private func pop(to count: Int) {
    delegate.isRendering = true
    defer { delegate.isRendering = false }
    let isOne = scenes.count - count == 1
    scenes.removeLast(scenes.count - count)
    if isOne {
      navigationController.popViewController(animated: true)
    } else {
      navigationController.setViewControllers(scenes.map(\.controller), animated: true)
    }
  }

  private func push(_ scene: RenderedScene<Message>) {
    scenes.append(scene)
    navigationController.pushViewController(scene.controller, animated: true)
  }
}
