import Analysis
import Cells
import Localization

extension TraceDifference {
  /// Counts, then what differs with the calls around it.
  func styled(width: Int) -> Styled {
    let step = width < 60 ? 1 : 2
    let rows = lines.flatMap { line in
      line.text(indent: step).flatMap { text in
        text.printable.hanging(in: width).map { Styled.Line([.init($0, line.style)]) }
      }
    }
    return .stack([.wrapped(localized("\(summary)."), to: width, .heading), Styled(rows)])
  }

  /// A sentence for each difference.
  var sentences: [String] {
    [localized("\(summary).")] + differences.map(\.sentence)
  }
}

extension DifferenceLine {
  /// The sign says the same without a colour.
  fileprivate var style: Styled.Style {
    guard case .row(let row) = self else { return .faint }
    switch row.mark {
    case .same: return .plain
    case .added: return .success
    case .removed: return .failure
    case .changed, .moved: return .change
    case .movedAway: return .faint
    }
  }
}

extension TraceDifference.Row {
  fileprivate var sentence: String {
    let (old, new) = (before?.words.printable ?? "", after?.words.printable ?? "")
    switch mark {
    case .added: return localized("Added: \(new).")
    case .removed: return localized("Removed: \(old).")
    case .changed: return localized("Changed: \(old). Now: \(new).")
    case .moved where isEdited: return localized("Moved and changed: \(old). Now: \(new).")
    case .moved: return localized("Moved: \(new).")
    case .same, .movedAway: return ""
    }
  }
}

extension String {
  /// Wrapped, so that later lines are below the first word.
  fileprivate func hanging(in width: Int) -> [String] {
    let indent = min(prefix { " +-~<>".contains($0) }.count + 2, width / 3)
    return wrapped(to: width, hanging: indent).enumerated().map { index, line in
      index == 0 ? line : String(repeating: " ", count: indent) + line
    }
  }
}
