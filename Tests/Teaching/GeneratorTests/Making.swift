import Foundation

@testable import Generator

/// A module made of a built-in template, by a fixed author on a fixed day.
nonisolated func made(
  _ template: BuiltInTemplate, _ name: String = "Note", project: String = "Notes",
  kit: Kit = .toykit, withTests: Bool = false
) throws -> GeneratedModule {
  let facts = ModuleFacts(
    module: try ModuleName(name), project: project, author: "Ada Lovelace", date: "2026-11-22")
  return try GeneratedModule(template.template, facts, for: kit, withTests: withTests)
}

/// A module made of a template with one file.
nonisolated func made(_ name: String, _ text: String) throws -> GeneratedModule {
  let facts = ModuleFacts(
    module: try ModuleName("Note"), project: "my-app", author: "Ada Lovelace", date: "2026-11-22")
  let template = ModuleTemplate(name: "own", files: [.init(path: name, text: text)])
  return try GeneratedModule(template, facts)
}

/// What a problem says; empty when there is none.
nonisolated func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return (error as? GeneratorProblem)?.message ?? "\(error)"
  }
}
