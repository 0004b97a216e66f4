import Diagrams
import Testing
import Trace

/// Messages that are marked as wrong.
@Suite struct MarkTests {
  private let trace = Trace(
    sketch: """
      User > tableView : swipe | user
       tableView > FolderVC : tableView(_:cellForRowAt:) | datasource
        FolderVC > RootFolder : contents | query
        tableView > RootFolder : name | query
        = "Hello"
       tableView > RootFolder : remove(Hello) | call
      """)

  private func diagram(marking texts: String...) -> Diagram {
    let marked = trace.messages.filter { texts.contains($0.message.text) }
    let marks = marked.map { ($0.n, "\($0.message.kind) is not allowed") }
    return Diagram(trace, marks: Dictionary(uniqueKeysWithValues: marks))
  }

  @Test func `a ladder says what is wrong below the message`() {
    #expect(
      diagram(marking: "remove(Hello)").ladder(.init(width: 50)).plain == """
         ┌ User
         │   ┌ tableView  View
         │   │   ┌ RootFolder  Model
         ├──▶│   │   1 swipe
         │   ├──▶│   2   remove(Hello)
         │   │   │   ✗   call is not allowed

        2 messages · 0 state changes · 3 participants · 1
        breach
        2 queries and 1 data-source pull folded (--all
        shows them)
        """)
  }

  @Test func `what is wrong is never folded, nor what led to it, nor what came of it`() {
    let ladder = diagram(marking: "name", "remove(Hello)").ladder(
      .init(width: 60, charset: .ascii))
    #expect(
      ladder.plain == """
         , User
         |   , tableView  View
         |   |   , FolderVC  Controller
         |   |   |   , RootFolder  Model
         +-->|   |   |   1 swipe
         |   :..>|   |   2   tableView(_:cellForRowAt:) [datasource]
         |   +---+-->|   3     name [query]
         |   |   |   |   !     query is not allowed
         |   |<..:...:         returns "Hello"
         |   +---+-->|   4   remove(Hello)
         |   |   |   |   !   call is not allowed

        4 messages, 0 state changes, 4 participants, 2 breaches
        1 query folded (--all shows it)
        """)
  }

  @Test func `sentences and Mermaid say it too`() {
    let diagram = diagram(marking: "remove(Hello)")
    #expect(
      diagram.transcript.plain == """
        With User, tableView (View), RootFolder (Model).
        1. User acts on tableView: swipe.
        2. Inside 1, tableView calls remove(Hello) on RootFolder. This breaks the contract: call \
        is not allowed.
        2 messages, 0 state changes, 3 participants, 1 breach.
        2 queries and 1 data-source pull folded (--all shows them).
        """)
    #expect(
      diagram.mermaid == """
        sequenceDiagram
          actor p1 as User
          participant p2 as tableView
          participant p3 as RootFolder
          p1->>p2: swipe
          p2->>p3: remove(Hello)
          Note over p2,p3: ✗ call is not allowed

        """)
  }
}
