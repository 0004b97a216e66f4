import Cells
import Diagrams
import Lessons
import Stage

extension Session {
  /// Opens a page. A run that fails is complained about, and the page is shown nevertheless.
  func turn(to bookmark: Bookmark, _ options: Options) -> Reply {
    self.bookmark = bookmark
    stepping = nil
    do {
      return Reply(page(bookmark, drawing: try drawing(for: bookmark, options), options))
    } catch {
      var reply = Reply.failure(error.message, error.status)
      reply.text = page(bookmark, drawing: nil, options)
      return reply
    }
  }

  private func page(_ bookmark: Bookmark, drawing: Styled?, _ options: Options) -> Styled {
    let width = width(options)
    let page = LessonPage(bookmark.section).styled(width: width, drawing: drawing)
    let whole = Styled.stack([page, .wrapped(bookmark.footer, to: width, .faint)])
    return options.isASCII ? whole.inASCII : whole
  }

  /// The diagram of a page that asks for a run. A task sets the stage for the learner.
  private func drawing(
    for bookmark: Bookmark, _ options: Options
  ) throws(ShellProblem) -> Styled? {
    switch bookmark.section.kind {
    case .run(let run): return try drawn(run, in: bookmark.lesson, options)
    case .task(let task):
      let script = Script(setup: task.setup, actions: [])
      begin(try script.play(pattern(task.pattern ?? bookmark.lesson.pattern)))
    case .text, .contract, .predict, .quiz:
      if play == nil { begin(Play(try pattern(bookmark.lesson.pattern))) }
    }
    return nil
  }

  private func drawn(
    _ run: RunRequest, in lesson: Lesson, _ options: Options
  ) throws(ShellProblem) -> Styled {
    let play = try script(of: run).play(pattern(run.pattern ?? lesson.pattern))
    begin(play)
    var options = options
    options.showsAll = options.showsAll || run.filter.all
    // What the page wants to be seen, whatever somebody looks at otherwise.
    return drawn(diagram(of: play.trace, options).looking(try Look(run.filter)), options)
  }

  private func script(of run: RunRequest) throws(ShellProblem) -> Script {
    switch run.source {
    case .scenario(let name): Script(try scenario(name))
    case .actions(let actions, let setup): Script("this section", setup: setup, actions: actions)
    }
  }

  private func begin(_ play: Play) {
    self.play = play
    loaded = nil
  }

  /// The lesson's, else the present one, else the first there is.
  private func pattern(_ name: String?) throws(ShellProblem) -> Pattern {
    if let name { return try Pattern(named: name) }
    return play?.pattern ?? Pattern.allCases[0]
  }
}
