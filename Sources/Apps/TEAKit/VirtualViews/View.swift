/// A view, described. Two descriptions with the same `id` and of the same kind are of the same view.
public indirect enum View<Message> {
  case label(id: String, _ text: String)
  case button(id: String, _ title: String, onTap: Message)
  case textField(
    id: String, _ text: String, placeholder: String, onChange: (String) -> Message,
    onEnd: (String) -> Message)
  case slider(
    id: String, label: String, value: Double, maximum: Double, onChange: (Double) -> Message)
  case row(id: String, [View])

  public var id: String {
    switch self {
    case .label(let id, _), .button(let id, _, _), .textField(let id, _, _, _, _),
      .slider(let id, _, _, _, _), .row(let id, _):
      id
    }
  }

  /// The text that it shows.
  public var text: String? {
    switch self {
    case .label(_, let text), .button(_, let text, _), .textField(_, let text, _, _, _): text
    case .slider, .row: nil
    }
  }
}
