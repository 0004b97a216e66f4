import Course
import Documents
import Exports
import Lessons
import Localization

/// The whole course as pages for a browser, in every language: to learn without installing anything.
///
/// Every page can be read without JavaScript. With it, a lesson is shown page by page, questions check themselves, and
/// the browser keeps what was done.
public struct Site {
  public private(set) var files: [Pack.File] = []

  /// The lessons in one language.
  public struct Edition {
    public var language: Language
    public var lessons: [Lesson]
    public var exercises: [ExercisePage]
    public var comparisons: [Comparison]

    /// - Parameters:
    ///   - lessons: with links as their files have them.
    ///   - index: the one that has a lesson. It finds what the links of the lesson lead to.
    public init(
      _ language: Language, lessons: [Lesson], exercises: [ExercisePage],
      comparisons: [Comparison] = [], in index: (Lesson) -> LessonIndex
    ) {
      (self.language, self.exercises, self.comparisons) = (language, exercises, comparisons)
      let (lessonIDs, exerciseIDs) = (Set(lessons.map(\.id)), Set(exercises.map(\.id)))
      self.lessons = lessons.map { lesson in
        let targets = LinkTargets(index(lesson))
        return lesson.relinked { url in
          switch targets.target(of: url) {
          case .lesson(let id) where lessonIDs.contains(id): SitePlace.lesson(id)
          case .exercise(let id) where exerciseIDs.contains(id): "\(SitePlace.exercises)#\(id)"
          case .lesson, .exercise, nil: nil
          }
        }
      }
    }
  }

  /// - Parameter reporting: called before each page of a lesson with the number of pages done and in all. Returns
  ///   whether to go on; after `false` there is no site.
  public init?(
    _ editions: [Edition], in course: Course,
    reporting: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) throws(PackProblem) {
    let total = editions.flatMap(\.lessons).map(\.sections.count).reduce(0, +)
    var done = 0
    func goesOn() -> Bool {
      defer { done += 1 }
      return reporting(done, total)
    }
    var (pages, runs): ([Pack.File], SiteRuns) = ([], SiteRuns(course))
    for edition in editions {
      let made = Language.$current.withValue(edition.language) {
        Result { () throws(PackProblem) in
          try edition.files(in: course, &runs, while: goesOn)
        }
      }
      guard let files = try made.get() else { return nil }
      pages += files
    }
    files = [SiteIndex(editions: editions).file] + pages + runs.files + SiteFrame.sharedFiles
  }
}

extension Site.Edition {
  /// The pages of the course in its language; `nil` when `goesOn` says so.
  fileprivate func files(
    in course: Course, _ runs: inout SiteRuns, while goesOn: () -> Bool
  ) throws(PackProblem) -> [Pack.File]? {
    let place = SitePlace(language)
    var files: [Pack.File] = []
    for (index, lesson) in lessons.enumerated() {
      let made = try SiteLesson(lesson, in: course, at: place, &runs, while: goesOn)
      guard let made else { return nil }
      files += made.files(next: lessons.dropFirst(index + 1).first)
    }
    if !exercises.isEmpty {
      files.append(SiteExercises(exercises: exercises, place: place).file)
    }
    if !comparisons.isEmpty {
      files.append(SiteComparisons(comparisons: comparisons, place: place).file)
    }
    return files
  }
}
