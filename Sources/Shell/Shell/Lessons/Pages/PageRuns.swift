import Course
import Diagrams
import Lessons
import Stage

/// Makes the runs that pages ask for.
struct PageRuns {
  let library: Library
  let run: CurrentRun

  func diagram(
    of request: RunRequest, in lesson: Lesson, _ options: Options
  ) throws(ShellProblem) -> Diagram {
    var request = request
    request.filter.all = request.filter.all || options[.all]
    let play = try played(request, in: lesson)
    run.begin(play)
    run.showedNumbers(countingAll: request.filter.all)
    let course = try library.requireCourse()
    // The filter of the page counts here, not the lasting filter.
    return try telling(course.watch(play, request.filter).diagram) { .run(.filter($0)) }
  }

  /// The app on a page before anything was done there: as the nearest page before it with a run leaves it. So a page
  /// that was jumped to has the same run as a page that was read up to.
  func stage(before bookmark: Bookmark) throws(ShellProblem) -> Play {
    let lesson = bookmark.lesson
    for section in lesson.sections[..<bookmark.page].reversed() where !bookmark.isApart {
      if case .task(let task) = section.kind { return try played(task, in: lesson) }
      if let request = section.run ?? section.question?.borrowed?.run {
        return try played(request, in: lesson)
      }
    }
    return Play(try pattern(lesson.pattern))
  }

  /// A run that a page asks for.
  func played(_ request: RunRequest, in lesson: Lesson) throws(ShellProblem) -> Play {
    let (course, pattern) = (try library.requireCourse(), try pattern(lesson.pattern))
    return try telling(course.play(request, else: pattern)) { .run(.request($0)) }
  }

  /// The set-up of a task.
  func played(_ task: PageTask, in lesson: Lesson) throws(ShellProblem) -> Play {
    let script = Script(.pageSetup, setup: task.setup, actions: [])
    return try script.played(pattern(task.pattern ?? lesson.pattern))
  }

  /// - Parameter name: `nil` for the pattern in use, else the first there is.
  func pattern(_ name: String?) throws(ShellProblem) -> Pattern {
    if let name { return try Pattern(typed: name) }
    return run.play?.pattern ?? Pattern.usual
  }
}
