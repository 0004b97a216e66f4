/// What goes on at some place of a diagram, and has to be said again where it goes on elsewhere.
struct MermaidCarried {
  /// Those that are open, with the words of the section that one is in.
  private(set) var frames: [Diagram.Frame] = []
  private(set) var seen: Set<String> = []
  private let order: [String]
  private var activations: [String: Int] = [:]
  private var counter: MermaidCounter?

  init(_ diagram: Diagram) {
    order = diagram.participants.map(\.id)
    let isNumbered = diagram.items.contains {
      if case .numbering = $0 { true } else { false }
    }
    counter = isNumbered ? MermaidCounter(isShown: false) : nil
  }

  mutating func follow(_ item: Diagram.Item) {
    switch item {
    case .frame(let frame): frames.append(frame)
    case .section(let section):
      if let last = frames.indices.last { frames[last].label = section.label }
    case .end: _ = frames.popLast()
    case .activation(let activation):
      activate(activation.participant, activation.begins ? 1 : -1)
    case .numbering(let numbering): counter?.follow(numbering)
    case .message(let message):
      _ = counter?.numeral()
      if message.activates { activate(message.to, 1) }
      if message.deactivates { activate(message.from, -1) }
      if let end = message.destroys { activations[end] = nil }
    case .turn, .change, .reply, .release, .note: break
    }
    seen.formUnion(item.mentioned)
  }

  private mutating func activate(_ participant: String, _ difference: Int) {
    activations[participant] = max(0, activations[participant, default: 0] + difference)
  }

  /// What the items from here on rely on.
  var opening: [Diagram.Item] {
    let numbering = seen.isEmpty ? [] : counter?.resuming ?? []
    let active = order.flatMap { id in
      (0..<activations[id, default: 0]).map { _ in Diagram.Activation(of: id, begins: true) }
    }
    return numbering.map(Diagram.Item.numbering) + active.map(Diagram.Item.activation)
      + frames.map(Diagram.Item.frame)
  }

  /// What has to be ended before.
  var closing: [Diagram.Item] { frames.reversed().map { .end($0.kind) } }
}
