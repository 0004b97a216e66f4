import Localization
import Progress

nonisolated extension AssignmentStatistics {
  /// `Week 3, due 2026-12-08`, `Week 3, due 2026-12-08 (10 days left)`
  public var title: String {
    let (name, due) = (assignment.name, assignment.due)
    return switch daysLeft {
    case nil: localized("\(name), due \(due)")
    case 0?: localized("\(name), due \(due) (today)")
    case let days?:
      localized(
        days, one: "\(name), due \(due) (1 day left)",
        other: "\(name), due \(due) (\(days) days left)")
    }
  }

  /// `3 of 5 learners in time, 1 late`, or `3 of 5 learners done` while there is time.
  public var summary: String {
    guard !isUnknown else {
      return localized("The lessons and exercises of this assignment are missing here.")
    }
    let first =
      isOver
      ? localized("\(inTime.count) of \(results.count) learners in time")
      : localized("\(inTime.count) of \(results.count) learners done")
    return ([first] + (late.isEmpty ? [] : [localized("\(late.count) late")])).commaSeparated
  }

  /// Who was late, and who has not done all of it.
  public var lines: [String] {
    guard !isUnknown else { return [] }
    let undone = open.map(\.words).commaSeparated
    return [
      late.isEmpty ? nil : localized("Late: \(late.map(\.words).commaSeparated)"),
      open.isEmpty
        ? nil : isOver ? localized("Not done: \(undone)") : localized("Not done yet: \(undone)"),
    ].compactMap(\.self)
  }

  /// `in time`, in the language of the report.
  func words(of state: State) -> String {
    switch state {
    case .inTime: localized("in time")
    case .late: localized("late")
    case .open: isOver ? localized("not done") : localized("not done yet")
    }
  }
}

nonisolated extension AssignmentStatistics.LearnerResult {
  /// `Ann (2026-12-09)`, `Bo (3 of 28)`
  fileprivate var words: String {
    switch state {
    case .inTime(let day), .late(let day): localized("\(learner) (\(day))")
    case .open: localized("\(learner) (\(done) of \(all))")
    }
  }

  var day: Day? {
    switch state {
    case .inTime(let day), .late(let day): day
    case .open: nil
    }
  }
}
