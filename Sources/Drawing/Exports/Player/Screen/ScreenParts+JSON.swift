import Trace

extension ScreenParts {
  /// A screen as the script draws it: in parts, else as text.
  static func json(_ text: String) -> JSON {
    guard let parts = ScreenParts(text) else { return .string(text) }
    return .members(["panes": .array(parts.panes.map(\.json)), "top": parts.top?.json])
  }
}

extension ScreenParts.Scene {
  fileprivate var json: JSON {
    .members([
      "left": left.isEmpty ? nil : .string(left), "title": .string(title),
      "right": right.isEmpty ? nil : .string(right), "rows": .array(rows.map(\.json)),
      "toolbar": toolbar.isEmpty ? nil : .array(toolbar.map(JSON.string)),
    ])
  }
}

extension ScreenParts.Row {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .members(["text": .string(text)])
    case .item(let item, let name, let isDeletable):
      .members([
        item.rawValue: .string(name), "deletable": isDeletable ? .bool(true) : nil,
      ])
    case .field(let text): .members(["field": .string(text)])
    case .slider(let label, let place):
      .members(["slider": .string(label), "percent": .int(Int((place * 100).rounded()))])
    case .buttons(let buttons): .members(["buttons": .array(buttons.map(\.json))])
    case .covered: .members([:])
    }
  }
}

extension ScreenParts.Button {
  fileprivate var json: JSON {
    .members(["label": .string(label), "disabled": isEnabled ? nil : .bool(true)])
  }
}
