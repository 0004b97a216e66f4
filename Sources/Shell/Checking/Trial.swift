import Lessons
import Stage

/// A run that a section of a lesson promises to be possible.
struct Trial {
  var source: RunRequest.Source
  var pattern: String?
  var location: Location

  /// The solution of a task has to be possible, too.
  init?(_ section: Section, in lesson: Lesson) {
    switch section.kind {
    case .run(let run): self.init(run)
    case .predict(let prediction): self.init(prediction.run)
    case .task(let task):
      self.init(
        source: .actions(task.solution, setup: task.setup), pattern: task.pattern ?? lesson.pattern,
        location: task.solutionLocation)
    case .text, .contract, .quiz: return nil
    }
  }

  private init(_ run: RunRequest) {
    self.init(source: run.source, pattern: run.pattern, location: run.location)
  }

  private init(source: RunRequest.Source, pattern: String?, location: Location) {
    self.source = source
    self.pattern = pattern
    self.location = location
  }

  /// What is wrong with it; `nil` when it runs.
  func complaint(_ scenarios: [Scenario]) -> String? {
    do {
      let pattern = try Pattern(named: pattern ?? Pattern.names[0])
      _ = try script(scenarios).play(pattern)
      return nil
    } catch {
      return error.message
    }
  }

  private func script(_ scenarios: [Scenario]) throws(ShellProblem) -> Script {
    switch source {
    case .actions(let actions, let setup): return Script(setup: setup, actions: actions)
    case .scenario(let name):
      guard let scenario = scenarios.first(where: { $0.name == name }) else {
        throw .unknownScenario(name, known: scenarios.map(\.name))
      }
      return Script(scenario)
    }
  }
}
