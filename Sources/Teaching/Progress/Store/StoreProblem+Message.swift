import Localization

extension StoreProblem: CustomStringConvertible {
  /// Where, what was found, and what to do.
  public var message: String { localized("\(path): \(finding) \(advice)") }

  public var description: String { message }

  private var finding: String {
    switch reason {
    case .noDirectory: localized("this directory cannot be made or opened.")
    case .notWritable: localized("progress cannot be written here.")
    case .busy: localized("another program holds this file.")
    case .diskFull: localized("the disk is full.")
    case .damaged: localized("this file was damaged while it was in use.")
    case .other(let words): localized("SQLite says: \(words).")
    }
  }

  private var advice: String {
    switch reason {
    case .noDirectory, .notWritable: localized("Check the permissions, then start again.")
    case .busy: localized("Close the other program and try again.")
    case .diskFull: localized("Make room and try again.")
    case .damaged: localized("Start again; what can be read then is kept.")
    case .other: localized("Try again; if it stays so, move the file away.")
    }
  }
}
