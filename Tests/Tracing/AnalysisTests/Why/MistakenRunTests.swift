import Testing
import Trace

@testable import Analysis

/// A run with a mistake, and the same actions without it.
@Suite struct MistakenRunTests {
  @Test(arguments: [Set([0]), [0, 1]])
  func `an action that is not possible without the mistake does not shift those after it`(
    skipped: Set<Int>
  ) {
    let impossible = skipped.map { _ in ["remove()"] }
    let here = Trace(actions: impossible + [["select()", "reload()"]])
    let there = Trace(actions: [["select()"]])
    let mistaken = MistakenRun(here, withoutMistake: there, skipped: skipped)
    let extra = mistaken.extra(here.messages.map(\.n)).compactMap { mistaken.here.run.messages[$0] }
    #expect(extra.map(\.text) == ["reload()"])
  }

  @Test func `the first change of a property that does not come here is told, and no other's`() {
    let start = [
      "- tap", "User > button : tap | user", " button > FolderVC : add | target-action",
    ]
    let counting = [
      "  FolderVC > Store : count | call", "   * Store.total : 0 → 1",
      "  FolderVC > label : show | call", "   * label.hidden : true → false",
      "   * label.text : 0 → 1", "   * label.text : 1 → 2",
    ]
    let end = ["- tick", "UIKit > FolderVC : tick | lifecycle"]
    let there = Trace("mvc", flow: (start + counting + end).joined(separator: "\n")).drawn
    let here = Trace("mvc", flow: (start + end).joined(separator: "\n")).drawn
    let mistaken = MistakenRun(here, withoutMistake: there)
    let told = ["text", "TEXT", "hidden", "color"].map { property in
      mistaken.missingChange(of: "label", property, in: RunPart(first: 0, end: here.records.count))
    }
    let changes = told.map { missing -> String? in
      guard case .message(let message) = missing else { return nil }
      return there.stateChanges.first { $0.n == message.change }
        .map { "\($0.change.owner).\($0.change.property) \($0.change.new)" }
    }
    #expect(changes == ["label.text 1", "label.text 1", "label.hidden false", nil])
  }

  @Test(arguments: [("A", "notAmong"), ("C", "lacks")])
  func `a property that does not hold the receiver here names what only this run has in it`(
    held: String, reason: String
  ) {
    let start = { (child: String) in
      """
      A : view
      B : view
      C : view
      Scene.child = \(child)
      - tap
      User > button : tap | user
       button > Scene : add | target-action

      """
    }
    let showing = """
      Scene.child = B
        Scene > B : show | call
         * B.text : 0 → 1
      """
    let here = Trace("mvc", flow: start(held)).drawn
    let there = Trace("mvc", flow: start("A") + showing).drawn
    let mistaken = MistakenRun(here, withoutMistake: there)
    let missing = mistaken.missingChange(
      of: "B", "text", in: RunPart(first: 0, end: here.records.count))
    guard case .message(let message) = missing else {
      Issue.record("\(missing)")
      return
    }
    #expect(message.breaks.map { "\($0.reason as Any)".contains(reason) } == [true], "\(message)")
  }

  /// With the mistake, each scene replaces its table.
  @Test func `an object at the same place is the same, whatever its number is`() {
    let loading = { (scene: String, tables: [String]) in
      let places = tables.map { table in
        "\(table) : view\n * \(scene).table : nil → \(table)\n\(scene).table = \(table)"
      }
      return ["- open", "UIKit > \(scene) : viewDidLoad | lifecycle"] + places + ["="]
    }
    let deleting = { (table: String) in
      ["- tap", "User > \(table) : tap | user", " FolderVC > \(table) : deleteRows | call", "="]
    }
    let there = Trace(
      "mvc",
      flow: (loading("FolderVC", ["table"]) + loading("FolderVC2", ["table2"]) + deleting("table"))
        .joined(separator: "\n"))
    let here = Trace(
      "mvc",
      flow: (loading("FolderVC", ["table", "table2"]) + loading("FolderVC2", ["table3", "table4"])
        + deleting("table2")).joined(separator: "\n"))
    let mistaken = MistakenRun(here, withoutMistake: there)
    #expect(mistaken.newNames == ["table": "table2", "table2": "table4"])
    #expect(mistaken.extra(here.messages.map(\.n)) == [])
  }

  @Test func `what comes less often there comes so often, and what comes in another call is extra`()
  {
    let run = { (cleared: String, shown: String) in
      Trace(
        "mvc",
        flow: """
          - tap
          User > button : tap | user
           button > FolderVC : clear | target-action
          \(cleared)
           button > FolderVC : show | target-action
          \(shown)
          =
          """)
    }
    let text = "  FolderVC > label : text | set"
    let there = run("", text)
    let cases: [(here: Trace, extra: [Int], different: [Int])] = [
      (run("", text + "\n" + text), [], [1]), (run(text, text), [0], []),
    ]
    for (here, extra, different) in cases {
      let mistaken = MistakenRun(here, withoutMistake: there)
      let told = here.messages.filter { $0.message.kind == .set }.map(\.n)
      #expect(mistaken.extra(told) == extra.map { told[$0] })
      #expect(
        mistaken.different(told)
          == different.map { WhyNot.Different(message: told[$0], there: .times(1)) })
    }
  }

  private func counting(_ inside: String, _ later: String) -> Trace {
    Trace(
      "mvc",
      flow: """
        - tap
        User > button : tap | user
         button > FolderVC : add | target-action
          FolderVC > Store : count | call
        \(inside)
          FolderVC > label : show | call
        \(later)
          FolderVC > badge : text | set
        =
        """)
  }

  @Test func `a change that does not come in its message is lost, or comes in another`() throws {
    let change = "   * Store.total : 0 → 1"
    let there = counting(change, "")
    let lost = { (here: Trace) in
      MistakenRun(here, withoutMistake: there)
        .lostChange(of: "Store", nil, in: RunPart(first: 0, end: here.records.count))
    }
    let (gone, moved) = (counting("", ""), counting("", change))
    let message = try #require(gone.messages.first { $0.message.text == "count" }?.n)
    let n = try #require(there.stateChanges.first?.n)
    let other = try #require(moved.stateChanges.first?.n)
    typealias Lost = MissingMessage.LostChange
    #expect(lost(there) == nil)
    #expect(lost(gone) == Lost(change: n, message: message, elsewhere: nil))
    #expect(lost(moved) == Lost(change: n, message: message, elsewhere: other))
  }

  @Test func `a change that is lost on the way to a missing message is told with it`() throws {
    let there = counting(
      "   * Store.total : 0 → 1\n   Store > FolderVC : counted | observer", "")
    let here = counting("", "")
    let (mistaken, end) = (MistakenRun(here, withoutMistake: there), here.records.count)
    let count = try #require(here.messages.first { $0.message.text == "count" }?.n)
    let missing = mistaken.missing(
      for: "FolderVC", member: nil, told: [], in: RunPart(first: 0, end: end))
    if case .message(let message) = missing {
      #expect(message.breaks.map(\.lostChange?.message) == [count])
    } else {
      Issue.record("\(missing)")
    }
    let property = mistaken.missingChange(of: "Store", "total", in: RunPart(first: 0, end: end))
    if case .message(let message) = property {
      #expect(message.breaks == [])
      #expect(message.here == count)
    } else {
      Issue.record("\(property as Any)")
    }
  }

  @Test func `what an object sent only in one run is told, and no question that both have`() {
    let run = { (lines: String) in
      Trace(
        "mvc",
        flow: """
          - tap
          User > button : tap | user
           button > FolderVC : show | target-action
            FolderVC > Store : items | query
          \(lines)
          =
          """)
    }
    let here = run(
      """
        FolderVC > Store : items | query
        FolderVC > Names : name | query
        FolderVC > label : text | set ("Old")
      """)
    let there = run("  FolderVC > label : text | set (\"New\")")
    let mistaken = MistakenRun(here, withoutMistake: there)
    let end = here.records.count
    let sentHere = mistaken.sentOnlyHere(by: "FolderVC", in: RunPart(first: 0, end: end))
    let sentThere = mistaken.sentOnlyThere(by: "FolderVC", in: RunPart(first: 0, end: end))
    #expect(sentHere == here.messages.suffix(2).map(\.n))
    #expect(sentThere == there.messages.suffix(1).map(\.n))
    #expect(mistaken.sentOnlyHere(by: "button", in: RunPart(first: 0, end: end)) == [])
  }

  /// Something comes in another action, more often, by another kind of call, or to another object of a type.
  @Test func `what the other run has too is sent in both, and the framework does not count`() {
    let run = { (first: String, second: String) in
      Trace(
        "mvc",
        flow: """
          cell : view
          cell2 : view
          - tap
          User > button : tap | user
           button > FolderVC : show | target-action
          \(first)
          =
          - tap
          User > button : tap | user
           button > FolderVC : hide | target-action
          \(second)
          =
          """)
    }
    let here = run(
      """
        FolderVC > label : show | call
        FolderVC > Hello : name | query
        FolderVC > cell2 : text | set ("A")
        NC > FolderVC : changed | observer
      """, "  FolderVC > table : delete | call\n  FolderVC > table : delete | call")
    let there = run(
      "  FolderVC > Hello : name | read\n  FolderVC > cell : text | set (\"A\")",
      "  FolderVC > label : show | call\n  FolderVC > table : delete | call\n  FolderVC > NC : post | post"
    )
    let (mistaken, end) = (MistakenRun(here, withoutMistake: there), here.records.count)
    for object in ["FolderVC", "NC"] {
      #expect(mistaken.sentOnlyHere(by: object, in: RunPart(first: 0, end: end)) == [])
    }
    let post = there.messages.filter { $0.message.kind == .post }.map(\.n)
    #expect(mistaken.sentOnlyThere(by: "FolderVC", in: RunPart(first: 0, end: end)) == post)
  }

  @Test func `a method that is named as an object is keeps its name where the object has another`()
    throws
  {
    let flow = { (table: String) in
      """
      \(table) : view
      FolderVC.table = \(table)
      - tap
      User > \(table) : tap | user
       \(table) > FolderVC : table(_:) | call (\(table))
      =
      """
    }
    let there = Trace("mvc", flow: flow("table"))
    let here = Trace("mvc", flow: "table : view\n" + flow("table2"))
    let mistaken = MistakenRun(here, withoutMistake: there)
    #expect(mistaken.newNames == ["table": "table2"])
    let call = try #require(there.messages.last)
    #expect(mistaken.renamed(call.message).call == "table(table2)")
    #expect(mistaken.counterpartHere(call.n) == here.messages.last?.n)
  }

  /// What is told here after the change shows that the registration still held.
  @Test(arguments: [("", true), ("  Item > VM : name | binding", false)])
  func `an object that is told only in one run names its registration in both`(
    told: String, isNamed: Bool
  ) throws {
    let run = { (told: String) in
      Trace(
        "mvvm",
        flow: """
          - load
          User > button : load | user
           button > VM : load | target-action
            VM > Item : $note | subscribe
          =
          - tap
          User > button : tap | user
           button > Item : setNote | call
            * Item.note : 0 → 1
          \(told)
          =
          """)
    }
    let (here, there) = (run(told), run("  Item > VM : note | binding\n" + told))
    let start = try #require(here.messages.last { $0.message.kind == .user }?.n)
    let missing = MistakenRun(here, withoutMistake: there)
      .missing(for: "VM", member: nil, told: [], in: RunPart(first: start, end: here.records.count))
    guard case .message(let message) = missing else {
      Issue.record("\(missing)")
      return
    }
    let call = try #require(here.messages.first { $0.message.kind == .subscribe }?.n)
    let change = try #require(here.stateChanges.first?.n)
    #expect(message.breaks.count == 1)
    let reason = MissingMessage.Reason.registered(call, change: change)
    #expect(message.breaks.first?.reason == (isNamed ? reason : nil))
  }

  @Test func `a parameter without an argument makes no other message`() {
    let run = { (text: String, value: String) in
      var trace = Trace(actions: [[text]])
      trace.records = trace.records.map { record in
        guard case .message(var message) = record.event else { return record }
        message.arguments = [value]
        return Trace.Record(n: record.n, event: .message(message))
      }
      return trace
    }
    let there = run("play(_:)", "Player")
    let cases = [
      (run("play(_:_:)", "Player"), true), (run("play(_:_:)", "Other"), false),
      (run("play(of:_:)", "Player"), false), (run("stop(_:_:)", "Player"), false),
    ]
    for (here, isSame) in cases {
      let mistaken = MistakenRun(here, withoutMistake: there)
      #expect(mistaken.extra(here.messages.map(\.n)).isEmpty == isSame)
    }
  }

  @Test func `what a new object is told here may be told to the old one there`() {
    let start = ["label : view", "- tap", "User > button : tap | user"]
    let run = { (declared: [String], label: String) in
      let lines = start + declared + [" FolderVC > \(label) : text | set", "="]
      return Trace("mvc", flow: lines.joined(separator: "\n"))
    }
    let (here, there) = (run(["label2 : view"], "label2"), run([], "label"))
    let mistaken = MistakenRun(here, withoutMistake: there)
    let told = here.messages.map(\.n)
    #expect(mistaken.extra(told) == [])
    #expect(mistaken.different(told) == [.init(message: told[1], there: .to("label"))])
  }

  @Test func `what no message makes is made with what holds it`() throws {
    let start = "- tap\nUser > button : tap | user\n button > FolderVC : add | target-action"
    let making = "\n  FolderVC > Scene : init | create\nlabel : view\nScene.label = label"
    let there = Trace("mvc", flow: start + making).drawn
    let mistaken = MistakenRun(Trace("mvc", flow: start).drawn, withoutMistake: there)
    let missing = try #require(mistaken.missingObject("label"))
    let creation = try #require(there.messages.first { $0.message.kind == .create })
    #expect(missing.holdThere?.holder == "Scene")
    #expect(missing.creation?.message == creation.n)
  }

  @Test func `an object that lives on here names how it ends without the mistake`() {
    var (here, there) = (WhyNotRun(), WhyNotRun())
    _ = (here.count(), there.count())
    there.hold("Scene", "label", "label", ended: true)
    let end = there.add(.release(.init(object: "label")))
    let lives = MistakenRun(here.trace.drawn, withoutMistake: there.trace.drawn)
    let ends = MistakenRun(there.trace.drawn, withoutMistake: there.trace.drawn)
    let isUnderWay = MistakenRun(here.trace, withoutMistake: there.trace.drawn)
    #expect(lives.endThere(of: "label", upTo: here.trace.records.count) == end)
    #expect(lives.endThere(of: "Scene", upTo: here.trace.records.count) == nil)
    #expect(ends.endThere(of: "label", upTo: there.trace.records.count) == nil)
    #expect(isUnderWay.endThere(of: "label", upTo: here.trace.records.count) == nil)
  }
}

extension Trace {
  /// With a screen after the last record.
  fileprivate var drawn: Trace {
    Trace(
      header: header,
      records: records + [.init(n: records.count + 1, event: .screen(.init(turn: 2, text: "")))])
  }

  /// What a controller tells a table, action by action.
  fileprivate init(actions: [[String]]) {
    var events: [Event] = [
      .participant(.init(name: "FolderVC", type: "FolderVC", role: .controller)),
      .participant(.init(name: "table", type: "UITableView", role: .view)),
    ]
    for (index, texts) in actions.enumerated() {
      events.append(.turn(.init(number: index + 1, action: "tap")))
      events += texts.map {
        .message(
          .init(turn: index + 1, depth: 0, kind: .call, from: "FolderVC", to: "table", text: $0))
      }
      events.append(.screen(.init(turn: index + 1, text: "")))
    }
    self.init(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Record(n: $0 + 1, event: $1) })
  }
}
