import Shell
import TestSupport

extension Scratch {
  /// The answer of a script to a line, with the lessons in the folder `lessons`.
  func reply(_ line: String, width: Int = 80) -> Reply {
    let session = Session(.script, environment: .lessons(in: file("lessons")))
    session.width = width
    return session.reply(to: line)
  }
}
