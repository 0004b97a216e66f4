import Cells
import Diagrams
import Testing
import Trace

@Suite struct ArrowRowsTests {
  /// A change of the receiver in the row of its message, and one in a row of its own.
  private let diagram: Diagram = {
    let change = Diagram.Change(owner: "Hello", property: "name", old: "\"Hello\"", new: "\"Hi\"")
    var setName = Diagram.Message(
      number: 5, kind: .call, from: "PlayVC", to: "Hello", text: "setName")
    setName.outcome = .change(change)
    var told = Diagram.Message(
      number: 12, kind: .observer, from: "NC", to: "PlayVC", text: "storeChanged")
    told.outcome = .remark("and 2 more heard of it")
    return Diagram(
      participants: ["PlayVC", "Hello", "NC"].map { Diagram.Participant(id: $0) },
      items: [.message(setName), .message(told), .change(change)])
  }()

  private func rows(_ width: Int, _ charset: Charset = .unicode) -> String {
    let rows = ArrowRows(diagram, width: width, charset)
    return Styled(diagram.items.flatMap { rows.rows(of: $0) }).plain
  }

  @Test func `each row says who sends what to whom`() {
    #expect(
      rows(60) == """
         5 PlayVC ─▶ Hello: setName  name "Hello" → "Hi"
        12 NC ╌▷ PlayVC: storeChanged  and 2 more heard of it
         ◆ Hello.name "Hello" → "Hi"
        """)
  }

  @Test func `words go on below the names`() {
    #expect(
      rows(30, .ascii) == """
         5 PlayVC -> Hello: setName
             name "Hello" -> "Hi"
        12 NC .> PlayVC: storeChanged
             and 2 more heard of it
         * Hello.name "Hello" -> "Hi"
        """)
  }

  @Test func `a ladder marks the change at the end of the arrow`() {
    #expect(
      diagram.ladder(Ladder.Options(width: 60)).plain.split(separator: "\n")[3...5]
        .joined(separator: "\n") == """
           ├──▶◆   │   5 setName   name "Hello" → "Hi"
           │◁╌╌┊╌╌╌┤  12 storeChanged [observer]
           │   │   │       and 2 more heard of it
          """)
  }
}
