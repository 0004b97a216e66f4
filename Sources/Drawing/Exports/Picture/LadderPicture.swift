import Cells
import Diagrams
import Documents
import Localization

/// A ladder as a picture for a slide or a sheet of paper: its letters are never smaller than the sheet allows,
/// so a long run takes several pictures.
public struct LadderPicture: Equatable, Sendable {
  /// Where the picture will be, in points.
  public struct Sheet: Equatable, Sendable {
    public var width, height: Double
    /// The sizes of letters to choose from, the largest first.
    public var sizes: [Double]

    /// What pandoc leaves for a picture on a slide of 720 × 405 points, with letters to be read from the last row.
    public static let slide = Sheet(width: 648, height: 266, sizes: [18, 16, 14])
    /// A page with usual margins, and with room for a heading.
    public static let paper = Sheet(width: 468, height: 560, sizes: [10, 9])
    /// As wide as the text on a phone, and as long as it has to be.
    public static let phone = Sheet(width: 240, height: .infinity, sizes: [9])
  }

  /// The rows of a message and of what follows from it.
  struct Step: Equatable, Sendable {
    var lines: [Styled.Line]
  }

  public let sheet: Sheet
  let size: Double
  let heads: [Styled.Line]
  let steps: [Step]
  private let diagram: Diagram

  /// Whether it is as high as the sheet at most.
  public var fits: Bool { Double(rowCount) * rowHeight <= sheet.height }

  /// How many pictures the messages need at least. In a picture with fewer lifelines, words need fewer rows:
  /// half of them at most.
  public var fewestParts: Int {
    max(2, Int(Double(rowCount - heads.count) / 2 * rowHeight / sheet.height))
  }

  /// Whether a diagram fits in the smallest letters.
  public static func fits(_ diagram: Diagram, on sheet: Sheet) -> Bool {
    guard let smallest = sheet.sizes.last else { return false }
    return LadderPicture(diagram, on: sheet, size: smallest)?.fits == true
  }

  /// With the largest letters that fit, else with the smallest. `nil` when the lifelines leave no room for
  /// words.
  public init?(_ diagram: Diagram, on sheet: Sheet) {
    let pictures = sheet.sizes.lazy.compactMap { LadderPicture(diagram, on: sheet, size: $0) }
    guard let picture = pictures.first(where: \.fits) ?? pictures.last else { return nil }
    self = picture
  }

  private init?(_ diagram: Diagram, on sheet: Sheet, size: Double) {
    let columns = Int(sheet.width / Self.cell(size))
    guard var ladder = Ladder(diagram, Ladder.Options(width: columns)) else { return nil }
    (self.diagram, self.sheet, self.size) = (diagram, sheet, size)
    heads = ladder.heads
    steps = diagram.steps.map { items in Step(lines: items.flatMap { ladder.append($0) }) }
  }

  var rowHeight: Double { size * 1.18 }
  private var rowCount: Int { heads.count + steps.map(\.lines.count).reduce(0, +) }

  private static func cell(_ size: Double) -> Double {
    Font(family: .code, size: size).width(of: "x")
  }
}

extension LadderPicture {
  /// The messages in words.
  public var sentences: [String] { diagram.bareSentences(on: diagram.items) }

  /// The lines of an SVG element, with the sentences as its description. Each step is a group of its own, with
  /// the class `step`.
  public var element: [String] {
    let name = (diagram.title ?? localized("Sequence diagram")).xmlEscaped
    let description = sentences.joined(separator: " ").xmlEscaped
    let paper = Shape.box(Box(0, 0, sheet.width, height), fill: .paper)
    return [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(sheet.width.px)pt" height="\(height.px)pt" \
      viewBox="0 0 \(sheet.width.px) \(height.px)" role="img" xml:space="preserve">
      """,
      "<title>\(name)</title>", "<desc>\(description)</desc>",
      "<style>\(SVGPicture.styles)</style>", paper.svg,
    ] + group("heads", heads, from: 0) + body + ["</svg>"]
  }

  /// A slide is always as high, so that all pictures of it have the same scale.
  public var height: Double {
    let needed = Double(rowCount) * rowHeight
    return sheet == .slide ? max(sheet.height, needed) : needed
  }

  private var body: [String] {
    var row = heads.count
    return steps.flatMap { step in
      defer { row += step.lines.count }
      return group("step", step.lines, from: row)
    }
  }

  private func group(_ kind: String, _ lines: [Styled.Line], from row: Int) -> [String] {
    let shapes = lines.enumerated().flatMap { index, line in
      LadderRow(line, size: size, top: Double(row + index) * rowHeight, height: rowHeight).shapes
    }
    return [#"<g class="\#(kind)">"#] + shapes.map(\.svg) + ["</g>"]
  }
}
