import Lessons
import Localization

/// What a page says, in any language: whether a question asks, whether it can be understood without
/// another page, and whether a drawing leaves time to guess.
extension SectionCheck {
  mutating func checkWording() {
    switch section.kind {
    case .run: checkGuess()
    case .question(let question): checkWording(of: question)
    case .text, .contract, .claims, .variations, .task, .exercise: break
    }
  }

  /// A question above a drawing is answered by it, so learners need time to guess.
  private mutating func checkGuess() {
    guard !section.waits, section.beforeDrawing.openBlocks.endsSentenceAsking else { return }
    find(
      localized(
        """
        this page asks a question and shows the answer at once. Add `wait:` to its heading: then learners \
        guess before they see the drawing.
        """), at: section.location)
  }

  private mutating func checkWording(of question: Question) {
    // An ordering and a drawing with blanks ask by themselves.
    if question.form.hasBoxes, !question.prompt.hasQuestionMark {
      find(
        localized(
          """
          there is no question mark above the choices. Put the question into the text: the heading is not \
          shown everywhere.
          """), at: section.location)
    }
    checkBorrowedWords(question)
    for choice in question.choices where choice.isRight {
      guard let word = choice.reason.firstWordOfPraise else { continue }
      find(
        localized(
          """
          the reason of a right choice begins with \(word.quoted), but the shell has said "Right." already. \
          Leave the word out.
          """), at: choice.location)
    }
  }

  /// Words about a drawing or a page that do not come with the question.
  private mutating func checkBorrowedWords(_ question: Question) {
    guard section.attributes["drawing"] == nil else { return }
    // The run of the page itself is drawn with these.
    let words = [.fill, .breach].contains(question.form) ? BorrowedWords.ofPages : .all
    let parts: [(blocks: [Block], place: Location?)] =
      [(question.prompt, nil), (question.explanation, nil)]
      + question.hints.map { ($0.text, $0.location) }
      + question.choices.map { ($0.reason, $0.location) }
    for part in parts {
      guard let found = words.first(in: part.blocks) else { continue }
      find(
        localized(
          """
          \(found.quoted) means a page or a drawing that does not come with the question in `review` and in \
          question banks. Add `drawing: ID` to the heading, or say it without that page.
          """), at: part.place ?? part.blocks.first?.location ?? section.location)
    }
  }
}

/// Words that mean something only next to another page of the lesson.
private struct BorrowedWords {
  private let patterns: [Regex<Substring>]

  /// Words about other pages.
  static let ofPages = BorrowedWords(patterns: [
    /`previous`/, /\b(?:previous|earlier|last) page\b/, /\bpage before\b/,
    /\byou (?:have (?:just )?seen|(?:just )?saw)\b/,
    /上一页|前一页|上一节/, /刚才(?:看到|的运行|那)/,
  ])

  /// Words about other pages, and about drawings.
  static let all = BorrowedWords(
    patterns: ofPages.patterns + [
      /\b(?:the|this)(?: \w+)? drawing\b/, /\b(?:both|these|two) drawings\b/,
      /\bthe (?:run|table) (?:above|before)\b/, /\bmessage [0-9]+\b/,
      // 视图里 means a view, and 时序图里 any drawing.
      /上图|[这前]一?张图|两张图|(?:^|[^视序])图[中里上](?!报)/, /上面的?(?:运行|表格|时序图)/,
      /第 ?[0-9]+ ?条/,
    ])

  /// The words that are first among the patterns; `nil` when none is there.
  func first(in blocks: [Block]) -> String? {
    let text = blocks.markdown.replacing("\n", with: " ")
    return patterns.lazy.compactMap { text.firstMatch(of: $0.ignoresCase()) }
      .first.map { String($0.output.drop { !$0.isLetter && $0 != "`" }) }
  }
}

extension [Block] {
  fileprivate var hasQuestionMark: Bool { words.contains { "?？".contains($0) } }

  /// Whether a sentence ends in a question mark.
  fileprivate var endsSentenceAsking: Bool { words.contains(/[?？]($|[\s*_"”’」）)])|？/) }

  /// The text without code, in which a question mark is no question.
  private var words: String {
    let blocks = filter { if case .code = $0.kind { false } else { true } }
    return blocks.markdown.replacing(/`[^`]*`/, with: "`")
  }

  /// The word with which the text says that the answer is right; `nil` when it begins otherwise.
  fileprivate var firstWordOfPraise: String? {
    let text = first.map { [$0].markdown } ?? ""
    let praise = /(yes|right|correct|exactly|是的|对的?|没错|正确)(?=[\s.,:;!。，：；！、]|$)/.ignoresCase()
    guard let word = text.prefixMatch(of: praise)?.output.1 else { return nil }
    // "Right after the post …" says when, not that it is right.
    let isSentence = text.dropFirst(word.count).first?.isWhitespace != true
    return isSentence || word.lowercased() == "yes" ? String(word) : nil
  }
}
