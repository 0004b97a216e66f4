import Cells
import Course
import Lessons
import Localization
import Progress

extension Command {
  static let review = Command(
    "review", .learn, to: "be asked what is due, a few days later",
    details: """
      Every concept that you were asked about comes back: after a day, then 3, 7, 14, 30, \
      60 and 120 days while you know it, and the next day when you do not. Each is asked with \
      the question that you have not seen for the longest time.
      """,
    Form(options: .drawing, run: Session.review))
}

extension Session {
  fileprivate func review(_ request: Request) throws(ShellProblem) -> Reply {
    let progressRecorder = try requireStore()
    let agenda = progressRecorder.agenda
    let questions = dueQuestions(agenda, progressRecorder.log)
    guard !questions.isEmpty else { return Reply(.wrapped(nothingDue(agenda), to: width)) }
    if bookmark?.isReview == false { setAside() }
    let names = agenda.due.map {
      course?.concepts.name(of: $0.concept, in: language.rawValue) ?? $0.concept
    }
    let first = turn(to: Bookmark(reviewing: questions), request.options)
    var reply = first
    let remark = localized("Due today: \(names.listed("and"))")
    reply.text = .stack([.wrapped(remark, to: width), first.text])
    return reply
  }

  private func nothingDue(_ agenda: Agenda) -> String {
    guard let next = agenda.schedules.first else {
      return localized(
        "Nothing to review yet. Answer questions in a lesson, and they come back here: lessons")
    }
    return localized("Nothing is due today. The next is due on \(next.due).")
  }

  /// For each concept that is due, the question that was asked longest ago, from lessons that were
  /// begun; no question twice.
  private func dueQuestions(_ agenda: Agenda, _ log: ProgressLog) -> [(String, Section)] {
    guard let library else { return [] }
    let begun = Set(log.places.map(\.section.lesson) + log.entries.map(\.section.lesson))
    let lessons = library.entries.filter { begun.contains($0.id) }
      .compactMap { library.lesson($0, in: language.rawValue).value }
    var asked: Set<SectionID> = []
    return agenda.due.compactMap { schedule in
      let candidates = lessons.flatMap { $0.questions(about: schedule.concept) }
      let order = log.askedLongestAgoFirst(candidates)
      guard let id = order.first(where: { !asked.contains($0) }) ?? order.first,
        asked.insert(id).inserted,
        let section = lessons.first(where: { $0.id == id.lesson })?[id.section]
      else { return nil }
      return (id.lesson, section)
    }
  }
}

extension Lesson {
  fileprivate func questions(about concept: String) -> [SectionID] {
    sections.compactMap { section in
      guard let id = section.id, section.question?.concepts.contains(concept) == true else {
        return nil
      }
      return SectionID(lesson: self.id, section: id)
    }
  }
}

extension Bookmark {
  /// Questions from several lessons, one a page.
  init(reviewing questions: [(lesson: String, section: Section)]) {
    let lesson = Lesson(
      id: "review", title: localized("Review"), sections: questions.map(\.section))
    self.init(lesson: lesson, homes: questions.map(\.lesson))
  }
}
