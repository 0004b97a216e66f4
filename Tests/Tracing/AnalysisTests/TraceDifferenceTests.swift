import Analysis
import Testing
import Trace

/// What differs between two runs of one system.
@Suite struct TraceDifferenceTests {
  private let before = """
    User > field : type | user
     field > PlayVC : didEndEditing | delegate
      PlayVC > Hello : setName("Hi") | call
       Hello > Store : save() | call
        Store > NC : post() | post
         NC > FolderVC : changed() | observer
          FolderVC > tableView : reload() | call
      PlayVC > Player : stop() | call
    """

  @Test func `equal runs have no difference and no lines`() {
    let difference = difference(to: before)
    #expect(difference.isEmpty)
    #expect(difference.lines.isEmpty)
  }

  @Test func `an added call counts once, with all that is inside of it`() {
    let note = "\n  PlayVC > Log : note() | call\n   Log > File : write() | call"
    let after = before.replacing("\n  PlayVC > Player", with: note + "\n  PlayVC > Player")
    let difference = difference(to: after)
    #expect(difference.summary == "1 difference: 1 added (with 1 inside)")
    #expect(
      text(difference) == """
        1 User -> field: type
            2 field -> PlayVC: didEndEditing [delegate]
              … 5 the same
        +     8 PlayVC -> Log: note()
        +       9 Log -> File: write()
              … 1 the same
        """)
  }

  @Test func `a call that moves to another caller is one move`() {
    let after = """
      User > field : type | user
       field > PlayVC : didEndEditing | delegate
        PlayVC > Hello : setName("Hi") | call
         Hello > Player : stop() | call
         Hello > Store : save() | call
          Store > NC : post() | post
           NC > FolderVC : changed() | observer
            FolderVC > tableView : reload() | call
      """
    let difference = difference(to: after)
    #expect(difference.summary == "1 difference: 1 moved")
    #expect(
      text(difference) == """
        1 User -> field: type
            2 field -> PlayVC: didEndEditing [delegate]
              3 PlayVC -> Hello: setName("Hi")
        >       4 Hello -> Player: stop() (was 8)
                … 4 the same
        <     8 PlayVC -> Player: stop() (now 4)
        """)
  }

  @Test func `a call that moves into another of the same words is one move`() {
    let twice = """
      User > field : type | user
       field > Store : save() | call
        Store > NC : post() | post
       field > Store : save() | call
      """
    let inside = """
      User > field : type | user
       field > Store : save() | call
        Store > Store : save() | call
         Store > NC : post() | post
      """
    let difference = TraceDifference(Trace("mvc", flow: twice), Trace("mvc", flow: inside))
    #expect(difference.summary == "1 difference: 1 moved")
  }

  @Test func `another text, kind or receiver is a change in its place`() {
    for (old, new) in [
      ("stop()", "pause()"), ("changed() | observer", "changed() | call"),
      ("> tableView :", "> title :"),
    ] {
      #expect(summary(before.replacing(old, with: new)) == "1 difference: 1 changed")
    }
  }

  @Test func `a call around the same calls is changed, not removed and added`() {
    let after = before.replacing("Hello : setName(\"Hi\")", with: "Hello : rename(\"Hi\")")
    let rows = difference(to: after).differences
    #expect(rows.map(\.mark) == [.changed])
    #expect(rows.first?.before?.message?.text == "setName(\"Hi\")")
    #expect(rows.first?.after?.message?.text == "rename(\"Hi\")")
  }

  @Test func `any number of calls around the same call are changed, each in its place`() {
    let run = { (verb: String) in
      let calls = (1...40).map {
        " field > PlayVC : \(verb)\($0)() | call\n  PlayVC > Log : note() | call"
      }
      return Trace("mvc", flow: (["User > field : type | user"] + calls).joined(separator: "\n"))
    }
    let difference = TraceDifference(run("show"), run("draw"))
    #expect(difference.summary == "40 differences: 40 changed")
    let texts = difference.differences.map { ($0.before?.message?.text, $0.after?.message?.text) }
    #expect(texts.allSatisfy { $0.0?.replacing("show", with: "draw") == $0.1 })
  }

  @Test func `numbers after names that are only shifted do not count`() {
    let (one, other) = (
      Trace("mvc", flow: before),
      Trace("mvc", flow: before.replacing("tableView", with: "tableView2"))
    )
    #expect(TraceDifference(one.withOneType, other.withOneType).isEmpty)
  }

  @Test func `a layer between is added, and what it passes on has moved`() {
    let after = before.replacing(
      "\n  PlayVC > Player : stop() | call",
      with: "\n  PlayVC > Sound : quiet() | call\n   Sound > Player : stop() | call")
    #expect(summary(after) == "2 differences: 1 added, 1 moved")
  }

  @Test func `what stays where it was in a call with another value has not moved`() {
    let run = { (second: Int, calls: [String]) in
      let inside = calls.map { "\n  PlayVC > \($0.replacing("N", with: "\(second)")) | call" }
      let call = "User > slider : drag | user\n slider > PlayVC : seek\(second)() | call"
      return Trace("mvc", flow: call + inside.joined())
    }
    let (button, label, slider) = ("button : resume()", "label : showN()", "bar : moveN()")
    let before = run(1, [button, label, slider])
    #expect(
      TraceDifference(before, run(5, [button, label, slider])).summary
        == "3 differences: 3 changed")
    #expect(
      TraceDifference(before, run(5, [label, button, slider])).summary
        == "4 differences: 1 moved, 3 changed")
  }

  @Test func `first values in another order are no difference, and other ones are`() {
    let trace = { (values: [(String, String)]) in
      Trace(
        header: .init(pattern: "mvc"),
        records: values.enumerated().map { index, value in
          .init(
            n: index + 1,
            event: .state(
              .init(parent: nil, owner: value.0, property: "name", old: nil, new: value.1)))
        })
    }
    let before = trace([("Hello", "1"), ("Work", "2")])
    #expect(TraceDifference(before, trace([("Work", "2"), ("Hello", "1")])).isEmpty)
    #expect(
      TraceDifference(before, trace([("Work", "3"), ("Hello", "1")])).summary
        == "2 differences: 1 added, 1 removed")
  }

  private func difference(to after: String) -> TraceDifference {
    TraceDifference(Trace("mvc", flow: before), Trace("mvc", flow: after))
  }

  private func summary(_ after: String) -> String { difference(to: after).summary }

  private func text(_ difference: TraceDifference) -> String {
    let lines = difference.lines.flatMap { $0.text() }.joined(separator: "\n")
    return String(lines.drop { $0 == " " })
  }
}

extension Trace {
  /// The same with all participants of one type, as the tables of two screens are.
  fileprivate var withOneType: Trace {
    var copy = self
    copy.records = records.map { record in
      guard case .participant(var participant) = record.event else { return record }
      participant.type = "UITableView"
      return Record(n: record.n, event: .participant(participant))
    }
    return copy
  }
}
