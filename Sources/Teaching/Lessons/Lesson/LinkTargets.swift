import Cells

/// Where the links in lessons lead.
public struct LinkTargets {
  private let lessons: LessonIndex

  public init(_ lessons: LessonIndex) { self.lessons = lessons }

  /// The command that opens the lesson or begins the exercise a link leads to; `nil` for a link to something else.
  public func command(for url: String) -> String? { target(of: url)?.command }

  /// What a link leads to; `nil` for anything but a lesson or an exercise.
  public func target(of url: String) -> Target? {
    if let exercise = exercise(for: url) { return .exercise(id: exercise) }
    return lessons.entry(inFile: url.path).map { .lesson(id: $0.id) }
  }

  public enum Target: Equatable, Sendable {
    case lesson(id: String), exercise(id: String)

    /// Opens the lesson, or begins the exercise.
    public var command: String {
      switch self {
      case .exercise(let id): "exercise start \(id)"
      case .lesson(let id): "lesson \(id)"
      }
    }
  }

  /// The id of the exercise that a link leads to, such as `exercises/mvc-kept-alive.md`. In lessons that the shell has
  /// read, its command is in place of the address.
  func exercise(for url: String) -> String? {
    let command = Target.exercise(id: "").command
    return url.hasPrefix(command)
      ? String(url.dropFirst(command.count)) : lessons.exerciseID(inFile: url.path)
  }
}

extension LessonIndex {
  /// - Parameter name: of the file, or of the file of a translation.
  fileprivate func entry(inFile name: String) -> Entry? {
    entries.first { ([$0.name] + $0.translations.map(\.name)).contains(name) }
  }

  /// The exercises that a lesson links to, in its language and in the order of the links.
  public func exercises(linkedFrom lesson: Lesson) -> [ExercisePage] {
    let targets = LinkTargets(self)
    let ids = lesson.sections.flatMap(\.links).compactMap { targets.exercise(for: $0.url) }
      .uniqued()
    let exercises = ids.isEmpty ? nil : exercises
    return ids.compactMap { exercises?.exercise($0, in: lesson.language) }
      .filter { $0.exercise.kind != .project }
  }
}

extension String {
  /// Without what an address says about a place in the file.
  fileprivate var path: String { String(prefix { $0 != "#" && $0 != "?" }) }
}
