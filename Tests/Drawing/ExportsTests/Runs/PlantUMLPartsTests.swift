import Diagrams
import Exports
import Testing

/// What few diagrams have, in PlantUML.
@Suite struct PlantUMLPartsTests {
  @Test func `only what is active ends being active, and after its end nothing is`() {
    var bye = Diagram.Message(number: 1, from: "B", .init(), to: "A", text: "bye")
    bye.destroys = "A"
    let activations = [false, true, true, false].map {
      Diagram.Item.activation(.init(of: "A", begins: $0))
    }
    #expect(
      body(activations + [.message(bye), activations[3], activations[1]]) == [
        "activate p1", "activate p1", "deactivate p1", "p2 -> p1 : bye", "destroy p1",
        "activate p1",
      ])
  }

  @Test func `what is active again before the next arrow never stopped being active`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        sequenceDiagram
          A->>+B: x
          B-->>-A: y
          Note over A: then
          alt well
            activate B
            B->>A: z
            deactivate B
          end
          activate B
          B->>A: w
          deactivate B
          Note over A: last
        """)
    #expect(problems.isEmpty)
    #expect(
      Array(diagram.plantUML.dropFirst(3).prefix { $0 != "legend" }) == [
        "p1 -> p2 : x", "activate p2", "p2 --> p1 : y", "note over p1 : then", "alt well",
        "p2 -> p1 : z", "deactivate p2", "end", "activate p2", "p2 -> p1 : w",
        "note over p1 : last", "deactivate p2",
      ])
  }

  @Test func `an object is created once, by another one, and before anything is said of it`() {
    func creation(_ from: String, _ to: String) -> Diagram.Item {
      var message = Diagram.Message(number: 1, from: from, .init(), to: to, text: "new")
      message.creates = true
      return .message(message)
    }
    let note = Diagram.Item.note(.init(over: ["C"], text: "here"))
    #expect(
      body([
        creation("A", "A"), creation("A", "B"), creation("A", "B"), note, creation("B", "C"),
      ]) == [
        "p1 -> p1 : new", "create p2", "p1 -> p2 : new", "p1 -> p2 : new",
        "note over p3 : here", "p2 -> p3 : new",
      ])
  }

  @Test func `what has no lifeline is said in notes`() {
    let call = Diagram.Message(number: 1, from: "X", .init(), to: "B", text: "go()")
    var lost = Diagram.Message(number: 2, from: "X", .init(), to: "Y", text: "go()")
    lost.activates = true
    #expect(
      body([
        .message(call), .message(lost),
        .change(.init(owner: "X", property: "n", old: "1", new: "2")),
        .reply(.init(to: 1, depth: 0, callee: "B", caller: "X", outcome: .value("1"))),
        .release(.init(objects: ["X"])), .activation(.init(of: "X", begins: true)),
        .note(.init(over: ["X"], side: .left, text: "hm")),
        .note(.init(over: ["B"], side: .right, text: "")),
        .note(.init(over: ["C", "B"], text: "")),
      ]) == [
        "note over p2 : X → B: go()", "note over p1, p3 : X → Y: go()",
        "note over p1, p3 : X.n 1 → 2", "note over p2 : B → X: returns 1",
        "note over p1, p3 : X released", "note over p1, p3 : hm", "note right of p2 : <U+0020>",
        "note over p2, p3 : <U+0020>",
      ])
  }

  @Test func `a box is around those of its members that are next to each other`() {
    let diagram = Diagram(
      participants: ["A", "B", "C", "D"].map { .init(id: $0) }, items: [],
      boxes: [
        .init(name: "", color: "#010203", members: ["A", "C"]), .init(name: "R", members: ["D"]),
      ])
    #expect(
      Array(diagram.plantUML.prefix { $0 != "legend" }) == [
        "@startuml", "box #010203", #"  participant "A" as p1"#, "end box",
        #"participant "B" as p2"#, "box #010203", #"  participant "C" as p3"#, "end box",
        #"box "R""#, #"  participant "D" as p4"#, "end box",
      ])
  }

  @Test func `every frame is one that PlantUML has`() {
    let frames = Diagram.Frame.Kind.allCases.map { Diagram.Item.frame(.init($0, "[a]")) }
    let rest: [Diagram.Item] = [.frame(.init(.loop)), .section(.init(.else)), .end(.loop)]
    #expect(
      body(frames + rest) == [
        "loop <U+005B>a]", "alt <U+005B>a]", "opt <U+005B>a]", "par <U+005B>a]",
        "par <U+005B>a]", "critical <U+005B>a]", "break <U+005B>a]", "group rect <U+005B>a]",
        "loop", "else", "end",
      ])
  }

  @Test func `a head leans the other way at the start of an arrow`() {
    let heads = Diagram.Arrow.Head.allCases
    let starts = heads.map { Diagram.Arrow(start: $0, end: .none, startsInCircle: true) }
    let ends = heads.map { Diagram.Arrow(.broken, end: $0, endsInCircle: true) }
    #expect(
      arrows(starts) == [
        "o-> [line]", "o<-", "o<<-", "ox-", "o/-", #"o\-"#, "o//-", #"o\\-"#,
      ])
    #expect(
      arrows(ends) == [
        "-->o [line]", "-->o", "-->>o", "--xo", #"--\o"#, "--/o", #"--\\o"#, "--//o",
      ])
  }

  private func arrows(_ arrows: [Diagram.Arrow]) -> [String] {
    body(arrows.map { .message(.init(number: 1, from: "A", $0, to: "B", text: "x")) }).map {
      let words = $0.split(separator: " ")
      return ([words[1]] + words.dropFirst(5)).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("  a", "<U+0020><U+0020>a"), ("a  b", "a<U+0020><U+0020>b"), ("a - b", "a - b"),
    ("-a-", "<U+002D>a-"), ("a --", "a <U+002D><U+002D>"), ("a//b/c", "a<U+002F><U+002F>b/c"),
    ("~$'&\\", "<U+007E><U+0024><U+0027><U+0026><U+005C>"), ("a\n#b", #"a\n<U+0023>b"#),
  ]) func `signs are spelled where they would begin something`(text: String, written: String) {
    let note = Diagram.Item.note(.init(over: ["A"], text: text))
    #expect(body([note]) == ["note over p1 : " + written])
  }

  /// The lines of items of A, B and C.
  private func body(_ items: [Diagram.Item]) -> [String] {
    let participants = ["A", "B", "C"].map { Diagram.Participant(id: $0) }
    let lines = Diagram(participants: participants, items: items).plantUML
    return Array(lines.dropFirst(4).prefix { $0 != "legend" })
  }
}
