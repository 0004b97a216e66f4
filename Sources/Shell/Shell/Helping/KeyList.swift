import Cells
import Localization

/// What the keys do. Help, the man page and the view of long texts show the same lists.
public nonisolated struct KeyList {
  public let title: String
  public let rows: [(term: String, text: String)]

  public func styled(width: Int) -> Styled { Rows(rows: rows).styled(width: width) }

  /// In a text that is longer than the window.
  public static var reading: KeyList {
    KeyList(
      title: localized("In a long text"),
      rows: [
        ("Space f", localized("a window further")),
        ("b", localized("a window back")),
        ("Return j ↓", localized("a row further")),
        ("k y ↑", localized("a row back")),
        ("d u", localized("half a window further, half a window back")),
        ("g G", localized("to the top, to the end")),
        ("/ ? n N", localized("search further on, search back, next match, match before")),
        ("Return", localized("at the end of a page: go on in the lesson")),
        ("a b c d", localized("on a question: answer, when you have seen the choices")),
        ("q Esc", localized("leave the text")),
        ("h H", localized("show these keys")),
        (localized("other letters"), localized("begin a command at the prompt")),
      ])
  }

  public static var prompt: KeyList {
    KeyList(
      title: localized("At the prompt"),
      rows: [
        ("Return", localized("in a lesson: go on; while you step: the next message")),
        ("Tab", localized("complete a word; a second time: what it can be")),
        ("↑ ↓", localized("the lines that you typed before")),
        ("Ctrl-R", localized("search in these lines")),
        ("Ctrl-A Ctrl-E", localized("to the start of the line, to its end")),
        ("Ctrl-C", localized("drop the line, or stop what takes long")),
        ("q Ctrl-D", localized("leave: q outside of a lesson, Ctrl-D on an empty line")),
        ("!!", localized("the last line again")),
      ])
  }
}
