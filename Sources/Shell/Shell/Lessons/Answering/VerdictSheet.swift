import Cells
import Course
import Lessons
import Localization

/// Why an answer is right or wrong.
struct VerdictSheet {
  private let verdict: Verdict
  private let asked: PosedQuestion
  /// Whether each reason has its choice above it. Where several letters are typed, one reason may be about any of them.
  private let namesChoices: Bool

  /// - Parameter isSolution: whether it tells the right choices, and does not answer with the learner's own.
  init(_ verdict: Verdict, _ asked: PosedQuestion, isSolution: Bool = false) {
    self.verdict = verdict
    self.asked = asked
    namesChoices =
      switch asked.answer {
      case .one: isSolution
      case .several, .sequence: true
      case .words: verdict.remarks.count > 1
      }
  }

  func styled(width: Int) -> Styled { .stack(verdict.remarks.map { remark($0, width) }) }

  private func remark(_ remark: Verdict.Remark, _ width: Int) -> Styled {
    switch remark {
    case .reason(let index): return reason(index, width)
    case .missing(let count):
      return .wrapped(
        localized(
          count, one: "You missed one right choice.", other: "You missed \(count) right choices."),
        to: width)
    case .rightSoFar(let count, let all):
      let words =
        switch count {
        case 0: localized("The first one is not right.")
        case 1: localized("The first one is right, the second is not.")
        default: localized("The first \(count) of \(all) are right.")
        }
      return .wrapped(words, to: width)
    case .otherWord: return .wrapped(localized("It is something else."), to: width)
    }
  }

  /// The reason of a choice.
  private func reason(_ index: Int, _ width: Int) -> Styled {
    let option = asked.options[index]
    let reason: Styled =
      switch option.reason {
      case .written(let blocks): blocks.styled(width: width)
      case .generated(let reason): .wrapped(reason.words, to: width)
      }
    guard namesChoices else { return reason }
    let name = asked.answer == .words ? "" : Letters.letter(index) + ") "
    return option.text.styled(width: width - name.cells).hanging(under: name) + reason
  }
}

extension PosedQuestion {
  /// The answer to the question, explained.
  func styledSolution(width: Int) -> Styled {
    // As the options are shown; the accepted form of a short answer.
    let letters =
      answer == .words
      ? question.rightChoices.first?.forms.first ?? ""
      : rightOptions.map(Letters.letter).joined(separator: " ")
    let head = letters.isEmpty ? "" : localized("The answer: \(letters)")
    return .stack([
      .wrapped(head, to: width, .strong),
      VerdictSheet(solution, self, isSolution: true).styled(width: width),
      explanation.styled(width: width),
    ])
  }

  /// The right options, counted from 0; of a sequence in its order.
  var rightOptions: [Int] {
    switch answer {
    case .one(let index): [index]
    case .several(let indices): indices.sorted()
    case .sequence(let indices): indices
    case .words: question.ticked
    }
  }
}
