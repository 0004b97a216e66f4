import Cells
import Localization
import Stage

/// What a relaunch brought back of the view state just before it, and what it lost.
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
    Styled.wrapped(keptWords, to: width) + .wrapped(lostWords, to: width)
  }

  private var keptWords: String {
    kept.isEmpty
      ? localized("Compared with just before relaunch, nothing came back.")
      : localized("Compared with just before relaunch, back again: \(list(kept)).")
  }

  private var lostWords: String {
    lost.isEmpty ? localized("Nothing was lost.") : localized("Lost: \(list(lost)).")
  }

  private func list(_ words: [String]) -> String { words.joined(separator: localized("; ")) }
}
