import Diagrams

/// Where everything is, found by going through the diagram once. What is kept of it are numbers, so
/// that the text of a picture can be made row by row.
struct PicturePlan: Sendable {
  struct Lifeline: Sendable {
    var index: Int
    var life: PictureRows.Life
    var bottom: Double
  }

  let title: Words?
  let columns: PictureColumns
  let bands: [PictureBand]
  /// The upper ends of the lifelines that are there from the start.
  let top: Double
  let lifelines: [Lifeline]
  let bars: [PictureBar]
  let frames: [PictureFrame]
  let extent: ClosedRange<Double>
  /// The heads of those who are there at the end, below a long picture.
  let feet: [Int]
  let bottom: Double
  let closing: Words
  let size: (width: Double, height: Double)
  private static let longest = 500.0

  init(_ diagram: Diagram) {
    var columns = PictureColumns(diagram)
    let isFirst = diagram.participants.map { !$0.isMadeLater }
    let title = diagram.title.map {
      Paragraph($0, .title, within: max(Measure.mostLine, columns.extent.upperBound))
    }
    let headroom = Measure.margin + (title.map { $0.height + 12 } ?? 0)
    let groups = PictureBands(diagram, columns, top: headroom)
    let heads = zip(columns.heads, isFirst).filter(\.1).map(\.0.height).max() ?? 0
    top = groups.bottom + heads

    var rows = PictureRows(diagram, columns, top: top)
    rows.advance(to: top + 6)
    rows.widen(groups.extent ?? rows.extent)
    for item in diagram.items { _ = rows.append(item) }
    rows.finish()

    let distance = (Measure.margin - rows.extent.lowerBound).rounded(.up)
    columns.move(by: distance)
    rows.frames.move(by: distance)
    self.columns = columns
    frames = rows.frames.begun
    bars = rows.bars.map { $0.moved(by: distance) }
    let titleWidth = title.map { $0.width + Measure.margin } ?? 0
    extent =
      Measure.margin...max(rows.extent.upperBound + distance, titleWidth, 240)
    self.title = title.map { Words(paragraph: $0, place: Point(Measure.margin, Measure.margin)) }

    let end = rows.y
    let isLong = end - top > Self.longest
    feet = isLong ? columns.heads.indices.filter(rows.isRunning) : []
    bottom = end + (feet.map { columns.heads[$0].height }.max() ?? 0)
    lifelines = rows.lives.enumerated().compactMap { index, life in
      life.map { Lifeline(index: index, life: $0, bottom: $0.bottom ?? end) }
    }
    bands = groups.bands(movedBy: distance, bottom: bottom + 6)
    let closing = Paragraph(
      diagram.closing().joined(separator: "\n"), .small, .faint,
      within: extent.upperBound - extent.lowerBound)
    self.closing = Words(paragraph: closing, place: Point(Measure.margin, bottom + 16))
    size = (
      (extent.upperBound + Measure.margin).rounded(.up),
      (bottom + 16 + closing.height + Measure.margin).rounded(.up)
    )
  }
}

extension PictureBar {
  fileprivate func moved(by distance: Double) -> PictureBar {
    var bar = self
    bar.box.left += distance
    bar.box.right += distance
    return bar
  }
}
