import Analysis
import Course
import Stage
import Trace

/// The actions of a run, played again without its mistake. Those that are not possible then are left out.
struct RunWithoutMistake {
  let play: Play
  /// What is left out, counted from 0, with the set-up.
  let skipped: Set<Int>
  private let actions: [String]

  /// `nil` when a run has no mistake, or cannot be played.
  ///
  /// - Parameter includesSetup: whether the set-up belongs to the trace.
  init?(of run: Trace, includesSetup: Bool = false) {
    let header = run.header
    guard header.mistake != nil, header.part == nil, let pattern = Pattern(named: header.pattern)
    else { return nil }
    play = Play(pattern)
    actions = header.setup + header.actions
    var skipped = play.performing(header.setup)
    if !includesSetup { play.endSetup() }
    for index in play.performing(header.actions) { skipped.insert(header.setup.count + index) }
    self.skipped = skipped
  }

  /// The actions that are left out, as they are typed.
  var leftOut: [String] { skipped.sorted().map { actions[$0] } }
}

extension Play {
  /// Performs those of some actions that are possible.
  ///
  /// - Returns: the others, counted from 0.
  fileprivate func performing(_ actions: [String]) -> Set<Int> {
    var skipped: Set<Int> = []
    for (index, action) in actions.enumerated() {
      do { try perform(action) } catch { skipped.insert(index) }
    }
    return skipped
  }
}

extension AskedRun {
  /// The run together with the same actions without its mistake; `nil` when it has no mistake, or cannot be played.
  ///
  /// A file that ends too early has not all that its actions led to.
  func playedWithoutMistake() -> MistakenRun? {
    guard hidesLater || all.gaps.cut == nil,
      let right = RunWithoutMistake(of: all, includesSetup: includesSetup)
    else { return nil }
    let first = includesSetup ? 0 : all.header.setup.count
    guard right.skipped.allSatisfy({ $0 >= first }) else { return nil }
    return MistakenRun(
      all, withoutMistake: right.play.trace, skipped: Set(right.skipped.map { $0 - first }),
      upTo: hidesLater ? end : .max)
  }
}
