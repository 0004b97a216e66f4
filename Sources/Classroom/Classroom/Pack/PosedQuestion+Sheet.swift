import Course
import Lessons
import Localization

extension PosedQuestion.Option {
  /// The text of the lesson, or a message of the run.
  var inlines: [Inline] {
    switch text {
    case .written(let text): text
    case .message(let message):
      [.code("\(message.from) -> \(message.to) : \(message.kind.rawValue)")]
    }
  }

  /// Why it is right or wrong.
  var reasonBlocks: [Block] {
    switch reason {
    case .written(let blocks): blocks
    case .generated(let reason): [.paragraph(reason.words)]
    }
  }
}

extension PosedQuestion {
  /// The options, and room for the answer.
  var sheet: [Block] { choices + room }

  var choices: [Block] {
    switch answer {
    case .one: [boxes { _ in false }]
    case .several:
      (asksForAll ? [] : [.paragraph(localized("Tick all right choices."))])
        + [boxes { _ in false }]
    case .sequence: [.bullets(options.indices.map { [.paragraph(lettered($0))] })]
    case .words: []
    }
  }

  /// Whether the question says it in its own words.
  private var asksForAll: Bool {
    question.prompt.compactMap(\.paragraph).contains { $0.plain.contains(localized("Tick all")) }
  }

  private var room: [Block] {
    switch answer {
    case .one, .several: []
    case .sequence(let right):
      [
        .paragraph(
          question.form == .fill ? Blank.numbered(right.count) : Blank.order(right.count))
      ]
    case .words: [.paragraph(localized("Answer: \(Blank.line)"))]
    }
  }

  /// The options with the answers and all reasons.
  var solutionSheet: [Block] {
    switch answer {
    case .one(let right): [boxes(withReasons: true) { $0 == right }]
    case .several(let right): [boxes(withReasons: true) { right.contains($0) }]
    case .sequence(let right):
      [.numbered(right.map { [.paragraph(lettered($0))] + reason($0) })]
    case .words:
      [
        .boxes(
          options.indices.map {
            (question.ticked.contains($0), [.paragraph(spellings($0))] + reason($0))
          })
      ]
    }
  }

  /// The spelling that slides show, then the others.
  private func spellings(_ index: Int) -> [Inline] {
    let text = options[index].inlines
    let forms = text.codeSpans.map { [Inline.code($0)] }
    guard question.ticked.contains(index), forms.count > 1 else { return text }
    let others = forms.dropFirst().joined(separator: [.text(localized(", "))])
    return forms[0] + [.text(localized("; also right: "))] + others
  }

  /// `a) words`
  func lettered(_ index: Int) -> [Inline] {
    [.text(Letters.letter(index) + ") ")] + options[index].inlines
  }

  private func boxes(withReasons: Bool = false, _ isTicked: (Int) -> Bool) -> Block {
    .boxes(
      options.indices.map {
        (isTicked($0), [.paragraph(lettered($0))] + (withReasons ? reason($0) : []))
      })
  }

  private func reason(_ index: Int) -> [Block] {
    let reason = options[index].reasonBlocks
    return reason.isEmpty ? [] : [Block(.quote(reason))]
  }
}
