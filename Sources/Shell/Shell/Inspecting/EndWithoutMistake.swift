import Analysis
import Stage
import Trace

/// How things are after the same actions without the mistake.
struct EndWithoutMistake {
  private let values: [String: String]
  private let viewState: ViewState?

  /// `nil` when some of the actions are not possible without the mistake: what differs may then come from them.
  ///
  /// - Parameter mistaken: the run with the mistake.
  init?(_ right: RunWithoutMistake, for mistaken: Trace) {
    guard right.skipped.isEmpty else { return nil }
    values = right.play.trace.lastValues(namedAsIn: mistaken)
    viewState = right.play.stage.viewState
  }

  /// A piece of view state in words; `nil` when the screen shows none of it.
  func text(of piece: ViewStatePiece) -> String? { viewState?.text(of: piece) }

  /// The value of a property, such as `Hello.name`; `nil` when the object is not there.
  func value(of path: String) -> String? { values[path] }
}
