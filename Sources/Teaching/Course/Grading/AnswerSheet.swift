import Lessons
import Localization

/// A file with a learner's answers to a lesson, graded without the learner.
///
///     # Lines like this are comments.
///     quiz-format: b
///     order-rename: c a b
///     word: notification centre
///     task-rename: open "Hello" ; type "Zulu"
///     quiz-hard: skip
///
/// A line holds the id of a section, a colon (`:` or `：`), and what the learner would type in that section. An
/// empty answer counts as no answer.
public struct AnswerSheet {
  /// In bytes.
  static let largest = 1 << 20

  /// A line of the sheet that answers a section.
  public struct Answer: Equatable {
    /// The id of the section.
    public var id: String
    /// The words after the colon; never empty.
    public var text: String
    /// Counted from 1.
    public var line: Int

    /// Whether the learner wrote `skip` or `跳过`, perhaps in brackets, to leave the question out.
    public var isSkipped: Bool {
      let text = text.lowercased().narrow
      return ["skip", "跳过", "跳過"].contains { [$0, "(\($0))"].contains(text) }
    }
  }

  /// The path of the file, as messages show it.
  public let file: String
  /// The first answer for each id, in the order of the file.
  public private(set) var answers: [Answer] = []
  /// Where in `answers` the answer for an id is.
  private var places: [String: Int] = [:]
  /// Lines that are no answers.
  public private(set) var problems: [AnswerSheetProblem] = []

  /// Reads the text of a sheet. Nothing is thrown: lines that are no answers are in `problems`.
  ///
  /// - Parameter file: the path, as messages show it.
  public init(_ text: String, file: String) {
    self.file = file
    guard text.utf8.count <= AnswerSheet.largest else {
      problems = [.init(file, line: 1, .tooLarge(limit: AnswerSheet.largest))]
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      read(line.trimmed, at: index + 1)
    }
  }

  /// The answer for a section id; `nil` when there is none.
  public subscript(id: String) -> Answer? { places[id].map { answers[$0] } }

  private mutating func read(_ line: String, at number: Int) {
    guard !line.isEmpty, !line.hasPrefix("#") else { return }
    guard let colon = line.firstIndex(where: { ":：".contains($0) }),
      String(line[..<colon]).trimmed.isID
    else {
      problems.append(.init(file, line: number, .noAnswer(line)))
      return
    }
    let id = String(line[..<colon]).trimmed
    let text = String(line[line.index(after: colon)...]).trimmed
    if let first = self[id] {
      problems.append(.init(file, line: number, .repeated(id, firstLine: first.line)))
    } else if !text.isEmpty {
      places[id] = answers.count
      answers.append(Answer(id: id, text: text, line: number))
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let ink: (Character) -> Bool = { !$0.isWhitespace && $0 != "\u{FEFF}" }
    guard let start = firstIndex(where: ink), let end = lastIndex(where: ink) else { return "" }
    return String(self[start...end])
  }
}
