import Cells

/// A ladder of a diagram that is still coming. It knows only what has come: a participant that comes later gets its
/// lifeline when it comes, below heads that are drawn again.
public struct GrowingLadder {
  private enum Pen {
    case ladder(Ladder)
    /// In sentences, since the lifelines do not fit next to each other.
    case words
  }

  private let options: Ladder.Options
  /// `nil` before the first heads.
  private var pen: Pen?
  /// What the heads tell. Words need none: to keep them would copy all participants whenever one comes.
  private var known = Diagram(participants: [], items: [])
  /// For words.
  private var places = NameIndex()
  private var extent = DiagramExtent()
  private var isNumbered = false

  public init(_ options: Ladder.Options) { self.options = options }

  /// The rows of an item, below heads where these are new.
  ///
  /// - Parameter outline: what is known of the diagram by now, without items.
  public mutating func append(_ item: Diagram.Item, of outline: Diagram) -> [Styled.Line] {
    extent.add(item)
    if case .numbering(let numbering) = item {
      isNumbered = isNumbered || numbering != .off
      return []
    }
    let heads = heads(of: outline)
    switch pen {
    case .ladder(var ladder):
      defer { pen = .ladder(ladder) }
      return heads + ladder.append(item)
    case .words, nil:
      places.update(outline.participants)
      let sentence = Transcript(outline, places).sentence(item)?.onOneLine
      return heads + (sentence.map(lines) ?? [])
    }
  }

  /// The lines below the drawing, and the heads of a diagram without items.
  public mutating func finish(_ outline: Diagram) -> [Styled.Line] {
    let stream = DiagramStream(outline, extent) { AnyIterator { nil } }
    return heads(of: outline) + [Styled.Line()] + stream.closing(options)
  }

  /// Empty where the heads that are drawn tell the same.
  private mutating func heads(of outline: Diagram) -> [Styled.Line] {
    switch pen {
    case .words: return []
    case .ladder(var ladder):
      defer { known = outline }
      guard !outline.hasHeads(of: known) else { return [] }
      let title = outline.title == known.title ? [] : outline.headline(options)
      guard let heads = ladder.update(outline) else { return words(outline) }
      pen = .ladder(ladder)
      return [Styled.Line()] + title + heads
    case nil:
      defer { known = outline }
      let ladder = Ladder(
        outline.participants, options, numberWidth: isNumbered ? 2 : 0, deepest: 0,
        boxes: outline.boxes)
      guard let ladder else { return words(outline) }
      pen = .ladder(ladder)
      return outline.headline(options) + ladder.heads
    }
  }

  private mutating func words(_ outline: Diagram) -> [Styled.Line] {
    pen = .words
    return lines(outline.noRoom(in: options.width)) + [Styled.Line()]
  }

  private func lines(_ text: String) -> [Styled.Line] {
    Styled.wrapped(text, to: options.width).lines
  }
}

extension Diagram {
  /// Whether the heads of another diagram look the same.
  fileprivate func hasHeads(of other: Diagram) -> Bool {
    title == other.title && boxes == other.boxes
      && participants.count == other.participants.count
      && zip(participants, other.participants).allSatisfy {
        $0.name == $1.name && $0.type == $1.type
      }
  }
}
