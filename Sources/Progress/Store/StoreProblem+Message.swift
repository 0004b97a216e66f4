extension StoreProblem: CustomStringConvertible {
  /// Where, what was found, and what to do.
  public var message: String { "\(path): \(finding) \(advice)" }

  public var description: String { message }

  private var finding: String {
    switch reason {
    case .noDirectory: "this directory cannot be made or opened."
    case .notWritable: "progress cannot be written here."
    case .busy: "another program holds this file."
    case .diskFull: "the disk is full."
    case .damaged: "this file was damaged while it was in use."
    case .other(let words): "SQLite says: \(words)."
    }
  }

  private var advice: String {
    switch reason {
    case .noDirectory, .notWritable: "Check the permissions, then start again."
    case .busy: "Close the other program and try again."
    case .diskFull: "Make room and try again."
    case .damaged: "Start again; what can be read then is kept."
    case .other: "Try again; if it stays so, move the file away."
    }
  }
}
