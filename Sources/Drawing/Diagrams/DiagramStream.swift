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
