import Files
import Foundation
import TestSupport
import Testing

/// How many lines patches add and remove, in comparison with git.
struct PatchFigureTests {
  /// All patches of the exercises.
  static let patches: [String] = {
    let folder = Repository.root + "/Lessons/exercises"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".diff") }.sorted().map { folder + "/" + $0 }
  }()

  @Test func `the figures of a patch are those of git`() throws {
    #expect(Self.patches.count > 100)
    for path in Self.patches {
      let patch = try Patch(try String(contentsOfFile: path, encoding: .utf8))
      let lines = patch.files.map { "\($0.added)\t\($0.removed)\t\($0.path)" }
      #expect(lines.sorted() == (try numstat(path)).sorted(), "\(path)")
    }
  }

  private func numstat(_ path: String) throws -> [String] {
    let (git, output) = (Process(), Pipe())
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--numstat", path]
    git.currentDirectoryURL = URL(filePath: Repository.root)
    git.standardOutput = output
    try git.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
