import Foundation
import Lessons

/// The files of the open lesson, with their dates and sizes when it was read.
struct LessonFiles {
  var entry: LessonIndex.Entry
  private let paths: [String]
  private let stamps: [Stamp?]

  init(of entry: LessonIndex.Entry, in language: String) {
    self.entry = entry
    paths =
      [entry.file] + entry.translations.filter { $0.language == language }.map(\.file)
    stamps = paths.map { Stamp($0) }
  }

  /// Whether a file was saved since. Looks at the disk.
  var haveChanged: Bool { paths.map { Stamp($0) } != stamps }

  /// What changes when an editor saves a file.
  private struct Stamp: Equatable {
    private let date: Date?
    private let size: Int?

    /// `nil` where there is no file.
    init?(_ path: String) {
      guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
      date = facts[.modificationDate] as? Date
      size = facts[.size] as? Int
    }
  }
}
