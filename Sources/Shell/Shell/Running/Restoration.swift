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
    guard !(kept.isEmpty && lost.isEmpty) else {
      return .wrapped(
        localized("There was no view state before relaunch, so none was lost."), to: width)
    }
    return Styled.wrapped(keptWords, to: width) + .wrapped(lostWords, to: width)
  }

  private var keptWords: String {
    kept.isEmpty
      ? localized("No view state is as it was just before relaunch.")
      : localized("View state as just before relaunch: \(list(kept)).")
  }

  private var lostWords: String {
    lost.isEmpty
      ? localized("No view state was lost.") : localized("View state lost: \(list(lost)).")
  }

  private func list(_ words: [String]) -> String { words.joined(separator: localized("; ")) }
}
