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
  package private(set) var deepestFrame = 0
  private var openFrames = 0
  /// Whether there is a line that says what the user did.
  public private(set) var hasTurns = false
  /// The deepest nesting.
  private(set) var deepest = 0
  private var widestNumeral = 0

  public init() {}

  package init(_ items: some Sequence<Diagram.Item>) {
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
  var hasOnlyHandDrawnMessages: Bool { messages > 0 && !hasRunMessage }

  /// In cells: at least 2, so that short and long runs look alike; 0 where no message is numbered.
  var numberWidth: Int { messages == 0 ? 2 : widestNumeral }
}
