import Diagrams
import Testing
import Trace

@Suite struct DiagramTests {
  @Test func `the story folds what only asks, and counts it`() {
    let diagram = Diagram(
      Trace(
        sketch: """
          tableView > FolderVC : tableView(_:cellForRowAt:) | datasource
           FolderVC > RootFolder : contents | query
           = [Hello]
           FolderVC > cell : text = "Hello" | set
           ! cell.text "" > "Hello"
          User > tableView : tap row | user
           FolderVC > RootFolder : contents | query
          """))
    #expect(diagram.messages.map(\.text) == ["tap row"])
    #expect(diagram.participants.map(\.name) == ["User", "tableView"])
    #expect(
      diagram.remarks.lines == [
        "2 queries, 1 data-source pull and 1 message inside them folded (--all shows them)"
      ])
    var brief = diagram
    brief.remarks.isBrief = true
    #expect(brief.remarks.lines == ["More is folded: --all shows it"])
  }

  @Test func `the story keeps a pull that changes the model`() {
    let diagram = Diagram(
      Trace(
        sketch: """
          tableView > FolderVC : tableView(_:commit:forRowAt:) | datasource
           FolderVC > RootFolder : remove(Hello) | call
            ! RootFolder.contents [Hello] > []
          """))
    #expect(diagram.messages.map(\.kind) == [.datasource, .call])
    #expect(diagram.messages.map(\.inside) == [nil, 1])
    #expect(diagram.changes.map(\.inside) == [2])
    #expect(diagram.remarks.lines == [])
  }

  @Test func `an error that was thrown belongs to the story`() {
    var trace = Trace(sketch: "Player > Store : load() | query")
    trace.records.append(.init(n: 99, event: .return(.init(message: 3, error: "offline"))))
    let reply = Diagram.Reply(
      to: 1, depth: 0, callee: "Store", caller: "Player", outcome: .error("offline"))
    #expect(Diagram(trace).items.last == .reply(reply))
  }

  @Test func `tells what set a message off`() {
    var trace = Trace(
      sketch: """
        Player > Timer : schedule(every:) | call
        Timer > Player : handler() | closure
        """)
    trace.records[3].event = .message(
      .init(turn: 2, cause: 3, kind: .closure, from: "Timer", to: "Player", text: "handler()"))
    #expect(Diagram(trace).messages.map(\.cause) == [nil, 1])
  }

  @Test func `a function that goes on is set off by what let it go on, not by its own call`() {
    var trace = Trace(
      sketch: """
        View > Folder : refresh() | call
         Folder > Service : load() | call
        Service > Folder : load() returns | resume
        Folder > View : refresh() returns | resume
        """)
    let loaded = Trace.Message(
      turn: 0, cause: 5, kind: .resume, from: "Service", to: "Folder", text: "load() returns")
    let refreshed = Trace.Message(
      turn: 0, cause: 4, origin: 6, kind: .resume, from: "Folder", to: "View",
      text: "refresh() returns")
    trace.records[5].event = .message(loaded)
    trace.records[6].event = .message(refreshed)
    #expect(Diagram(trace).messages.map(\.cause) == [nil, nil, 2, 3])
  }

  @Test func `a turn names its action where the action begins, also when it is typed again`() {
    var trace = Trace(
      sketch: """
        - tick
        UIKit > PlayVC : fire | lifecycle
        - tick
        UIKit > PlayVC : layOut | lifecycle
        """)
    let second = trace.records.map { Trace.Record(n: $0.n + 100, event: $0.event) }
    trace.records.append(.init(n: 100, event: .screen(.init(turn: 2, text: ""))))
    trace.records += second
    let turns = { (items: [Diagram.Item]) in
      items.compactMap { if case .turn(let turn) = $0 { turn.continues } else { nil } }
    }
    let diagram = Diagram(trace)
    #expect(turns(diagram.items) == [false, true, false, true])
    var filter = DiagramFilter()
    filter.steps = 2...4
    let later = diagram.filtered(by: filter)
    #expect(turns(later.items) == [false, false, true])
  }

  @Test func `a release of a later turn is below the divider of that turn`() throws {
    let trace = Trace(
      sketch: """
        - tap
        User > A : tap | user
         A > B : one | call
         A > C : two | call
        x B
        - tick
        x C
        User > A : again | user
        """)
    let items = Diagram(trace).items
    #expect(
      Array(items[3...5]) == [
        .release(.init(objects: ["B"])), .turn(.init(number: 2, action: "tick")),
        .release(.init(objects: ["C"])),
      ])
    var cast = TraceCast()
    for record in trace.records { cast.add(record) }
    let stream = try #require(
      DiagramStream(trace.header, cast) { AnyIterator(trace.records.makeIterator()) })
    #expect(stream.diagram.items == items)
  }

  @Test func `a trace read back from a file gives the same drawings`() throws {
    let trace = Trace(sketch: newFolder)
    let read = try Trace(jsonLines: trace.jsonLines)
    #expect(Diagram(read, showing: .all) == Diagram(trace, showing: .all))
  }
}
