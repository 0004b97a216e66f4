extension Trace.Header {
  /// Reads the first line of a file.
  ///
  /// - Parameter line: the number of the line, for the error message.
  public init(jsonLine text: String, line: Int = 1) throws(TraceFileProblem) {
    var fields = try Fields(text, line: line)
    guard fields.has("lifeline") else { throw fields.problem(.notATrace) }
    let version = try fields.take("lifeline")
    guard version.wholeNumber == 1 else { throw fields.problem(.unknownVersion(version)) }
    self.init(
      app: try fields.string("app"), pattern: try fields.string("pattern"),
      scenario: try fields.optionalString("scenario"), setup: try fields.strings("setup"),
      actions: try fields.strings("actions"), mistake: try fields.optionalString("mistake"))
    part = try fields.optionalString("part")
    unknown = fields.rest
  }
}

extension Trace.Record {
  /// Reads any other line of a file.
  ///
  /// - Parameter line: the number of the line, for the error message.
  public init(jsonLine text: String, line: Int = 1) throws(TraceFileProblem) {
    var fields = try Fields(text, line: line)
    // A file joined from two has the first line of the second in its middle.
    guard fields.has("n") || !fields.has("lifeline") else { throw fields.problem(.secondTrace) }
    let n = try fields.int("n", in: 1...Trace.largestNumber)
    self.init(n: n, event: try Trace.Event(&fields))
    unknown = fields.rest
  }
}

extension Trace.Event {
  private enum Word: String, CaseIterable {
    case participant, reference, turn, message, state, `return`, release, screen
  }

  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    let word: Word = try fields.word("event")
    self =
      switch word {
      case .participant: .participant(try Trace.Participant(&fields))
      case .reference: .reference(try Trace.Reference(&fields))
      case .turn: .turn(try Trace.Turn(&fields))
      case .message: .message(try Trace.Message(&fields))
      case .state: .state(try Trace.StateChange(&fields))
      case .return: .return(try Trace.Return(&fields))
      case .release: .release(Trace.Release(object: try fields.string("object")))
      case .screen:
        .screen(Trace.Screen(turn: try fields.int("turn"), text: try fields.string("text")))
      }
  }
}

extension Trace.Participant {
  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    self.init(
      name: try fields.string("name"), type: try fields.string("type"),
      role: try fields.word("role"))
  }
}

extension Trace.Reference {
  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    self.init(
      from: try fields.string("from"), property: try fields.string("property"),
      to: try fields.string("to"), strength: try fields.word("strength"),
      ended: try fields.flag("ended"))
  }
}

extension Trace.Turn {
  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    self.init(
      number: try fields.int("turn"), action: try fields.string("action"),
      killed: fields.has("killed") ? try fields.strings("killed") : [])
  }
}

extension Trace.Message {
  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    self.init(
      turn: try fields.int("turn"), depth: try fields.int("depth", in: 0...Trace.greatestDepth),
      parent: try fields.optionalInt("parent"), cause: try fields.optionalInt("cause"),
      origin: try fields.optionalInt("origin"),
      kind: try fields.word("kind"), from: try fields.string("from"), to: try fields.string("to"),
      text: try fields.string("text"),
      arguments: fields.has("arguments") ? try fields.strings("arguments") : [],
      location: fields.has("file") ? try Trace.SourceLocation(&fields) : nil)
  }
}

extension Trace.SourceLocation {
  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    self.init(
      file: try fields.string("file"), line: try fields.int("line", in: 1...Trace.largestNumber))
  }
}

extension Trace.StateChange {
  /// `null` has a meaning here: an initial value. So a missing `old` is refused.
  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    guard fields.has("old") else { throw fields.problem(.missing(field: "old")) }
    self.init(
      parent: try fields.optionalInt("parent"), owner: try fields.string("owner"),
      property: try fields.string("property"), old: try fields.optionalString("old"),
      new: try fields.string("new"))
  }
}

extension Trace.Return {
  fileprivate init(_ fields: inout Fields) throws(TraceFileProblem) {
    self.init(
      message: try fields.int("message"), value: try fields.optionalString("value"),
      error: try fields.optionalString("error"))
  }
}
