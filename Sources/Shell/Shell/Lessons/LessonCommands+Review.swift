import Actions
import Cells
import Course
import Lessons
import Localization
import Progress

// Asking again what is due.

extension LessonCommands {
  func review(_ request: Request) throws(ShellProblem) -> Reply {
    let plan = progress.reviewPlan(try progress.requireAccount())
    let questions = sections(of: plan.sitting)
    guard !questions.isEmpty else { return reply(display.typed(nothingDue(plan))) }
    open.suspend()
    return turn(to: Bookmark(reviewing: questions), request.options)
      .after(.wrapped(dueToday(plan), to: width))
  }

  /// `Due today: 9 questions, about binding and observer`; for a part of them
  /// `Due today: 143 questions. These are the first 20, about binding and observer.` More than four names say nothing.
  private func dueToday(_ plan: ReviewPlan) -> String {
    let due = plan.due
    let names = plan.sitting.flatMap(\.concepts).uniqued().map {
      library.course?.concepts.name(of: $0, in: language) ?? $0
    }
    let count = localized(due.count, one: "1 question", other: "\(due.count) questions")
    let (part, concepts) = (plan.sitting.count, names.listed(.and))
    return switch (part == due.count, names.isEmpty || names.count > 4) {
    case (true, true): localized("Due today: \(count)")
    case (true, false): localized("Due today: \(count), about \(concepts)")
    case (false, true): localized("Due today: \(count). These are the first \(part).")
    case (false, false):
      localized("Due today: \(count). These are the first \(part), about \(concepts).")
    }
  }

  private func nothingDue(_ plan: ReviewPlan) -> String {
    plan.next.map(ReviewWords.nothingDue)
      ?? localized(
        """
        Nothing to review yet. Answer questions in a lesson, and they come back here. Type: \
        lessons
        """)
  }

  private func sections(of due: ArraySlice<Schedule>) -> [(String, Section)] {
    let ids = Set(due.map(\.question.lesson))
    let lessons = (library.index?.entries ?? []).filter { ids.contains($0.id) }
      .compactMap { library.reading($0)?.value }
    return due.map(\.question).compactMap { id in
      let section = lessons.first { $0.id == id.lesson }?[id.section]
      return section?.question == nil ? nil : section.map { (id.lesson, $0) }
    }
  }
}

extension Bookmark {
  /// Questions from several lessons, each on its own page.
  init(reviewing questions: [(lesson: String, section: Section)]) {
    let lesson = Lesson(
      id: "review", title: localized("Review"), sections: questions.map(\.section))
    self.init(lesson, along: .review(questions.map(\.lesson)))
  }
}
