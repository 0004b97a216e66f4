import Cells
import Course
import Lessons

/// The choices of a question, and how to answer it.
struct QuestionSheet {
  let asked: PosedQuestion

  func styled(width: Int) -> Styled {
    .stack([options(width), .wrapped(PageWords.invitation(to: asked), to: width)])
      .meant(for: .choice)
  }

  private func options(_ width: Int) -> Styled {
    guard asked.answer != .words else { return Styled() }
    return asked.options.enumerated().reduce(Styled()) { whole, option in
      let letter = Letters.letter(option.offset) + ") "
      let text = option.element.text.styled(width: width - letter.cells)
      return whole + text.hanging(under: letter)
    }
  }
}

extension PosedQuestion.Option.Text {
  func styled(width: Int) -> Styled {
    switch self {
    case .written(let text): return text.styled(width: width)
    case .message(let message):
      let words = "\(message.from) -> \(message.to) : \(message.kind.rawValue)"
      return .wrapped(words.printable, to: max(width, 20), .code)
    }
  }
}
