/// The borders of frames in each gap between lifelines, and the heads that have to be inside
/// of them.
struct WideBorders: Equatable, Sendable {
  /// How many are there at once; and of those that have words next to them.
  private var counts: [Int]
  private var countsNextToWords: [Int]
  /// Whether heads are drawn again, in frames too.
  private let repeatsHeads: Bool
  /// Whether a head may be drawn when a frame is open.
  private let isHeadInside: [Bool]

  init(_ spans: [FrameSpan], _ participants: [Diagram.Participant], repeatsHeads: Bool) {
    counts = Array(repeating: 0, count: participants.count + 1)
    countsNextToWords = counts
    self.repeatsHeads = repeatsHeads
    isHeadInside = participants.map { repeatsHeads || $0.isMadeLater }
    for span in spans {
      add(span.left, in: span.left.lifeline)
      add(span.right, in: span.right.lifeline + 1)
    }
  }

  private mutating func add(_ edge: FrameSpan.Edge, in gap: Int) {
    let count = 1 + edge.inner
    counts[gap] = max(counts[gap], count)
    if edge.isWrittenBeyond { countsNextToWords[gap] = max(countsNextToWords[gap], count) }
  }

  /// The least width of a gap, when heads reach this far to either side.
  func cells(in gap: Int, _ halves: [Int]) -> Int {
    guard counts[gap] > 0 else { return 0 }
    let heads = [gap - 1, gap].filter { halves.indices.contains($0) && isHeadInside[$0] }
      .map { halves[$0] }
    return counts[gap] + max(1, repeatsHeads ? heads.reduce(0, +) : heads.max() ?? 0)
  }

  /// The cells that words in a gap must leave free: for the borders, for air, and for a head on the other side of
  /// them.
  func cellsNextToWords(in gap: Int, _ halves: [Int]) -> Int {
    guard countsNextToWords[gap] > 0 else { return 0 }
    let isBetweenHeads = repeatsHeads && gap > 0 && gap < halves.count
    let head = isBetweenHeads ? max(halves[gap - 1], halves[gap]) : 0
    return countsNextToWords[gap] + 1 + head
  }

  /// How far a head may reach into a gap.
  func most(of lifeline: Int, in gap: Int, _ gaps: [Int], _ heads: WideHeadSizes) -> Int {
    guard counts[gap] > 0, isHeadInside[lifeline] else { return gaps[gap] - heads.air[lifeline] }
    return repeatsHeads
      ? heads.least[lifeline] : gaps[gap] - max(heads.air[lifeline], counts[gap])
  }
}
