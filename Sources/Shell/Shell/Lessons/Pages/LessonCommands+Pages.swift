import Cells
import Course
import Diagrams
import Exports
import Lessons
import Localization
import Stage

/// Makes what a page draws. It is made again when the window gets another size; `nil` where it does not fit.
typealias PageDrawing = @MainActor @Sendable () -> Styled?

// Opening pages, and showing them.

extension LessonCommands {
  /// Opens a page. When its run fails, the page is shown with a complaint.
  func turn(to bookmark: Bookmark, _ options: Options) -> Reply {
    open.keepTask()
    var bookmark = library.withCode(bookmark)
    var drawing: PageDrawing?
    var problem: ShellProblem?
    do throws(ShellProblem) {
      if !bookmark.follows(open.bookmark) { run.begin(try runs.stage(before: bookmark)) }
      drawing = try prepare(&bookmark, options)
    } catch {
      problem = error
    }
    let isResumed = resume(&bookmark)
    self.bookmark = bookmark
    run.endStepping()
    progress.recordVisit(bookmark)
    // An action that had stopped went to its end when the task was left.
    let news = isResumed ? goalsAfterAction().words : Styled()
    let (opened, drawn) = (self.bookmark ?? bookmark, drawing)
    let isDone = isResumed && !opened.isOpen
    var reply = Reply(laidOut: {
      .stack([
        isResumed ? .wrapped(PageWords.resumed, to: width(options), .faint) : Styled(),
        page(opened, drawing: drawn.flatMap { $0() }, options),
        isDone ? news : Styled(),
      ])
    })
    reply.add(complaint: problem?.message)
    reply.status = problem?.status ?? .done
    return reply
  }

  /// Goes on with a task that was left half done.
  ///
  /// - Returns: whether there was one.
  private func resume(_ bookmark: inout Bookmark) -> Bool {
    guard let left = open.takeTask(of: bookmark), let work = bookmark.work,
      left.work.activity.isSame(as: work.activity)
    else { return false }
    bookmark.work = left.work.carriedOn(with: work.activity)
    run.begin(left.play)
    return true
  }

  /// The page as it is: no run is made for it.
  func page(_ bookmark: Bookmark, drawing: Styled? = nil, _ options: Options) -> Styled {
    let width = width(options)
    let asked = bookmark.work?.asked
    let drawing = drawing ?? asked.flatMap(questionDrawing).map { renderer.drawn($0, options) }
    let section = bookmark.isWaiting ? bookmark.section.beforeDrawing : bookmark.section
    let page = LessonPage(section, options[.plain] ? .spoken : .drawn)
      .styled(
        width: width, drawing: drawing, ticks: ticks(of: bookmark), remarks: remarks(on: bookmark))
    let sheet =
      asked.map { QuestionSheet(asked: $0).styled(width: width) }
      ?? bookmark.change.map { ChangeSheet(work: $0).styled(width: width) } ?? Styled()
    let whole = Styled.stack([
      origin(of: bookmark), page, sheet, unreadable(section), wayBack(on: bookmark, width: width),
      footer(of: bookmark, width: width),
    ])
    return whole.inCharset(of: options)
  }

  /// The drawing of a question. As long as its run would give the answer away, no command shows more of it.
  private func questionDrawing(_ asked: PosedQuestion) -> Diagram? {
    let drawing = asked.drawing?.briefly
    return asked.question.borrowed == nil ? drawing?.onPaper : drawing
  }

  /// The lesson of a question that is asked again: the same question may be asked of several patterns.
  private func origin(of bookmark: Bookmark) -> Styled {
    guard bookmark.isReview, let entry = library.index?[bookmark.sourceLesson]
    else { return Styled() }
    let title = library.title(of: entry)
    return .wrapped(localized("From the lesson \"\(title)\":"), to: width, .faint)
  }

  /// In place of a question that its author has written in a wrong way.
  private func unreadable(_ section: Section) -> Styled {
    guard section.isMisread else { return Styled() }
    return .wrapped(
      display.typed(
        localized(
          "What this page asks cannot be read, so it is left out. To see what is wrong: check")),
      to: width, .failure)
  }

  /// Where the reader is, and how to go on.
  func footer(of bookmark: Bookmark, width: Int? = nil) -> Styled {
    let next = bookmark.isLast ? library.lessons(after: bookmark.lesson.id).first : nil
    let link = next.map { (id: $0.id, title: library.title(of: $0)) }
    let due =
      bookmark.isReview && bookmark.isLast ? progress.reviewPlan(progress.account).due.count : 0
    let words =
      display.isCommandLine
      ? PageWords.footerOnCommandLine(of: bookmark, typedIn: display)
      : PageWords.footer(of: bookmark, nextLesson: link, due: due)
    return .wrapped(words, to: width ?? self.width, .faint).meant(for: .goingOn)
  }

  /// Sets the stage for a page: makes its run, asks its question or plays the set-up of its task.
  ///
  /// - Returns: what makes the drawing of its run.
  private func prepare(
    _ bookmark: inout Bookmark, _ options: Options
  ) throws(ShellProblem) -> PageDrawing? {
    switch bookmark.section.kind {
    case .run where bookmark.section.waits && display.mode == .interactive:
      bookmark.isWaiting = true
    case .run(let request):
      let diagram = try runs.diagram(of: request, in: bookmark.lesson, options)
      return { renderer.drawn(diagram, options) }
    case .claims(let claims): run.begin(try runs.played(claims.run, in: bookmark.lesson))
    case .variations(let variations):
      let before = progress.accountToGoOn.outcome(of: bookmark.section, in: bookmark.sourceLesson)
      bookmark.change = ChangeWork(variations, wasDone: before != nil)
      run.begin(try runs.played(variations.run, in: bookmark.lesson))
    case .task(let task):
      bookmark.work = try work(on: bookmark)
      run.begin(try runs.played(task, in: bookmark.lesson))
    case .question(let question):
      // The run in the drawing can be looked at with every command.
      if let borrowed = question.borrowed {
        run.begin(try runs.played(borrowed.run, in: bookmark.lesson))
      }
      bookmark.work = try work(on: bookmark)
    case .contract(let table):
      let pattern = bookmark.section.contract?.patterns.first ?? bookmark.lesson.pattern
      let lesson = bookmark.lesson
      return { matrix(of: table, pattern, in: lesson, options) }
    case .text, .exercise: break
    }
    return nil
  }

  /// As the command `contract` draws it; `nil` where it does not fit, and for ears.
  private func matrix(
    of table: ContractTable, _ pattern: String?, in lesson: Lesson, _ options: Options
  ) -> Styled? {
    guard !options[.plain] else { return nil }
    let width = width(options)
    let title = pattern.flatMap { Pattern(named: $0) }?.localizedTitle ?? lesson.title
    let sheet = ContractSheet(
      pattern: pattern ?? "", title: title, contract: table.contract, charset: options.charset)
    guard let matrix = sheet.matrix(width: width) else { return nil }
    let more = pattern.map { localized("Which kinds of messages? Type: contract \($0)") }
    let remarks = [sheet.legend, more.map(display.typed)].compactMap(\.self)
    return .stack([Styled(matrix), .wrapped(remarks, to: width, .faint)])
  }

  /// The question or task of a page, before anything is done on it; `nil` for a page without one.
  func work(on bookmark: Bookmark) throws(ShellProblem) -> PageWork? {
    if case .task(let task) = bookmark.section.kind { return PageWork(.task(task)) }
    guard let question = bookmark.section.question else { return nil }
    let (course, pattern) = (try library.requireCourse(), try runs.pattern(bookmark.lesson.pattern))
    let id = bookmark.section.id ?? ""
    let asked = try telling(course.ask(question, id: id, else: pattern)) { .page(.question($0)) }
    guard bookmark.isReview else { return PageWork(.question(asked)) }
    return PageWork(.question(asked.mixed(by: "\(id) \(progress.today)")))
  }

  /// Which goals or claims hold.
  private func ticks(of bookmark: Bookmark) -> [Bool] {
    switch bookmark.section.kind {
    case .task: return bookmark.work?.goalsMet ?? []
    case .claims(let claims):
      guard let play = run.play else { return [] }
      let context = EvaluationContext(play)
      return claims.claims.map { context.holds($0.predicate) }
    case .text, .run, .contract, .variations, .question, .exercise: return []
    }
  }
}

// MARK: Goals that are begun, or that nothing done later can meet

extension LessonCommands {
  private func remarks(on bookmark: Bookmark) -> [Int: String] {
    guard let work = bookmark.work, work.isOpen, let task = work.task else { return [:] }
    let context = work.hasOtherApp ? nil : run.play.map { EvaluationContext($0) }
    return task.goals.indices.reduce(into: [:]) { remarks, goal in
      remarks[goal] =
        work.goalsLost.contains(goal)
        ? PageWords.notInThisRun : context?.progress(of: task.goals[goal].predicate)
    }
  }

  private func wayBack(on bookmark: Bookmark, width: Int) -> Styled {
    guard let work = bookmark.work, !work.hasOtherApp, !work.openGoalsLost.isEmpty else {
      return Styled()
    }
    return .wrapped(PageWords.wayBack, to: width)
  }
}

// MARK: The run of a question

extension LessonCommands {
  /// What to say above an answer about a run that is not the one of the open question. That one opens only when the
  /// question is answered, since it would give the answer away.
  func remark(onRunShownBy request: Request) -> String? {
    guard request.looksAtRun, request.isForPeople, run.stepping == nil, let bookmark,
      bookmark.isOpen, bookmark.opening == nil, let question = bookmark.work?.asked?.question,
      question.borrowed == nil, let asked = question.run,
      let play = try? runs.played(asked, in: bookmark.lesson),
      run.loaded != nil || run.play?.header != play.header
    else { return nil }
    return localized(
      "This is not the run of this question. That run opens when you have answered it.")
  }
}

extension Reply {
  /// The same below some news.
  func after(_ news: Styled) -> Reply { with { $0.surround(above: news) } }
}

extension Diagram {
  /// The diagram with a single line below it for all that it leaves out.
  fileprivate var briefly: Diagram {
    var diagram = self
    diagram.remarks.isBrief = true
    return diagram
  }
}
