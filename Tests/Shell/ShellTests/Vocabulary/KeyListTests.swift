import Cells
import TestSupport
import Testing

@testable import Shell

@MainActor @Suite struct KeyListTests {
  @Test func `help keys is one screen`() {
    let help = Transcript.answer(to: "help keys")
    #expect(
      help.text.plain == """
        In a long text
          Space f        a window further
          b              a window back
          Return j ↓     a row further
          k y ↑          a row back
          d u            half a window further, half a window back
          g G            to the top, to the end
          / ? n N        search further on, search back, next match, match before
          Return         at the end of a page: go on in the lesson
          a b c d        on a question: answer, when you have seen the choices
          q Esc          leave the text
          h H            show these keys
          other letters  begin a command at the prompt

        At the prompt
          Return         in a lesson: go on; while you step: the next message
          Tab            complete a word; a second time: what it can be
          ↑ ↓            the lines that you typed before
          Ctrl-R         search in these lines
          Ctrl-A Ctrl-E  to the start of the line, to its end
          Ctrl-C         drop the line, or stop what takes long
          q Ctrl-D       leave: q outside of a lesson, Ctrl-D on an empty line
          !!             the last line again
        """)
    #expect(help.text.lines.count == 23)
  }

  @Test func `the man page lists all keys`() {
    // A page of man writes `\-` for a hyphen.
    let page = Session(.script).reply(to: "manual").text.plain.replacing("\\-", with: "-")
    for list in [KeyList.reading, .prompt] {
      #expect(page.contains(".SH KEYS: \(list.title.uppercased())"))
      for row in list.rows { #expect(page.contains(row.text), "\(row)") }
    }
  }
}
