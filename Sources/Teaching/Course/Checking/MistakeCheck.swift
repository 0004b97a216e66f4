import Analysis
import Lessons
import Localization
import Stage
import Trace

/// Checks that every mistake breaks its own rule and no other. Rules are in English.
struct MistakeCheck {
  private let course: Course
  private let rules: MistakeRules
  private(set) var findings: [Finding] = []
  private(set) var mistakes = 0

  init(_ course: Course) {
    self.course = course
    rules = course.index.mistakeRules
  }

  mutating func check(while goesOn: () -> Bool = { true }) {
    guard !rules.isEmpty else { return }
    let all = Pattern.all.flatMap { pattern in pattern.mistakes.map { (pattern, $0) } }
    for (name, rule) in rules.rules where !all.contains(where: { $0.1.id == name }) {
      find(
        localized("there is no mistake `\(name)`.") + guess(name, all.map(\.1.id)),
        at: rule.location)
    }
    for (pattern, mistake) in all where goesOn() { check(mistake, of: pattern) }
  }

  private mutating func check(_ mistake: Mistake, of pattern: Pattern) {
    guard let contract = course.contract(of: pattern.name) else {
      guard let rule = rules[mistake.id] else { return }
      find(
        localized(
          """
          no lesson holds the contract of `\(pattern.name)`. Give the table its heading back, \
          or remove the line.
          """), at: rule.location)
      return
    }
    guard let rule = rules[mistake.id] else {
      find(
        localized("no line says which rule `\(mistake.id)` breaks. Add one."), at: Location())
      return
    }
    guard let trace = trace(of: mistake, in: pattern, at: rule.location) else { return }
    mistakes += 1
    let broken = Language.$current.withValue(.english) {
      Set(contract.breaches(in: trace).map(\.wording))
    }
    for wording in broken.subtracting(rule.breaks).sorted() {
      find(localized("`\(mistake.id)` breaks another rule: \(wording)."), at: rule.location)
    }
    for wording in rule.breaks.subtracting(broken).sorted() {
      find(localized("`\(mistake.id)` does not break this rule: \(wording)."), at: rule.location)
    }
  }

  /// The run of its scenario with the mistake; `nil` after a finding.
  private mutating func trace(
    of mistake: Mistake, in pattern: Pattern, at place: Location
  ) -> Trace? {
    do {
      let scenario = try course.index.scenario(named: mistake.scenario, for: pattern)
      do {
        let script = Script(scenario)
        return try course.run(script, in: pattern, with: mistake, showingSetup: true).trace
      } catch {
        find(localized("`\(mistake.id)` cannot be run. \(error.words)"), at: place)
      }
    } catch {
      find(localized("`\(mistake.id)` cannot be run. \(error.message)"), at: place)
    }
    return nil
  }

  private mutating func find(_ words: String, at place: Location) {
    findings.append(Finding(rules.file, place, words))
  }
}
