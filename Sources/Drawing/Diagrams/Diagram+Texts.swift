import Cells
import Trace

extension Diagram.Message {
  /// How it travelled, and what set it off. An ordinary call says nothing of itself, and the user
  /// has only one way to speak.
  public var tag: String? {
    let kind = kind == .call || kind == .user ? nil : kind?.rawValue
    let parts = [kind, cause.map { "set off by \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : "[" + parts.joined(separator: ", ") + "]"
  }
}

extension Diagram.Change {
  /// `name "Hello" → "Hi"`
  public func words(_ becomes: String) -> String {
    guard let old else { return "\(property) = \(new)" }
    return "\(property) \(old) \(becomes) \(new)"
  }
}

extension Diagram.Reply.Outcome {
  public var words: String {
    switch self {
    case .value(let value): "returns \(value)"
    case .error(let error): "throws \(error)"
    }
  }
}

extension Diagram.Release {
  /// - Parameter name: what the object of an id is called.
  public func words(_ name: (String) -> String) -> String {
    let views = silentViews == 0 ? [] : [silentViews == 1 ? "1 view" : "\(silentViews) views"]
    return (objects.map(name) + views).joined(separator: ", ") + " released"
  }
}

extension Diagram.Turn {
  public var words: String { continues ? "turn \(number)" : action }
}

extension Diagram.Participant {
  /// As its lifeline and its arrows are drawn.
  var style: Styled.Style { role?.style ?? .plain }

  /// What it does, in any pattern; `nil` for the surroundings.
  public var part: Styled.Part? { if case .part(let part) = style { part } else { nil } }

  /// As its name is written, which is to be seen in any case.
  var headStyle: Styled.Style { style == .plain ? .strong : style }
}

extension Role {
  /// Roles that do alike in different patterns look alike.
  fileprivate var style: Styled.Style {
    switch self {
    case .user: .strong
    case .view, .viewImpl: .part(.view)
    case .controller, .rootController, .viewController: .part(.controller)
    case .model, .data: .part(.model)
    case .presenter, .viewModel, .viewStateModel: .part(.presenter)
    case .interactor: .part(.interactor)
    case .coordinator, .router, .builder, .configurator: .part(.coordinator)
    // The surroundings are the same in all patterns.
    case .app, .service, .notificationCenter, .system, .timer, .remote: .plain
    }
  }
}
