import Cells

extension Command {
  static let check = Command(
    name: "check", usages: ["check [PATH…]"], summary: "read every lesson and make its runs",
    details:
      "Reads every lesson and scenario, runs what can be run, and holds contracts against every "
      + "scenario. A path is a directory of lessons or one file. Problems are told as file:line:column.",
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
    guard check.hasFoundAnything else { throw .nothingToCheck }
    let limits = "Not compared yet: quiz answers, goals, drawings."
    return Reply(.stack([.wrapped(check.count, to: width, .success), .wrapped(limits, to: width)]))
  }

  private func lessonDirectory() throws(ShellProblem) -> String {
    guard let directory = surroundings.lessons else { throw .noLessons }
    return directory
  }
}
