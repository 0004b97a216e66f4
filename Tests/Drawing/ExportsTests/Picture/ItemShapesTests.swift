import Diagrams
import Testing

@testable import Exports

/// Where the signs and the words of items are that only a run has, in pixels.
@Suite struct ItemShapesTests {
  @Test func `who is created on the left has an arrow to the right of its head`() {
    var creation = Diagram.Message(number: 1, from: "B", .init(), to: "A", text: "go()")
    creation.creates = true
    let picture = SVGPicture(
      Diagram(
        participants: [.init(id: "A", isMadeLater: true), .init(id: "B")],
        items: [.message(creation)]))
    #expect(
      picture.shapes(of: ["lifeline", "message"]) == [
        "lifeline: M44 93L44 109", "lifeline: M133 47L133 109", "message: 102.5 70 go()",
        "message: M133 78L79 78", "message: M81 73.5L72 78L81 82.5Z", "message: 16 62 56 31",
        "message: 44 82 A",
      ])
  }

  @Test func `released lifelines end in crosses, with the words next to the last one`() {
    let release = Diagram.Item.release(.init(objects: ["A", "C"]))
    #expect(
      shapes(release) == [
        "lifeline: M44 47L44 65", "lifeline: M124 47L124 86", "lifeline: M204 47L204 65",
        "release: M38 59L50 71", "release: M38 71L50 59", "release: 218 69 A, C released",
        "release: M198 59L210 71", "release: M198 71L210 59",
      ])
    // Below the crosses, on paper: they have no room next to C.
    #expect(
      shapes(release, within: 240) == [
        "lifeline: M20 26L20 44", "lifeline: M146 26L146 81", "lifeline: M272 26L272 44",
        "release: M14 38L26 50", "release: M14 50L26 38", "release: M266 38L278 50",
        "release: M266 50L278 38", "release: 17 52 100.4 16", "release: 20 64 A, C released",
      ])
  }

  @Test func `a diamond is where a property changes, and the words are where there is room`() {
    let change = Diagram.Item.change(.init(owner: "C", property: "n", old: "1", new: "2"))
    #expect(
      shapes(change).suffix(2) == [
        "change: 218 69 n 1 → 2", "change: M204 59L210 65L204 71L198 65Z",
      ])
    #expect(
      shapes(change, within: 240).suffix(2) == [
        "change: 204.8 48 n 1 → 2", "change: M272 38L278 44L272 50L266 44Z",
      ])
  }

  @Test func `a breach is a cross below its message`() {
    let message = Diagram.Item.message(
      .init(number: 1, kind: .call, from: "A", to: "B", text: "x", breach: "no"))
    #expect(
      shapes(message).suffix(4) == [
        "message: M111 73.5L120 78L111 82.5Z", "message: 58 103 no",
        "message: M39 94L49 104", "message: M39 104L49 94",
      ])
  }

  @Test func `what has no lifeline is said at the left end`() {
    let message = Diagram.Item.message(
      .init(number: 1, kind: .call, from: "X", to: "A", text: "go()"))
    #expect(
      shapes(message).suffix(2) == ["message: 13 57 102.7 16", "message: 16 69 1  X → A:  go()"])
  }

  /// Of lifelines and of the item.
  private func shapes(_ item: Diagram.Item, within points: Double? = nil) -> [String] {
    let participants = ["A", "B", "C"].map { Diagram.Participant(id: $0) }
    return SVGPicture(Diagram(participants: participants, items: [item]), within: points)
      .shapes(of: ["lifeline", "release", "change", "message"])
  }
}
