import Foundation
import Lessons
import TestSupport
import Testing

@testable import Course

/// A file says which rule each mistake breaks. A mistake must break no other rule.
@Suite struct MistakeCheckTests {
  private let folder = Repository.root + "/Lessons/"

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder + name, encoding: .utf8)
  }

  /// A course with MVC only.
  private func findings(
    rules: String, lesson: (String) -> String = { $0 }, delete scenario: String? = nil
  ) throws -> [String] {
    var files = ["02-mvc.md": lesson(try text("02-mvc.md")), "mistakes.rules": rules]
    for scenario in shipped.index.scenarios(of: nil) {
      files["scenarios/\(scenario.name).scenario"] = try text("scenarios/\(scenario.name).scenario")
    }
    if let scenario { files["scenarios/delete.scenario"] = scenario }
    let scratch = try Scratch(files)
    var check = MistakeCheck(Course(.read(directory: scratch.path)))
    check.check()
    return check.findings.map { $0.description.replacing(scratch.path, with: "L") }
  }

  private func rules(_ change: (String) -> String = { $0 }) throws -> String {
    let lines = try text("mistakes.rules").split(separator: "\n")
    return change(lines.filter { $0.hasPrefix("mvc.") }.joined(separator: "\n"))
  }

  @Test func `every mistake breaks what the file says`() throws {
    #expect(try findings(rules: rules()) == [])
  }

  @Test func `a file without rules asks for nothing`() throws {
    #expect(try findings(rules: "") == [])
  }

  @Test func `another rule, no rule, and a mistake that is none`() throws {
    let changed = try rules {
      $0.replacing("call from Model to", with: "call from View to")
        .replacing("mvc.leak  -\n", with: "mvc.laek  -\n")
    }
    #expect(
      try findings(rules: changed) == [
        "L/mistakes.rules:5:1: there is no mistake `mvc.laek`. Did you mean \"mvc.leak\"?",
        "L/mistakes.rules:4:1: `mvc.m4` breaks another rule: call from Model to Controller is not "
          + "allowed.",
        "L/mistakes.rules:4:1: `mvc.m4` does not break this rule: call from View to Controller is not "
          + "allowed.",
        "L/mistakes.rules:1:1: no line says which rule `mvc.leak` breaks. Add one.",
      ])
  }

  @Test func `a mistake whose scenario is not there, or fails, cannot be run`() throws {
    let rule = "mvc.m2  call from View to Model is not allowed"
    func found(_ scenario: String) throws -> [String] {
      try findings(rules: rule, delete: scenario).filter { !$0.contains("no line says") }
    }
    #expect(
      try found("") == [
        "L/mistakes.rules:1:1: `mvc.m2` cannot be run. The scenario \"delete\" cannot be "
          + "read: L/scenarios/delete.scenario:1:1: the scenario has no action. Write one on each "
          + "line, such as `launch`."
      ])
    let start = "L/mistakes.rules:1:1: `mvc.m2` cannot be run. `swipe \"Nowhere\"` does not work: "
    #expect(
      try found("# D\nsetup: launch\nswipe \"Nowhere\"\n").map { $0.hasPrefix(start) } == [true])
  }

  @Test func `mistakes are counted, and after a stop none is run`() throws {
    var check = MistakeCheck(shipped)
    check.check { false }
    #expect(check.mistakes == 0)
    #expect(check.findings.map(\.description) == [])
    var ran = 0
    check.check {
      ran += 1
      return ran <= 3
    }
    #expect(check.mistakes == 3)
  }

  @Test func `a contract that lost its heading`() throws {
    let found = try findings(rules: "mvc.m2 call from View to Model is not allowed") {
      $0.replacing("id: contract core: type: contract", with: "id: contract core:")
    }
    #expect(
      found == [
        "L/mistakes.rules:1:1: no lesson holds the contract of `mvc`. Give the table its heading back, "
          + "or remove the line."
      ])
  }
}
