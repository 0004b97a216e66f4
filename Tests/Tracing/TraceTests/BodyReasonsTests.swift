import Testing
import Trace

/// A trace tells of each body why it was computed.
@Suite struct BodyReasonsTests {
  /// - Parameter messages: kind, receiver and origin, from record 1 on.
  private func reasons(
    _ messages: [(MessageKind, String, Int?)], arguments: [String] = []
  ) -> [Int: BodyReasons.Reason] {
    let records = messages.enumerated().map { index, message in
      Trace.Record(
        n: index + 1,
        event: .message(
          .init(
            turn: 1, origin: message.2, kind: message.0, from: "Kit", to: message.1, text: "body",
            arguments: message.0 == .body ? arguments : [])))
    }
    return Trace(header: .init(pattern: "mv"), records: records).bodyReasons
  }

  @Test func `the body of a new node is its first`() {
    #expect(reasons([(.create, "Row", nil), (.body, "Row", nil)]) == [2: .first])
  }

  @Test func `a body that is computed for a write goes back to what marked its node`() {
    #expect(
      reasons([(.invalidate, "List", nil), (.invalidate, "Row", nil), (.body, "Row", 2)])
        == [3: .marked(by: 2)])
  }

  @Test func `a body that another body has caused got another value`() {
    #expect(
      reasons([(.invalidate, "List", nil), (.body, "List", 1), (.body, "Row", 2)])
        == [2: .marked(by: 1), 3: .valueDiffers(in: [])])
  }

  @Test func `a trace may tell in which properties the value is another one`() {
    #expect(
      reasons([(.create, "List", nil), (.body, "Row", 1)], arguments: ["title", "row"])
        == [2: .valueDiffers(in: ["title", "row"])])
  }

  @Test func `of a body whose origin is not in the trace nothing is said`() {
    #expect(reasons([(.body, "Row", nil)]) == [:])
  }
}
