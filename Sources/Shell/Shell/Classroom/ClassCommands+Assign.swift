import Cells
import Foundation
import Lessons
import Localization
import Progress

extension ClassCommands {
  /// A file for learners: what to do by when.
  func assign(_ request: Request) throws(ShellProblem) -> Reply {
    guard let due = request[.lastDay], let file = request[.output], file != "-" else {
      throw request.command.wrongUse
    }
    let assignment = try assignment(request.all(.lessonOrExercise), request[.name], by: due)
    let text = ProgressFile(log: ProgressLog(assignments: [assignment])).text
    var reply = try delivery.deliver(Styled(String(text.dropLast())), request.options)
    reply.text =
      reply.text
      + .wrapped(
        localized(
          "\(assignment.name), due on \(due). Learners read it with progress import, or open it in the site; tasks and exercises need Lifeline itself. With progress export they hand in what they did; class report says who did it in time."
        ), to: width)
    if due < environment.today {
      reply.add(complaint: localized("\(due) is over. For another day, write the file again."))
    }
    return reply
  }

  private func assignment(
    _ names: [String], _ name: String?, by due: Day
  ) throws(ShellProblem) -> Assignment {
    let exercises = try library.requireIndex().exercises.entries.map(\.id).sorted()
    let known = library.lessonIDs
    let names = names.uniqued()
    for name in names where !known.contains(name) && !exercises.contains(name) {
      throw .name(
        exercises.isEmpty
          ? .unknownLesson(name, known: known)
          : .unassignable(name, lessons: known, exercises: exercises))
    }
    let name = (name ?? names.commaSeparated).trimmingCharacters(in: .whitespaces)
    return Assignment(
      name: name.printable, written: environment.now(), due: due,
      lessons: names.filter(known.contains), exercises: names.filter { !known.contains($0) })
  }
}
