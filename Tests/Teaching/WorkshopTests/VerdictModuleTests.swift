import Foundation
import Testing
import TestSupport

@testable import Workshop

/// The judge's verdict depends on every module that it imports, except for those that decide nothing.
struct VerdictModuleTests {
  /// Messages, archives and drawings.
  private static let idle: Set = [
    "CTranslations", "Documents", "CZip", "CMarkdown", "Diagrams",
  ]

  @Test func `the digest of a verdict has every module that the judge is made of`() throws {
    let folders = Dictionary(
      uniqueKeysWithValues: VerdictDigests.modules.map { ($0.split(separator: "/")[1], $0) })
    let floors = ["Support", "Tracing", "Apps", "Drawing", "Teaching", "Shell"]
    let modules = try floors.flatMap { floor in
      try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/Sources/" + floor)
    }
    var missing: Set<String> = []
    for folder in folders.values {
      let imported = try imports(in: folder).filter(modules.contains)
      missing.formUnion(imported.filter { folders[Substring($0)] == nil })
    }
    #expect(missing == Self.idle.intersection(missing))
  }

  @Test func `the digest of a verdict has every kit that a pattern is written with`() throws {
    let known = Set(
      (VerdictDigests.modules + VerdictDigests.kits).map { $0.split(separator: "/")[1] })
    let kits = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root + "/Sources/Apps")
    let patterns = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root + "/Sources/Apps/Recordings")
    let imported = try patterns.filter { !["Shared", "Mistakes"].contains($0) }
      .reduce(into: Set<String>()) { try $0.formUnion(imports(in: "Apps/Recordings/" + $1)) }
    #expect(imported.contains("TEAKit"))
    #expect(imported.filter { kits.contains($0) && !known.contains(Substring($0)) } == [])
  }

  /// The modules that the files of a folder import. Those of patterns are not folders of a floor.
  private func imports(in folder: String) throws -> Set<String> {
    let root = URL(filePath: Repository.root + "/Sources/" + folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let texts = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }
    return Set(
      texts.flatMap { text in
        text.split(separator: "\n")
          .filter { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
          .compactMap { line in
            line.wholeMatch(of: /(?:public )?import (\w+)/).map { String($0.1) }
          }
      })
  }
}
