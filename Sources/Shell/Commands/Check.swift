import Cells

extension Command {
  static let check = Command(
    name: "check", usages: ["check [PATH…]"], summary: "try all that lessons claim",
    details: "Reads every lesson and scenario and runs what can be run. A path is a directory of "
      + "lessons or one file. Problems are told as file:line:column.",
    family: .learn, vocabulary: .files, body: Session.check)
}

extension Session {
  fileprivate func check(_ request: Request) throws(ShellProblem) -> Reply {
    var check = LessonCheck()
    for path in try request.words.isEmpty ? [lessonDirectory()] : request.words {
      try check.check(path)
    }
    guard check.findings.isEmpty else {
      throw .findings(check.findings.sorted().map(\.description), count: check.count)
    }
    return Reply(.wrapped(check.count, to: width, .success))
  }

  private func lessonDirectory() throws(ShellProblem) -> String {
    guard let directory = surroundings.lessons else { throw .noLessons }
    return directory
  }
}
