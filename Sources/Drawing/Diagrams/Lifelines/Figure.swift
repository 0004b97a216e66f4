/// What an item draws, and on which lifelines: the same in cells and in points.
///
/// What an item shows is decided here. Ladders, wide drawings and pictures take the parts in order. A ladder indents its
/// words as deep as the item is; a message that is only an arrow it draws without a figure, which takes less time.
package struct Figure: Equatable, Sendable {
  /// The lifelines that begin above it, each with its head, in the order in which the item names them.
  package var heads: [Int] = []
  /// From top to bottom.
  package var parts: [Part] = []
  /// The lifelines that end with it.
  package var ends: [Int] = []

  /// The lifeline to whose head an arrow leads: it begins with it, below its head.
  package var created: Int? {
    guard case .arrow(_, let path)? = parts.first, path.leadsToHead else { return nil }
    return path.to
  }

  package enum Part: Equatable, Sendable {
    case arrow(Diagram.Message, Path)
    case sign(Sign)
    case note(Diagram.Note, ClosedRange<Int>)
    case turn(Diagram.Turn)
    case frame(Diagram.Frame)
    case section(Diagram.Frame.Section)
    case end
    case activation(Int, begins: Bool)
    case aside(Aside)
  }

  /// From where to where an arrow goes.
  package struct Path: Equatable, Sendable {
    package var from: Int
    package var to: Int
    /// Whether it leads to the head of the receiver, whose lifeline begins below it. A message may say that it
    /// creates, though the lifeline runs: a drawing has room for a head there, too, but draws none.
    package var leadsToHead = false
    /// Whether it shows what a call returned.
    package var isReply = false
    package var isLoop: Bool { from == to }
  }

  /// A sign on lifelines, with words next to the last of them.
  package struct Sign: Equatable, Sendable {
    package enum Kind: Sendable { case change, release, breach }

    package var kind: Kind
    /// Not empty, from left to right.
    package var lifelines: [Int]
    package var words: String
    /// Whether a lens shows something else.
    package var isDimmed = false
    package var last: Int { lifelines[lifelines.count - 1] }
  }

  /// The words of an item that cannot be drawn, since one of its ends has no lifeline.
  package struct Aside: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// - Parameter ends: who sends to whom, before the text of the message.
      case message(Diagram.Message, ends: String)
      case reply, change, release, note, breach
    }

    package var kind: Kind
    /// All of them: they name who the item is about.
    package var words: String
    /// Whether a lens shows something else.
    package var isDimmed = false
  }
}

extension Figure.Part {
  /// The gaps between lifelines in which its words are, so that lifelines have to make room for them; `nil` for words
  /// that are where there is room. The gap `n` is left of the lifeline `n`; the last one is right of all.
  package var gaps: ClosedRange<Int>? {
    switch self {
    case .arrow(_, let path):
      path.isLoop
        ? path.to + 1...path.to + 1 : min(path.from, path.to) + 1...max(path.from, path.to)
    case .sign(let sign): sign.last + 1...sign.last + 1
    case .note(let note, let lifelines): note.gaps(over: lifelines)
    case .turn, .frame, .section, .end, .activation, .aside: nil
    }
  }
}

extension Diagram.Note {
  fileprivate func gaps(over lifelines: ClosedRange<Int>) -> ClosedRange<Int> {
    let (first, last) = (lifelines.lowerBound, lifelines.upperBound)
    return switch side {
    case .left: first...first
    case .right: last + 1...last + 1
    case .over: first == last ? first...first + 1 : first + 1...last
    }
  }
}

extension Diagram.Message {
  /// Whether it is lost and also ends the receiver. A single cross means both.
  package var isLostAtEnd: Bool { destroys == to && arrow.end == .cross }
}
