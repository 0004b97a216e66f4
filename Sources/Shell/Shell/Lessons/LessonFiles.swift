import Files
import Lessons

/// The files of the open lesson, as they were when it was read.
struct LessonFiles {
  var entry: LessonIndex.Entry
  private let paths: [String]
  private let facts: [FileFacts?]

  init(of entry: LessonIndex.Entry, in language: String) {
    self.entry = entry
    paths =
      [entry.file] + entry.translations.filter { $0.language == language }.map(\.file)
    facts = paths.map { FileFacts(at: $0) }
  }

  /// Whether a file was saved since. Looks at the disk.
  var haveChanged: Bool { paths.map { FileFacts(at: $0) } != facts }
}
