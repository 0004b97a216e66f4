import Analysis
import Stage
import Trace

/// How things are after the same actions without the mistake.
struct EndWithoutMistake {
  private let values: [String: String]
  private let viewState: ViewState?

  /// `nil` when a run has no mistake, or cannot be played.
  ///
  /// - Parameter run: with the actions that came before it, if any, as its set-up.
  init?(of run: Trace) {
    let header = run.header
    guard header.mistake != nil, header.part == nil, run.gaps.cut == nil,
      let pattern = Pattern(named: header.pattern)
    else { return nil }
    let play = Play(pattern)
    play.performing(header.setup)
    play.endSetup()
    let skipped = play.performing(header.actions)
    values = play.trace.lastValues(namedAsIn: run, skipping: skipped)
    viewState = play.stage.viewState
  }

  /// A piece of view state in words; `nil` when the screen shows none of it.
  func text(of piece: ViewStatePiece) -> String? { viewState?.text(of: piece) }

  /// The value of a property, such as `Hello.name`, if it is there and is another one.
  func value(of path: String, otherThan value: String) -> String? {
    values[path].flatMap { $0 == value ? nil : $0 }
  }
}
