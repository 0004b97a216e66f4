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
    let first = trace.messages[0].n
    let pointed = diagram.pointing(at: first).ladder(.init(width: 60)).plain
    #expect(pointed.contains("▸ 1 swipe"))
  }

  @Test func `without a lens nothing changes`() {
    #expect(Diagram(trace).highlighting(nil) == Diagram(trace))
  }
}
