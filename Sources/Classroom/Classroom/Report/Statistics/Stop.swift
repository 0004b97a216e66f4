import Progress

/// A learner who began a lesson and did not finish it, while the class or most of it went on.
public nonisolated struct Stop: Equatable, Sendable {
  public let learner: String
  public let lesson: LearnerStatistics.LessonStatistics

  /// After so many days without an entry, while others had entries, a learner has stopped.
  static let idleDays = 7

  /// Learners who have not finished a lesson, and either did nothing in it in the last days, or did less than more than
  /// half of those who began it; those who did least come first.
  static func all(_ learners: [LearnerStatistics]) -> [Stop] {
    let end = learners.compactMap(\.days?.upperBound).max()
    let stops = learners.flatMap { learner in
      learner.lessons.map { Stop(learner: learner.name, lesson: $0) }
    }
    let usual = Dictionary(grouping: stops, by: \.lesson.lesson).mapValues { stops in
      stops.map(\.lesson.completion.share).lowerMedian
    }
    let stopped = stops.filter { stop in
      let share = stop.lesson.completion.share
      let isIdle = end.map { $0 - stop.lesson.days.upperBound >= idleDays } ?? false
      return share < 1 && (isIdle || share < (usual[stop.lesson.lesson] ?? 0))
    }
    return stopped.sorted {
      ($0.lesson.completion.share, $0.learner) < ($1.lesson.completion.share, $1.learner)
    }
  }
}

nonisolated extension [Double] {
  /// Of two middles the lower one: what is less than this is less than more than half of them.
  fileprivate var lowerMedian: Double { isEmpty ? 0 : sorted()[(count - 1) / 2] }
}
