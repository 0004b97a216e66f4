import Diagrams

/// What shows that a lifeline is active.
struct PictureBar: Equatable, Sendable {
  var lifeline: Int
  var box: Box
  /// The message with which it begins.
  var step: Int
}

/// The activations of lifelines: those that go on, and the bars of all that have ended.
struct PictureBars {
  private let positions: [Double]
  private var open: [[(top: Double, step: Int)]]
  /// Those of a run that have not returned.
  private var calls: [(depth: Int, lifeline: Int)] = []
  private(set) var ended: [PictureBar] = []

  init(_ columns: PictureColumns) {
    positions = columns.positions
    open = positions.map { _ in [] }
  }

  /// How many activations are open on a lifeline, as far as they are drawn.
  private func level(_ index: Int) -> Int { min(5, open[index].count) }

  private func middle(_ index: Int, level: Int) -> Double {
    positions[index] + Double(level - 1) * PictureMetrics.barOffset
  }

  /// Where an arrow leaves or meets a lifeline.
  ///
  /// - Parameter isBeginning: whether it begins a bar itself.
  func edge(_ index: Int, onRight: Bool, isBeginning: Bool = false) -> Double {
    let level = min(5, level(index) + (isBeginning ? 1 : 0))
    guard level > 0 else { return positions[index] }
    let middle = middle(index, level: level)
    return onRight ? middle + PictureMetrics.halfBar : middle - PictureMetrics.halfBar
  }

  mutating func begin(_ index: Int, at top: Double, step: Int) {
    open[index].append((top, max(1, step)))
  }

  mutating func end(_ index: Int, at bottom: Double) {
    let middle = middle(index, level: level(index))
    guard let bar = open[index].popLast() else { return }
    let box = Box(
      middle - PictureMetrics.halfBar, bar.top, middle + PictureMetrics.halfBar,
      max(bar.top + 6, bottom))
    ended.append(PictureBar(lifeline: index, box: box, step: bar.step))
  }

  mutating func endAll(of index: Int, at bottom: Double) {
    while !open[index].isEmpty { end(index, at: bottom) }
  }

  /// Until an item shows that it has returned.
  mutating func beginCall(_ index: Int, at top: Double, step: Int, depth: Int) {
    begin(index, at: top, step: step)
    calls.append((depth, index))
  }

  /// Calls as deep as this, or deeper, have returned.
  mutating func endCalls(from depth: Int, at bottom: Double) {
    while let call = calls.last, call.depth >= depth {
      end(call.lifeline, at: bottom)
      calls.removeLast()
    }
  }

  /// Call this after the last item.
  mutating func finish(at bottom: Double) {
    for index in open.indices { endAll(of: index, at: bottom) }
  }
}
