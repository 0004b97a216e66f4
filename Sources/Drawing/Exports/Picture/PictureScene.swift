import Diagrams
import Documents
import Localization

/// Some steps of a run as a picture: what takes part in them has its colours, all other objects are pale.
public struct PictureScene: Sendable {
  private let whole: SheetLayout
  private let pieces: [Range<Int>]
  private let range: Range<Int>
  /// The ids of what takes part.
  private let told: Set<String>

  init(_ whole: SheetLayout, _ pieces: [Range<Int>]) {
    (self.whole, self.pieces) = (whole, pieces)
    range = (pieces.first?.lowerBound ?? 0)..<(pieces.last?.upperBound ?? 0)
    told = Set(whole.diagram.items[range].flatMap(\.mentioned))
  }

  /// In points.
  public var width: Double { whole.sheet.width }
  public var height: Double {
    let needed = whole.height(of: range)
    return whole.sheet.isFilled ? max(whole.sheet.height, needed) : needed
  }

  public var fits: Bool { height <= whole.sheet.height }

  /// The messages in words, with the numbers that the picture has.
  public var sentences: [String] {
    Transcript(whole.diagram).bareSentences(
      on: Array(whole.diagram.items[range]), isNumbered: true)
  }

  /// The lines of an SVG element, with the sentences as its description. Each step is a group of its own, with the
  /// class `step`.
  public var element: [String] {
    let name = (whole.diagram.title ?? localized("Sequence diagram")).xmlEscaped
    let description = sentences.joined(separator: " ").xmlEscaped
    let pixels = (width: width * whole.pixels, height: height * whole.pixels)
    let paper = Shape.box(Box(0, 0, pixels.width, pixels.height), fill: .paper)
    return [
      SVGPicture.start(pixels, inPoints: (width: width, height: height)),
      "<title>\(name)</title>", "<desc>\(description)</desc>",
      "<style>\(SVGPicture.styles)</style>", paper.svg,
    ] + boxes + moved(frames) + lines + moved(bars { $0 < rows.lowerBound }) + heads
      + moved(drawnSteps) + ["</svg>"]
  }
}

extension PictureScene {
  private var layout: PictureLayout { whole.layout }
  private var rows: ClosedRange<Double> { whole.rows(of: range) }
  /// How far the rows come up to the heads.
  private var distance: Double { rows.lowerBound - layout.top }

  private func moved(_ lines: [String]) -> [String] {
    [#"<g transform="translate(0 \#((-distance).px))">"#] + lines + ["</g>"]
  }

  private var lines: [String] {
    layout.lifelines.flatMap { group(of: $0, lines(of: $0)).svg }
  }

  private var heads: [String] {
    layout.lifelines.flatMap { lifeline in
      let top = layout.columns.topOfHead(lifeline.index, above: layout.top)
      return group(of: lifeline, layout.head(lifeline.index, top).shapes).svg
    }
  }

  private func group(of lifeline: PictureRows.Life, _ shapes: [Shape]) -> PictureGroup {
    var group = PictureGroup(kind: "head", shapes: shapes)
    group.isPale = isPale(lifeline.index)
    return group
  }

  private func isPale(_ index: Int) -> Bool {
    !told.contains(whole.diagram.participants[index].id)
  }

  /// Thin and broken until the object is made.
  private func lines(of lifeline: PictureRows.Life) -> [Shape] {
    let x = layout.columns.positions[lifeline.index]
    let top = layout.bottomOfHead(lifeline.index)
    let end = min(lifeline.bottom, rows.upperBound) - distance
    let begin = lifeline.step == 0 ? top : max(top, lifeline.top - distance)
    let isMadeHere = begin > layout.top
    let waiting =
      isMadeHere
      ? [PictureLayout.waiting(x, from: top, to: min(begin, rows.upperBound - distance))] : []
    return waiting
      + (begin < end && end > layout.top
        ? [PictureLayout.line(x, from: isMadeHere ? begin : top, to: end)] : [])
  }

  private var boxes: [String] {
    layout.bands.flatMap { band in
      var band = band
      band.box.bottom = min(band.box.bottom, rows.upperBound - distance)
      return PictureGroup(kind: "box", shapes: band.shapes).svg
    }
  }

  /// As far as they are seen here.
  private var frames: [String] {
    layout.frames.compactMap { frame in
      var frame = frame
      return frame.box.cut(to: rows) ? frame.shape.svg : nil
    }
  }

  /// Bars that begin at some heights, as far as they are seen here.
  private func bars(_ begin: (Double) -> Bool) -> [String] {
    layout.bars.filter { begin($0.box.top) }.flatMap { bar -> [String] in
      var cut = bar
      guard cut.box.cut(to: rows) else { return [] }
      var group = PictureGroup(kind: "bar", shapes: [layout.shape(of: cut)])
      group.isPale = isPale(bar.lifeline)
      return group.svg
    }
  }

  private var drawnSteps: [String] {
    pieces.flatMap { piece in
      let rows = whole.rows(of: piece)
      let bars = bars { rows.lowerBound <= $0 && $0 < rows.upperBound }
      let shapes = piece.compactMap { whole.groups[$0] }.flatMap(\.shapes)
      return [#"<g class="step">"#] + bars + shapes.map(\.svg) + ["</g>"]
    }
  }
}

extension Box {
  /// Keeps what is between two heights. Returns whether something is left.
  fileprivate mutating func cut(to rows: ClosedRange<Double>) -> Bool {
    (top, bottom) = (max(top, rows.lowerBound), min(bottom, rows.upperBound))
    return top < bottom
  }
}
