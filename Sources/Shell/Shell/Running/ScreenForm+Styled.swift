import Cells
import Course
import Localization
import Stage

// The app's screen as answers show it.

extension ScreenForm {
  init(_ options: Options, width: Int) {
    self.init(width: width, isASCII: options[.ascii], isSpoken: options[.plain])
  }

  func styled(_ play: Play) -> Styled { styled(play.stage.screen(self)) }

  /// - Parameter screen: `nil` when none is known.
  func styled(_ screen: String?) -> Styled {
    guard let screen else {
      return Styled(localized("No screen is known before the first turn has ended."))
    }
    guard isSpoken else { return Styled(screen) }
    let lines = screen.split(separator: "\n").map { String($0).printable }
    return Styled(ScreenWords.text(lines))
  }
}

extension Play {
  /// What the last action did that UIKit would have ended the app for.
  func complaints(width: Int) -> Styled {
    .wrapped(stage.exceptions.map(\.words), to: width)
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
    case .bypassedDataSource:
      localized(
        """
        UIKit would stop the app here: the table has a diffable data source, and only apply may \
        change its rows.
        """)
    case .goneRow(let name, let count):
      localized(
        """
        The app would stop here with "Index out of range": the table still shows \(name), but its \
        data source has \(count.rows), and the code for the touch reads the data of this row.
        """)
    case .alreadyPresented(let type):
      localized(
        """
        UIKit would stop the app here: a \(type) was presented that is on the screen already. Present \
        it when it is gone, or make another one.
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
    case .endlessUpdate(let view):
      localized(
        """
        The toy kit stops here: after many rounds \(view) has to be computed once more, since \
        what comes after the bodies writes what it has read. SwiftUI may go on without end.
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
