import Foundation
import TestSupport
import Testing

/// A program that is tried in the project's folder can leave a file there, which is then committed with the others.
struct TopLevelTests {
  @Test func `at the top are the package, three folders and four pages`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Repository.root)
    let ours = found.filter { name in
      !name.hasPrefix(".") && name != "Package.resolved" && !name.hasSuffix(".xcodeproj")
    }
    #expect(
      ours.sorted() == [
        "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Lessons", "Package.swift", "README.md",
        "Sources", "Tests",
      ])
  }
}
