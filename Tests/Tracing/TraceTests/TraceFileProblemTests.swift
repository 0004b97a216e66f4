import Testing
import Trace

@Suite struct TraceFileProblemTests {
  private let header = """
    {"lifeline":1,"app":"recordings","pattern":"mvc","setup":[],"actions":[]}

    """

  private func message(_ file: String) -> String {
    do throws(TraceFileProblem) {
      _ = try Trace(jsonLines: file)
      return "read"
    } catch {
      return error.message
    }
  }

  @Test func `an empty file`() {
    #expect(
      message(" \n\n") == """
        line 1: the file is empty. Write one with `run PATTERN SCENARIO --format jsonl`.
        """)
  }

  @Test func `something else than JSON`() {
    #expect(
      message(header + "{\"n\":1,") == """
        line 2, column 8: this is not JSON. Every line of a trace is one JSON object.
        """)
    #expect(
      message(header + "\n[1]") == """
        line 3: expected an object in braces, found [1]. Every line of a trace is one JSON object.
        """)
  }

  @Test func `JSON, but no trace`() {
    #expect(
      message("{\"a\":1}") == """
        line 1: this is not a trace: the first line has no field "lifeline". \
        Write one with `run PATTERN SCENARIO --format jsonl`.
        """)
  }

  @Test func `two traces in one file`() {
    #expect(
      message(header + "\n" + header) == """
        line 3: a second trace begins here. A file holds one trace: put this line and all after it into another file.
        """)
  }

  /// JSON Schema takes 1.0 for a whole number, too.
  @Test func `a whole number may be written with a point`() {
    let file = header + #"{"n":1,"turn":1,"event":"screen","text":""}"#
    #expect(
      message(file.replacing(#""lifeline":1"#, with: #""lifeline":1.0"#)) == message(file))
    #expect(message(file.replacing(#""n":1"#, with: #""n":1.0"#)) == message(file))
    #expect(message(file.replacing(#""n":1"#, with: #""n":1.5"#)) != message(file))
  }

  @Test func `a version of the future`() {
    #expect(
      message("{\"lifeline\":2}") == """
        line 1: this trace has version 2, known is version 1. \
        Use a newer lifeline, or write the trace again with this one.
        """)
  }

  @Test(arguments: ["0", "\"1\"", "1.5"])
  func `a version that there never was`(version: String) {
    #expect(
      message("{\"lifeline\":\(version)}") == """
        line 1: this trace has version \(version), known is version 1. Write the trace again with this lifeline.
        """)
  }

  @Test func `an unknown event`() {
    #expect(
      message(header + #"{"n":1,"event":"teleport"}"#) == """
        line 2: "teleport" is not a known event. \
        Known are: participant, reference, turn, message, state, return, release, screen.
        """)
  }

  @Test func `a missing field`() {
    #expect(
      message(header + #"{"n":1,"event":"release"}"#) == """
        line 2: the field "object" is missing. Put it right, or write the trace again.
        """)
  }

  @Test func `a state record that lost its old value`() {
    #expect(
      message(header + #"{"n":1,"event":"state","owner":"A","property":"p","new":"1"}"#) == """
        line 2: the field "old" is missing. Put it right, or write the trace again.
        """)
  }

  @Test func `a field of the wrong type`() {
    #expect(
      message(header + #"{"n":"1","event":"release"}"#) == """
        line 2: the field "n" should be a whole number, found "1". \
        Put it right, or write the trace again.
        """)
  }

  @Test func `a number twice`() {
    let record = #"{"n":1,"event":"release","object":"A"}"#
    #expect(
      message(header + record + "\n" + record) == """
        line 3: the number "n" is 1, and the record before this one has 1. \
        Give every record a greater number than the one before it.
        """)
  }

  @Test func `a number that is less than the one before it`() {
    let records = [5, 4].map { #"{"n":\#($0),"event":"release","object":"A"}"# }
    #expect(
      message(header + records.joined(separator: "\n")) == """
        line 3: the number "n" is 4, and the record before this one has 5. \
        Give every record a greater number than the one before it.
        """)
  }
}
