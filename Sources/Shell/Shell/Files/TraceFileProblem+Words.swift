import Localization
import Trace

nonisolated extension TraceFileProblem {
  /// Place, finding and advice, in the current language. Of what only the writers of programs meet, the finding and the
  /// advice are in English.
  var words: String {
    guard let sentences else { return message }
    return [placeInWords, sentences.joinedSentences].joined(separator: localized(": "))
  }

  private var placeInWords: String {
    column.map { localized("line \(line), column \($0)") } ?? localized("line \(line)")
  }

  private var sentences: [String]? {
    switch reason {
    case .empty: [localized("the file is empty."), toWriteOne]
    case .notJSON:
      [localized("this is not JSON."), localized("Every line of a trace is one JSON object.")]
    case .notATrace:
      [
        localized("this is not a trace: the first line has no field \"lifeline\"."), toWriteOne,
      ]
    case .secondTrace:
      [
        localized("a second trace begins here."),
        localized("A file holds one trace: put this line and all after it into another file."),
      ]
    case .unknownVersion(let found):
      [
        localized("this trace has version \(found.shortened), known is version 1."),
        found.isNewer
          ? localized("Use a newer lifeline, or write the trace again with this one.")
          : localized("Write the trace again with this lifeline."),
      ]
    case .missing(let field):
      [
        localized("the field \"\(field)\" is missing."),
        localized("Put it right, or write the trace again."),
      ]
    case .notAnObject, .wrongType, .unknownWord, .outOfRange, .notGreater, .repeatedName,
      .notAnOpenCall, .unknownRecord, .wrongDepth, .wrongTurn:
      nil
    }
  }

  private var toWriteOne: String {
    localized("Write one with `run PATTERN SCENARIO --format jsonl`.")
  }
}

nonisolated extension JSON {
  /// Whether it is a version that comes after the known one.
  fileprivate var isNewer: Bool { if case .int(2...) = self { true } else { false } }

  /// The value, in at most 40 characters.
  fileprivate var shortened: String { text.count <= 40 ? text : text.prefix(39) + "…" }
}
