import Actions
import Cells
import Lessons
import Localization
import Progress
import Trace

/// What the learner has done, lesson by lesson.
struct ProgressReport {
  private let standings: [LessonStanding]
  private let reviewPlan: ReviewPlan
  private let dueQuestions: Int

  /// - Parameter dueQuestions: how many questions a review would ask now.
  init(_ standings: [LessonStanding], reviewPlan: ReviewPlan, dueQuestions: Int) {
    self.standings = standings
    self.reviewPlan = reviewPlan
    self.dueQuestions = dueQuestions
  }

  func styled(width: Int) -> Styled {
    let rows = Rows(rows: standings.map { ($0.title, $0.words) }, style: .strong)
    return .stack([rows.styled(width: width), .wrapped(due, to: width, .faint)])
  }

  var members: [[(String, String?)]] {
    standings.map { standing in
      let summary = standing.summary
      return [
        ("lesson", standing.lesson), ("title", standing.title),
        ("place", standing.page.flatMap { standing.pages[$0].id }),
        ("asked", String(standing.asking.count)),
        ("done", String(standing.asking.count - standing.open.count)),
        ("answered", String(summary.answered.count)),
        ("rightAtFirst", String(summary.rightAtFirstTry.count)),
        ("tasks", String(summary.finishedTasks.count)), ("hints", String(summary.hints)),
      ]
    }
  }

  private var due: String {
    if dueQuestions > 0 { return ReviewWords.due(dueQuestions) }
    guard let next = reviewPlan.schedules.first else {
      return localized("Answer a question in a lesson, and it comes back here.")
    }
    return localized("Nothing is due today. The next is due on \(next.due).")
  }
}

extension LessonStanding {
  /// `page 12 of 20; 5 of 14 done; 4 of 5 right at the first try; 2 hints`
  fileprivate var words: String {
    guard isBegun else { return localized("not begun. To begin: lesson \(lesson)") }
    var parts = [state]
    if !asking.isEmpty {
      parts.append(localized("\(asking.count - open.count) of \(asking.count) done"))
    }
    let (answered, right) = (summary.answered.count, summary.rightAtFirstTry.count)
    if answered > 0 {
      parts.append(localized("\(right) of \(answered) right at the first try"))
    }
    if summary.hints > 0 {
      parts.append(localized(summary.hints, one: "1 hint", other: "\(summary.hints) hints"))
    }
    return parts.joined(separator: localized("; "))
  }

  private var state: String {
    if isFinished { return localized("✓ finished") }
    guard let page else { return localized("begun") }
    return localized("page \(page + 1) of \(pages.count)")
  }
}

enum ReviewWords {
  /// - Parameter count: how many questions a review would ask now.
  static func due(_ count: Int) -> String {
    localized(
      count, one: "1 question is due. Type: review",
      other: "\(count) questions are due. Type: review")
  }
}
