import Diagrams

/// Where everything is in a picture, measured in one pass over the diagram. It keeps only numbers, so
/// that the SVG text can be made row by row.
struct PictureLayout: Sendable {
  let title: TextBlock?
  let columns: PictureColumns
  let bands: [PictureBand]
  /// The upper ends of the lifelines that are there from the start.
  let top: Double
  /// Where each item begins, and where the last one ends.
  let stops: [Double]
  let lifelines: [PictureRows.Life]
  let bars: [PictureBar]
  let frames: [PictureFrame]
  let extent: ClosedRange<Double>
  /// The lifelines that run to the end: their heads are once more below a long picture.
  let feet: [Int]
  let bottom: Double
  let closing: TextBlock
  let size: (width: Double, height: Double)
  private static let longest = 500.0

  /// - Parameter width: of the whole picture; `nil` for one that is as wide as its words need.
  init(_ diagram: Diagram, within width: Double? = nil) {
    var columns = PictureColumns(diagram, within: width)
    let margin = width == nil ? PictureMetrics.margin : PictureMetrics.narrowMargin
    let most = max(PictureMetrics.maxLineWidth, columns.extent.upperBound)
    let title = diagram.title.map {
      Paragraph($0, .title, within: width.map { $0 - 2 * margin } ?? most)
    }
    let headroom = margin + (title.map { $0.height + 12 } ?? 0)
    let groups = PictureBands(diagram, columns, top: headroom)
    top = groups.bottom + columns.headroom

    var rows = PictureRows(measuring: diagram, columns, top: top, groups)
    let left = rows.extent.lowerBound
    let distance = (width == nil ? margin - left : max(0, -left)).rounded(.up)
    columns.move(by: distance)
    rows.frames.move(by: distance)
    self.columns = columns
    frames = rows.frames.begun
    bars = rows.bars.ended.map {
      PictureBar(lifeline: $0.lifeline, box: $0.box.moved(by: distance), step: $0.step)
    }
    let titleWidth = title.map { $0.width + margin } ?? 0
    extent =
      margin...max(rows.extent.upperBound + distance, titleWidth, width.map { $0 - margin } ?? 240)
    self.title = title.map { TextBlock(paragraph: $0, place: Point(margin, margin)) }

    let end = rows.y
    let isLong = end - top > Self.longest
    feet = isLong ? columns.heads.indices.filter(rows.isRunning) : []
    stops = rows.tops + [end]
    bottom = end + columns.footroom(feet)
    lifelines = rows.lives.compactMap(\.self).map { life in
      var life = life
      life.bottom = min(life.bottom, end)
      return life
    }
    bands = groups.bands(movedBy: distance, bottom: bottom + 6)
    let closing = Paragraph(
      diagram.closing().joined(separator: "\n"), .small, .faint, within: extent.length)
    self.closing = TextBlock(paragraph: closing, place: Point(margin, bottom + 16))
    size = (
      (extent.upperBound + margin).rounded(.up),
      (bottom + 16 + closing.height + margin).rounded(.up)
    )
  }

  /// To go through the items of the diagram once more, and draw each of them at its place.
  func rows(of diagram: Diagram) -> PictureRows {
    var rows = PictureRows(diagram, columns, top: top, extent: extent, frames: frames)
    rows.bands = bands
    rows.advance(to: top + 6)
    return rows
  }
}

extension PictureRows {
  /// All rows of a diagram, to know their places.
  fileprivate init(
    measuring diagram: Diagram, _ columns: PictureColumns, top: Double, _ groups: PictureBands
  ) {
    self.init(diagram, columns, top: top)
    advance(to: top + 6)
    widen(groups.extent ?? extent)
    for item in diagram.items { _ = append(item) }
    finish()
  }
}
