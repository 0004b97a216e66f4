import Cells
import Course
import Lessons

/// The variants of a page on which something is changed, each with its letter.
struct ChangeSheet {
  let work: ChangeWork

  func styled(width: Int) -> Styled {
    let rows = zip(work.letters, work.variations.variants).reduce(Styled()) { whole, pair in
      whole + ChangeSheet.row(pair.0, pair.1, width: width)
    }
    let invitation = Styled.wrapped(PageWords.invitation(toChange: work), to: width)
    return .stack([rows, invitation]).meant(for: .choice)
  }

  /// `b) The store calls the controller that it knows.`
  static func row(_ letter: String, _ variant: Variations.Variant, width: Int) -> Styled {
    let bullet = letter + ") "
    return variant.text.styled(width: width - bullet.cells).hanging(under: bullet)
  }
}

extension VariantFacts {
  /// What differs in the conversation, then a line for contract, objects and screen each.
  func styled(width: Int) -> Styled {
    let lines = conversation.lines.flatMap { line in
      line.text.wrapped(to: width, hanging: 4 + line.depth * 2).enumerated().map { index, text in
        let indent = index == 0 ? "" : String(repeating: " ", count: 4 + line.depth * 2)
        return Styled.Line([.init(indent + text, line.style)])
      }
    }
    return .wrapped(conversation.heading, to: width) + Styled(lines)
      + (conversation.remainder.map { Styled($0, .faint) } ?? Styled())
      + Styled.wrapped(sentences, to: width)
  }
}

extension ConversationLine {
  /// The sign says the same without a colour.
  fileprivate var style: Styled.Style {
    switch mark {
    case .same, .movedAway: .faint
    case .added: .success
    case .removed: .failure
    case .changed, .moved: .change
    }
  }
}
