import Testing

@testable import Diagrams

/// Which lifelines an item draws, whatever it is drawn with.
@Suite struct LifelinesTests {
  /// `B` and `C` come later.
  private var lifelines = Lifelines([
    .init(id: "A"), .init(id: "B", isMadeLater: true),
    .init(id: "C", name: "Cecil", isMadeLater: true),
  ])

  @Test mutating func `an arrow leads to a head where the message creates the receiver`() {
    let message = message("A", "B") { $0.creates = true }
    let first = lifelines.figure(of: .message(message))
    #expect(first == Figure(parts: [.arrow(message, .init(from: 0, to: 1, leadsToHead: true))]))
    lifelines.follow(first)
    #expect(lifelines.lives == [.running, .running, .before])
    let again = lifelines.figure(of: .message(message))
    #expect(again == Figure(parts: [.arrow(message, .init(from: 0, to: 1))]))
  }

  @Test mutating func `a lifeline begins with the first item that is about it`() {
    let call = lifelines.figure(of: .message(message("A", "B")))
    #expect(call.heads == [1])
    lifelines.follow(call)
    let note = Diagram.Note(over: ["C", "B", "C"], text: "both")
    #expect(lifelines.figure(of: .note(note)) == Figure(heads: [2], parts: [.note(note, 1...2)]))
    #expect(lifelines.figure(of: .activation(.init(of: "C", begins: true))).heads == [2])
    #expect(lifelines.figure(of: .activation(.init(of: "C", begins: false))).heads == [])
  }

  @Test func `heads come in the order of the item, each of them once`() {
    #expect(lifelines.figure(of: .message(message("C", "B"))).heads == [2, 1])
    #expect(lifelines.figure(of: .message(message("C", "C"))).heads == [2])
    let reply = Diagram.Reply(to: 1, depth: 3, callee: "B", caller: "A", outcome: .value("1"))
    #expect(lifelines.figure(of: .reply(reply)).heads == [1])
  }

  @Test func `a reply is a broken arrow back, with what was returned`() {
    let reply = Diagram.Reply(to: 1, depth: 3, callee: "B", caller: "A", outcome: .value("1"))
    var back = Diagram.Message(number: 1, from: "B", .init(.broken), to: "A", text: "returns 1")
    back.depth = 3
    #expect(
      lifelines.figure(of: .reply(reply)).parts
        == [.arrow(back, .init(from: 1, to: 0, isReply: true))])
  }

  @Test func `a breach is a sign below its message, next to the sender`() {
    let message = message("A", "A") { $0.breach = "a view does not write" }
    let sign = Figure.Sign(kind: .breach, lifelines: [0], words: "a view does not write")
    #expect(
      lifelines.figure(of: .message(message)).parts
        == [.arrow(message, .init(from: 0, to: 0)), .sign(sign)])
  }

  @Test mutating func `a release marks the lifelines that end, and names all objects`() {
    lifelines.follow(lifelines.figure(of: .release(.init(objects: ["C"]))))
    #expect(lifelines.lives == [.running, .before, .over])
    let release = lifelines.figure(of: .release(.init(objects: ["C", "B", "A"])))
    let sign = Figure.Sign(
      kind: .release, lifelines: [0, 1], words: "Cecil, B, A released")
    #expect(release == Figure(heads: [1], parts: [.sign(sign)], ends: [0, 1]))
    lifelines.follow(release)
    #expect(
      lifelines.figure(of: .release(.init(objects: ["A"])))
        == Figure(parts: [.aside(.init(kind: .release, words: "A released"))]))
  }

  @Test mutating func `a lifeline that was destroyed does not begin again`() {
    lifelines.follow(lifelines.figure(of: .message(message("A", "B") { $0.destroys = "B" })))
    #expect(lifelines.lives == [.running, .over, .before])
    #expect(lifelines.figure(of: .message(message("A", "B") { $0.creates = true })).heads == [])
  }

  @Test func `what has an end without a lifeline is words that name its ends`() {
    func words(_ item: Diagram.Item) -> String {
      lifelines.figure(of: item).parts.map { part in
        if case .aside(let aside) = part { aside.words } else { "a drawing" }
      }.joined(separator: " / ")
    }
    #expect(words(.message(message("C", "x"))) == "Cecil → x: go()")
    #expect(words(.message(message("C", "x") { $0.breach = "no" })) == "Cecil → x: go() / no")
    #expect(
      words(.reply(.init(to: 1, depth: 0, callee: "x", caller: "A", outcome: .value("1"))))
        == "x returns 1")
    #expect(words(.change(.init(owner: "x", property: "p", old: "1", new: "2"))) == "x.p 1 → 2")
    #expect(words(.note(.init(over: ["C", "x"], text: "hm"))) == "Cecil, x: hm")
    #expect(lifelines.figure(of: .activation(.init(of: "x", begins: true))) == Figure())
  }

  @Test func `words that lifelines make room for are in gaps between these`() {
    func gaps(_ item: Diagram.Item) -> [ClosedRange<Int>?] {
      lifelines.figure(of: item).parts.map(\.gaps)
    }
    func note(_ side: Diagram.Note.Side, _ over: String...) -> Diagram.Item {
      .note(.init(over: over, side: side, text: "hm"))
    }
    #expect(gaps(.message(message("C", "A"))) == [1...2])
    #expect(gaps(.message(message("B", "B") { $0.breach = "no" })) == [2...2, 2...2])
    #expect(gaps(.release(.init(objects: ["A", "B"]))) == [2...2])
    #expect(gaps(note(.left, "B")) == [1...1])
    #expect(gaps(note(.right, "B")) == [2...2])
    #expect(gaps(note(.over, "B")) == [1...2])
    #expect(gaps(note(.over, "A", "C")) == [1...2])
    #expect(gaps(note(.over, "A", "B")) == [1...1])
    #expect(gaps(.turn(.init(number: 1, action: "tap"))) == [nil])
  }

  @Test func `boxes are drawn once for each run of neighbours, on as few levels as there can be`() {
    let boxes = [
      Diagram.Box(name: "b", members: ["C", "A", "x"]), .init(name: "c", members: ["B", "C"]),
    ]
    let runs = Lifelines(["A", "B", "C"].map { .init(id: $0) }).runs(of: boxes)
    #expect(runs.map(\.box.name) == ["b", "b", "c"])
    #expect(runs.map(\.lifelines) == [0...0, 2...2, 1...2])
    #expect(
      runs.map(\.lifelines).levels { $0 } == [[0...0, 1...2], [2...2]])
    #expect([5...6, 0...4, 4...5].levels { $0 } == [[0...4, 5...6], [4...5]])
  }

  private func message(
    _ from: String, _ to: String, _ change: (inout Diagram.Message) -> Void = { _ in }
  ) -> Diagram.Message {
    var message = Diagram.Message(number: 1, from: from, .init(), to: to, text: "go()")
    change(&message)
    return message
  }
}
