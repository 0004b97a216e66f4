/// Which lifelines a frame surrounds, known before its first row is drawn.
struct FrameSpan: Equatable, Sendable {
  /// A left or a right border of the frame.
  struct Edge: Equatable, Sendable {
    /// The outermost lifeline on this side.
    var lifeline: Int
    /// Whether something inside is written beyond that lifeline.
    var isWrittenBeyond = false
    /// How many borders of inner frames are between that lifeline and this one.
    var inner = 0
  }

  var left: Edge
  var right: Edge

  /// - Parameter count: of all lifelines.
  init(around count: Int) {
    left = Edge(lifeline: 0, isWrittenBeyond: true)
    right = Edge(lifeline: max(0, count - 1), isWrittenBeyond: true)
  }

  /// Around a part of a figure, or around a frame.
  fileprivate mutating func add(_ span: FrameSpan, isFrame: Bool) {
    left.add(span.left, isFurther: span.left.lifeline < left.lifeline, isFrame: isFrame)
    right.add(span.right, isFurther: span.right.lifeline > right.lifeline, isFrame: isFrame)
  }
}

extension FrameSpan.Edge {
  fileprivate mutating func add(_ edge: Self, isFurther: Bool, isFrame: Bool) {
    if isFurther { self = Self(lifeline: edge.lifeline) }
    guard edge.lifeline == lifeline else { return }
    isWrittenBeyond = isWrittenBeyond || edge.isWrittenBeyond
    if isFrame { inner = max(inner, edge.inner + 1) }
  }
}

extension FrameSpan {
  /// The spans of the frames of a diagram, in the order in which these begin.
  ///
  /// - Parameter lifelines: as they are before the first item.
  static func all(
    in items: some Sequence<Diagram.Item>, _ lifelines: Lifelines
  ) -> [FrameSpan] {
    var lifelines = lifelines
    let count = lifelines.count
    var spans: [FrameSpan?] = []
    var open: [Int] = []
    func add(_ span: FrameSpan, isFrame: Bool) {
      guard let frame = open.last else { return }
      var whole = spans[frame] ?? span
      if spans[frame] == nil { (whole.left.inner, whole.right.inner) = (0, 0) }
      whole.add(span, isFrame: isFrame)
      spans[frame] = whole
    }
    func close() {
      guard let frame = open.popLast() else { return }
      var span = spans[frame] ?? FrameSpan(around: count)
      // A frame around a single lifeline needs room for its words, too.
      if span.left.lifeline == span.right.lifeline { span.right.isWrittenBeyond = true }
      spans[frame] = span
      add(span, isFrame: true)
    }
    for item in items {
      for part in lifelines.next(item).parts {
        switch part {
        case .frame:
          spans.append(nil)
          open.append(spans.count - 1)
        case .end: close()
        default:
          if !open.isEmpty, let span = FrameSpan(around: part) { add(span, isFrame: false) }
        }
      }
    }
    while !open.isEmpty { close() }
    return spans.map { $0 ?? FrameSpan(around: count) }
  }

  /// The gaps in which its words can be.
  var gaps: ClosedRange<Int> {
    left.lifeline == right.lifeline
      ? right.lifeline + 1...right.lifeline + 1 : left.lifeline + 1...right.lifeline
  }

  /// The same, and the gaps outside of its outermost lifelines where it leaves room for words.
  var gapsWithRoom: ClosedRange<Int> {
    let first = left.isWrittenBeyond ? left.lifeline : left.lifeline + 1
    let last = right.isWrittenBeyond ? right.lifeline + 1 : right.lifeline
    return first...max(first, last)
  }
}

extension FrameSpan {
  /// The lifelines of a part of a figure, and whether it needs room beyond the outermost.
  fileprivate init?(around part: Figure.Part) {
    switch part {
    case .arrow(let message, let path):
      left = Edge(lifeline: min(path.from, path.to), isWrittenBeyond: message.creates)
      right = Edge(
        lifeline: max(path.from, path.to), isWrittenBeyond: path.isLoop || message.creates)
    // A breach is written where there is room for it.
    case .sign(let sign) where sign.kind == .breach: return nil
    case .sign(let sign):
      left = Edge(lifeline: sign.lifelines[0])
      right = Edge(lifeline: sign.last, isWrittenBeyond: true)
    case .note(let note, let lifelines):
      left = Edge(lifeline: lifelines.lowerBound, isWrittenBeyond: note.side != .right)
      right = Edge(lifeline: lifelines.upperBound, isWrittenBeyond: note.side != .left)
    case .activation(let index, _): (left, right) = (Edge(lifeline: index), Edge(lifeline: index))
    case .turn, .frame, .section, .end, .aside: return nil
    }
  }
}
