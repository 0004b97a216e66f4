import Cells
import Diagrams
import Localization

/// Draws a diagram item by item: in the style that was asked for where that fits, else in the style that
/// fits. Drawn rows do not change when more rows are added.
nonisolated struct Canvas {
  private enum Pen {
    case ladder(Ladder), wide(Wide)
  }

  /// The diagram that is drawn. Where there are too many lifelines, widgets are folded into their screen.
  let diagram: DiagramStream
  /// Why the diagram has another style than was asked for, or what is folded.
  let remark: String?
  private let options: Ladder.Options
  private var pen: Pen

  /// `nil` where there is no room for lifelines.
  ///
  /// - Parameter repeatsHeads: whether `repeatedHeads` will be used.
  init?(_ diagram: DiagramStream, _ options: Options, width: Int, repeatsHeads: Bool = false) {
    var ladder = Ladder.Options(options, width: width)
    if repeatsHeads { ladder.repeatHeadsEvery = .max }
    self.options = ladder
    let isWide = (options[.style] ?? diagram.style) == .wide
    if isWide, let wide = Wide(diagram, self.options) {
      (self.diagram, pen, remark) = (diagram, .wide(wide), nil)
    } else if let ladder = Ladder(diagram, self.options) {
      (self.diagram, pen) = (diagram, .ladder(ladder))
      let hasLifelines = !diagram.outline.participants.isEmpty
      remark = isWide && hasLifelines ? Self.remark(onWidth: width) : nil
    } else {
      let folded = DiagramStream(diagram.diagram.withWidgetsAsScreens)
      guard let ladder = Ladder(folded, self.options) else { return nil }
      (self.diagram, pen) = (folded, .ladder(ladder))
      remark = diagram.remark(on: folded, width)
    }
  }

  private static func remark(onWidth width: Int) -> String {
    localized(
      """
      \(width) columns are too few for a wide drawing of this without breaking words: a ladder \
      instead (--style ladder chooses it)
      """)
  }

  var isLadder: Bool { if case .ladder = pen { true } else { false } }

  /// The names at the top.
  var heads: [Styled.Line] {
    switch pen {
    case .ladder(let ladder): diagram.outline.headline(options) + ladder.heads
    case .wide(let wide): wide.heads
    }
  }

  /// The names of the participants that are there by now.
  var repeatedHeads: [Styled.Line] {
    switch pen {
    case .ladder(let ladder): ladder.heads
    case .wide(let wide): wide.repeatedHeads
    }
  }

  /// The same in few rows, for a low window.
  var numberedHeads: [Styled.Line] {
    switch pen {
    case .ladder(let ladder): ladder.numberedHeads
    case .wide(let wide): wide.numberedHeads
    }
  }

  /// The participants that have heads. Heads change only when these do.
  var remaining: [Int] {
    switch pen {
    case .ladder(let ladder): ladder.remaining
    case .wide(let wide): wide.remaining
    }
  }

  mutating func append(_ item: Diagram.Item) -> [Styled.Line] {
    switch pen {
    case .ladder(var ladder):
      defer { pen = .ladder(ladder) }
      return ladder.append(item)
    case .wide(var wide):
      defer { pen = .wide(wide) }
      return wide.append(item)
    }
  }
}

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
}

nonisolated extension Diagram {
  fileprivate var withWidgetsAsScreens: Diagram {
    var filter = DiagramFilter()
    filter.folds = [.widgets]
    return filtered(by: filter)
  }
}

nonisolated extension DiagramStream {
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
