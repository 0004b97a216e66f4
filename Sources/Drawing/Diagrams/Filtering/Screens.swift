import Trace

extension Diagram {
  /// The screen that a widget belongs to.
  struct Screen: Equatable {
    var id: String
    var role: Role?
  }
}

/// Finds the screens that the views of a trace are on.
struct Screens {
  private let roles: [String: Role]
  private let holders: [String: [String]]

  init(in trace: Trace) {
    roles = trace.roles
    var holders: [String: [String]] = [:]
    for record in trace.records {
      // A presented object is a screen of its own.
      guard case .reference(let reference) = record.event, !reference.ended,
        reference.strength == .strong, reference.property != "presentedViewController"
      else { continue }
      holders[reference.to, default: []].append(reference.from)
    }
    self.holders = holders
  }

  /// The first screen that holds the widget itself, or holds a view that does. A view that is on no screen,
  /// such as an alert, counts as the screen of the views that it holds.
  subscript(_ widget: String) -> Diagram.Screen? {
    guard roles[widget] == .view else { return nil }
    var seen: Set = [widget]
    var top = widget
    for view in sequence(first: widget, next: { next(above: $0, &seen) }) {
      if let screen = holders[view]?.first(where: { roles[$0]?.isScreen ?? false }) {
        return .init(id: screen, role: roles[screen])
      }
      top = view
    }
    return top == widget ? nil : .init(id: top, role: .view)
  }

  private func next(above view: String, _ seen: inout Set<String>) -> String? {
    let next = holders[view]?.first { roles[$0] == .view && !seen.contains($0) }
    if let next { seen.insert(next) }
    return next
  }
}

extension Role {
  fileprivate var isScreen: Bool {
    switch self {
    case .controller, .rootController, .viewController, .viewImpl: true
    default: false
    }
  }
}
