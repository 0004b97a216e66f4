import Analysis
import Cells
import Course
import Grammar
import Localization
import Stage

// The arguments that several commands take. Arguments of a single command are declared next to it.

extension Argument<Pattern> {
  static var pattern: Self {
    .init("PATTERN", candidates: { _ in .words(Pattern.names) }) {
      (name, _) throws(ShellProblem) in try Pattern(typed: name)
    }
  }
}

extension Argument<Int> {
  /// How often, or how many.
  static var count: Self {
    .init("N") { (word, _) throws(ShellProblem) in
      guard let number = Int(word) else { return nil }
      guard number > 0 else {
        throw .line(.badValue(word, for: "N", expected: localized("a number from 1")))
      }
      return number
    }
  }

  /// One of the numbers that a command lists.
  ///
  /// - Parameter meaning: as in "the number of a stop, as break lists them".
  static func listed(
    _ placeholder: String, _ meaning: Phrase,
    among numbers: @escaping @MainActor @Sendable (Session) -> [Int]
  ) -> Self {
    .init(placeholder, candidates: { .words(numbers($0.session).map(String.init)) }) {
      (word, _) throws(ShellProblem) in
      guard let number = Int(word) else {
        throw .line(.badValue(word, for: placeholder, expected: localized(meaning)))
      }
      return number
    }
  }
}

extension Argument<String> {
  /// The name of a scenario, which each app has its own of.
  static func scenario(as placeholder: String = "SCENARIO") -> Self {
    .init(
      placeholder, candidates: { .words($0.scenarioNames) },
      names: { $0.library.scenarioIndex?.scenarios.map(\.name) ?? [] })
  }

  /// The id of a lesson.
  static func lesson(as placeholder: String = "LESSON") -> Self {
    .init(placeholder, candidates: { .words($0.session.lessonIDs) }) { (word, session) in
      session.lessonID(word)
    }
  }

  /// An object of the present run.
  static var object: Self {
    .init("NAME", names: { $0.objectNames })
  }

  static func file(as placeholder: String = "FILE") -> Self {
    .init(file: placeholder)
  }
}

extension Candidates.Position<Session> {
  /// The scenarios of the pattern that was typed before, else of the pattern in use.
  @MainActor var scenarioNames: [String] {
    let typed = words.lazy.compactMap { Pattern(called: $0) }.first
    let pattern = typed ?? session.run.pattern ?? .usual
    return session.library.scenarioIndex?.scenarios(for: pattern).map(\.name) ?? []
  }
}

extension Session {
  var lessonIDs: [String] { library.lessonIDs }
  /// The lesson that a word means, in any case. Where lines are typed, the beginning of its name is enough.
  func lessonID(_ word: String) -> String {
    let found = lessonIDs.filter { $0.hasPrefix(word.lowercased()) }
    let isShort = mode == .interactive && found.count == 1 && !word.isEmpty
    return isShort ? found[0] : word.spelled(as: lessonIDs)
  }

  /// The ids of a lesson's sections.
  func pageIDs(of lesson: String) -> [String] {
    let id = lesson.spelled(as: lessonIDs)
    guard let index = library.index(with: id), let entry = index[id] else { return [] }
    return index.lesson(entry).value?.sections.compactMap(\.id) ?? []
  }

  /// The numbers of the entries in the log of the interface.
  var logNumbers: [Int] { run.play?.stage.viewStateDebugging?.log.map(\.number) ?? [] }

  var objectNames: [String] { (try? run.state()).map { TraceState($0).names } ?? [] }
}
