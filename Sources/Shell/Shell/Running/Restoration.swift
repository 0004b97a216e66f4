import Cells
import Localization
import Stage

/// What a relaunch brought back, and what it lost.
struct Restoration {
  private let kept: [String]
  private let lost: [String]

  init(of pieces: [ViewStatePiece], _ before: ViewState, _ now: ViewState) {
    var (kept, lost): ([String], [String]) = ([], [])
    for piece in pieces {
      guard let text = before.text(of: piece) else { continue }
      let words = "\(localized(dynamic: piece.name)) \(text)"
      if now.has(piece, of: before) {
        kept.append(words)
      } else {
        lost.append(now.text(of: piece).map { localized("\(words) (now \($0))") } ?? words)
      }
    }
    (self.kept, self.lost) = (kept, lost)
  }

  func styled(width: Int) -> Styled {
    Styled.wrapped(localized("Back again: \(list(kept))."), to: width)
      + .wrapped(localized("Lost: \(list(lost))."), to: width)
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? localized("nothing") : words.joined(separator: localized("; "))
  }
}
