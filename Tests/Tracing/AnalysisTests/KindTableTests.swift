import Analysis
import Testing
import Trace

/// How messages travel, counted in runs.
@Suite struct KindTableTests {
  private let refresh = Trace(
    "mvc",
    flow: """
      User > addButton : tap | user
       addButton > FolderVC : add | target-action
       addButton > Logger : add | target-action
       FolderVC > Store : save | call
        Store > NC : post | post
         NC > FolderVC : handleChange | observer
         NC > PlayVC : storeChanged | observer
         NC > FolderVC : handleChange | observer
       FolderVC > Service : load | call
      User > addButton : tap | user
       Store > NC : post | post
        NC > PlayVC : storeChanged | observer
      """)

  private func words(_ table: KindTable) -> [String] {
    table.rows.map { use in
      [
        use.kind.rawValue, String(use.messages), String(use.receivers), use.timing, use.answering,
        use.holding,
      ].joined(separator: ", ")
    }
  }

  @Test func `receivers are the objects that got the same message`() {
    #expect(
      words(KindTable(refresh)) == [
        "user, 2, 1, at once, never, –", "target-action, 2, 2, at once, never, –",
        "call, 2, 1, at once, never, –", "post, 2, 1, at once, never, –",
        "observer, 4, 2, at once, never, –",
      ])
  }

  @Test func `what an earlier message caused comes later`() {
    var run = refresh
    let n = run.records.count + 1
    run.records.append(
      .init(
        n: n,
        event: .message(
          .init(turn: 3, cause: 1, kind: .closure, from: "Service", to: "FolderVC", text: "done()"))
      ))
    #expect(words(KindTable(run)).last == "closure, 1, 1, later on, (may), –")
    run.records.append(
      .init(
        n: n + 1,
        event: .message(
          .init(turn: 3, kind: .closure, from: "Service", to: "FolderVC", text: "done()"))))
    #expect(words(KindTable(run)).last == "closure, 2, 1, both, (may), –")
  }

  @Test func `a query is answered, also where the trace cannot describe the value`() {
    var run = Trace("mvc", flow: "FolderVC > Store : numberOfItems | query")
    let query = run.records.count
    run.records.append(.init(n: query + 1, event: .return(.init(message: query))))
    #expect(words(KindTable(run)) == ["query, 1, 1, at once, always, –"])
  }

  @Test func `a read always brings a value, though the trace does not say which`() {
    let run = Trace("mv", flow: "FolderView > RootFolder : contents | read")
    #expect(words(KindTable(run)) == ["read, 1, 1, at once, always, –"])
  }

  @Test func `answers and references are counted, in several runs together`() {
    let run = sketch(
      """
      PlayVC: controller
      nameField: view
      PlayVC.nameField => nameField
      nameField.delegate -> PlayVC
      """)
    func asked(_ kind: MessageKind, _ from: String, _ to: String, _ value: String?) -> Trace {
      var run = run
      let n = run.records.count + 1
      run.records += [
        .init(n: n, event: .message(.init(turn: 1, kind: kind, from: from, to: to, text: "ask()"))),
        .init(n: n + 1, event: .return(.init(message: n, value: value))),
      ]
      return run
    }
    let table = KindTable(
      asked(.call, "PlayVC", "nameField", "1"), asked(.call, "nameField", "PlayVC", nil),
      asked(.delegate, "nameField", "PlayVC", nil), asked(.query, "PlayVC", "nameField", "1"))
    #expect(
      words(table) == [
        "delegate, 1, 1, at once, (may), weak", "call, 2, 1, at once, partly, strong weak",
        "query, 1, 1, at once, always, strong",
      ])
  }
}
