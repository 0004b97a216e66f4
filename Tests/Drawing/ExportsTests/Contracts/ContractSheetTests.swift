import Analysis
import Cells
import Diagrams
import Exports
import Testing
import Trace

/// A contract as the shell shows it, with and without a run.
@Suite struct ContractSheetTests {
  private let sheet = ContractSheet(
    pattern: "mvc", title: "MVC",
    contract: Contract(
      senders: [.view, .controller], receivers: [.view, .controller, .model],
      allowed: [
        .init(from: .view, to: .controller): [.delegate],
        .init(from: .controller, to: .view): [.call],
        .init(from: .controller, to: .model): [.call, .query],
      ]))

  @Test func `each sender is above what it may send, and without a run there is no verdict`() {
    #expect(
      sheet.styled(width: 60).plain == """
        The contract of MVC

                    ┌ View
                    │    ┌ Controller
                    │    │    ┌ Model
        View        –    ○    –
        Controller  ○    –    ○

        ○: allowed · –: not allowed

        View
          → Controller  delegate

        Controller
          → View   call
          → Model  call, query
        """)
  }

  @Test func `after a run without a breach it says so`() {
    var sheet = sheet
    sheet.use = sheet.contract.use(in: Trace(header: .init(pattern: "mvc"), records: []))
    #expect(sheet.styled(width: 60).plain.hasSuffix("\n\nNo breach."))
    #expect(sheet.sentences.last == "No breach.")
  }

  @Test func `after a run it counts what was sent, and tells what breaks the contract`() {
    let sheet = sheet(after: [("field", "VC", .delegate), ("VC", "item", .call), forbidden])
    #expect(
      sheet.styled(width: 60).plain == """
        The contract of MVC, and what was sent

                    ┌ View
                    │    ┌ Controller
                    │    │    ┌ Model
        View        –    1    1✗
        Controller  ○    –    1

        a number: how often it was sent · ○: allowed · –: not
        allowed · ✗: sent, and breaks the contract

        View
          → Controller  delegate 1
          → Model       ✗ call 1

        Controller
          → View   call
          → Model  call 1, query

        1 breach:
          ✗ 3  field → item, work(): call from View to Model is not
               allowed
        """)
    let styles = sheet.matrix(width: 60)?.suffix(2).map { $0.spans.map(\.style) }
    #expect(
      styles == [[.strong, .faint, .success, .failure], [.strong, .plain, .faint, .success]])
    #expect(
      sheet.sentences == [
        "The contract of MVC.", "View may send to Controller: delegate. Sent: 1 delegate.",
        "View may not send to Model. Sent but not allowed: 1 call.",
        "Controller may send to View: call.",
        "Controller may send to Model: call and query. Sent: 1 call.", "Nothing else is allowed.",
        "1 breach:",
        "Message 3, field to item, work(): call from View to Model is not allowed.",
      ])
    #expect(
      sheet.json.map(\.text) == [
        #"{"pattern":"mvc","from":"View","to":"Controller","allowed":["delegate"],"sent":{"delegate":1}}"#,
        #"{"pattern":"mvc","from":"View","to":"Model","allowed":[],"sent":{"call":1}}"#,
        #"{"pattern":"mvc","from":"Controller","to":"View","allowed":["call"],"sent":{}}"#,
        #"{"pattern":"mvc","from":"Controller","to":"Model","allowed":["call","query"],"sent":{"call":1}}"#,
        #"{"pattern":"mvc","message":7,"breach":"call from View to Model is not allowed"}"#,
      ])
  }

  @Test func `it tells of a change outside of all messages that breaks a rule`() {
    let change = Trace.Event.state(.init(owner: "item", property: "name", old: "1", new: "2"))
    let item = Trace.Participant(name: "item", type: "Item", role: .model)
    let events: [Trace.Event] = [
      .participant(item), change, .turn(.init(number: 1, action: "tap")), change,
    ]
    let trace = Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
    var sheet = sheet(after: [("VC", "item", .call)])
    sheet.contract.rules = [.init(.state([.model], .onlyInside), [.update])]
    sheet.contractVerdict = sheet.contract.verdict(on: trace)
    #expect(
      sheet.styled(width: 60).plain.hasSuffix(
        """

        2 breaches:
          ✗  item.name changed outside of all messages: Model
             changed outside an update
          ✗  item.name changed outside of all messages, during tap:
             Model changed outside an update
        """))
    #expect(
      sheet.sentences.suffix(3) == [
        "2 breaches:",
        "item.name changed outside of all messages: Model changed outside an update.",
        "item.name changed outside of all messages, during tap: Model changed outside an update.",
      ])
    #expect(
      sheet.json.suffix(2).map(\.text) == [
        #"{"pattern":"mvc","change":2,"breach":"Model changed outside an update"}"#,
        #"{"pattern":"mvc","change":4,"breach":"Model changed outside an update"}"#,
      ])
  }

  @Test func `columns are as near as the width demands and as the numbers in them allow`() {
    func rows(_ sheet: ContractSheet) -> [String?] {
      [29, 28, 27, 26].map { sheet.matrix(width: $0)?[3].plain }
    }
    #expect(
      rows(sheet) == [
        "View        –    ○    –", "View        –   ○   –", "View        –  ○  –", nil,
      ])
    let busy = sheet(after: Array(repeating: forbidden, count: 12))
    #expect(rows(busy) == ["View        –    ○    12✗", "View        –   ○   12✗", nil, nil])
  }

  @Test func `it can be read aloud`() {
    #expect(
      sheet.sentences == [
        "The contract of MVC.", "View may send to Controller: delegate.",
        "Controller may send to View: call.", "Controller may send to Model: call and query.",
        "Nothing else is allowed.",
      ])
  }

  private let forbidden: Sent = ("field", "item", .call)

  private typealias Sent = (from: String, to: String, kind: MessageKind)

  private func sheet(after messages: [Sent]) -> ContractSheet {
    let objects: [Trace.Event] = [
      .participant(.init(name: "field", type: "UITextField", role: .view)),
      .participant(.init(name: "VC", type: "PlayViewController", role: .controller)),
      .participant(.init(name: "item", type: "Item", role: .model)),
      .turn(.init(number: 1, action: "tap")),
    ]
    let events =
      objects
      + messages.map {
        .message(.init(turn: 1, kind: $0.kind, from: $0.from, to: $0.to, text: "work()"))
      }
    let trace = Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
    var sheet = sheet
    sheet.use = sheet.contract.use(in: trace)
    sheet.contractVerdict = sheet.contract.verdict(on: trace)
    sheet.diagram = Diagram(trace)
    return sheet
  }
}
