/// What a body says is on the screen.
indirect enum Element {
  case text(String)
  case button(Touchable)
  case field(Field)
  case slider(Track)
  /// Parts next to each other.
  case line([Element])
  case list(Rows)
  /// What is a row of the list around it, or several, and can be deleted.
  case deletable(Deletable)
  case stack(Screens)
  case split([Element], [Element])
  /// What the body of another node says.
  case slot(Slot)
  case title(String)
  case bar(ToolbarItemPlacement, [Element])
  case presentation(Presentation)
  case refreshing(Refreshing)
  case appearing(() -> Void)
  case working(Work)
  case watch(Watch)

  /// A button or a link.
  struct Touchable {
    let control: Control
    let content: [Element]
    let isEnabled: Bool
    let touch: () -> Void

    /// A view of the app in it has its text only when its body has been computed.
    var label: String { content.flat.label }
  }

  struct Field {
    let control: Control
    let placeholder: String
    let text: String
    let edit: (String) -> Void
    let submit: () -> Void
  }

  struct Track {
    let control: Control
    let label: String
    let value: Double
    let maximum: Double
    let move: (Double) -> Void
  }

  struct Rows {
    let control: Control
    let content: [Element]
    let isEditing: Bool

    /// Known when all bodies have been computed: a view of the app may say several rows, or none.
    var rows: [Row] { content.rows(delete: nil) }
  }

  struct Deletable {
    let content: [Element]
    let delete: () -> Void
  }

  struct Row {
    let element: Element
    let delete: (() -> Void)?

    /// What a tap on the row touches: the first button in it.
    var button: Touchable? { [element].buttons.first }

    var label: String { [element].rowLabel }
  }

  /// The screens of a stack, the one on top last.
  struct Screens {
    let screens: [[Element]]
    let backButton: Control
    let pop: () -> Void
  }

  /// An alert or a sheet.
  struct Presentation {
    let path: [AnyHashable]
    let isPresented: Bool
    /// What its binding has read.
    let reads: Set<Node.Read>
    let make: (_ number: Int) -> Presented
    let content: Content

    enum Content {
      case alert(title: String, message: String, [Element])
      case sheet([Element])
    }
  }

  struct Refreshing {
    let pull: () -> Void
    let isUnderWay: () -> Bool
  }

  /// What is done as long as the view is on the screen, and again for another identity.
  struct Work {
    let path: [AnyHashable]
    let id: AnyHashable
    let action: @MainActor () async -> Void
  }

  struct Watch {
    let path: [AnyHashable]
    let value: Any
    /// What was read for the value.
    let reads: Set<Node.Read>
    /// Whether the action is also called for the first value.
    let isInitial: Bool
    let action: (_ old: Any, _ new: Any) -> Void
  }
}

extension [Element] {
  /// With what the nodes say in the places of their views.
  var flat: [Element] {
    flatMap { element in
      if case .slot(let slot) = element { slot.node?.elements.flat ?? [] } else { [element] }
    }
  }

  /// Each part that is drawn is a row.
  fileprivate func rows(delete: (() -> Void)?) -> [Element.Row] {
    flat.flatMap { element -> [Element.Row] in
      switch element {
      case .deletable(let inner): inner.content.rows(delete: inner.delete)
      case .text, .button, .field, .slider, .line: [.init(element: element, delete: delete)]
      default: []
      }
    }
  }

  /// Also those in a line, one after the other.
  fileprivate var buttons: [Element.Touchable] {
    flat.flatMap { element -> [Element.Touchable] in
      switch element {
      case .button(let button): [button]
      case .line(let parts): parts.buttons
      default: []
      }
    }
  }

  /// The texts, also those of buttons and lines, next to each other.
  fileprivate var rowLabel: String {
    let words = flat.compactMap { element in
      switch element {
      case .text(let text): text
      case .button(let button): button.label
      case .line(let parts): parts.rowLabel
      default: nil as String?
      }
    }
    return words.joined(separator: " ")
  }

  /// The texts, next to each other.
  var label: String {
    compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: " ")
  }
}

extension Node {
  /// The sheet in its body that shows the view at a place, or showed it before it was closed.
  func sheet(around place: Identity) -> Element.Presentation? {
    for case .presentation(let presentation) in elements {
      if case .sheet = presentation.content,
        place.path.starts(with: presentation.path + ["sheet"])
      {
        return presentation
      }
    }
    return nil
  }

  /// Whether it was in a sheet that is closed.
  var isOfClosedSheet: Bool { parent?.sheet(around: identity)?.isPresented == false }

  /// The node, and those below it that are not on covered screens.
  var visibleNodes: [Node] { [self] + elements.visibleNodes }
}

extension [Element] {
  fileprivate var visibleNodes: [Node] {
    flatMap { element -> [Node] in
      switch element {
      case .slot(let slot): slot.node?.visibleNodes ?? []
      case .line(let parts), .bar(_, let parts): parts.visibleNodes
      case .button(let button): button.content.visibleNodes
      case .list(let rows): rows.content.visibleNodes
      case .deletable(let rows): rows.content.visibleNodes
      case .stack(let stack): stack.screens.last?.visibleNodes ?? []
      case .split(let one, let other): one.visibleNodes + other.visibleNodes
      case .presentation(let presentation):
        if presentation.isPresented, case .sheet(let content) = presentation.content {
          content.visibleNodes
        } else {
          []
        }
      default: []
      }
    }
  }
}
