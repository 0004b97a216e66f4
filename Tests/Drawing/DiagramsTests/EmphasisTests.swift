import Diagrams
import Testing
import Trace

/// What is drawn through a lens: signs for what belongs to it, and faint ink for the rest.
@Suite struct EmphasisTests {
  private let trace = Trace(
    sketch: """
      User > tableView : swipe | user
       tableView > FolderVC : commit | datasource
        FolderVC > Store : remove(Hello) | call
         Store > NC : post | post
          NC > FolderVC : changed | observer
      """)

  private var diagram: Diagram {
    let kinds: Set<MessageKind> = [.post, .observer]
    let seen = trace.messages.filter { kinds.contains($0.message.kind) }.map(\.n)
    return Diagram(trace).highlighting(Set(seen))
  }

  @Test func `a ladder has a sign before the numbers of its messages`() {
    #expect(
      Array(diagram.ladder(.init(width: 60)).lines.map(\.plain).prefix(10)) == [
        " ┌ User", " │   ┌ tableView  View", " │   │   ┌ FolderVC  Controller",
        " │   │   │   ┌ Store  Model", " │   │   │   │   ┌ NC",
        " ├──▶│   │   │   │   1 swipe",
        " │   ├╌╌▷│   │   │   2   commit [datasource]",
        " │   │   ├──▶│   │   3     remove(Hello)",
        " │   │   │   ├╌╌▷│ ● 4       post [post]",
        " │   │   │◁╌╌┊╌╌╌┤ ● 5         changed [observer]",
      ])
  }

  @Test func `in ASCII the sign is an asterisk`() {
    let lines = diagram.ladder(.init(width: 60, charset: .ascii)).plain
    #expect(lines.contains("* 4"))
  }

  @Test func `all other messages are faint`() {
    let rows = diagram.ladder(.init(width: 60)).lines
    let style = { (text: String) in
      rows.flatMap(\.spans).first { $0.text.contains(text) }?.style
    }
    #expect(style("swipe") == .faint && style("remove") == .faint)
    #expect(style("changed") == .strong)
  }

  @Test func `a wide drawing and a list of sentences say it, too`() {
    let wide = diagram.wide(.init(width: 100))?.plain ?? ""
    #expect(wide.contains("●4") && wide.contains("●5") && !wide.contains("●3"))
    let told = diagram.transcript.lines.map(\.plain)
    #expect(told.filter { $0.contains("This belongs to the lens.") }.count == 2)
  }

  @Test func `the current step and a breach are not dimmed`() {
    let (first, remove) = (trace.messages[0].n, trace.messages[2].n)
    let pointed = Diagram(trace, marks: [remove: "not allowed"]).highlighting([])
      .pointing(at: first)
    #expect(pointed.messages.map(\.isDimmed) == [false, true, false, true, true])
    #expect(pointed.ladder(.init(width: 60)).plain.contains("▸ 1 swipe"))
  }

  @Test func `changes, values and the words of other messages are dimmed in each drawing`() throws {
    let trace = Trace(
      sketch: """
        User > Store : rename(Hello) | call
         ! Store.name "" > "Hello"
         Store > Store : save() | call
         = saved
        """)
    let diagram = Diagram(trace, showing: .all).highlighting([])
    let wide = try #require(diagram.wide(.init(width: 100)))
    for drawing in [diagram.ladder(.init(width: 60)), wide] {
      let spans = drawing.lines.flatMap(\.spans)
      for words in ["rename(Hello)", "◆", "name \"\" → \"Hello\"", "save()", "returns saved"] {
        #expect(spans.filter { $0.text.contains(words) }.map(\.style) == [.faint], "\(words)")
      }
    }
  }

  @Test func `without a lens nothing changes`() {
    #expect(Diagram(trace).highlighting(nil) == Diagram(trace))
  }
}
