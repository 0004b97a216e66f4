import Cells
import Diagrams
import Localization

/// What a diagram is drawn on, item by item: the style that was asked for where that fits, else the one
/// that does. What is drawn never changes when more is added.
nonisolated struct Canvas {
  private enum Pen {
    case ladder(Ladder), wide(Wide)
  }

  /// What is drawn. Where there are too many lifelines, a screen stands for its widgets.
  let diagram: Diagram
  /// What there is to say about the style.
  let remark: String?
  private let options: Ladder.Options
  private var pen: Pen

  /// `nil` where there is room for words only.
  ///
  /// - Parameter repeatsHeads: whether somebody will ask for the heads once more.
  init?(_ diagram: Diagram, _ options: Options, width: Int, repeatsHeads: Bool = false) {
    self.options = Ladder.Options(
      width: width, charset: options[.ascii] ? .ascii : .unicode,
      repeatHeadsEvery: repeatsHeads ? .max : nil)
    let isWide = (options[.style] ?? diagram.style) == .wide
    if isWide, let wide = Wide(diagram, self.options) {
      (self.diagram, pen, remark) = (diagram, .wide(wide), nil)
    } else if let ladder = Ladder(diagram, self.options) {
      (self.diagram, pen) = (diagram, .ladder(ladder))
      remark = isWide ? Self.remark(onWidth: width) : nil
    } else {
      let folded = diagram.withWidgetsAsScreens
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

  /// Names above everything.
  var heads: [Styled.Line] {
    switch pen {
    case .ladder(let ladder): diagram.headline(options) + ladder.heads
    case .wide(let wide): wide.heads
    }
  }

  /// The names of those that are there, once more.
  var repeatedHeads: [Styled.Line] {
    switch pen {
    case .ladder(let ladder): ladder.heads
    case .wide(let wide): wide.repeatedHeads
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

nonisolated extension Diagram {
  /// A run is a ladder unless somebody wants it wide; what somebody drew is wide where it fits.
  fileprivate var style: DrawingStyle {
    messages.contains { $0.kind == nil } ? .wide : .ladder
  }

  fileprivate var withWidgetsAsScreens: Diagram {
    var filter = DiagramFilter()
    filter.folds = [.widgets]
    return filtered(by: filter)
  }

  fileprivate func remark(on folded: Diagram, _ width: Int) -> String {
    let (count, hidden) = (participants.count, messages.count - folded.messages.count)
    return localized(
      """
      \(count) lifelines are too many for \(width) columns: widgets are folded \
      into their screens, with \(hidden) messages among them (a wider screen shows them)
      """)
  }
}
