import Foundation
import TestSupport
import Testing

@testable import Generator

/// What the generator makes is compiled: its files are those of the modules in `Sources/Apps/Generated`, and of
/// their tests. `LIFELINE_RECORD=1 swift test --filter GeneratedFilesTests` writes them again. Read the diff.
@Suite struct GeneratedFilesTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var template: BuiltInTemplate
    var folder: String
    var name = "Note"
    var hasTests = false

    var testDescription: String { "\(template.rawValue) as \(folder)/\(name)" }

    static let all = [
      Case(template: .classic, folder: "Classic", hasTests: true),
      Case(template: .default, folder: "Default", hasTests: true),
      Case(template: .generic, folder: "Generic", hasTests: true),
      Case(template: .compose, folder: "Generic", name: "VIPERKit"),
      Case(template: .default2019, folder: "Default2019"),
      Case(template: .mvc, folder: "MVC", hasTests: true),
      Case(template: .mvvmC, folder: "MVVMC", hasTests: true),
      Case(template: .mvcVS, folder: "MVCVS", hasTests: true),
      Case(template: .mvp, folder: "MVP", hasTests: true),
    ]
  }

  @Test(arguments: Case.all)
  func `the files of a template are those that are compiled`(_ given: Case) throws {
    let module = try made(
      given.template, given.name, project: given.folder + "Note", withTests: given.hasTests)
    for file in module.files {
      #expect(try Self.recorded(file, given) == file.text, "\(file.path)")
    }
    let found = module.files.map(\.path)
    #expect(found == Self.files(given).sorted())
  }

  @Test func `every template is compiled`() {
    #expect(Set(Case.all.map(\.template)) == Set(BuiltInTemplate.allCases))
  }

  private static func recorded(_ file: GeneratedModule.File, _ given: Case) throws -> String {
    let path =
      file.path.hasPrefix("Tests/")
      ? "Apps/Generated/\(given.folder)Note/\(file.path.dropFirst("Tests/".count))"
      : "../Sources/Apps/Generated/\(given.folder)/\(given.name)/\(file.path)"
    return try Golden.text(of: path, found: file.text)
  }

  private static func files(_ given: Case) -> [String] {
    let root = Repository.root
    let sources = names("\(root)/Sources/Apps/Generated/\(given.folder)/\(given.name)")
    guard given.hasTests else { return sources }
    return sources
      + names("\(root)/Tests/Apps/Generated/\(given.folder)Note").map { "Tests/" + $0 }
  }

  private static func names(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
