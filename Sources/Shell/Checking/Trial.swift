import Diagrams
import Lessons
import Stage

/// A run that a section of a lesson promises to be possible.
struct Trial {
  var source: RunRequest.Source
  var pattern: String?
  var location: Location
  /// What is to be shown of it, and where each part of that is said.
  private var filter = RunRequest.Filter()
  private var filterLocations: [String: Location] = [:]

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
    for key in RunRequest.Filter.keys {
      filterLocations[key] = section.attributes[key]?.location
    }
  }

  private init(_ run: RunRequest) {
    self.init(source: run.source, pattern: run.pattern, location: run.location)
    filter = run.filter
  }

  private init(source: RunRequest.Source, pattern: String?, location: Location) {
    self.source = source
    self.pattern = pattern
    self.location = location
  }

  /// What is wrong with it, and where; `nil` when it runs and shows what is to be shown.
  func complaint(_ scenarios: [Scenario]) -> (Location, String)? {
    var place = location
    do {
      let pattern = try Pattern(named: pattern ?? Pattern.names[0])
      let trace = try script(scenarios).play(pattern).trace
      let diagram = Diagram(trace, showing: filter.all ? .all : .story)
      for key in RunRequest.Filter.keys {
        guard let words = filter[key] else { continue }
        place = filterLocations[key] ?? location
        _ = try Look(RunRequest.Filter([key: words])).spelled(in: diagram, of: trace)
      }
      return nil
    } catch {
      return (place, error.message)
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
