import Course
import Documents
import Exports
import Lessons

/// All that a teacher takes to class, from the lesson files alone: papers in Markdown, and the
/// pictures and pages that they show.
public struct Pack {
  /// By their places in the pack, in the order in which somebody would look at them.
  public private(set) var files: [File] = []

  public struct File {
    /// With slashes between folders.
    public var path: String
    public var lines: Lines
  }

  /// Makes every run of the lessons, and puts every question.
  ///
  /// - Parameters:
  ///   - columns: how wide drawings on paper may be.
  ///   - reporting: is told after each page how many of how many are done.
  public init(
    _ lessons: [Lesson], in course: Course, columns: Int,
    reporting: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(PackProblem) {
    let total = lessons.map(\.sections.count).reduce(0, +)
    var done = 0
    var packed: [PackedLesson] = []
    for lesson in lessons {
      packed.append(
        try PackedLesson(lesson, in: course) {
          done += 1
          reporting(done, total)
        })
    }
    let papers = packed.map { Pack.papers(of: $0, columns) }
    files = [File("README.md", PackReadme(zip(packed, papers.map { $0.map(\.0) })).text)]
    for (lesson, papers) in zip(packed, papers) {
      files += papers.map { File($0.file(of: lesson), $1) } + lesson.figures.flatMap(\.files)
    }
  }

  /// In the order in which a teacher needs them.
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

/// The papers of a lesson.
enum Paper: String {
  case handout, key, exercises, slides

  func file(of lesson: PackedLesson) -> String { "\(lesson.id)-\(rawValue).md" }
}

/// Why a lesson cannot be taken to class: one of its pages does not work.
public struct PackProblem: Error, Equatable {
  public let lesson: String
  public let page: Int
  /// What is wrong there.
  public let reason: String
}
