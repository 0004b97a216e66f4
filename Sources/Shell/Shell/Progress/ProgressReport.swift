import Actions
import Cells
import Lessons
import Localization
import Progress
import Trace

/// What the learner has done, lesson by lesson.
struct ProgressReport {
  struct Line {
    var lesson: String
    var title: String
    /// The section where it was left; empty when it was never opened.
    var place: String
    var answered: Int
    var rightAtFirst: Int
    var tasks: Int
    var hints: Int
  }

  private let lines: [Line]
  private let reviewPlan: ReviewPlan

  init(_ log: ProgressLog, _ library: LessonIndex, reviewPlan: ReviewPlan) {
    self.reviewPlan = reviewPlan
    lines = library.entries.map { entry in
      let summary = log.summary(of: entry.id)
      return Line(
        lesson: entry.id, title: entry.title,
        place: log.place(in: entry.id)?.section.section ?? "",
        answered: summary.answered.count, rightAtFirst: summary.rightAtFirstTry.count,
        tasks: summary.finishedTasks.count, hints: summary.hints)
    }
  }

  func styled(width: Int) -> Styled {
    let rows = Rows(rows: lines.map { ($0.lesson, $0.words) })
    return .stack([rows.styled(width: width), .wrapped(due, to: width, .faint)])
  }

  var members: [[(String, String?)]] {
    lines.map { line in
      [
        ("lesson", line.lesson), ("place", line.place.isEmpty ? nil : line.place),
        ("answered", String(line.answered)), ("rightAtFirst", String(line.rightAtFirst)),
        ("tasks", String(line.tasks)), ("hints", String(line.hints)),
      ]
    }
  }

  private var due: String {
    let count = reviewPlan.due.count
    if count > 0 {
      return localized(
        count, one: "1 concept is due. Type: review",
        other: "\(count) concepts are due. Type: review")
    }
    guard let next = reviewPlan.schedules.first else {
      return localized("Answer a question in a lesson, and it comes back here.")
    }
    return localized("Nothing is due today. The next is due on \(next.due).")
  }
}

extension ProgressReport.Line {
  /// `5 answered, 4 of them at the first try, 1 task done, 2 hints; left at watch-rename`
  fileprivate var words: String {
    var parts: [String] = []
    if answered > 0 {
      parts.append(localized("\(answered) answered, \(rightAtFirst) right at the first try"))
    }
    if tasks > 0 {
      parts.append(localized(tasks, one: "1 task done", other: "\(tasks) tasks done"))
    }
    if hints > 0 { parts.append(localized(hints, one: "1 hint", other: "\(hints) hints")) }
    if place.isEmpty, parts.isEmpty { return localized("not begun") }
    let done = parts.isEmpty ? localized("begun") : parts.commaSeparated
    return place.isEmpty ? done : localized("\(done); left at \(place)")
  }
}
