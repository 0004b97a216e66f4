import Files
import Localization

extension LessonProblem {
  /// A file that cannot be read.
  public enum FileProblem: Hashable, Sendable {
    case noDirectory
    case notADirectory
    case closedDirectory
    case unreadable
    case notAFile
    case badFileName
    case outsideDirectory
    case tooLarge(limit: Int)
    case lineTooLong(limit: Int)
    case notUTF8(BrokenText)
    case duplicateLesson(id: String, first: String)

    var message: String {
      switch self {
      case .noDirectory: localized("there is no such directory. Name one that contains lessons.")
      case .notADirectory:
        localized("this is not a directory. Name one that contains lessons.")
      case .closedDirectory:
        localized("this directory cannot be read. Check its permissions.")
      case .unreadable: localized("this file cannot be read. Check its permissions.")
      case .notAFile:
        localized("this is not a regular file. Put a Markdown file here, or remove it.")
      case .badFileName:
        localized("this name contains characters that cannot be shown. Rename the file.")
      case .outsideDirectory:
        localized("this link leads out of the lesson directory. Copy the file into the directory.")
      case .tooLarge(let limit):
        localized("this file is larger than \(limit) bytes. Split it in two.")
      case .lineTooLong(let limit): localized("this line is longer than \(limit) bytes. Break it.")
      case .notUTF8: localized("this file is not UTF-8 text. Save it as UTF-8.")
      case .duplicateLesson(let id, let first):
        localized("\(first) already has the id `\(id)`. Choose another one.")
      }
    }

    /// Where in the file it is; the beginning of it, where that is not known.
    var location: Location {
      if case .notUTF8(let place) = self { Location(line: place.line) } else { Location() }
    }
  }
}
