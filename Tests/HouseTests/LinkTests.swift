import Foundation
import TestSupport
import Testing

/// The pages that people read first lead to files that exist.
struct LinkTests {
  private static let pages = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Sources/README.md", "Lessons/README.md",
    "Sources/Benchmarks/Doubling/README.md", "Sources/Benchmarks/Drawings/README.md",
    "Sources/Benchmarks/Exports/README.md", "Sources/Benchmarks/Stepping/README.md",
  ]

  @Test(arguments: pages)
  func `every relative link leads to a file or a folder`(page: String) throws {
    let text = try Self.text(of: page)
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let targets = text.matches(of: #/\]\(([^)#\s]+)/#).map { String($0.1) }
      .filter { !$0.contains("://") }
    #expect(targets.filter { !Self.exists(folder + $0) } == [])
  }

  @Test(arguments: pages)
  func `every link within a page leads to a heading`(page: String) throws {
    let text = try Self.text(of: page)
    let headings = text.matches(of: #/(?m)^#+ (.+)$/#).map {
      $0.1.lowercased().replacing(" ", with: "-")
    }
    let targets = text.matches(of: #/\]\(#([^)]+)\)/#).map { String($0.1) }
    #expect(targets.filter { !headings.contains($0) } == [])
  }

  @Test(arguments: pages)
  func `every path in a code span exists`(page: String) throws {
    let spans = try Self.text(of: page)
      .matches(of: #/`((?:Sources|Tests|Lessons|\.ci)/[\w\/.+-]+)`/#).map { String($0.1) }
    #expect(spans.filter { !$0.contains("PATTERN") && !Self.exists($0) } == [])
  }

  private static func text(of page: String) throws -> String {
    try String(contentsOfFile: Repository.root + "/" + page, encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.root + "/" + path)
  }
}
