import Cells
import Course
import Localization
import Stage

/// The app's screen as answers show it.
struct AppScreen {
  private let form: ScreenForm

  init(_ form: ScreenForm) {
    self.form = form
  }

  init(_ options: Options, width: Int) {
    self.init(ScreenForm(options, width: width))
  }

  func styled(_ play: Play) -> Styled {
    form.isSpoken
      ? styled(play.stage.screenInWords.joined(separator: "\n"))
      : Styled(play.stage.screen(width: form.width, isASCII: form.isASCII))
  }

  /// - Parameter screen: `nil` when none is known.
  func styled(_ screen: String?) -> Styled {
    guard let screen else {
      return Styled(localized("No screen is known before the first turn has ended."))
    }
    guard form.isSpoken else { return Styled(screen) }
    let lines = screen.split(separator: "\n").map { String($0).printable }
    return Styled(ScreenWords(lines: lines).text)
  }
}

extension Play {
  /// What the last action did that UIKit would have ended the app for.
  func complaints(width: Int) -> Styled {
    Styled(stage.exceptions.flatMap { Styled.wrapped($0.words, to: width).lines })
  }
}

extension UIKitException {
  fileprivate var words: String {
    switch self {
    case .invalidUpdate(let before, let difference, let now):
      difference < 0
        ? localized(
          """
          UIKit would stop the app here: the table had \(before.rows), was told that \
          \(abs(difference).rows) went away, and its data source counts \(now).
          """)
        : localized(
          """
          UIKit would stop the app here: the table had \(before.rows), was told that \
          \(difference.rows) came, and its data source counts \(now).
          """)
    case .noColumns:
      localized(
        """
        UIKit would stop the app here: a scene was set for a column, but the split view was made \
        without a style.
        """)
    case .unrecognizedSelector(let selector, let receiver):
      localized(
        """
        The runtime would stop the app here with "unrecognized selector": \(receiver) was sent \
        \(selector), implements no such method, and names no object to forward it to.
        """)
    }
  }
}

extension Int {
  fileprivate var rows: String { localized(self, one: "1 row", other: "\(self) rows") }
}

extension Styled {
  /// Empty rows of a screen that follow each other, as one.
  var withEmptyRowsTogether: Styled {
    var rows: [Line] = []
    for line in lines where !line.isEmptyRow || rows.last?.isEmptyRow != true {
      rows.append(line)
    }
    return Styled(rows)
  }
}

extension Styled.Line {
  /// Whether there is only the frame of the screen.
  fileprivate var isEmptyRow: Bool { plain.allSatisfy { " │|".contains($0) } }
}
