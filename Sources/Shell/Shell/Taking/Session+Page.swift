import Cells
import Course
import Diagrams
import Lessons
import Localization
import Stage

extension Session {
  /// Opens a page. A run that fails is complained about, and the page is shown nevertheless.
  func turn(to bookmark: Bookmark, _ options: Options) -> Reply {
    var bookmark = bookmark
    var drawing: Styled?
    var complaint: ShellProblem?
    do throws(ShellProblem) {
      drawing = try prepare(&bookmark, options)
    } catch {
      complaint = error
    }
    self.bookmark = bookmark
    stepping = nil
    rememberPlace(bookmark)
    var reply = Reply(page(bookmark, drawing: drawing, options))
    if let complaint {
      reply.complaint = complaint.message
      reply.status = complaint.status
    }
    return reply
  }

  /// The page as it stands, without beginning anything anew.
  func page(_ bookmark: Bookmark, drawing: Styled? = nil, _ options: Options) -> Styled {
    let width = width(options)
    let blanks = bookmark.work?.asked?.drawing.map { drawn($0, options) }
    let page = LessonPage(bookmark.section, options.isPlain ? .spoken : .drawn)
      .styled(width: width, drawing: drawing ?? blanks, ticks: ticks(of: bookmark))
    let sheet = bookmark.work?.asked.map { QuestionSheet($0).styled(width: width) } ?? Styled()
    let footer = Styled.wrapped(PageWords.footer(of: bookmark), to: width, .faint)
    let whole = Styled.stack([page, sheet, footer])
    return options.isASCII ? whole.inASCII : whole
  }

  /// Sets the stage for a page: makes its run, puts its question, plays the set-up of its task.
  private func prepare(
    _ bookmark: inout Bookmark, _ options: Options
  ) throws(ShellProblem) -> Styled? {
    switch bookmark.section.kind {
    case .run(let run): return try drawn(run, in: bookmark.lesson, options)
    case .claims(let claims): begin(try played(claims.run, in: bookmark.lesson))
    case .task(let task):
      bookmark.work = PageWork(.task(task))
      begin(try played(task, in: bookmark.lesson))
    case .question(let question): try put(question, on: &bookmark)
    case .text, .contract:
      if play == nil { begin(Play(try pattern(bookmark.lesson.pattern))) }
    }
    return nil
  }

  private func drawn(
    _ run: RunRequest, in lesson: Lesson, _ options: Options
  ) throws(ShellProblem) -> Styled {
    var run = run
    run.filter.all = run.filter.all || options.showsAll
    let play = try played(run, in: lesson)
    begin(play)
    let course = try requireCourse()
    do throws(RunFilterProblem) {
      // What the page wants to be seen counts, not what somebody looks at otherwise.
      let watched = try course.watch(play, run.filter)
      return drawn(watched.diagram, options)
    } catch {
      throw .run(.filter(error))
    }
  }

  private func put(
    _ question: Question, on bookmark: inout Bookmark
  ) throws(ShellProblem) {
    if play == nil { begin(Play(try pattern(bookmark.lesson.pattern))) }
    let (course, pattern) = (try requireCourse(), try pattern(bookmark.lesson.pattern))
    do throws(AskingProblem) {
      let asked = try course.ask(question, id: bookmark.section.id ?? "", else: pattern)
      bookmark.work = PageWork(.question(asked))
    } catch {
      throw .page(.question(error))
    }
  }

  /// A run that a page asks for.
  private func played(_ run: RunRequest, in lesson: Lesson) throws(ShellProblem) -> Play {
    let (course, pattern) = (try requireCourse(), try pattern(lesson.pattern))
    do throws(RunProblem) {
      return try course.play(run, else: pattern)
    } catch {
      throw .run(.request(error))
    }
  }

  /// A task from its beginning.
  func played(_ task: Exercise, in lesson: Lesson) throws(ShellProblem) -> Play {
    let script = Script(.pageSetup, setup: task.setup, actions: [])
    return try script.played(pattern(task.pattern ?? lesson.pattern))
  }

  func begin(_ play: Play) {
    self.play = play
    loaded = nil
  }

  /// The lesson's, else the present one, else the first there is.
  func pattern(_ name: String?) throws(ShellProblem) -> Pattern {
    if let name { return try Pattern(named: name) }
    return play?.pattern ?? Pattern.allCases[0]
  }

  func requireCourse() throws(ShellProblem) -> Course {
    guard let course else { throw .missing(.lessonDirectory) }
    return course
  }

  /// Of goals and claims, whether they hold.
  private func ticks(of bookmark: Bookmark) -> [Bool] {
    switch bookmark.section.kind {
    case .task: return bookmark.work?.goalsMet ?? []
    case .claims(let claims):
      guard let play else { return [] }
      let context = EvaluationContext(play)
      return claims.claims.map { context.holds($0.predicate) }
    case .text, .run, .contract, .question: return []
    }
  }
}
