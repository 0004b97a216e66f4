/// A diagram whose items are made when they are asked for, as often as they are asked for: it may be longer than
/// memory. A drawing may look at them several times to know its columns, and then once to draw them.
public struct DiagramStream: Sendable {
  /// All of the diagram but its items.
  public let outline: Diagram
  /// What a drawing has to know of all items before it draws the first.
  public let extent: DiagramExtent
  private let iterate: @Sendable () -> AnyIterator<Diagram.Item>

  /// - Parameters:
  ///   - outline: a diagram without items.
  ///   - extent: of the items.
  ///   - items: begins with the first item each time that it is called.
  public init(
    _ outline: Diagram, _ extent: DiagramExtent,
    items: @escaping @Sendable () -> AnyIterator<Diagram.Item>
  ) {
    self.outline = outline
    self.extent = extent
    iterate = items
  }

  /// A diagram that is in memory.
  public init(_ diagram: Diagram) {
    var outline = diagram
    outline.items = []
    self.init(outline, DiagramExtent(diagram.items)) { AnyIterator(diagram.items.makeIterator()) }
  }

  public var items: AnySequence<Diagram.Item> { AnySequence(iterate) }

  /// A diagram drawn by hand has no state to count.
  var isDrawnByHand: Bool { outline.isDrawnByHand || extent.hasOnlyHandDrawnMessages }

  /// The diagram with all its items in memory.
  public var diagram: Diagram {
    var diagram = outline
    diagram.items = Array(items)
    return diagram
  }
}

/// The counts and the greatest numbers of the items of a diagram.
public struct DiagramExtent: Equatable, Sendable {
  public private(set) var items = 0
  public private(set) var messages = 0
  /// Without initial values.
  public private(set) var changes = 0
  public private(set) var breaches = 0
  /// Whether there is a message of a run, and one that was drawn by hand.
  private var hasRunMessage = false
  public private(set) var hasHandDrawnMessage = false
  /// Whether there is a frame.
  private(set) var hasFrames = false
  /// How many frames are around each other at most.
  private(set) var deepestFrame = 0
  private var openFrames = 0
  /// Whether there is a line that says what the user did.
  public private(set) var hasTurns = false
  /// The deepest nesting.
  private(set) var deepest = 0
  private var widestNumeral = 0

  public init() {}

  init(_ items: some Sequence<Diagram.Item>) {
    for item in items { add(item) }
  }

  public mutating func add(_ item: Diagram.Item) {
    items += 1
    deepest = max(deepest, item.depth)
    switch item {
    case .message(let message):
      messages += 1
      breaches += message.breach == nil ? 0 : 1
      hasRunMessage = hasRunMessage || message.kind != nil
      hasHandDrawnMessage = hasHandDrawnMessage || message.kind == nil
      widestNumeral = max(widestNumeral, message.numeral.map { max(2, $0.count) } ?? 0)
    case .change(let change): changes += change.old == nil ? 0 : 1
    case .frame:
      hasFrames = true
      openFrames += 1
      deepestFrame = max(deepestFrame, openFrames)
    case .end: openFrames -= 1
    case .turn: hasTurns = true
    case .reply, .release, .note, .section, .activation, .numbering: break
    }
  }

  /// Whether there are messages, all without kinds.
  fileprivate var hasOnlyHandDrawnMessages: Bool { messages > 0 && !hasRunMessage }

  /// In cells: at least 2, so that short and long runs look alike; 0 where no message is numbered.
  var numberWidth: Int { messages == 0 ? 2 : widestNumeral }
}
