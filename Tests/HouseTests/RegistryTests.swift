import Foundation
import TestSupport
import Testing

/// What a new app or pattern touches: its folder, a line in `Package.swift`, and its import and its line in the
/// registry. Everything else finds it there.
struct RegistryTests {
  private let apps: [AppFolder]
  private let files: [SourceFile]

  init() throws {
    apps = try AppFolder.all.get()
    files = try SourceFile.all.get().filter { $0.path.hasPrefix("Sources/") }
  }

  @Test func `only the registry imports a pattern, and it lists each in one line`() {
    for pattern in apps.flatMap(\.patterns) {
      let importers = files.filter { file in file.imports.contains { $0.module == pattern } }
      #expect(importers.map(\.path) == ["Sources/Apps/Stage/Registry.swift"], "\(pattern)")
    }
    let registry = files.first { $0.path == "Sources/Apps/Stage/Registry.swift" }
    let entries = (registry?.lines ?? []).compactMap { line in
      line.firstMatch(of: #/^ *(\w+)\.self,$/#).map { String($0.1) }
    }
    let names = apps.flatMap { app in app.patterns.map { app.name + $0 } }
    #expect(entries.sorted() == names.sorted())
  }

  @Test func `Package.swift has one entry for an app and its patterns`() throws {
    let manifest = try String(
      contentsOfFile: Repository.root + "/Package.swift", encoding: .utf8)
    for app in apps {
      let entries = manifest.split(separator: "App(").filter { $0.contains("\"\(app.name)\"") }
      #expect(entries.count == 1, "\(app.name)")
      #expect(app.patterns.allSatisfy { entries[0].contains("\"\($0)\"") }, "\(app.name)")
    }
  }

  @Test func `no code outside an app's folder asks for an app or a pattern by name`() {
    let names = files.filter { $0.contains("static var name: String {") }.flatMap { file in
      file.lines.compactMap { line in
        line.firstMatch(of: #/static var name: String \{ ("[a-z-]+") \}/#).map { String($0.1) }
      }
    }
    #expect(names.count > 5)
    // The generator has templates for some patterns.
    let folders =
      apps.map { "Sources/Apps/\($0.name)/" } + [
        "Sources/Benchmarks/", "Sources/Teaching/Generator/", "Sources/Apps/LeakCheck/",
      ]
    let others = files.filter { file in !folders.contains { file.path.hasPrefix($0) } }
    let found = others.flatMap { file in
      names.filter(file.contains).map { "\(file.path): \($0)" }
    }
    // A trace file without an app is of the first app.
    #expect(found == ["Sources/Tracing/Trace/Trace.swift: \"recordings\""])
  }
}
