import Testing

@testable import Diagrams

/// Which lifelines a frame surrounds.
@Suite struct FrameSpanTests {
  @Test func `a frame reaches from the leftmost lifeline inside to the rightmost`() {
    let span = spans(frame, call("C", "B"), call("B", "D"), end)[0]
    #expect(span.left == .init(lifeline: 1))
    #expect(span.right == .init(lifeline: 3))
    #expect(span.gaps == 2...3)
  }

  @Test func `a frame around one lifeline has room for its words to the right`() {
    let span = spans(frame, .activation(.init(of: "B", begins: true)), end)[0]
    #expect(span.left == .init(lifeline: 1))
    #expect(span.right == .init(lifeline: 1, isWrittenBeyond: true))
    #expect(span.gaps == 2...2)
  }

  @Test func `words next to the outermost lifeline need room inside the frame`() {
    #expect(beyond(call("A", "B"), call("B", "B")) == [false, true])
    #expect(beyond(call("A", "B"), call("A", "A")) == [false, false])
    #expect(beyond(call("A", "B") { $0.creates = true }) == [true, true])
    #expect(
      beyond(call("A", "B"), .change(.init(owner: "B", property: "p", old: nil, new: "1")))
        == [false, true])
    #expect(beyond(call("A", "B"), .release(.init(objects: ["A", "B"]))) == [false, true])
    #expect(beyond(.note(.init(over: ["A", "B"], side: .over, text: ""))) == [true, true])
    #expect(
      beyond(call("A", "B"), .note(.init(over: ["A"], side: .left, text: ""))) == [true, false])
    #expect(
      beyond(call("A", "B"), .note(.init(over: ["B"], side: .right, text: ""))) == [false, true])
    let reply = Diagram.Reply(to: 1, depth: 0, callee: "B", caller: "B", outcome: .value(""))
    #expect(beyond(call("A", "B"), .reply(reply)) == [false, true])
  }

  @Test func `what is written next to a lifeline further in needs no room`() {
    #expect(beyond(call("B", "B"), call("A", "C")) == [false, false])
  }

  @Test func `borders of frames that end at the same lifeline are side by side`() {
    let spans = spans(
      frame, frame, frame, call("A", "B"), end, end, frame, call("B", "C"), end, end)
    #expect(spans.map(\.left.lifeline) == [0, 0, 0, 1])
    #expect(spans.map(\.left.inner) == [2, 1, 0, 0])
    #expect(spans.map(\.right.lifeline) == [2, 1, 1, 2])
    #expect(spans.map(\.right.inner) == [1, 1, 0, 0])
  }

  @Test func `words in an inner frame need room in the outer one`() {
    let spans = spans(frame, frame, call("A", "B"), call("B", "B"), end, end)
    #expect(spans.map(\.right.isWrittenBeyond) == [true, true])
    #expect(spans.map(\.left.isWrittenBeyond) == [false, false])
  }

  @Test
  func `a frame with nothing in it surrounds all lifelines, and one without an end is closed`() {
    #expect(spans(frame, end) == [FrameSpan(around: 4)])
    #expect(spans(call("A", "B"), frame, call("C", "D")).map(\.left.lifeline) == [2])
  }

  private let frame = Diagram.Item.frame(.init(.opt))
  private let end = Diagram.Item.end(.opt)

  private func spans(_ items: Diagram.Item...) -> [FrameSpan] {
    FrameSpan.all(in: items, Lifelines(["A", "B", "C", "D"].map { .init(id: $0) }))
  }

  /// Whether something is written beyond the left and beyond the right lifeline of a frame with these items.
  private func beyond(_ items: Diagram.Item...) -> [Bool] {
    let lifelines = Lifelines(["A", "B", "C", "D"].map { .init(id: $0) })
    let span = FrameSpan.all(in: [frame] + items + [end], lifelines)[0]
    return [span.left.isWrittenBeyond, span.right.isWrittenBeyond]
  }

  private func call(
    _ from: String, _ to: String, _ change: (inout Diagram.Message) -> Void = { _ in }
  ) -> Diagram.Item {
    var message = Diagram.Message(number: 1, from: from, .init(), to: to, text: "go()")
    change(&message)
    return .message(message)
  }
}
