import Cells
import Diagrams

/// What is behind lifelines that belong together, with its name above their heads.
struct PictureBand: Sendable {
  var box: Box
  var tint: Color?
  var name: TextBlock
}

/// The bands of a picture of which the lower end is not known yet.
struct PictureBands {
  private struct Band {
    var range: ClosedRange<Double>
    var tint: Color?
    var name: Paragraph
  }

  /// Each level holds bands next to each other. Boxes that share lifelines are on different levels.
  private let levels: [[Band]]
  private let top: Double
  private static let air = 8.0
  private static let leastName = 24.0

  init(_ diagram: Diagram, _ columns: PictureColumns, top: Double) {
    self.top = top
    let bands = columns.lifelines.runs(of: diagram.boxes).map { box, run in
      let word = columns.edges == nil ? box.widestWord : 0
      let range = columns.range(around: run, air: Self.air, atLeast: word)
      let name = Paragraph(
        box.name, .strong, within: max(Self.leastName, word, range.length - 2 * Self.air))
      return Band(range: range, tint: box.tint, name: name)
    }
    levels = bands.levels(\.range)
  }

  /// Where the heads begin.
  var bottom: Double { levels.isEmpty ? top : top + heights.reduce(0, +) + 6 }

  private var heights: [Double] {
    levels.map { ($0.map(\.name.height).max() ?? 0) + 8 }
  }

  var extent: ClosedRange<Double>? {
    levels.joined().map(\.range).reduce(nil) { $0?.union($1) ?? $1 }
  }

  func bands(movedBy distance: Double, bottom: Double) -> [PictureBand] {
    var y = top
    var result: [PictureBand] = []
    for (level, height) in zip(levels, heights) {
      result += level.map { band in
        let box = Box(
          band.range.lowerBound + distance, y, band.range.upperBound + distance, bottom)
        let place = Point((box.left + box.right) / 2, y + 4)
        return PictureBand(
          box: box, tint: band.tint,
          name: TextBlock(paragraph: band.name, place: place, side: .middle))
      }
      y += height
    }
    return result
  }
}

extension PictureColumns {
  /// From head to head. Where heads take turns in several rows, a head may reach beyond the next lifeline, and the
  /// range does not.
  ///
  /// - Parameter width: of what is above the heads, which may be wider than the heads.
  fileprivate func range(
    around run: ClosedRange<Int>, air: Double, atLeast width: Double
  ) -> ClosedRange<Double> {
    let (first, last) = (run.lowerBound, run.upperBound)
    let missing = max(0, width - (box(last).right - box(first).left)) / 2
    var (left, right) = (box(first).left - missing - air, box(last).right + missing + air)
    if isStaggered, first > 0 { left = max(left, middle(first - 1, first) + 1) }
    if isStaggered, last + 1 < positions.count { right = min(right, middle(last, last + 1) - 1) }
    // Lifelines without names may be next to each other without room between them.
    return min(left, positions[first])...max(right, positions[last])
  }

  private func box(_ index: Int) -> Box { heads[index].box(at: positions[index], 0) }

  private func middle(_ left: Int, _ right: Int) -> Double {
    (positions[left] + positions[right]) / 2
  }
}

extension Diagram.Box {
  /// The width of the longest word in its name. A very long one may be broken.
  var widestWord: Double {
    name.textLines.flatMap { String($0).printable.pieces }.filter { $0.cells <= 20 }
      .map { Paragraph.width(of: [.init(text: String($0.text))], .strong) }.max() ?? 0
  }
}
