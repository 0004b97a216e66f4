import Cells
import Course
import Lessons
import Localization

// `lesson mvc ask`: questions of a lesson are asked before it. The pages about what was answered rightly may be skipped,
// and Return goes past them. A wrong answer is not recorded, and its reason is not shown: the lesson asks again.

extension LessonCommands {
  func askFirst(_ request: Request) throws(ShellProblem) -> Reply {
    let lesson = try library.lesson(called: request[.lesson(as: "ID")])
    guard let questions = Bookmark(before: lesson) else {
      throw .page(.noOpeners(lesson: lesson.id))
    }
    open.suspend()
    return turn(to: questions, request.options)
  }

  /// Judges the answer to a question before a lesson. There is one try.
  func answerBeforeLesson(
    _ verdict: Verdict, _ asked: PosedQuestion, _ work: PageWork, _ bookmark: Bookmark
  ) -> Reply {
    guard work.isOpen, var opening = bookmark.opening else {
      return Reply(footer(of: bookmark))
    }
    var (bookmark, work) = (bookmark, work)
    work.outcome = verdict.isRight ? .right : .skipped
    opening.settle(bookmark.page, isRight: verdict.isRight)
    (bookmark.work, bookmark.route) = (work, .opening(opening))
    self.bookmark = bookmark
    if verdict.isRight { progress.record(work, bookmark, given: verdict.given) }
    let covered = opening.covered(by: bookmark.page)
    let head: Styled =
      verdict.isRight
      ? .wrapped(localized("Right."), to: width, .success)
        + VerdictSheet(verdict, asked).styled(width: width)
      : .wrapped(PageWords.notKnown(covered), to: width, .failure)
    return Reply(.stack([head, footer(of: bookmark)]))
  }

  /// The next question; after the last one the lesson, without the pages that are known.
  func goOn(
    _ opening: OpeningQuestions, _ options: Options
  ) throws(ShellProblem) -> Reply {
    let asking = try requireBookmark()
    if let next = asking.next { return turn(to: next, options) }
    let lesson = try library.lesson(called: opening.lesson)
    begin(lesson)
    let known = Styled.wrapped(PageWords.known(opening), to: width, .faint)
    return turn(to: Bookmark(lesson, along: .lesson(known: opening.known)), options).after(known)
  }
}
