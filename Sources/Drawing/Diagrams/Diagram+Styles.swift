import Cells
import Trace

extension Diagram.Participant {
  /// The style of its lifeline and its arrows.
  var style: Styled.Style { role?.style ?? .plain }

  /// Its part in the pattern; `nil` for objects outside the pattern, such as the app or a timer.
  public var part: Styled.Part? { if case .part(let part) = style { part } else { nil } }

  /// The style of its name. A name without a colour is strong.
  var headStyle: Styled.Style { style == .plain ? .strong : style }
}

extension Role {
  /// Roles with the same task in different patterns have the same style.
  fileprivate var style: Styled.Style {
    switch self {
    case .user: .strong
    case .view, .viewImpl, .viewNode, .virtualView: .part(.view)
    case .controller, .rootController, .viewController, .handler: .part(.controller)
    case .model, .data: .part(.model)
    case .presenter, .viewModel, .viewStateModel, .state: .part(.presenter)
    case .interactor, .command: .part(.interactor)
    case .coordinator, .mediator, .router, .builder, .configurator, .navigation, .driver,
      .subscription:
      .part(.coordinator)
    // The surroundings are the same in all patterns.
    case .app, .service, .environment, .observation, .notificationCenter, .system, .timer, .remote:
      .plain
    }
  }
}

extension Diagram.Box {
  /// The colour; `nil` when there is none, or when it is fully transparent.
  public var tint: Color? { color.flatMap(CSSColor.color) }

  /// As the line over its heads is drawn.
  var style: Styled.Style { tint.map(Styled.Style.tint) ?? .faint }
}

extension Diagram.Frame {
  /// What is written at its top: the label, unless that is the colour of a `rect`.
  public var words: String {
    kind == .rect && (tint != nil || label[...].color?.endIndex == label.endIndex) ? "" : label
  }

  /// The colour of a `rect`; `nil` for other frames, and when it is fully transparent or no colour.
  public var tint: Color? { kind == .rect ? CSSColor.color(label) : nil }

  /// As its borders are drawn.
  var style: Styled.Style { tint.map(Styled.Style.tint) ?? .faint }
}

extension Diagram.Message {
  /// Of its words, unless they are prominent.
  var wordStyle: Styled.Style { isDimmed ? .faint : .plain }
}

extension Diagram.Message.Outcome {
  var style: Styled.Style {
    switch self {
    case .change(let change): change.isDimmed ? .faint : .change
    case .remark: .faint
    }
  }
}

extension Figure.Sign {
  /// Of the sign itself.
  var style: Styled.Style {
    switch kind {
    case .change: isDimmed ? .faint : .change
    case .release: .strong
    case .breach: .failure
    }
  }

  var wordStyle: Styled.Style { kind == .release ? .faint : style }
}

extension Figure.Aside {
  /// Of its words.
  var style: Styled.Style {
    switch kind {
    case .message(let message, _): message.wordStyle
    case .reply: isDimmed ? .faint : .plain
    case .change: isDimmed ? .faint : .change
    case .release, .note: .faint
    case .breach: .failure
    }
  }
}
