import Analysis
import Stage
import Trace

/// How things are after the same actions without the mistake.
struct EndWithoutMistake {
  /// Of the properties, such as `Hello.name`.
  let values: [String: String]
  let viewState: ViewState?

  /// `nil` when some of the actions are not possible without the mistake: what differs may then come from them.
  ///
  /// - Parameter mistaken: the run with the mistake.
  init?(_ right: RunWithoutMistake, for mistaken: Trace) {
    guard right.skipped.isEmpty else { return nil }
    values = right.play.trace.lastValues(namedAsIn: mistaken)
    viewState = right.play.stage.viewState
  }
}
