import Foundation
import TestSupport
import Testing

@testable import Course

/// What the README for authors gives as examples passes the check when it is copied.
@Suite struct AuthorReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(contentsOfFile: Repository.root + "/Lessons/README.md", encoding: .utf8)
  }

  /// What is between two texts.
  private func part(after start: String, before end: String) throws -> String {
    let rest = try readme[#require(readme.range(of: start)).upperBound...]
    return try String(rest[..<#require(rest.range(of: end)).lowerBound])
  }

  private func codeSpans(in text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  private func findings(of claims: [String], in run: String) -> [String] {
    CourseTests.findings(
      "## C <!-- id: c type: claims \(run) -->",
      claims.map { "- So: `\($0)`" }.joined(separator: "\n"))
  }

  @Test func `goals and claims hold in the run that is named`() throws {
    let run = codeSpans(
      in: try part(after: "What is in this table holds in MVC after", before: "| write |"))
    let rows = try part(after: "## Goals and claims", before: "\n## Exercises")
      .split(separator: "\n").filter { $0.hasPrefix("| `") }
    let claims = rows.flatMap { codeSpans(in: String($0.split(separator: "|")[0])) }
    #expect(claims.count == 10)
    #expect(findings(of: claims, in: run.joined(separator: " ")) == [])
  }

  @Test func `messages are named as in the run that is named`() throws {
    let spans = codeSpans(
      in: try part(after: "**Naming a message.**", before: "All of these are messages"))
    let names = spans.filter { !["*", "find", "predict"].contains($0) }
    #expect(names.count == 8)
    #expect(findings(of: Array(names.dropLast()), in: "run: rename") == [])
    #expect(
      CourseTests.findings(
        "## Q <!-- id: q type: predict run: rename ask: first call after: textFieldDidEndEditing concept: roles -->",
        "What next?\n\n- [x] `\(names.last ?? "")`\n  > It is asked.\n- [ ] `NC`\n  > Not yet.\n"
          + hint) == [])
  }

  @Test func `headings of runs are drawn`() throws {
    let headings = readme.split(separator: "\n").filter {
      $0.hasPrefix("## ") && $0.contains("type: run ")
    }
    #expect(headings.count == 3)
    for heading in headings {
      #expect(CourseTests.findings(String(heading), "\nLook.") == [], "\(heading)")
    }
  }
}
