import Actions
import Cells
import Course
import Lessons
import Localization
import Progress

extension LessonCommands {
  func review(_ request: Request) throws(ShellProblem) -> Reply {
    let recorder = try progress.requireStore()
    let reviewPlan = recorder.reviewPlan
    let questions = dueQuestions(recorder)
    guard !questions.isEmpty else { return Reply(.wrapped(nothingDue(reviewPlan), to: width)) }
    if bookmark?.isReview == false { suspend() }
    let names = reviewPlan.due.map {
      library.course?.concepts.name(of: $0.concept, in: language) ?? $0.concept
    }
    var reply = turn(to: Bookmark(reviewing: questions), request.options)
    let remark = localized("Due today: \(names.listed("and"))")
    reply.text = .stack([.wrapped(remark, to: width), reply.text])
    return reply
  }

  private func nothingDue(_ reviewPlan: ReviewPlan) -> String {
    guard let next = reviewPlan.schedules.first else {
      return localized(
        """
        Nothing to review yet. Answer questions in a lesson, and they come back here. Type: \
        lessons
        """)
    }
    return localized("Nothing is due today. The next is due on \(next.due).")
  }

  /// The questions that are due and that lessons still have.
  private func dueQuestions(_ recorder: ProgressRecorder) -> [(String, Section)] {
    guard let index = library.index else { return [] }
    let begun = Set(recorder.log.entries.map(\.section.lesson))
    let lessons = index.entries.filter { begun.contains($0.id) }
      .compactMap { library.reading($0)?.value }
    func section(_ id: SectionID) -> Section? { lessons.first { $0.id == id.lesson }?[id.section] }
    return recorder.dueQuestions { section($0)?.question != nil }.compactMap { id in
      section(id).map { (id.lesson, $0) }
    }
  }
}

extension Bookmark {
  /// Questions from several lessons, each on its own page.
  init(reviewing questions: [(lesson: String, section: Section)]) {
    let lesson = Lesson(
      id: "review", title: localized("Review"), sections: questions.map(\.section))
    self.init(lesson: lesson, sources: questions.map(\.lesson))
  }
}
