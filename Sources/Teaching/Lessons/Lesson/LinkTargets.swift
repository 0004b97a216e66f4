import Cells

/// Where the links in lessons lead.
public struct LinkTargets {
  private let lessons: LessonIndex

  public init(_ lessons: LessonIndex) { self.lessons = lessons }

  /// The command that opens the lesson or begins the exercise a link leads to; `nil` for a link to something else.
  public func command(for url: String) -> String? { target(of: url)?.command }

  /// What a link leads to; `nil` for anything but a lesson or an exercise.
  ///
  /// - Parameter url: the address of a file, such as `exercises/mvc-kept-alive.md`, or the command in its place, which
  ///   lessons have that the shell has read.
  public func target(of url: String) -> Target? {
    if let target = Target(command: url) { return target }
    if let exercise = lessons.exerciseID(inFile: url.path) { return .exercise(id: exercise) }
    return lessons.entry(inFile: url.path).map { .lesson(id: $0.id) }
  }

  public enum Target: Hashable, Sendable {
    case lesson(id: String), exercise(id: String)

    /// Opens the lesson, or begins the exercise.
    public var command: String {
      switch self {
      case .exercise(let id): "exercise start \(id)"
      case .lesson(let id): "lesson \(id)"
      }
    }

    fileprivate init?(command: String) {
      let id = command.split(separator: " ").last.map(String.init) ?? ""
      let targets = [Target.exercise(id: id), .lesson(id: id)]
      guard let target = targets.first(where: { $0.command == command }) else { return nil }
      self = target
    }

    fileprivate var exercise: String? {
      if case .exercise(let id) = self { id } else { nil }
    }
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
    let ids = lesson.sections.flatMap(\.links)
      .compactMap { targets.target(of: $0.url)?.exercise }.uniqued()
    let exercises = ids.isEmpty ? nil : exercises
    return ids.compactMap { exercises?.exercise($0, in: lesson.language) }
      .filter { $0.exercise.kind != .project }
  }
}

extension String {
  /// Without what an address says about a place in the file.
  fileprivate var path: String { String(prefix { $0 != "#" && $0 != "?" }) }
}
