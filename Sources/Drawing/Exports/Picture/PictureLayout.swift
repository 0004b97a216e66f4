import Diagrams

/// Where everything is in a picture, measured in one pass over the diagram. It keeps only numbers, so
/// that the SVG text can be made row by row.
struct PictureLayout: Sendable {
  struct Lifeline: Sendable {
    var index: Int
    var life: PictureRows.Life
    var bottom: Double
  }

  let title: TextBlock?
  let columns: PictureColumns
  let bands: [PictureBand]
  /// The upper ends of the lifelines that are there from the start.
  let top: Double
  let lifelines: [Lifeline]
  let bars: [PictureBar]
  let frames: [PictureFrame]
  let extent: ClosedRange<Double>
  /// The lifelines that run to the end: their heads are once more below a long picture.
  let feet: [Int]
  let bottom: Double
  let closing: TextBlock
  let size: (width: Double, height: Double)
  private static let longest = 500.0

  init(_ diagram: Diagram) {
    var columns = PictureColumns(diagram)
    let isFirst = diagram.participants.map { !$0.isMadeLater }
    let title = diagram.title.map {
      Paragraph($0, .title, within: max(PictureMetrics.maxLineWidth, columns.extent.upperBound))
    }
    let headroom = PictureMetrics.margin + (title.map { $0.height + 12 } ?? 0)
    let groups = PictureBands(diagram, columns, top: headroom)
    let heads = zip(columns.heads, isFirst).filter(\.1).map(\.0.height).max() ?? 0
    top = groups.bottom + heads

    var rows = PictureRows(diagram, columns, top: top)
    rows.advance(to: top + 6)
    rows.widen(groups.extent ?? rows.extent)
    for item in diagram.items { _ = rows.append(item) }
    rows.finish()

    let distance = (PictureMetrics.margin - rows.extent.lowerBound).rounded(.up)
    columns.move(by: distance)
    rows.frames.move(by: distance)
    self.columns = columns
    frames = rows.frames.begun
    bars = rows.bars.ended.map {
      PictureBar(lifeline: $0.lifeline, box: $0.box.moved(by: distance), step: $0.step)
    }
    let titleWidth = title.map { $0.width + PictureMetrics.margin } ?? 0
    extent =
      PictureMetrics.margin...max(rows.extent.upperBound + distance, titleWidth, 240)
    self.title = title.map {
      TextBlock(paragraph: $0, place: Point(PictureMetrics.margin, PictureMetrics.margin))
    }

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
    self.closing = TextBlock(paragraph: closing, place: Point(PictureMetrics.margin, bottom + 16))
    size = (
      (extent.upperBound + PictureMetrics.margin).rounded(.up),
      (bottom + 16 + closing.height + PictureMetrics.margin).rounded(.up)
    )
  }
}
