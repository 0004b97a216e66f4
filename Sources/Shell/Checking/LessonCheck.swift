import Foundation
import Lessons
import Stage

/// Lessons and scenarios held against the stage: everything in them that can be run is run.
struct LessonCheck {
  private(set) var findings: Set<Finding> = []
  private var lessons = 0
  private var scenarios = 0
  private var runs = 0

  /// A directory of lessons, or one file.
  mutating func check(_ path: String) throws(ShellProblem) {
    if path.hasSuffix(".md") {
      try checkLesson(file: path)
    } else if path.hasSuffix(".scenario") {
      try checkScenario(file: path)
    } else {
      check(LessonLibrary.load(directory: path))
    }
  }

  var hasFoundAnything: Bool { lessons + scenarios > 0 }

  /// `2 lessons, 14 scenarios, 21 runs: no problem.`
  var count: String {
    let checked = [
      counted(lessons, "lesson"), counted(scenarios, "scenario"), counted(runs, "run"),
    ].joined(separator: ", ")
    let problems = findings.isEmpty ? "no problem" : counted(findings.count, "problem")
    return "\(checked): \(problems)."
  }

  private mutating func check(_ library: LessonLibrary) {
    findings.formUnion(library.problems.map(Finding.init))
    for scenario in library.scenarios { check(scenario) }
    for lesson in library.lessons { check(lesson, library.scenarios) }
  }

  private mutating func checkLesson(file: String) throws(ShellProblem) {
    let reading = Lesson.read(try TextFile(file).read(), file: file)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    findings.formUnion(reading.problems.map(Finding.init))
    if let lesson = reading.value {
      check(lesson, LessonIndex.read(directory: folder).scenarios)
    }
  }

  private mutating func checkScenario(file: String) throws(ShellProblem) {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let reading = Scenario.read(try TextFile(file).read(), name: name, file: file)
    findings.formUnion(reading.problems.map(Finding.init))
    if let scenario = reading.value { check(scenario) }
  }

  private mutating func check(_ scenario: Scenario) {
    scenarios += 1
    for pattern in Pattern.allCases {
      runs += 1
      do {
        _ = try Script(scenario).run(in: pattern)
      } catch {
        let place = Location(scenario.file, step: error.index)
        findings.insert(Finding(scenario.file, place, error.words))
      }
    }
  }

  private mutating func check(_ lesson: Lesson, _ scenarios: [Scenario]) {
    lessons += 1
    for section in lesson.sections {
      if let trial = Trial(section, in: lesson) { check(trial, lesson.file, scenarios) }
    }
    if let table = lesson.contract, let pattern = lesson.pattern.flatMap(Pattern.init) {
      check(table, of: pattern, lesson.file, scenarios)
    }
  }

  private mutating func check(
    _ table: ContractTable, of pattern: Pattern, _ file: String, _ scenarios: [Scenario]
  ) {
    var check = ContractCheck(table)
    for scenario in scenarios { check.run(scenario, in: pattern) }
    runs += check.runs
    findings.formUnion(check.findings(in: file))
  }

  private mutating func check(_ trial: Trial, _ file: String, _ scenarios: [Scenario]) {
    runs += 1
    if let (location, complaint) = trial.complaint(scenarios) {
      findings.insert(Finding(file, location, complaint))
    }
  }
}

extension Location {
  /// The line of a scenario that holds a step: neither empty nor a remark.
  fileprivate init(_ file: String, step: Int) {
    let text = (try? TextFile(file).read()) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let steps = lines.indices.filter { index in
      let first = lines[index].first { !$0.isWhitespace }
      return first != nil && first != "#"
    }
    self.init(line: steps.indices.contains(step) ? steps[step] + 1 : 1)
  }
}

private func counted(_ count: Int, _ word: String) -> String {
  count == 1 ? "1 \(word)" : "\(count) \(word)s"
}
