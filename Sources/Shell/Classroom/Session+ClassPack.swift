import Classroom
import Localization

extension Session {
  func classPack(_ words: [String], _ request: Request) throws(ShellProblem) -> Reply {
    throw request.command.wrongUse
  }
}
