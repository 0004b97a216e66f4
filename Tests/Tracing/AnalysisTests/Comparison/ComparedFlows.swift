import Testing
import Trace

@testable import Analysis

/// How well the moments of two flows fit, of those that fit at all; without the tap on a button, which always fits. It is the
/// same from the other side.
func fits(
  _ first: String, _ second: String, patterns: (String, String) = ("mvc", "mvc")
) -> [String] {
  let runs = Both(
    ToldRun(Trace(patterns.0, flow: first)), ToldRun(Trace(patterns.1, flow: second)))
  let common = (0..<min(runs.first.stories.count, runs.second.stories.count)).map {
    CommonChange(ActionFacts(runs.first, $0), ActionFacts(runs.second, $0))
  }
  let left = MomentFacts.all(in: runs.first, leading: common.map { $0?.first.record })
  let right = MomentFacts.all(in: runs.second, leading: common.map { $0?.second.record })
  return left.flatMap { one in
    right.compactMap { other -> String? in
      let fit = one.fit(to: other)
      #expect(other.fit(to: one) == fit)
      guard fit > 0, one.moment.action == other.moment.action else { return nil }
      return "\(words(one.moment, runs.first)) ~ \(words(other.moment, runs.second)): \(fit)"
        + (one.isSame(other) ? ", same" : "")
    }
  }.filter { !$0.hasPrefix("button.tap ~ button.tap:") }
}

/// The rows of two flows after the tap on a button. Those that the other flow has elsewhere end with a star.
func rows(
  _ first: String, _ second: String, patterns: (String, String) = ("mvc", "mvc")
) -> [String] {
  let runs = Both(
    ToldRun(Trace(patterns.0, flow: first)), ToldRun(Trace(patterns.1, flow: second)))
  return StoryAlignment(runs.first, runs.second).rows.map { row in
    let (one, two) = (
      row.first.map { words($0, runs.first) }, row.second.map { words($0, runs.second) }
    )
    return "\(one ?? "–") | \(two ?? "–")" + (row.isElsewhere ? " *" : "")
  }.filter { !["button.tap | button.tap", "PlayVC.tapped | PlayVC.tapped"].contains($0) }
}

/// How many messages it takes in two flows to the data, and from there to a view.
func hops(
  _ first: String, _ second: String, patterns: (String, String) = ("mvc", "mvc")
) -> [String] {
  let runs = (
    ToldRun(Trace(patterns.0, flow: first)), ToldRun(Trace(patterns.1, flow: second))
  )
  guard let both = Hops.ofBoth(runs.0, runs.1) else { return [] }
  #expect(Hops.of(runs.1, like: both.0, of: runs.0) == both.1)
  return zip([both.0, both.1], [runs.0, runs.1]).map { hops, run in
    let data = run.change(hops.change).map { "\($0.owner).\($0.property)" } ?? "?"
    let view = hops.view.flatMap(run.message).map { "\($0.to).\($0.text)" } ?? "–"
    return "\(hops.action): \(hops.kind) \(hops.toData) \(data), \(hops.toView ?? 0) \(view)"
  }
}

private func words(_ moment: StoryMoment, _ run: ToldRun) -> String {
  let messages = moment.messages.compactMap(run.message).map { "\($0.to).\($0.text)" }
  return (messages + moment.changes.compactMap { run.change($0)?.property })
    .joined(separator: " ")
}
