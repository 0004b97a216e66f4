import Diagrams
import Documents
import Localization

extension Diagram {
  /// A picture that needs no other file: no fonts, scripts or styles from elsewhere, readable on light and
  /// on dark paper, with its words as text and as a description for ears.
  public var svg: Lines { SVGPicture(self).document }

  /// The picture for a column of text: as wide as that, and as long as it has to be.
  ///
  /// - Parameter points: its width.
  public func svg(within points: Double) -> Lines { SVGPicture(self, within: points).document }
}

/// A diagram as a picture in SVG.
///
/// Shapes have the colours of light paper by themselves, for programs that know no style sheets. What
/// can be hidden or shown is in a group of its own: `data-step` says with which message it appears,
/// counted from 1. A message is the group `m` and its number, which is `data-n`, too.
package struct SVGPicture: Sendable {
  private let diagram: Diagram
  let layout: PictureLayout
  /// A point has so many pixels; `nil` for a picture without a given width.
  private let pixels: Double?
  private let language = Language.current

  /// Of the words at arrows in a column of text, in points.
  private static let letters = 9.0

  /// - Parameter points: the width of the picture; `nil` for one that is as wide as its words need.
  package init(_ diagram: Diagram, within points: Double? = nil) {
    self.diagram = diagram
    let pixels = Font.code.size / Self.letters
    layout = PictureLayout(diagram, within: points.map { $0 * pixels })
    self.pixels = points == nil ? nil : pixels
  }

  /// In pixels.
  var width: Double { layout.size.width }
  var height: Double { layout.size.height }

  /// A file that needs nothing else, with the transcript as its description.
  package var document: Lines {
    Language.$current.withValue(language) {
      Lines { AnyIterator(parts.joined().makeIterator()) }
    }
  }

  private var parts: [AnySequence<String>] {
    let start = Self.start(layout.size, inPoints: pixels == nil ? nil : sizeInPoints)
    let paper = Shape.box(Box(0, 0, width, height), fill: .paper)
    return [
      AnySequence([Markup.declaration, start, "<title>\(name)</title>", "<desc>"]),
      AnySequence(diagram.sentences.lazy.map(\.xmlEscaped)),
      AnySequence(["</desc>", "<style>\(Self.styles)</style>", paper.svg]),
      AnySequence(groups.lazy.flatMap(\.svg)), AnySequence(["</svg>"]),
    ]
  }

  /// The size of the picture in print.
  package var sizeInPoints: (width: Double, height: Double) {
    (width / (pixels ?? 4 / 3), height / (pixels ?? 4 / 3))
  }

  private var name: String {
    (diagram.spokenTitle ?? diagram.title ?? localized("Sequence diagram")).xmlEscaped
  }

  /// All that is drawn, from the lowest to the uppermost.
  var groups: some Sequence<PictureGroup> {
    let bars = layout.bars.lazy.map { layout.group(of: $0) }
    return [
      AnySequence(layout.backdrop), AnySequence(bars), AnySequence(layout.heading),
      AnySequence(rows), AnySequence(layout.foot),
    ].joined()
  }

  private var rows: some Sequence<PictureGroup> {
    var rows = layout.rows(of: diagram)
    return diagram.items.lazy.compactMap { rows.append($0) }
  }
}

extension SVGPicture {
  typealias Size = (width: Double, height: Double)

  /// The tag that begins a picture of so many pixels, in the current language.
  ///
  /// - Parameter points: as large as it is shown; `nil` for the size in pixels.
  static func start(_ size: Size, inPoints points: Size? = nil) -> String {
    let language = Language.current.rawValue
    let (shown, unit) = points.map { ($0, "pt") } ?? (size, "")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(shown.width.px)\(unit)" \
      height="\(shown.height.px)\(unit)" viewBox="0 0 \(size.width.px) \(size.height.px)" \
      role="img" lang="\(language)" xml:lang="\(language)" xml:space="preserve" font-family="system-ui, sans-serif">
      """
  }

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
