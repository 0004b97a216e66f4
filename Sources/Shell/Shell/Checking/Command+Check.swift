extension Command {
  static let check = Command(
    "check", .learn, to: "check every lesson against the running app",
    example: ["new scenario listen", "check scenarios/listen.scenario"],
    details: """
      Makes every run, compares drawings and answers with it, tries the solutions of tasks, checks \
      contracts against every scenario and mistakes against their rules, and compares translations \
      with their originals. A path is a directory of lessons or one file. Problems are shown as \
      file:line:column. --exercises builds the start, the solution and the wrong versions of each exercise \
      as well, and judges them. With --due, it leaves out each version whose verdict was recorded and depends on \
      nothing that has changed since; --sample chooses some of these to be judged nevertheless. --write brings \
      drawings, counted tables, the digests of translations, and what is recorded about exercises up to date.
      """,
    Form(
      .any(.file(as: "PATH")), options: .these(.exercises, .due, .sample, .write, .json),
      run: Session.check))
}

extension Session {
  /// `check` alone at the prompt may be meant for the exercise that was begun, or for the task of the page, and not for
  /// the whole course.
  fileprivate func check(_ request: Request) throws(ShellProblem) -> Reply {
    if mode == .interactive, request.words.isEmpty, !request[.exercises],
      let lessons = environment.lessons
    {
      if exercises.directory != nil { throw .exercise(.checksLessons(in: lessons)) }
      if self.lessons.open.hasOpenTask { throw .page(.judgesTask(checking: lessons)) }
    }
    return try checking.check(request)
  }
}
