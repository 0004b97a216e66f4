import Testing
import Trace

@testable import Diagrams

/// Of each body a drawing says who made it run again.
@Suite struct BodyTagTests {
  private static let trace: Trace = {
    let messages: [Trace.Message] = [
      .init(turn: 1, kind: .create, from: "Kit", to: "List", text: "ListView()"),
      .init(turn: 1, kind: .body, from: "Kit", to: "List", text: "body"),
      .init(turn: 1, kind: .invalidate, from: "Observation", to: "List", text: "names"),
      .init(turn: 1, origin: 4, kind: .body, from: "Kit", to: "List", text: "body"),
      .init(turn: 1, origin: 5, kind: .body, from: "Kit", to: "Row", text: "body"),
      .init(
        turn: 1, origin: 5, kind: .body, from: "Kit", to: "Row2", text: "body", arguments: ["row"]),
      .init(
        turn: 1, origin: 5, kind: .body, from: "Kit", to: "Row3", text: "body",
        arguments: ["title", "row"]),
    ]
    let events = [.turn(.init(number: 1, action: "launch"))] + messages.map(Trace.Event.message)
    return Trace(
      header: .init(pattern: "mv"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
  }()

  @Test
  func `the tag of a body names what set it off, or that it is the first, or has another value`() {
    #expect(
      Diagram(Self.trace).messages.map(\.tag) == [
        "[create]", "[body, first]", "[invalidate]", "[body, set off by 3]",
        "[body, value differs]", "[body, row differs]", "[body, title and row differ]",
      ])
  }

  @Test func `the sentences say it, too`() {
    let sentences = Array(Diagram(Self.trace).sentences).joined(separator: " ")
    #expect(sentences.contains("It is computed for the first time."))
    #expect(sentences.contains("This was caused by 3."))
    #expect(sentences.contains("Its value differs from the one before."))
    #expect(sentences.contains("Its value differs from the one before in title and row."))
  }

  @Test func `the drawing of a trace that is longer than memory says the same`() throws {
    var cast = TraceCast()
    for record in Self.trace.records { cast.add(record) }
    let stream = try #require(
      DiagramStream(Self.trace.header, cast) { AnyIterator(Self.trace.records.makeIterator()) })
    #expect(stream.diagram.messages.map(\.tag) == Diagram(Self.trace).messages.map(\.tag))
  }
}
