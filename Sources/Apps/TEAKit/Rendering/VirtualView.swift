import ToyKit

/// Brings descriptions onto real views. What is described as before stays as it is.
@Traced(.virtualView) final class VirtualView<Message> {
  @Reference private(set) var splitViewController: UISplitViewController
  @Untraced private let send: Reporting<Message>
  @Untraced private var stack: RenderedStack<Message>?
  @Untraced private var detail: RenderedScene<Message>?
  @Untraced private var modal: RenderedScene<Message>?

  init(send: @escaping Reporting<Message>) {
    self.send = send
    splitViewController = UISplitViewController(style: .doubleColumn)
  }

  @TracedMethod(.diff) func render(_ view: SplitView<Message>) {
    show(view.scenes, onBack: view.onBack)
    show(detail: view.detail)
    show(modal: view.modal)
    noteReferences(of: self, in: "delegate", to: [stack?.delegate])
  }

  private func show(_ scenes: [Scene<Message>], onBack: Message) {
    guard stack == nil else { return stack?.update(to: scenes, onBack: onBack) ?? () }
    let new = RenderedStack(scenes, onBack: onBack, send: send)
    stack = new
    splitViewController.setViewController(new.navigationController, for: .primary)
  }

  private func show(detail scene: Scene<Message>) {
    if let detail, detail.isOf(scene) { return detail.update(to: scene) }
    let new = RenderedScene(scene, send: send)
    let isFirst = detail == nil
    detail = new
    if isFirst {
      splitViewController.setViewController(new.controller, for: .secondary)
    } else {
      splitViewController.showDetailViewController(new.controller, sender: nil)
    }
  }

  private func show(modal scene: Scene<Message>?) {
    if let scene, let modal, modal.isOf(scene) { return modal.update(to: scene) }
    let next = scene.map { RenderedScene($0, send: send) }
    // It is on the screen as long as it is described.
    next?.controller.isModalInPresentation = true
    let isPresented = modal?.controller.presentingViewController != nil
    if isPresented {
      // UIKit presents nothing until the former scene is gone. By then, another one may be described.
      let present: (() -> Void)? = next == nil ? nil : { [weak self] in self?.presentModal() }
      splitViewController.dismiss(animated: true, completion: present)
    }
    modal = next
    if !isPresented { presentModal() }
  }

  private func presentModal() {
    if let modal { splitViewController.present(modal.controller, animated: true) }
  }
}
