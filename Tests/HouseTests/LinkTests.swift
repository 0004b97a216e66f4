import Foundation
import TestSupport
import Testing

/// The pages that people read first lead to files that exist.
struct LinkTests {
  private static let pages = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Sources/README.md",
    "Sources/Benchmarks/README.md", "Sources/Benchmarks/Figures.md", "Lessons/README.md",
    "Lessons/guides/learning.md", "Lessons/guides/teaching.md", "Lessons/guides/projects.md",
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
  func `every link to a heading leads to one`(page: String) throws {
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let links = try Self.text(of: page).matches(of: #/\]\(([^):\s]*)#([^)]+)\)/#)
    let wrong = try links.filter { link in
      let target = link.1.isEmpty ? page : folder + link.1
      return try !Self.headings(of: target).contains(String(link.2))
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test(arguments: pages)
  func `every path in a code span exists`(page: String) throws {
    let spans = try Self.text(of: page)
      .matches(of: #/`((?:Sources|Tests|Lessons|\.ci)/[\w\/.+-]+)`/#).map { String($0.1) }
    #expect(spans.filter { !$0.contains("PATTERN") && !Self.exists($0) } == [])
  }

  /// As links name them.
  private static func headings(of page: String) throws -> [String] {
    try text(of: page).matches(of: #/(?m)^#+ (.+)$/#).map {
      $0.1.lowercased().replacing(#/[^\w\s-]/#, with: "").replacing(" ", with: "-")
    }
  }

  private static func text(of page: String) throws -> String {
    try String(contentsOfFile: Repository.root + "/" + page, encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.root + "/" + path)
  }
}
