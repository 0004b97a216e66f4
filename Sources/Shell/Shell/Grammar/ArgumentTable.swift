import Analysis
import Cells
import Lessons
import Localization
import Stage

// The arguments that several commands take. Arguments of a single command are declared beside it.

extension Argument<Pattern> {
  static var pattern: Self {
    .init("PATTERN", candidates: { _ in .words(Pattern.names) }) {
      (name, _) throws(ShellProblem) in try Pattern(named: name)
    }
  }
}

extension Argument<Scenario> {
  static func scenario(as placeholder: String = "SCENARIO") -> Self {
    .init(placeholder, candidates: { .words($0.session.scenarioNames) }) {
      (name, session) throws(ShellProblem) in try session.library.scenario(called: name)
    }
  }
}

extension Argument<Int> {
  /// How often, or how many.
  static var count: Self {
    .init("N") { (word, _) in Int(word).flatMap { $0 > 0 ? $0 : nil } }
  }
}

extension Argument<String> {
  /// The id of a lesson.
  static func lesson(as placeholder: String = "LESSON") -> Self {
    .init(placeholder, candidates: { .words($0.session.lessonIDs) })
  }

  /// An object of the present run.
  static var object: Self {
    .init("NAME", candidates: { .words($0.session.objectNames) })
  }

  static func file(as placeholder: String = "FILE") -> Self {
    .init(file: placeholder)
  }
}

extension Session {
  var scenarioNames: [String] { library.index?.scenarios.map(\.name) ?? [] }
  var lessonIDs: [String] { library.index?.entries.map(\.id) ?? [] }
  var objectNames: [String] { (try? run.state()).map { TraceState($0).names } ?? [] }
}
