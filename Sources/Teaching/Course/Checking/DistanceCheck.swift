import Cells
import Lessons
import Localization
import Trace

/// Checks that no answer is printed just before it is asked: then learners only read it again.
///
/// It looks for the accepted words of a short answer, and for the whole text of the right choice of a quiz, on the pages
/// before. Drawings and hints do not count: learners have to find something in a drawing, and ask for a hint.
struct DistanceCheck {
  /// So many pages before a question do not say its answer.
  static let pages = 3

  private let lesson: Lesson

  init(_ lesson: Lesson) { self.lesson = lesson }

  var findings: [Finding] { lesson.sections.indices.compactMap(finding) }

  private func finding(on page: Int) -> Finding? {
    let section = lesson.sections[page]
    guard let question = section.question else { return nil }
    let answers = question.wordsToFind
    for distance in 1...Self.pages where page >= distance {
      let text = lesson.sections[page - distance].readText
      guard let answer = answers.first(where: text.says) else { continue }
      let message = localized(
        distance,
        one:
          "the page before says the answer: `\(answer)`. Put \(Self.pages) other pages between them, or say it otherwise there.",
        other:
          "\(distance) pages before, the lesson says the answer: `\(answer)`. Put \(Self.pages) other pages between them, or say it otherwise there."
      )
      return Finding(lesson.file, section.location, message)
    }
    return nil
  }
}

extension Question {
  /// A shorter choice is a name, such as *the data manager*. Names are on every page.
  private static let longestName = 20

  /// What gives the answer away when it was read just before.
  fileprivate var wordsToFind: [String] {
    switch form {
    case .shortAnswer: rightChoices.flatMap(\.formsToFind).map { $0.lowercased() }
    case .quiz:
      rightChoices.count == 1
        ? rightChoices.map { $0.text.plain.lowercased() }.filter { $0.cells > Self.longestName }
        : []
    case .predict, .order, .fill, .breach: []
    }
  }
}

extension Question.Choice {
  /// Without roles that are short for the answer, such as *View* for its interface. They are names, too.
  fileprivate var formsToFind: [String] {
    forms.prefix(1) + forms.dropFirst().filter { Role(heading: $0) == nil }
  }
}

extension Section {
  /// What is read on the page, in small letters: without drawings, marks, hints and notes.
  fileprivate var readText: String {
    textWithoutDrawings.replacing(#/(?s)<!--.*?-->/#, with: "")
      .replacing(#/(?s)<details.*?</details>/#, with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}

extension String {
  /// Whether it has these words, and not only as a part of longer words.
  fileprivate func says(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      let (before, after) = (self[..<range.lowerBound].last, self[range.upperBound...].first)
      let (first, last) = (words.first, words.last)
      return !(before.isOfWord && first.isOfWord) && !(after.isOfWord && last.isOfWord)
    }
  }
}

extension Character? {
  /// Chinese has no spaces between words.
  fileprivate var isOfWord: Bool {
    guard let self else { return false }
    return self.isASCII && (self.isLetter || self.isNumber)
  }
}
