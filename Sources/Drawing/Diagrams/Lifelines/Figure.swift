/// What an item draws, and on which lifelines: the same in cells and in points.
package struct Figure: Equatable, Sendable {
  /// The lifelines that begin above it, each with its head, in the order in which the item names them.
  package var heads: [Int] = []
  package var form: Form
  /// The lifelines that end with it.
  package var ends: [Int] = []
  /// How many levels the item is indented.
  package var depth = 0

  package enum Form: Equatable, Sendable {
    case message(Diagram.Message, Path)
    case reply(Diagram.Reply, Path)
    case mark(Mark)
    case note(Diagram.Note, ClosedRange<Int>)
    case turn(Diagram.Turn)
    case frame(Diagram.Frame)
    case section(Diagram.Frame.Section)
    case end
    case activation(Int, begins: Bool)
    case remark(Remark)
    case nothing
  }

  /// From where to where an arrow goes.
  package struct Path: Equatable, Sendable {
    package var from: Int
    package var to: Int
    /// Whether it leads to the head of the receiver, whose lifeline begins below it. A message may say that it
    /// creates, though the lifeline runs: a drawing has room for a head there, too, but draws none.
    package var leadsToHead = false
    package var isLoop: Bool { from == to }
  }

  /// A sign on lifelines, with words next to the last of them.
  package struct Mark: Equatable, Sendable {
    package enum Sign: Sendable { case change, release }

    package var sign: Sign
    /// Not empty, from left to right.
    package var lifelines: [Int]
    package var words: String
    package var last: Int { lifelines[lifelines.count - 1] }
  }

  /// The words of an item that cannot be drawn, since one of its ends has no lifeline.
  package struct Remark: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case message(Diagram.Message)
      case reply, change, release, note
    }

    package var kind: Kind
    /// Who it is about, with what joins that to the text. May be empty.
    package var subject = ""
    package var text: String
    package var words: String { subject + text }
  }
}
