import Cells
import Diagrams
import Localization

/// Draws a diagram item by item: in the style that was asked for where that fits, else in the style that
/// fits. Drawn rows do not change when more rows are added.
nonisolated struct Canvas {
  /// The diagram that is drawn. Where there are too many lifelines, widgets are folded into their screen.
  let diagram: DiagramStream
  /// Why the diagram has another style than was asked for, or what is folded.
  let remark: String?
  private let headline: [Styled.Line]
  private var pen: any Pen

  /// `nil` where there is no room for lifelines.
  ///
  /// - Parameter repeatsHeads: whether `repeatedHeads` will be used.
  init?(_ diagram: DiagramStream, _ options: Options, width: Int, repeatsHeads: Bool = false) {
    var ladder = Ladder.Options(options, width: width)
    if repeatsHeads { ladder.repeatHeadsEvery = .max }
    let isWide = (options[.style] ?? diagram.style) == .wide
    if isWide, let wide = Wide(diagram, ladder) {
      (self.diagram, remark, headline) = (diagram, nil, [])
      pen = wide
      return
    }
    if let drawn = Ladder(diagram, ladder) {
      let hasLifelines = !diagram.outline.participants.isEmpty
      remark = isWide && hasLifelines ? Self.remark(onWidth: width) : nil
      self.diagram = diagram
      pen = drawn
    } else {
      let folded = DiagramStream(diagram.diagram.withWidgetsAsScreens)
      guard let drawn = Ladder(folded, ladder) else { return nil }
      remark = diagram.remark(on: folded, width)
      self.diagram = folded
      pen = drawn
    }
    headline = self.diagram.outline.headline(ladder)
  }

  private static func remark(onWidth width: Int) -> String {
    localized(
      """
      \(width) columns are too few for a wide drawing of this without breaking words: a ladder \
      instead (--style ladder chooses it)
      """)
  }

  var isLadder: Bool { pen is Ladder }

  /// The names at the top.
  var heads: [Styled.Line] { headline + pen.heads }

  /// The names of the participants that are there by now.
  var repeatedHeads: [Styled.Line] { pen.repeatedHeads }

  /// The same in few rows, for a low window.
  var numberedHeads: [Styled.Line] { pen.numberedHeads }

  /// The participants that have heads. Heads change only when these do.
  var remaining: [Int] { pen.remaining }

  mutating func append(_ item: Diagram.Item) -> [Styled.Line] { pen.append(item) }
}

/// What draws in one of the styles.
private nonisolated protocol Pen: Sendable {
  var heads: [Styled.Line] { get }
  var repeatedHeads: [Styled.Line] { get }
  var numberedHeads: [Styled.Line] { get }
  var remaining: [Int] { get }
  mutating func append(_ item: Diagram.Item) -> [Styled.Line]
}

nonisolated extension Ladder: Pen {
  fileprivate var repeatedHeads: [Styled.Line] { heads }
}

nonisolated extension Wide: Pen {}

nonisolated extension Ladder.Options {
  private static let rowsBetweenHeads = 50

  /// As the options of a command say.
  init(_ options: Options, width: Int) {
    self.init(
      width: width, charset: options.charset,
      repeatHeadsEvery: options[.repeatHeads] ? Self.rowsBetweenHeads : nil)
  }
}

nonisolated extension DiagramStream {
  /// Without an option, a run is a ladder, and a diagram from a Mermaid file is wide where that fits.
  fileprivate var style: DrawingStyle { extent.hasHandDrawnMessage ? .wide : .ladder }

  fileprivate func remark(on folded: DiagramStream, _ width: Int) -> String {
    let count = outline.participants.count
    let hidden = extent.messages - folded.extent.messages
    return localized(
      """
      \(count) lifelines do not fit into \(width) columns: widgets are folded into their screens, \
      with \(hidden) messages among them (a wider window shows them)
      """)
  }
}

nonisolated extension Diagram {
  fileprivate var withWidgetsAsScreens: Diagram {
    var filter = DiagramFilter()
    filter.folds = [.widgets]
    return filtered(by: filter)
  }
}
