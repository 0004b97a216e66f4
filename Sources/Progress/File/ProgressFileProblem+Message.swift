extension ProgressFileProblem: CustomStringConvertible {
  /// What was found, where, and what to do. To be put behind the name of the file.
  public var message: String { "\(finding) \(advice)" }

  public var description: String { message }

  private var finding: String {
    switch self {
    case .empty: "the file is empty."
    case .notJSON: "this is not JSON, or the end of it is missing."
    case .notProgress: "this is no progress file: it has no field \"lifeline-progress\"."
    case .unknownVersion(let found):
      "this progress file has version \(found), known is version \(ProgressFile.version)."
    case .missing(let field): "the field \"\(field)\" is missing."
    case .wrongType(let field): "the field \"\(field)\" has a value of the wrong type."
    case .wrongValue(let field, let found, let expected):
      "the field \"\(field)\" should be \(expected), found \"\(found.short)\"."
    case .repeated(let field, let found): "\"\(found.short)\" at \"\(field)\" stood there before."
    case .changed: "this file was changed after it was written: its digest does not fit."
    }
  }

  private var advice: String {
    switch self {
    case .unknownVersion: "Read it with a newer lifeline."
    default: "Nothing was imported. Write it anew with `progress export`."
    }
  }
}

extension String {
  /// Cut to what fits into a sentence.
  fileprivate var short: String { count <= 40 ? self : prefix(39) + "…" }
}
