import Actions
import Localization

/// A line of an answer sheet that answers nothing, and where it stands.
public nonisolated struct AnswerSheetProblem: Equatable, CustomStringConvertible, Sendable {
  public var file: String
  public var line: Int
  public var kind: Kind

  public enum Kind: Equatable, Sendable {
    case noAnswer(String)
    case repeated(String, firstLine: Int)
    case unknownID(String, known: [String])
    /// The lesson has such a section, and nothing is asked there.
    case nothingAsked(String, known: [String])
    case tooLarge(limit: Int)
  }

  init(_ file: String, line: Int, _ kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }

  public var description: String { "\(file):\(line): \(message)" }

  public var message: String {
    switch kind {
    case .noAnswer(let line):
      localized(
        """
        \(line.quoted) is no answer. Write the id of a section, a colon and the answer, as in: quiz: b
        """)
    case .repeated(let id, let first):
      localized("\(id) has an answer in line \(first) already. Leave one of them out.")
    case .unknownID(let id, let known):
      localized("no section is called \(id.quoted).") + guess(id, known)
    case .nothingAsked(let id, let known):
      localized("the section \(id.quoted) asks nothing.") + guess(id, known)
    case .tooLarge(let limit):
      localized("this file is larger than \(limit) bytes. Is it the right one?")
    }
  }
}
