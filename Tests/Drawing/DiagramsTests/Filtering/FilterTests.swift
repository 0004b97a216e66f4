import Diagrams
import Testing
import Trace

/// What each word of a look keeps of the MVC rename.
@Suite struct FilterTests {
  private let whole = Diagram(Trace(sketch: rename))

  private func drawn(_ filter: String) throws -> String {
    try whole.filtered(by: DiagramFilter(filter.split(separator: " ").map(String.init)))
      .ladder(.init(width: 70)).plain
  }

  @Test func `only keeps what is said among some`() throws {
    #expect(
      try drawn("only Controller Recording") == """
         ┌ PlayVC  Controller
         │   ┌ Recording  Model
         ├──▶│   5         setName("Hi")
         │   ◆               name "Hello" → "Hi"

        1 of 13 messages · 1 state change · 2 participants
        1 query and 1 data-source pull folded (--all shows them)
        only Controller Recording: 10 messages hidden (diagram everything
        shows them)
        """)
  }

  @Test func `on paper no command is named`() throws {
    let drawing = try whole.filtered(by: DiagramFilter(["only", "Controller", "Recording"])).onPaper
    #expect(
      drawing.closing().dropFirst() == [
        "1 query and 1 data-source pull folded", "10 messages hidden",
      ])
  }

  @Test func `only takes kinds too, and both at once`() throws {
    #expect(
      try drawn("only observer call Controller View NC") == """
         ┌ nameField  View
         │   ┌ PlayVC  Controller
         │   │   ┌ NC
         │   │   │   ┌ FolderVC  Controller
         │   │   │   │   ┌ tableView  View
         │◀──┤   │   │   │   3   resignFirstResponder()
         │   │   ├╌╌▷│   │   9        handleChangeNotification(_:) [observer]
         │   │   │   ├──▶│  10         moveRow(at:to:)
         │   │◁╌╌┤   │   │  11        storeChanged(_:) [observer]

        4 of 13 messages · 0 state changes · 5 participants
        1 query and 1 data-source pull folded (--all shows them)
        only observer call Controller View NC: 7 messages and 1 state change
        hidden (diagram everything shows them)
        """)
  }

  @Test func `what is made before the first message that is left is there from the beginning`()
    throws
  {
    let whole = Diagram(
      Trace(
        sketch: """
          - tap
          User > A : tap | user
           A > B : B() | create
           A > B : one() | call
           A > C : C() | create
           B > C : two() | call
          """))
    let part = try whole.filtered(by: DiagramFilter(["steps", "3-5"])).ladder(.init(width: 70))
      .plain
    #expect(
      part == """
         ┌ A  View
         │   ┌ B  View
         │   │   ┌ C  View
         ├──▶│   ·   3   one()
         ├───┼──▶○   4   C() [create]
         │   ├──▶│   5   two()

        3 of 5 messages · 0 state changes · 3 participants
        steps 3-5: 2 messages hidden (diagram everything shows them)
        """)
  }

  @Test func `hide leaves out the objects that are named, and those that spoke to no others`()
    throws
  {
    #expect(
      try drawn("hide View Store delegate") == """
         ┌ PlayVC  Controller
         │   ┌ Recording  Model
         │   │   ┌ RootFolder  Model
         │   │   │   ┌ NC
         │   │   │   │   ┌ FolderVC  Controller
         ├──▶│   │   │   │   5         setName("Hi")
         │   ◆   │   │   │               name "Hello" → "Hi"
         │   ├──▶│   │   │   6           reSort(changedItem:)
         │   │   │   ├╌╌▷│   9               handleChangeNotification(_:)
         │   │   │   │   │                     [observer]
         │◁╌╌┊╌╌╌┊╌╌╌┤   │  11               storeChanged(_:) [observer]

        4 of 13 messages · 1 state change · 5 participants
        1 query and 1 data-source pull folded (--all shows them)
        hide View Store delegate: 7 messages hidden (diagram everything shows
        them)
        """)
  }

  @Test func `focus keeps what an object says and hears, and with which others`() throws {
    #expect(
      try drawn("focus Store") == """
         ┌ Recording  Model
         │   ┌ Store  Model
         │   │   ┌ NC
         ├──▶│   │   7           save(_:userInfo:)
         │   ├╌╌▷│   8             post "StoreChanged" [post]

        2 of 13 messages · 0 state changes · 3 participants
        1 query and 1 data-source pull folded (--all shows them)
        focus Store: 9 messages and 1 state change hidden (diagram everything
        shows them)
        """)
  }

  @Test func `depth cuts off what is nested deeper`() throws {
    #expect(
      try drawn("depth 2 hide User") == """
         ┌ nameField  View
         │   ┌ PlayVC  Controller
         ├╌╌▷│   2   textFieldShouldReturn(_:) [delegate]

        1 of 13 messages · 0 state changes · 2 participants
        1 query and 1 data-source pull folded (--all shows them)
        hide User depth 2: 10 messages and 1 state change hidden (diagram
        everything shows them)
        """)
  }

  @Test func `steps are those of the whole, with what comes of them`() throws {
    #expect(
      try drawn("steps 5-6") == """
         ┌ PlayVC  Controller
         │   ┌ Recording  Model
         │   │   ┌ RootFolder  Model
         ├──▶│   │   5         setName("Hi")
         │   ◆   │               name "Hello" → "Hi"
         │   ├──▶│   6           reSort(changedItem:)

        2 of 13 messages · 1 state change · 3 participants
        1 query and 1 data-source pull folded (--all shows them)
        steps 5-6: 9 messages hidden (diagram everything shows them)
        """)
  }

  @Test func `a folded call is one row that counts what is inside`() throws {
    #expect(
      try drawn("fold 3 only View Controller") == """
         ┌ nameField  View
         │   ┌ PlayVC  Controller
         ├╌╌▷│   2   textFieldShouldReturn(_:) [delegate]
         │◀──┤   3     resignFirstResponder() (+8 inside)

        2 of 13 messages · 0 state changes · 2 participants
        1 query and 1 data-source pull folded (--all shows them)
        only View Controller fold 3: 9 messages and 1 state change hidden
        (diagram everything shows them)
        """)
  }

  @Test func `every call to an object can be folded`() throws {
    let folded = whole.filtered(by: try DiagramFilter(["fold", "Model", "post"]))
    #expect(folded.messages.map(\.number) == [1, 2, 3, 4, 5])
    #expect(folded.messages.last?.text == #"setName("Hi") (+6 inside)"#)
    let posts = whole.filtered(by: try DiagramFilter(["fold", "post"]))
    #expect(posts.messages.last?.text == #"post "StoreChanged" (+3 inside)"#)
  }

  @Test func `turns are shown by number, the first one even without its divider`() throws {
    let whole = Diagram(Trace(sketch: newFolder))
    let counts = try ["turns 1", "turns 2", "turns 1-2", "turns 2-", "turns 3"].map { filter in
      whole.filtered(by: try DiagramFilter(filter.split(separator: " ").map(String.init))).messages
        .count
    }
    #expect(counts == [4, 5, 9, 5, 0])
  }

  @Test func `a divider says its action where the one before it is hidden`() throws {
    let items: [Diagram.Item] = [
      .turn(.init(number: 1, action: "launch")),
      .message(.init(number: 1, kind: .call, from: "A", to: "B", text: "first")),
      .turn(.init(number: 2, action: "launch", continues: true)),
      .message(.init(number: 2, kind: .call, from: "A", to: "B", text: "second")),
    ]
    let whole = Diagram(participants: [.init(id: "A"), .init(id: "B")], items: items)
    let part = whole.filtered(by: try DiagramFilter(["steps", "2"]))
    #expect(part.items.first == .turn(.init(number: 2, action: "launch")))
  }

  @Test func `a breach is never hidden in silence`() throws {
    let trace = Trace(sketch: rename)
    let query = try #require(trace.messages.first { $0.message.text.hasPrefix("reSort") })
    let whole = Diagram(trace, marks: [query.n: "not allowed"])
    #expect(
      whole.filtered(by: try DiagramFilter(["hide", "RootFolder"])).remarks.hidden.remark == """
        hide RootFolder: 1 message hidden, 1 breach among the hidden \
        (diagram everything shows them)
        """)
  }

  @Test(arguments: [
    ("hide A", ["outside", "inTap", "inGo"]), ("only B", ["outside", "inTap", "inGo"]),
    ("hide call", ["outside", "inTap"]), ("only user", ["inTap"]), ("focus user", ["inTap"]),
    ("focus B", ["outside", "inTap", "inGo", "ofA"]), ("focus A", ["inTap", "inGo", "ofA"]),
  ])
  func `a change is kept with its owner or with its message, and goes with a hidden kind`(
    filter: String, changes: [String]
  ) throws {
    let whole = Diagram(
      Trace(
        sketch: """
          - tap
          ! B.outside 1 > 2
          User > A : tap | user
           ! B.inTap 1 > 2
           A > B : go() | call
            ! B.inGo 1 > 2
            ! A.ofA 1 > 2
          """))
    let words = filter.split(separator: " ").map(String.init)
    let part = whole.filtered(by: try DiagramFilter(words))
    #expect(part.changes.map(\.property) == changes)
  }

  @Test(arguments: [
    ("only A B", ["B"]), ("focus B", ["B"]), ("focus A", []), ("hide B", ["C"]), ("only call", []),
  ])
  func `a release keeps the objects that are asked for`(filter: String, objects: [String]) throws {
    let whole = Diagram(
      Trace(
        sketch: """
          - tap
          User > A : tap | user
           A > B : one() | call
           A > C : two() | call
          x B
          x C
          """))
    let words = filter.split(separator: " ").map(String.init)
    let part = whole.filtered(by: try DiagramFilter(words))
    let released = part.items.flatMap { item in
      if case .release(let release) = item { release.objects } else { [String]() }
    }
    #expect(released == objects)
  }

  @Test func `what is hidden is counted, each kind of item for itself`() throws {
    let whole = Diagram(Trace(sketch: newFolder), showing: .all)
    #expect(
      whole.filtered(by: try DiagramFilter(["steps", "1"])).remarks.hidden.remark == """
        steps 1: 8 messages, 1 state change, 1 reply and 2 releases hidden \
        (diagram everything shows them)
        """)
  }

  @Test func `what is hidden is said in sentences too`() throws {
    let lines = whole.filtered(by: try DiagramFilter(["focus", "RootFolder"])).transcript.plain
      .split(
        separator: "\n")
    #expect(
      lines.map(String.init) == [
        "With Recording (Model), RootFolder (Model).",
        "6. Inside 5, Recording calls reSort(changedItem:) on RootFolder.",
        "1 of 13 messages, 0 state changes, 2 participants.",
        "1 query and 1 data-source pull folded (--all shows them).",
        "focus RootFolder: 10 messages and 1 state change hidden (diagram everything shows "
          + "them).",
      ])
  }
}
