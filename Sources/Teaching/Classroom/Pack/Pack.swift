import Course
import Documents
import Exports
import Lessons

/// Files for a class, made from the lesson files alone: papers in Markdown, with their pictures and
/// pages.
public struct Pack {
  /// In the order in which a teacher reads them.
  public private(set) var files: [File] = []

  /// A file of the pack: a paper in Markdown, a picture in SVG or a page in HTML.
  public struct File {
    /// Inside the pack, with slashes between folders.
    public var path: String
    public var lines: Lines
  }

  /// Makes the papers of lessons, with all their runs and questions.
  ///
  /// - Parameters:
  ///   - columns: the width of drawings on paper, in cells.
  ///   - reporting: called after each page with the number of pages done and in all. Returns whether to go on;
  ///     after `false` there is no pack.
  public init?(
    _ lessons: [Lesson], in course: Course, columns: Int,
    reporting: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) throws(PackProblem) {
    let total = lessons.map(\.sections.count).reduce(0, +)
    var done = 0
    var packed: [PackedLesson] = []
    for lesson in lessons {
      let lesson = try PackedLesson(lesson, in: course) {
        done += 1
        return reporting(done, total)
      }
      guard let lesson else { return nil }
      packed.append(lesson)
    }
    let papers = packed.map { Pack.papers(of: $0, columns) }
    files = [File("README.md", PackReadme(zip(packed, papers.map { $0.map(\.0) })).text)]
    for (lesson, papers) in zip(packed, papers) {
      files += papers.map { File($0.file(of: lesson), $1) } + lesson.files
    }
  }

  /// The papers of a lesson, in the order of use.
  private static func papers(of lesson: PackedLesson, _ columns: Int) -> [(Paper, String)] {
    let sheet = ExerciseSheet(lesson, columns: columns)
    return [
      (.key, AnswerKey(lesson, sheet).blocks.markdown),
      (.slides, Slides(lesson).text),
      (.handout, Handout(lesson, columns: columns).blocks.markdown),
    ] + (sheet.isEmpty ? [] : [(.exercises, sheet.blocks.markdown)])
  }
}

extension Pack.File {
  fileprivate init(_ path: String, _ text: String) {
    self.init(path: path, lines: Lines(text: text))
  }
}

/// The kinds of papers.
enum Paper: String {
  case handout, key, exercises, slides

  func file(of lesson: PackedLesson) -> String { "\(lesson.id)-\(rawValue).md" }
}

/// A page of a lesson that cannot be put into a pack.
public struct PackProblem: Error, Equatable {
  /// The id of the lesson.
  public let lesson: String
  /// Counted from 1.
  public let page: Int
  /// What is wrong, in the current language.
  public let reason: String
}
