import Lessons
import Localization
import Progress

/// What a learner can do next, each with the command to type: what is due, the page where they are, an exercise.
struct WayOn {
  let library: Library
  let account: Account
  let reviewPlan: ReviewPlan
  let today: Day

  /// How far the learner is in the lesson that was open last; `nil` when none was.
  var latest: LessonStanding? {
    account.log.latestPlaces.lazy.compactMap { library.index?[$0.section.lesson] }.first
      .map { library.standing($0, account) }
  }

  /// The next in the order of the course, else the first that was left out.
  func unfinishedLesson(after id: String) -> LessonIndex.Entry? {
    let (all, later) = (library.index?.entries ?? [], library.lessons(after: id))
    return (later + all.dropLast(later.count)).first { !library.standing($0, account).isFinished }
  }

  var lines: [String] {
    assignmentLines
      + [ReviewWords.sentence(reviewPlan), place, core, exercise].compactMap(\.self)
  }

  /// What a teacher asked for, what is due first at the beginning.
  var assignments: [AssignmentStanding] {
    account.log.assignments.map { library.standing($0, account, today: today) }
  }

  var assignmentLines: [String] { assignments.compactMap(\.line) }

  private var place: String? {
    if let latest { return place(of: latest) }
    guard let first = library.index?.entries.first else { return nil }
    return localized("The first lesson is \(library.title(of: first)). To begin it, type: lesson")
  }

  func place(of standing: LessonStanding) -> String {
    let title = standing.title
    guard standing.isAtEnd else {
      let page = standing.page ?? 0
      guard let sitting = standing.sitting(of: page) else {
        return localized("You are at page \(page + 1) of \(title). To go on, type: lesson")
      }
      return localized(
        """
        You are at page \(page + 1) of \(title), in sitting \(sitting) of \(standing.sittings). To go on, \
        type: lesson
        """)
    }
    if let open = standing.open.first {
      let (id, page) = (standing.lesson, open + 1)
      return localized(
        standing.open.count,
        one: "You are at the end of \(title); 1 page is open. To go there: lesson \(id) \(page)",
        other: """
          You are at the end of \(title); \(standing.open.count) pages are open. To go to the first of them: \
          lesson \(id) \(page)
          """)
    }
    guard let next = unfinishedLesson(after: standing.lesson) else {
      return localized("You have finished \(title).")
    }
    let nextTitle = library.title(of: next)
    return localized(
      "You have finished \(title). The next lesson is \(nextTitle). To begin it, type: lesson")
  }

  private var core: String? {
    library.nextOnCore(account).map { next in
      localized("On the short route, core pages only, the next is \(next.title). Type: lesson core")
    }
  }

  /// One about the pattern of the lesson that was open last, if there is one.
  private var exercise: String? {
    let list = library.exerciseList(account)
    let pattern = latest.flatMap { library.index?[$0.lesson]?.pattern }
    return list.next(about: pattern).map { exercise in
      localized("For the exercise \"\(exercise.title)\", type: exercise start \(exercise.id)")
    }
  }
}

extension ProgressCommands {
  func wayOn(_ account: Account) -> WayOn {
    WayOn(
      library: library, account: account, reviewPlan: reviewPlan(account), today: today)
  }
}

extension Library {
  /// In the order of the course.
  func lessons(after id: String) -> ArraySlice<LessonIndex.Entry> {
    guard let index, let place = index.entries.firstIndex(where: { $0.id == id }) else { return [] }
    return index.entries[(place + 1)...]
  }
}
