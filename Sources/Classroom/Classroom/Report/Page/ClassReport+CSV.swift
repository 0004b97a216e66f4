import Documents
import Exports
import Progress

nonisolated extension ClassReport {
  /// A row for each learner and each question or task of the lessons that the class has begun. The
  /// headings are the same in every language. The result of an item that a learner never opened is
  /// empty. What several assignments ask for has one row, too, so that sums of tries and answers are right.
  public var csv: Lines {
    Lines { [self] in
      let rows = learners.lazy.flatMap { learner in
        syllabus.items.lazy.map { item in
          CSV.row(learner.cells(of: item) + learner.timeliness(of: item, assignments(of: item)))
        }
      }
      let head = [CSV.byteOrderMark + CSV.row(LearnerStatistics.columns)]
      return AnyIterator([AnySequence(head), AnySequence(rows)].joined().makeIterator())
    }
  }

  private func assignments(of item: Item) -> [AssignmentStatistics] {
    assignments.filter { $0.assignment.asks(for: item.id) }
  }
}

nonisolated extension LearnerStatistics {
  /// What asked for it, the day by which it was to be done, and whether it was; empty for what no assignment asks for.
  /// Several assignments are in the same order in each cell.
  fileprivate func timeliness(of item: Item, _ assignments: [AssignmentStatistics]) -> [String] {
    let cells = [
      assignments.map(\.assignment.name), assignments.map(\.assignment.due.description),
      assignments.map { isInTime(item, $0) },
    ]
    return cells.map { $0.joined(separator: " | ") }
  }

  /// Empty while it may still be done in time.
  private func isInTime(_ item: Item, _ assignment: AssignmentStatistics) -> String {
    let missing = assignment.isOver ? "0" : ""
    return day(ofDoing: item).map { $0 <= assignment.assignment.due ? "1" : "0" } ?? missing
  }

  fileprivate static let columns = [
    "learner", "file", "lesson", "section", "kind", "title", "result", "right_at_first_try",
    "tries", "hints", "first_day", "last_day", "wrong_answers", "state",
    "done", "assignment", "due", "in_time",
  ]

  fileprivate func cells(of item: Item) -> [String] {
    let what = [
      name, files.joined(separator: " | "), item.id.lesson, item.id.section, item.kind.rawValue,
      item.title,
    ]
    guard let summary = account[item.id] else {
      return what + Array(repeating: "", count: 7) + [item.state.rawValue, "0"]
    }
    let days = summary.days(in: timeZone)
    return what + [
      summary.result?.word ?? "", summary.isRightAtFirstTry, String(summary.tries),
      String(summary.hints), days.lowerBound.description, days.upperBound.description,
      summary.wrongAnswers.map(item.words).joined(separator: " | "), item.state.rawValue,
      summary.isDone ? "1" : "0",
    ]
  }
}

nonisolated extension SectionSummary {
  /// `1` or `0`, to be summed; empty when the question was not tried.
  fileprivate var isRightAtFirstTry: String {
    switch result {
    case .rightAtFirstTry: "1"
    case .rightLater, .wrong, .shown: "0"
    case .skipped, .done, nil: ""
    }
  }
}

nonisolated extension SectionSummary.Result {
  fileprivate var word: String {
    switch self {
    case .rightAtFirstTry: "first-try"
    case .rightLater: "later"
    case .wrong: "wrong"
    case .shown: "shown"
    case .skipped: "left-open"
    case .done: "done"
    }
  }
}
