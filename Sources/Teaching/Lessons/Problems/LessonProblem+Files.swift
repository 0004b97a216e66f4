import Files
import Localization

extension LessonProblem {
  /// A file that cannot be read.
  public enum FileProblem: Hashable, Sendable {
    case noDirectory
    case notADirectory
    case closedDirectory
    case unreadable
    /// It was there when the directory was read.
    case gone
    case notAFile
    case badFileName
    case outsideDirectory
    case tooLarge(limit: Int)
    case lineTooLong(limit: Int)
    case notUTF8(BrokenText)
    case duplicateLesson(id: String, first: String)
    /// A translation of nothing. `near` is what it could be called.
    case noOriginal(String, near: String?)
    /// A translation, or a list of terms, in a language that Lifeline does not speak. `meant` is what it could be
    /// called.
    case otherLanguage(meant: String?)
    case noConcepts
    /// A list of concepts for one language.
    case translatedConcepts
    case noTerms

    var message: String {
      switch self {
      case .noDirectory: localized("there is no such directory. Name one that contains lessons.")
      case .notADirectory:
        localized("this is not a directory. Name one that contains lessons.")
      case .closedDirectory:
        localized("this directory cannot be read. Check its permissions.")
      case .unreadable: localized("this file cannot be read. Check its permissions.")
      case .gone: localized("there is no such file any more. Was it renamed?")
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
      case .noOriginal(let original, let near):
        localized("this is no translation: there is no `\(original.shortened)`.")
          + (near.map { localized(" Did you mean `\($0)`?") } ?? "")
      case .otherLanguage(let meant?):
        localized("Lifeline speaks \(Self.languages). Name the file `\(meant.shortened)`.")
      case .otherLanguage(nil):
        localized("Lifeline speaks \(Self.languages), so this file is never used. Remove it.")
      case .noConcepts:
        localized(
          """
          this file lists no concepts, so those of questions are not checked. Write a table with a concept in each \
          row, its id in the first column: `| concept | English | 简体中文 |`.
          """)
      case .translatedConcepts:
        localized(
          """
          `\(ConceptList.file)` has the names of concepts in all languages, a column for each, so this file is never \
          used. Put its names there, and remove it.
          """)
      case .noTerms:
        localized(
          "this file has no term. Write lines such as `architecture: 架构, not 体系结构`.")
      }
    }

    private static var languages: String {
      Language.allCases.map(\.rawValue).inCode.listed(.and)
    }

    /// Where in the file it is; the beginning of it, where that is not known.
    var location: Location {
      if case .notUTF8(let place) = self { Location(line: place.line) } else { Location() }
    }
  }
}
