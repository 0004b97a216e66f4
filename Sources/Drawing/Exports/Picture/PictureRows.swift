import Cells
import Diagrams

/// Lays out a picture from top to bottom, item by item, and keeps track of lifelines.
struct PictureRows {
  /// From where to where a lifeline goes.
  struct Life: Equatable, Sendable {
    /// The place of the lifeline among all.
    let index: Int
    var top: Double
    /// Infinite as long as it goes on.
    var bottom = Double.infinity
    /// The message with which it begins.
    var step: Int
  }

  let columns: PictureColumns
  private(set) var lifelines: Lifelines
  private(set) var y: Double
  private(set) var lives: [Life?]
  var bars: PictureBars
  /// The left and the right end of what has been drawn so far.
  private(set) var extent: ClosedRange<Double>
  var frames = PictureFrames()
  /// What is under the rows, where that is known.
  var bands: [PictureBand] = []
  /// Where each item begins.
  private(set) var tops: [Double] = []
  /// The number of messages so far, and of all messages.
  private(set) var step = 0
  private let steps: Int

  /// - Parameters:
  ///   - extent: the left and right end of all rows, for rules that reach across; `nil` when it is unknown.
  ///   - frames: the places of the frames, where they are known.
  init(
    _ diagram: Diagram, _ columns: PictureColumns, top: Double,
    extent: ClosedRange<Double>? = nil, frames: [PictureFrame] = []
  ) {
    self.columns = columns
    lifelines = columns.lifelines
    y = top
    lives = diagram.participants.enumerated().map { index, participant in
      participant.isMadeLater ? nil : Life(index: index, top: top, step: 0)
    }
    bars = PictureBars(columns)
    self.extent = extent ?? columns.extent
    self.frames.measured = frames
    steps = diagram.items.count { $0.message != nil }
  }

  /// The shapes of an item; `nil` for an item without any.
  mutating func append(_ item: Diagram.Item) -> PictureGroup? {
    if case .message = item { step += 1 }
    let figure = lifelines.next(item)
    if let depth = item.depthOfReturned { bars.endCalls(from: depth, at: y) }
    let step = item.isOpening ? nextStep : max(1, step)
    tops.append(y)
    var shapes = introduce(figure.heads)
    for part in figure.parts { shapes += self.shapes(of: part) }
    return shapes.isEmpty ? nil : PictureGroup(item, step: step, shapes)
  }

  /// The step of an item that leads to the next message.
  var nextStep: Int { max(1, min(step + 1, steps)) }

  func x(_ index: Int) -> Double { columns.positions[index] }

  func isRunning(_ index: Int) -> Bool { lives[index]?.bottom == .infinity }

  /// What all words have, from the left end to the right.
  var width: Double { columns.edges?.length ?? .infinity }

  /// The width of text that is at the left end.
  var lineWidth: Double { min(PictureMetrics.maxLineWidth, width - 34) }

  func part(_ index: Int) -> Styled.Part? { columns.heads[index].part }

  mutating func advance(to y: Double) { self.y = max(self.y, y) }

  mutating func widen(_ range: ClosedRange<Double>) {
    extent = extent.union(range)
  }

  /// Makes room for shapes in the picture and in the innermost frame, and goes on below them.
  mutating func drawn(_ shapes: [Shape], downTo y: Double) -> [Shape] {
    for bounds in shapes.map(\.bounds) {
      let range = bounds.left...max(bounds.left, bounds.right)
      frames.reach(range)
      widen(range)
    }
    advance(to: y)
    return shapes
  }

  mutating func begin(_ index: Int, at top: Double) {
    lives[index] = Life(index: index, top: top, step: max(1, step))
  }

  mutating func end(_ index: Int, at bottom: Double) {
    guard isRunning(index) else { return }
    bars.endAll(of: index, at: bottom)
    lives[index]?.bottom = bottom
  }

  /// Call this after the last item.
  mutating func finish() {
    bars.finish(at: y)
    while !frames.isEmpty { endFrame() }
    widen(frames.extent ?? extent)
    y += 8
  }
}

extension Diagram.Item {
  /// An item shows that calls as deep as this, or deeper, have returned; a reply, only those inside the call that it
  /// answers.
  fileprivate var depthOfReturned: Int? {
    switch self {
    case .message(let message): message.kind == nil ? nil : message.depth
    case .reply(let reply): reply.depth + 1
    case .turn: 0
    case .change(let change): change.depth
    case .release, .note, .frame, .section, .end, .activation, .numbering: nil
    }
  }
}
