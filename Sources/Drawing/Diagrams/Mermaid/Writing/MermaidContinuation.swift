/// What continues across a cut of a diagram: frames, activations and numbers.
struct MermaidContinuation {
  /// The open frames, each with the label of its present section.
  private(set) var frames: [Diagram.Frame] = []
  private(set) var seen: Set<String> = []
  private let order: [String]
  private var activations = Activations()
  private var weightOfFrames = 0
  private var counter: MermaidCounter?

  init(_ diagram: Diagram) {
    order = diagram.participants.map(\.id)
    counter = diagram.items.contains(where: \.isNumbering) ? MermaidCounter() : nil
  }

  mutating func follow(_ item: Diagram.Item) {
    switch item {
    case .frame(let frame): open(frame)
    case .section(let section):
      if let frame = close() { open(.init(frame.kind, section.label)) }
    case .end: _ = close()
    case .numbering(let numbering): counter?.follow(numbering)
    case .message: _ = counter?.numeral()
    case .turn, .change, .reply, .release, .note, .activation: break
    }
    activations.follow(item)
    seen.formUnion(item.mentioned)
  }

  private mutating func open(_ frame: Diagram.Frame) {
    frames.append(frame)
    weightOfFrames += frame.weight
  }

  private mutating func close() -> Diagram.Frame? {
    weightOfFrames -= frames.last?.weight ?? 0
    return frames.popLast()
  }

  /// About how many characters its items take when they are written again.
  var weight: Int { weightOfFrames + activations.total * "  activate p1\n".utf16.count }

  /// The items that begin a part at this place.
  var opening: [Diagram.Item] {
    let numbering = seen.isEmpty ? [] : counter?.resuming ?? []
    let active = order.flatMap { id in
      (0..<activations.count(of: id)).map { _ in Diagram.Activation(of: id, begins: true) }
    }
    return numbering.map(Diagram.Item.numbering) + active.map(Diagram.Item.activation)
      + frames.map(Diagram.Item.frame)
  }

  /// The items that end a part at this place.
  var closing: [Diagram.Item] { frames.reversed().map { .end($0.kind) } }
}

extension Diagram.Frame {
  fileprivate var weight: Int { 2 * MermaidParts.end + label.utf16.count }
}
