import ToyKit

/// The bars of a scene on the screen.
final class RenderedBars<Message> {
  private unowned let controller: UIViewController
  private let send: Reporting<Message>
  private var title = ""
  private var left: RenderedBarItem<Message>?
  private var right: RenderedBarItem<Message>?
  private var toolbar: [RenderedBarItem<Message>] = []

  init(of controller: UIViewController, send: @escaping Reporting<Message>) {
    self.controller = controller
    self.send = send
  }

  func update(to scene: Scene<Message>) {
    if scene.title != title { controller.navigationItem.title = scene.title }
    title = scene.title
    update(&left, to: scene.leftItem) { controller.navigationItem.leftBarButtonItem = $0 }
    update(&right, to: scene.rightItem) { controller.navigationItem.rightBarButtonItem = $0 }
    updateToolbar(to: scene.toolbar)
  }

  private func update(
    _ item: inout RenderedBarItem<Message>?, to description: BarItem<Message>?,
    _ set: (UIBarButtonItem?) -> Void
  ) {
    if let description, let item, item.isOf(description) { return item.update(to: description) }
    guard description != nil || item != nil else { return }
    item = description.map { RenderedBarItem($0, in: controller, send: send) }
    set(item?.item)
  }

  private func updateToolbar(to descriptions: [BarItem<Message>]) {
    let items = descriptions.map { description in
      let item =
        toolbar.first { $0.isOf(description) }
        ?? RenderedBarItem(description, in: controller, send: send)
      item.update(to: description)
      return item
    }
    defer { toolbar = items }
    guard !items.elementsEqual(toolbar, by: { $0 === $1 }) else { return }
    controller.toolbarItems = items.map(\.item)
  }

  var handlers: [AnyObject] { ([left, right] + toolbar).compactMap { $0?.handler } }
}

/// A button of a bar on the screen.
final class RenderedBarItem<Message> {
  let item: UIBarButtonItem
  let handler: TargetAction<Message>?
  private var id: String?
  private var title: String?

  init(
    _ description: BarItem<Message>, in controller: UIViewController,
    send: @escaping Reporting<Message>
  ) {
    switch description {
    case .edit:
      item = quietly { controller.editButtonItem }
      handler = nil
    case .button(let id, let title, let message):
      let item = quietly { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }
      item.accessibilityIdentifier = id
      let handler = TargetAction<Message>(send: send)
      handler.message = { _ in message }
      item.setTarget(
        handler, action: TargetAction.performAction as (TargetAction<Message>) -> () -> Void)
      (self.item, self.handler, self.id, self.title) = (item, handler, id, title)
    }
  }

  func isOf(_ description: BarItem<Message>) -> Bool {
    switch description {
    case .edit: handler == nil
    case .button(let id, _, _): id == self.id
    }
  }

  func update(to description: BarItem<Message>) {
    guard case .button(_, let title, let message) = description else { return }
    if title != self.title { item.title = title }
    self.title = title
    handler?.message = { _ in message }
  }
}
