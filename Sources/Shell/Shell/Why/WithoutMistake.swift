import Analysis
import Course
import Stage
import Trace

extension AskedRun {
  /// The run together with the same actions without its mistake; `nil` when it has no mistake, or cannot be played.
  ///
  /// An action that is not possible without the mistake is left out. A file that ends too early has not
  /// all that its actions led to.
  func playedWithoutMistake() -> MistakenRun? {
    let header = all.header
    guard header.mistake != nil, header.part == nil, let pattern = Pattern(named: header.pattern),
      hidesLater || all.gaps.cut == nil
    else { return nil }
    let play = Play(pattern)
    var skipped: Set<Int> = []
    if includesSetup {
      skipped = play.performing(header.setup + header.actions)
    } else {
      guard play.performing(header.setup).isEmpty else { return nil }
      play.endSetup()
      skipped = play.performing(header.actions)
    }
    return MistakenRun(
      all, withoutMistake: play.trace, skipped: skipped, upTo: hidesLater ? end : .max)
  }
}

extension Play {
  /// Performs those of some actions that are possible.
  ///
  /// - Returns: the others, counted from 0.
  @discardableResult func performing(_ actions: [String]) -> Set<Int> {
    var skipped: Set<Int> = []
    for (index, action) in actions.enumerated() {
      do { try perform(action) } catch { skipped.insert(index) }
    }
    return skipped
  }
}
