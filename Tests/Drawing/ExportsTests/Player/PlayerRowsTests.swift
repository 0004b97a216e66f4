import Diagrams
import Testing
import Trace

@testable import Exports

/// What the script of the page is told of each item of a diagram.
@Suite struct PlayerRowsTests {
  @Test func `a row in a frame says in how many, and an arrow what is special about it`() {
    let arrow = Diagram.Arrow(.broken, start: .filled, end: .open, endsInCircle: true)
    #expect(
      rows(
        .frame(.init(.alt, "hot")), .frame(.init(.opt)),
        .message(.init(number: 1, from: "A", arrow, to: "B", text: "x")), .end(.opt),
        .section(.init(.else, "cold")),
        .message(
          .init(number: 2, from: "B", .init(startsInCircle: true), to: "X", text: "y")),
        .end(.alt), .end(.alt), .note(.init(over: ["A", "C"], side: .over, text: "n")),
        .numbering(.on)) == [
          #"{"is":"frame","text":"alt hot"}"#, #"{"is":"frame","text":"opt","frames":1}"#,
          #"{"is":"message","from":0,"to":1,"text":"x","frames":2,"#
            + #""line":"broken","head":"open","tail":"filled","circles":[false,true]}"#,
          #"{"is":"frame","text":"end opt","frames":1}"#,
          #"{"is":"frame","text":"else cold","frames":1}"#,
          #"{"is":"message","from":1,"text":"y","frames":1,"circles":[true,false]}"#,
          #"{"is":"frame","text":"end alt"}"#, #"{"is":"frame","text":"end alt"}"#,
          #"{"is":"note","from":0,"to":2,"text":"n","side":"over"}"#,
        ])
  }

  @Test func `a colour is not among the words of a row`() {
    #expect(
      rows(.frame(.init(.rect, "rgb(1, 2, 3)"))) == [#"{"is":"frame","text":"rect"}"#])
  }

  @Test func `receivers are at work until their calls have returned`() {
    func call(_ number: Int, _ from: String, _ to: String, inside: Int? = nil) -> Diagram.Item {
      var message = Diagram.Message(number: number, kind: .call, from: from, to: to, text: "f()")
      message.inside = inside
      return .message(message)
    }
    let change = Diagram.Change(owner: "C", property: "n", old: "1", new: "2", inside: 2)
    #expect(
      rows(
        call(1, "A", "B"), call(2, "B", "C", inside: 1), .change(change),
        .reply(.init(to: 2, depth: 1, callee: "C", caller: "B", outcome: .value("3"))),
        .change(.init(owner: "B", property: "n", old: nil, new: "4", inside: 1)),
        .turn(.init(number: 2, action: "tap")), .release(.init(objects: ["C"]))) == [
          #"{"is":"message","from":0,"to":1,"text":"f()","numeral":"1"}"#,
          #"{"is":"message","from":1,"to":2,"text":"f()","bars":[1],"numeral":"2"}"#,
          #"{"is":"change","from":2,"to":2,"text":"n 1 → 2","bars":[1,2]}"#,
          #"{"is":"reply","from":2,"to":1,"text":"returns 3","bars":[1,2]}"#,
          #"{"is":"change","from":1,"to":1,"text":"n = 4","bars":[1]}"#,
          #"{"is":"turn","text":"tap"}"#, #"{"is":"release","text":"C released"}"#,
        ])
  }

  @Test func `a message says who ends, what it breaks, and whether a lens shows it`() {
    var message = Diagram.Message(
      number: 1, kind: .post, from: "A", to: "B", text: "x", breach: "no")
    message.destroys = "B"
    message.emphasis = .dimmed
    #expect(
      rows(.message(message)) == [
        #"{"is":"message","from":0,"to":1,"text":"x","numeral":"1","tag":"[post]","#
          + #""line":"broken","ends":1,"breach":true,"lens":false}"#
      ])
  }

  private func rows(_ items: Diagram.Item...) -> [String] {
    let participants = ["A", "B", "C"].map { Diagram.Participant(id: $0) }
    var rows = PlayerRows(Diagram(participants: participants, items: items))
    return items.compactMap { rows.json($0)?.text }
  }
}
