import Actions
import Cells
import Course
import Lessons
import Localization

// Taking answers to the open page, and helping with them.

extension LessonCommands {
  func say(_ request: Request) throws(ShellProblem) -> Reply {
    let words = try request.all(.answer).joined(separator: " ")
    let bookmark = try requireBookmark()
    return bookmark.isWaiting || bookmark.change != nil
      ? try guess(words, request.options) : try answer(to: words)
  }

  /// Judges an answer, and says why it is right or wrong. The page stays open.
  func answer(to line: String) throws(ShellProblem) -> Reply {
    guard var bookmark, var work = bookmark.work, let asked = work.asked else {
      throw .page(bookmark?.work?.task == nil ? .nothingAsked : .letterForTask(line))
    }
    let verdict = try telling(asked.judge(line)) { .page(.misunderstood($0)) }
    if bookmark.opening != nil {
      return answerBeforeLesson(verdict, asked, work, bookmark)
    }
    let wasOpen = work.isOpen
    work.isWarned = false
    if wasOpen {
      if verdict.isRight { work.outcome = .right }
      progress.record(work, bookmark, given: verdict.given)
    }
    bookmark.work = work
    open.bookmark = bookmark
    if wasOpen, verdict.isRight { beginRun(of: asked, on: bookmark) }
    return Reply(
      wasOpen || verdict.isRight
        ? feedback(verdict, asked, work, bookmark) : lookingBack(verdict, asked, bookmark))
  }

  /// A run that a question was about can be looked at once it is answered. Before that, it would give the answer away.
  private func beginRun(of asked: PosedQuestion, on bookmark: Bookmark) {
    guard let request = asked.question.run, asked.question.borrowed == nil,
      let play = try? runs.played(request, in: bookmark.lesson)
    else { return }
    run.begin(play)
  }

  private func feedback(
    _ verdict: Verdict, _ asked: PosedQuestion, _ work: PageWork, _ bookmark: Bookmark
  ) -> Styled {
    let remarks = VerdictSheet(verdict, asked).styled(width: width)
    guard verdict.isRight else {
      return .stack([
        .wrapped(localized("Not yet."), to: width, .failure), remarks,
        .wrapped(whatToTryNext(work), to: width, .faint),
      ])
    }
    return .stack([
      .wrapped(localized("Right."), to: width, .success), remarks,
      asked.explanation.styled(width: width),
      footer(of: bookmark),
    ])
  }

  /// What is wrong with an answer to a question that is done. It is no new try.
  private func lookingBack(
    _ verdict: Verdict, _ asked: PosedQuestion, _ bookmark: Bookmark
  ) -> Styled {
    .stack([
      .wrapped(
        localized("Not right, and this question is done already: nothing changes."), to: width),
      VerdictSheet(verdict, asked).styled(width: width), footer(of: bookmark),
    ])
  }

  private func whatToTryNext(_ work: PageWork) -> String {
    let left = work.hints.count - work.hintsShown
    return left > 0
      ? localized("Try again, hint (\(left) left), or skip.")
      : localized("Try again, or skip.")
  }
}

// MARK: Help with a page

extension LessonCommands {
  /// The task and which goals are met.
  func task(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    guard bookmark.work?.task != nil else { throw .page(.noTask) }
    return Reply(page(bookmark, request.options))
  }

  func hint(_ request: Request) throws(ShellProblem) -> Reply {
    if run.stepping?.asked != nil { throw .page(.noHintForMessage) }
    let bookmark = try requireBookmark()
    guard bookmark.opening == nil else { throw .page(.noHintBeforeLesson) }
    if let change = bookmark.change, change.letters.count > 2 {
      throw .page(.noSingleAnswer(change.letters))
    }
    if bookmark.isWaiting || bookmark.change != nil { throw .page(.noHintForGuess) }
    guard let work = bookmark.work else { throw .page(.nothingAsked) }
    guard !work.hints.isEmpty else { throw .page(.noHints) }
    guard work.hintsShown < work.hints.count else { throw .page(.noMoreHints) }
    let number = work.hintsShown + 1
    open.bookmark?.work?.hintsShown = number
    progress.recordHint(number, bookmark)
    let head = localized("Hint \(number) of \(work.hints.count)")
    return Reply(
      .wrapped(head, to: width, .faint) + work.hints[number - 1].text.styled(width: width))
  }

  func skip(_ request: Request) throws(ShellProblem) -> Reply {
    if run.stepping?.asked != nil {
      return try SteppingCommands(renderer: renderer).showAsked(request.options)
    }
    var bookmark = try requireBookmark()
    if bookmark.isWaiting { return reveal(request.options) }
    if let opening = bookmark.opening { return try goOn(opening, request.options) }
    if let change = bookmark.change, change.letters.count > 1 {
      guard change.letters.count == 2 else { throw .page(.noSingleAnswer(change.letters)) }
      return try variant(change.letters[1], request.options)
    }
    guard var work = bookmark.work else { throw .page(.nothingAsked) }
    if work.isOpen {
      work.outcome = .skipped
      progress.record(work, bookmark)
      bookmark.work = work
      open.bookmark = bookmark
      if let asked = work.asked { beginRun(of: asked, on: bookmark) }
    }
    let solution: Styled =
      switch work.activity {
      case .question(let asked): asked.styledSolution(width: width)
      case .task(let task): try playedSolution(of: task, bookmark, request.options)
      }
    return Reply(.stack([solution, footer(of: bookmark)]))
  }
}
