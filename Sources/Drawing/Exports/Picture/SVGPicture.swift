import Diagrams
import Documents
import Localization

extension Diagram {
  /// A picture that needs no other file: no fonts, scripts or styles from elsewhere, readable on light and
  /// on dark paper, with its words as text and as a description for ears.
  public var svg: Lines { SVGPicture(self).document }

  /// Of the picture, in pixels.
  public var svgSize: (width: Double, height: Double) { PictureLayout(self).size }

  /// The picture for a column of text: as wide as that, and as long as it has to be.
  ///
  /// - Parameter points: its width.
  public func svg(within points: Double) -> Lines { narrow(points).document }

  /// Of the picture for a column of text, in points.
  public func svgSize(within points: Double) -> (width: Double, height: Double) {
    narrow(points).sizeInPoints
  }

  private func narrow(_ points: Double) -> SVGPicture {
    SVGPicture(self, within: points, letters: SVGPicture.lettersInColumn)
  }
}

/// A diagram as a picture in SVG.
///
/// Shapes have the colours of light paper by themselves, for programs that know no style sheets. What
/// can be hidden or shown is in a group of its own: `data-step` says with which message it appears,
/// counted from 1. A message is the group `m` and its number, which is `data-n`, too.
struct SVGPicture: Sendable {
  private let diagram: Diagram
  let layout: PictureLayout
  /// A point has so many pixels; `nil` for a picture without a given width.
  private let pixels: Double?
  private let language = Language.current

  /// Points, for a column of text.
  fileprivate static let lettersInColumn = 9.0

  init(_ diagram: Diagram) {
    self.diagram = diagram
    layout = PictureLayout(diagram)
    pixels = nil
  }

  /// - Parameters:
  ///   - points: the width of the picture.
  ///   - letters: the size of the words at arrows, in points.
  init(_ diagram: Diagram, within points: Double, letters: Double) {
    self.diagram = diagram
    let pixels = Font.code.size / letters
    layout = PictureLayout(diagram, within: points * pixels)
    self.pixels = pixels
  }

  /// In pixels.
  var width: Double { layout.size.width }
  var height: Double { layout.size.height }

  /// A file that needs nothing else, with the transcript as its description.
  var document: Lines {
    Language.$current.withValue(language) {
      Lines { AnyIterator(parts.joined().makeIterator()) }
    }
  }

  private var parts: [AnySequence<String>] {
    [AnySequence([Self.declaration, start]), AnySequence(description)] + body
  }

  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  var sizeInPoints: (width: Double, height: Double) {
    (width / (pixels ?? 4 / 3), height / (pixels ?? 4 / 3))
  }

  private var start: String {
    let size = pixels == nil ? (width: width, height: height) : sizeInPoints
    let unit = pixels == nil ? "" : "pt"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width.px)\(unit)" \
      height="\(size.height.px)\(unit)" \
      viewBox="0 0 \(width.px) \(height.px)" role="img" xml:space="preserve" \
      font-family="system-ui, sans-serif">
      """
  }

  private var name: String {
    (diagram.spokenTitle ?? diagram.title ?? localized("Sequence diagram")).xmlEscaped
  }

  private var description: some Sequence<String> {
    let sentences = diagram.sentences.lazy.map(\.xmlEscaped)
    return [
      AnySequence(["<title>\(name)</title>", "<desc>"]), AnySequence(sentences),
      AnySequence(["</desc>", "<style>\(Self.styles)</style>"]),
    ].joined()
  }

  private var body: [AnySequence<String>] {
    let paper = Shape.box(Box(0, 0, width, height), fill: .paper)
    return [
      AnySequence([paper.svg]), AnySequence(groups.lazy.flatMap(\.svg)), AnySequence(["</svg>"]),
    ]
  }

  /// All that is drawn, from the lowest to the uppermost.
  var groups: some Sequence<PictureGroup> {
    let bars = layout.bars.lazy.map { layout.group(of: $0) }
    return [
      AnySequence(layout.backdrop), AnySequence(bars), AnySequence(layout.heading),
      AnySequence(rows),
      AnySequence(layout.foot),
    ].joined()
  }

  private var rows: AnyIterator<PictureGroup> {
    var rows = layout.rows(of: diagram)
    var items = diagram.items.makeIterator()
    return AnyIterator {
      while let item = items.next() {
        if let row = rows.append(item) { return PictureGroup(row) }
      }
      return nil
    }
  }
}

extension SVGPicture {
  /// The usual fixed-width fonts for code, and the colours for dark screens.
  static let styles = """
    .code{font-family:Menlo,Consolas,"DejaVu Sans Mono",monospace}\
    @media screen and (prefers-color-scheme:dark){\(darkRules)}
    """

  /// Programs that do not know media queries always apply the rules inside. Nearly all of these programs do
  /// not know `:is` either, so the picture stays light.
  private static let darkRules: String = Paint.all.map { paint in
    let (name, color) = (paint.name ?? "", paint.dark.hexadecimal)
    return ":is(.f-\(name)){fill:\(color)}:is(.s-\(name)){stroke:\(color)}"
  }.joined()
}
