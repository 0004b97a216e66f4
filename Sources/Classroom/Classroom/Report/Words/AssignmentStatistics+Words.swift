import Localization
import Progress

nonisolated extension AssignmentStatistics {
  /// `Week 3, due 2026-12-08`
  public var title: String { localized("\(assignment.name), due \(assignment.due)") }

  /// `3 of 5 learners in time, 1 late`
  public var summary: String {
    guard !isUnknown else {
      return localized("The lessons and exercises of this assignment are missing here.")
    }
    let first = localized("\(inTime.count) of \(results.count) learners in time")
    return ([first] + (late.isEmpty ? [] : [localized("\(late.count) late")])).commaSeparated
  }

  /// Who was late, and who has not done all of it.
  public var lines: [String] {
    guard !isUnknown else { return [] }
    return [
      late.isEmpty ? nil : localized("Late: \(late.map(\.words).commaSeparated)"),
      open.isEmpty ? nil : localized("Not done: \(open.map(\.words).commaSeparated)"),
    ].compactMap(\.self)
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

  /// `in time`, in the language of the report.
  var stateWords: String {
    switch state {
    case .inTime: localized("in time")
    case .late: localized("late")
    case .open: localized("not done")
    }
  }

  var day: Day? {
    switch state {
    case .inTime(let day), .late(let day): day
    case .open: nil
    }
  }
}
