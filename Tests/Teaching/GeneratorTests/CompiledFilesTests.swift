import TestSupport
import Testing

@testable import Generator

/// What the generator makes compiles as it is, and the tests that it makes pass: in a folder of its own, with the
/// modules that were built next to the tests.
@Suite struct CompiledFilesTests {
  private nonisolated static let templates = BuiltInTemplate.allCases.filter { $0 != .compose }

  @Test(arguments: Seed.share(of: templates, allWith: 30))
  nonisolated func `what a template makes compiles, and its tests pass`(
    _ template: BuiltInTemplate
  ) throws {
    let module = try made(template, project: "Notes", withTests: template != .default2019)
    let kit = template == .generic ? try made(.compose, "VIPERKit", project: "Notes").files : []
    let tests = module.files.filter(\.isTest)
    let program = try ScratchProgram()
    #expect(try program.compile("Notes", module.files.filter { !$0.isTest } + kit) == "")
    #expect(tests.isEmpty == (template == .default2019))
    guard !tests.isEmpty else { return }
    #expect(try program.compile("NotesTests", tests + [ScratchProgram.runsTests]) == "")
    #expect(try program.link() == "")
    let result = try program.run()
    #expect(result.status == 0, "\(result.output)")
    let suites = tests.filter { $0.text.contains("@Suite") }
    #expect(result.output.contains("in \(suites.count) suite"), "\(result.output)")
  }

  @Test func `what does not compile is found`() throws {
    let wrong = GeneratedModule.File(path: "Wrong.swift", text: "let title: String = 5\n")
    let said = try ScratchProgram().compile("Notes", [wrong])
    #expect(said.contains("cannot convert value of type 'Int' to specified type 'String'"))
  }
}
