import Course
import Lessons
import SourceCode
import Stage
import Trace

/// The lessons and scenarios there are, and the course that holds them against the stage.
final class Library: Displaying {
  let display: Display
  private let environment: ShellEnvironment
  /// `nil` where no directory of lessons is known.
  private(set) lazy var index = environment.library
  private(set) lazy var course = index.map { Course($0) }
  /// The directory in which you began a lesson or a scenario, next to the lessons of the program.
  private var own: LessonIndex?

  init(_ display: Display, _ environment: ShellEnvironment) {
    self.display = display
    self.environment = environment
  }

  /// Reads again which lessons and scenarios there are.
  ///
  /// - Parameter directory: to be read next to the lessons of the program.
  func reload(with directory: String? = nil) {
    index = environment.library
    own =
      directory.map(environment.library(in:)) ?? own.map { environment.library(in: $0.directory) }
    course = (own ?? index).map { Course($0) }
  }

  /// The title of a lesson of the course in the present language.
  func title(of entry: LessonIndex.Entry) -> String {
    index?.title(of: entry, in: language) ?? entry.title
  }

  /// The index that has a lesson; `nil` when none has it.
  func index(with id: String) -> LessonIndex? {
    [index, own].lazy.compactMap(\.self).first { $0[id] != nil }
  }

  func entry(_ id: String) -> LessonIndex.Entry? { index(with: id)?[id] }

  var lessonIDs: [String] { entries.map(\.id) }

  /// Several lessons may have the same number.
  func lessonIDs(numbered number: Int) -> [String] {
    entries.filter { $0.number == number }.map(\.id)
  }

  private var entries: [LessonIndex.Entry] { [index, own].flatMap { $0?.entries ?? [] } }

  /// Those of your own directory come first; it lends what it does not have.
  var scenarioIndex: LessonIndex? { own ?? index }

  /// The sources of the apps; `nil` without lessons: they are next to them.
  var sources: SourceFolder? { index?.sources }

  func requireIndex() throws(ShellProblem) -> LessonIndex {
    guard let index else { throw .missing(.lessonDirectory) }
    return index
  }

  /// With at least one lesson. Where no file can be read, what is wrong with them says more than that there are none.
  func requireLessons() throws(ShellProblem) -> LessonIndex {
    let index = try requireIndex()
    guard !index.entries.isEmpty else {
      throw .lessons(.empty(index.problems.map(\.description)))
    }
    return index
  }

  func requireCourse() throws(ShellProblem) -> Course {
    guard let course else { throw .missing(.lessonDirectory) }
    return course
  }

  /// For commands that look at the same runs many times.
  ///
  /// - Parameter lessons: when one of them is only in your own directory, the scenarios of that come first.
  func courseThatRemembersRuns(of lessons: [Lesson]) throws(ShellProblem) -> Course {
    let present = try requireIndex()
    let needsOwn = lessons.contains { present[$0.id] == nil }
    return Course(needsOwn ? own ?? present : present, remembersRuns: true)
  }

  /// As a lesson of the pattern has it; `nil` when none does.
  func contract(of pattern: String) -> Contract? { course?.contract(of: pattern) }

  func scenario(called name: String, for pattern: Pattern) throws(ShellProblem) -> Scenario {
    guard let index = scenarioIndex else { throw .missing(.lessonDirectory) }
    do {
      return try index.scenario(named: name, for: pattern)
    } catch {
      if case .brokenScenario = error { throw .run(.request(error)) }
      if let other = otherPattern(thatRuns: name, insteadOf: pattern, index) {
        throw .run(
          .scenarioOfOtherApp(
            name, pattern, app: pattern.app.title, other: other, otherApp: other.app.title))
      }
      throw .run(.request(error))
    }
  }

  /// A pattern of an app that has this scenario: the one that users may call the same there, else its first.
  private func otherPattern(
    thatRuns scenario: String, insteadOf pattern: Pattern, _ index: LessonIndex
  ) -> Pattern? {
    let apps = App.all.filter { app in
      index.scenarios(of: app.scenarioFolder).contains { $0.name == scenario }
    }
    return apps.lazy.compactMap { $0.pattern(called: pattern.name) }.first
      ?? apps.first?.patterns.first
  }
}

// MARK: Lessons by name

extension Library {
  func lesson(called id: String) throws(ShellProblem) -> Lesson {
    try reading(called: id, quotingCode: false).lesson
  }

  /// A lesson in the present language. A link to another lesson names the command that opens it.
  ///
  /// - Parameter quotingCode: whether its pages have the code that they name. A page that is opened gets it with
  ///   ``withCode(_:)``.
  func reading(
    _ entry: LessonIndex.Entry, quotingCode: Bool = false
  ) -> ReadResult<Lesson>? {
    guard let index = index(with: entry.id) else { return nil }
    var reading = index.lesson(entry, in: language, quotingCode: quotingCode)
    let targets = LinkTargets(index)
    reading.value = reading.value?.relinked { targets.command(for: $0) }
    return reading
  }

  /// The page that is opened, with the code that it names.
  func withCode(_ bookmark: Bookmark) -> Bookmark {
    let id = bookmark.sourceLesson
    guard let index = index(with: id) else { return bookmark }
    var bookmark = bookmark
    bookmark.section = index.quoted(bookmark.sectionWithoutCode, pattern: index[id]?.pattern)
    return bookmark
  }

  /// A lesson that has pages, and what is wrong with it.
  private func reading(
    called id: String, quotingCode: Bool
  ) throws(ShellProblem) -> (lesson: Lesson, problems: [LessonProblem]) {
    guard let entry = index(with: id)?[id], let reading = reading(entry, quotingCode: quotingCode)
    else {
      let broken = try requireLessons().problems.filter { $0.isInFile(of: id) }
      if !broken.isEmpty { throw .lessons(.broken(id, broken.map(\.description))) }
      throw .name(.unknownLesson(id, known: lessonIDs))
    }
    guard let lesson = reading.value, !lesson.sections.isEmpty else {
      throw .lessons(.broken(id, reading.problems.map(\.description)))
    }
    return (lesson, reading.problems)
  }

  /// The lessons of these names, each once; for `all`, all there are.
  ///
  /// Files are named after ids. A malformed id could lead out of their directory, and two equal ids
  /// would share a file. So a lesson with such an id is refused.
  ///
  /// - Parameter part: is told how many are read.
  func lessons(called names: [String], _ part: WorkPart) throws(ShellProblem) -> [Lesson] {
    let known = try requireIndex().entries.map(\.id)
    let wanted = (try isAll(names) ? known : names).uniqued()
    return try part.map(wanted) { name throws(ShellProblem) in
      let (lesson, problems) = try reading(called: name, quotingCode: true)
      let faults = problems.filter(\.isAboutIDs).map(\.description)
      guard faults.isEmpty else { throw .lessons(.broken(name, faults)) }
      return lesson
    }
  }

  /// What `all` leaves out because its file cannot be read.
  func problemsOfLessons(leftOutOf names: [String]) throws(ShellProblem) -> [LessonProblem] {
    try isAll(names) ? requireIndex().problems : []
  }

  private func isAll(_ names: [String]) throws(ShellProblem) -> Bool {
    let index = try requireIndex()
    return names == ["all"] && index["all"] == nil
  }
}

nonisolated extension LessonProblem {
  /// A file that cannot be read tells no id, but is most often named after it: `05-mvp.md`.
  fileprivate func isInFile(of id: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    return [String(stem), String(stem.drop { $0.isNumber || $0 == "-" })].contains(id.lowercased())
  }

  fileprivate var isAboutIDs: Bool {
    switch kind {
    case .key(.badID), .heading(.duplicateSection): true
    default: false
    }
  }
}
