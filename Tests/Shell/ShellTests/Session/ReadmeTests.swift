#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Shell
import TestSupport
import Testing

/// The session in the README, and what the guides give to try, are what the shell really answers.
@MainActor struct ReadmeTests {
  @Test func `the session in the README is a real one`() throws {
    let root = Repository.root
    let readme = try String(contentsOfFile: root + "/README.md", encoding: .utf8)
    let start = try #require(readme.range(of: "<!-- session -->\n```text\n"))
    let rest = readme[start.upperBound...]
    let shown = try String(rest[..<#require(rest.range(of: "\n```")).lowerBound])

    let session = Session(environment: .course)
    let typed = shown.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    let real = typed.map { "> \($0)\n" + session.reply(to: String($0)).text.plain }
    #expect(real.joined(separator: "\n") == shown)
  }

  @Test func `what the guide for learners gives to try works from a fresh start`() throws {
    let guide = Repository.root + "/Lessons/guides/learning.md"
    let text = try String(contentsOfFile: guide, encoding: .utf8)
    let start = try #require(text.range(of: "| type | and see |"))
    let rows = text[start.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("|") }
      .dropFirst()
    #expect(rows.count > 10)
    for row in rows {
      let scratch = try Scratch()
      var environment = ShellEnvironment.course
      environment.newLessons = scratch.path
      environment.here = scratch.path
      let session = Session(environment: environment)
      let typed = row.split(separator: "|")[0].split(
        separator: "`", omittingEmptySubsequences: false)
      for (index, line) in typed.enumerated() where index % 2 == 1 {
        // A new lesson is found next to the course only in the current directory.
        if line.hasPrefix("lesson ") { continue }
        let reply = session.reply(to: String(line))
        let status: Reply.Status = line.hasPrefix("diff ") ? .failed : .done
        #expect(
          reply.status == status && reply.complaint == nil, "\(line): \(reply.complaint ?? "")")
      }
    }
  }

  @Test func `so is its picture`() throws {
    let session = Session(environment: .course)
    let (picture, real) = try Files.expected("rename.svg") { _ in
      session.reply(to: "run mvc rename --format svg").text.plain + "\n"
    }
    #expect(picture == real)
  }

  @Test func `the trace in the guide for projects is drawn as it is there`() throws {
    let guide = Repository.root + "/Lessons/guides/projects.md"
    let text = try String(contentsOfFile: guide, encoding: .utf8)
    func block(_ language: String) throws -> String {
      let rest = try text[#require(text.range(of: "```\(language)\n")).upperBound...]
      return try String(rest[..<#require(rest.range(of: "\n```")).lowerBound])
    }
    let scratch = try Scratch(["own.jsonl": block("json") + "\n"])
    let session = Session(environment: .course)
    #expect(session.reply(to: "load \(scratch.path)/own.jsonl").complaint == nil)
    #expect(try session.reply(to: "diagram").text.plain == block("text"))
  }
}
