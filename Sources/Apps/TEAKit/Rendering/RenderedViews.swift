import ToyKit

/// Views on the screen, in a column or in a row.
final class RenderedViews<Message> {
  let stack: UIStackView
  private let send: Reporting<Message>
  private var views: [RenderedView<Message>] = []

  init(_ axis: UIStackView.Axis, named name: String, send: @escaping Reporting<Message>) {
    self.send = send
    stack = quietly { UIStackView(arrangedSubviews: [], axis: axis) }
    stack.accessibilityIdentifier = name
  }

  /// Views that are described again stay, with what is typed into them.
  func update(to descriptions: [View<Message>]) {
    let new = descriptions.map { description in
      views.first { $0.isOf(description) } ?? RenderedView(description, send: send)
    }
    if !new.elementsEqual(views, by: { $0 === $1 }) { stack.arrangedSubviews = new.map(\.view) }
    views = new
    for (view, description) in zip(views, descriptions) { view.update(to: description) }
  }

  var handlers: [AnyObject] { views.flatMap(\.handlers) }
}
