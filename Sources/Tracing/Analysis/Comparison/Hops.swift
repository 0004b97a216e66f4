import Trace

/// How many messages it takes from the action to a change of data, and from there to a view.
///
/// Figures of several runs are counted to what all of them change, and in one action: else they could not be compared.
public struct Hops: Equatable, Sendable {
  /// The action in which that is, counted from 0.
  public let action: Int
  /// What is changed.
  public let kind: DataKind
  /// The record of the change.
  public let change: Int
  /// Counts the messages from the action to the one that changes it.
  public let toData: Int
  /// The first message by which a view is written because of it; `nil` when none is. All on the way to it is sent after
  /// the change, or announces it.
  public let view: Int?
  /// Counts the messages to it from the last one that is also on the way to the change.
  public let toView: Int?
  /// Whether that last one is before the message that changes the data: then the way to the view does not go on from there.
  public let leavesEarlier: Bool

  private init(_ action: Int, _ change: Contrast.Change, in story: Story) {
    (self.action, kind, self.change) = (action, change.kind, change.record)
    toData = change.way.count
    // What observes is marked before the data changes.
    let announcing = story.announcements(of: change.record).flatMap {
      $0.messages + $0.hearers.map(\.message)
    }
    let writing = story.writings.first { writing in
      writing.message > change.record && writing.way.first == change.way.first
        && writing.way.allSatisfy {
          $0 > change.record || change.way.contains($0) || announcing.contains($0)
        }
    }
    view = writing?.message
    toView = writing.map { $0.way.count { !change.way.contains($0) } }
    let branch = writing?.way.last(where: change.way.contains)
    leavesEarlier = branch != nil && branch != change.way.last
  }

  /// The figures of two runs; `nil` where they change no data that can be compared.
  public static func ofBoth(_ first: ToldRun, _ second: ToldRun) -> (Hops, Hops)? {
    let actions = 0..<min(first.stories.count, second.stories.count)
    let common = actions.compactMap { ofBoth(first, second, in: $0) }
    return DataKind.allCases.lazy.compactMap { kind in common.first { $0.0.kind == kind } }.first
  }

  /// The figures of a run, counted to what another one changes, too.
  public static func of(_ run: ToldRun, like other: Hops, of otherRun: ToldRun) -> Hops? {
    ofBoth(otherRun, run, in: other.action).flatMap { $0.0.kind == other.kind ? $0.1 : nil }
  }

  private static func ofBoth(
    _ first: ToldRun, _ second: ToldRun, in action: Int
  ) -> (Hops, Hops)? {
    guard
      let common = CommonChange(ActionFacts(first, action), ActionFacts(second, action)),
      !common.first.way.isEmpty, !common.second.way.isEmpty,
      common.kind != .own || (common.first.isInService && common.second.isInService)
    else { return nil }
    return (
      Hops(action, common.first, in: first.stories[action]),
      Hops(action, common.second, in: second.stories[action])
    )
  }
}
