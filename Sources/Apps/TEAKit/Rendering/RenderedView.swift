import ToyKit

/// A view on the screen, with its last description. Only what is described otherwise is written.
final class RenderedView<Message> {
  let view: UIView
  private var shown: View<Message>?
  private var actions: [TargetAction<Message>] = []
  private var parts: RenderedViews<Message>?

  init(_ description: View<Message>, send: @escaping Reporting<Message>) {
    switch description {
    case .label: view = named(description) { UILabel() }
    case .button:
      let button = named(description) { UIButton(title: "") }
      view = button
      connect(button, .touchUpInside, send)
    case .textField(_, _, let placeholder, _, _):
      let field = named(description) { UITextField() }
      field.placeholder = placeholder
      view = field
      connect(field, .editingChanged, send)
      connect(field, .editingDidEndOnExit, send)
    case .slider(_, let label, _, _, _):
      let slider = named(description) { UISlider() }
      slider.accessibilityLabel = label
      view = slider
      connect(slider, .valueChanged, send)
    case .row:
      let parts = RenderedViews<Message>(
        .horizontal, named: description.id, send: send)
      self.parts = parts
      view = parts.stack
    }
  }

  func isOf(_ description: View<Message>) -> Bool {
    switch (view, description) {
    case (is UILabel, .label), (is UIButton, .button), (is UITextField, .textField),
      (is UISlider, .slider), (is UIStackView, .row):
      view.accessibilityIdentifier == description.id
    default: false
    }
  }

  var handlers: [AnyObject] { actions + (parts?.handlers ?? []) }

  // MARK: Updating

  func update(to description: View<Message>) {
    switch (view, description) {
    case (let label as UILabel, .label(_, let text)):
      if text != shown?.text { label.text = text }
    case (let button as UIButton, .button(_, let title, let onTap)):
      if title != shown?.text { button.setTitle(title, for: .normal) }
      answer([{ _ in onTap }])
    case (let field as UITextField, .textField(_, let text, _, let onChange, let onEnd)):
      if text != shown?.text { field.text = text }
      answer([onChange, onEnd].map { message in { message(($0 as? UITextField)?.text ?? "") } })
    case (let slider as UISlider, .slider(_, _, let value, let maximum, let onChange)):
      update(slider, value, maximum)
      answer([{ onChange(Double(($0 as? UISlider)?.value ?? 0)) }])
    case (_, .row(_, let descriptions)): parts?.update(to: descriptions)
    default: break
    }
    shown = description
  }

  private func update(_ slider: UISlider, _ value: Double, _ maximum: Double) {
    var (old, oldMaximum): (Double?, Double?)
    if case .slider(_, _, let value, let maximum, _) = shown {
      (old, oldMaximum) = (value, maximum)
    }
    if maximum != oldMaximum { slider.maximumValue = Float(maximum) }
    if value != old { slider.value = Float(value) }
  }

  // MARK: Handlers

  private func connect(
    _ control: UIControl, _ event: UIControl.Event, _ send: @escaping Reporting<Message>
  ) {
    let action = TargetAction<Message>(send: send)
    quietly { action.listen(to: control, for: event) }
    actions.append(action)
  }

  private func answer(_ messages: [(UIControl?) -> Message]) {
    for (action, message) in zip(actions, messages) { action.message = message }
  }
}

/// A new view with the identifier of its description.
private func named<Message, Made: UIView>(_ description: View<Message>, _ make: () -> Made) -> Made
{
  quietly {
    let view = make()
    view.accessibilityIdentifier = description.id
    return view
  }
}
