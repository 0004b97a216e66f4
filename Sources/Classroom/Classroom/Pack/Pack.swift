import Course
import Documents
import Exports
import Lessons

/// Files for a class, made from the lesson files alone: papers as pages and in Markdown, with their pictures and the pages
/// of runs.
public struct Pack {
  /// In the order in which a teacher reads them.
  public private(set) var files: [File] = []

  /// A file of the pack: a paper in Markdown or HTML, a picture in SVG or a page in HTML.
  public struct File {
    /// Inside the pack, with slashes between folders.
    public var path: String
    public var lines: Lines
  }

  /// Makes the papers of lessons, with all their runs and questions.
  ///
  /// - Parameters:
  ///   - pages: those to pack.
  ///   - columns: the width of text drawings on paper, in cells.
  ///   - reporting: called before each part of the work with the number of parts done and in all: a page, or the papers
  ///     of a lesson. Returns whether to go on; after `false` there is no pack.
  public init?(
    _ lessons: [Lesson], in course: Course, pages: PageChoice = .all, columns: Int,
    reporting: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) throws(PackProblem) {
    let total = lessons.map(pages.count).reduce(lessons.count, +)
    var done = 0
    func goesOn() -> Bool {
      defer { done += 1 }
      return reporting(done, total)
    }
    var packed: [PackedLesson] = []
    for lesson in lessons {
      let lesson = try PackedLesson(lesson, in: course, pages: pages, while: goesOn)
      guard let lesson else { return nil }
      packed.append(lesson)
    }
    var papers: [[(paper: Paper, files: [File])]] = []
    for (lesson, packed) in zip(lessons, packed) {
      guard goesOn() else { return nil }
      let lab = LabSheet(
        title: lesson.title, exercises: course.index.exercises(linkedFrom: pages.part(of: lesson)),
        areInOwnFolder: course.index.hasOwnExercises)
      papers.append(Pack.papers(of: packed, lab, columns))
    }
    let readme = PackReadme(zip(packed, papers.map { $0.map(\.paper) }))
    files = [File("index.html", readme.page), File("README.md", readme.text)]
    for (lesson, papers) in zip(packed, papers) {
      files += papers.flatMap(\.files) + lesson.files
    }
  }

  /// The papers of a lesson, in the order of use.
  private static func papers(
    of lesson: PackedLesson, _ lab: LabSheet, _ columns: Int
  ) -> [(paper: Paper, files: [File])] {
    func text(_ paper: Paper, _ text: String) -> (Paper, [File]) {
      (paper, [File(paper.file(of: lesson), text)])
    }
    /// In Markdown and as a page.
    func paper(_ paper: Paper, _ blocks: [Block]) -> (Paper, [File]) {
      let name = paper.file(of: lesson)
      let page = PaperPage(
        title: blocks.title ?? lesson.title, language: lesson.language, blocks: blocks)
      return (
        paper,
        [File(paper.page(of: lesson) ?? name, page.source), File(name, blocks.markdown)]
      )
    }
    let exercises = ExerciseSheet(lesson, columns: columns)
    let worksheet = Worksheet(lesson: lesson)
    let lectures = Lecture.split(lesson)
    let numbers = lectures.count == 1 ? [nil] : lectures.indices.map { $0 + 1 }
    let shows = zip(numbers, lectures).flatMap { number, lecture in
      let show = SlideShow(
        lesson: lesson, lecture: lecture, number: number.map { ($0, of: lectures.count) })
      return [text(.show(number), show.html), text(.slides(number), show.markdown)]
    }
    let plan = PlanSheet(lesson: lesson, lectures: lectures.map(\.forBrowser))
    return [
      paper(.plan, plan.blocks),
      paper(.key, AnswerKey(lesson: lesson, sheet: exercises).blocks),
    ] + shows + (worksheet.isEmpty ? [] : [paper(.worksheet, worksheet.blocks)])
      + [paper(.handout, Handout(lesson: lesson, columns: columns).blocks)]
      + (exercises.isEmpty ? [] : [paper(.exercises, exercises.blocks)])
      + (lab.isEmpty ? [] : [paper(.lab, lab.blocks)])
  }
}

extension Pack.File {
  fileprivate init(_ path: String, _ text: String) {
    self.init(path: path, lines: Lines(text: text))
  }
}

/// The kinds of papers. Slides have the number of their lecture; `nil` for the only one.
enum Paper: Equatable {
  case plan, key, worksheet, handout, exercises, lab
  /// Slides for a browser, and the same slides for other programs.
  case show(Int?), slides(Int?)

  func file(of lesson: PackedLesson) -> String { "\(lesson.id)-\(name)" }

  /// The same paper as a page; `nil` for slides, which have a show of their own.
  func page(of lesson: PackedLesson) -> String? {
    switch self {
    case .show, .slides: nil
    case .plan, .key, .worksheet, .handout, .exercises, .lab:
      file(of: lesson).dropLast(".md".count) + ".html"
    }
  }

  private var name: String {
    switch self {
    case .plan: "plan.md"
    case .key: "key.md"
    case .worksheet: "questions.md"
    case .handout: "handout.md"
    case .exercises: "exercises.md"
    case .lab: "lab.md"
    case .show(let number): "slides\(number.map { "-\($0)" } ?? "").html"
    case .slides(let number): "slides\(number.map { "-\($0)" } ?? "").md"
    }
  }
}

extension [Block] {
  /// The words of the first heading.
  fileprivate var title: String? {
    if case .heading(_, let text) = first?.kind { text.plain } else { nil }
  }
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
