import Course
import Exports
import Foundation
import Stage
import TestSupport
import Testing

@testable import Shell

/// A run that is exported and read again gives the same drawings.
@Suite struct ReadingBackTests {
  private static let library = ShellEnvironment.course.library

  private let session = Session(.script, environment: .course)

  /// Writes to a pipe, where drawings are not kept in memory.
  private let piped: Session = {
    var environment = ShellEnvironment.course
    environment.isPiped = { _ in true }
    return Session(.script, environment: environment)
  }()

  private func written(_ line: String, by session: Session? = nil) -> String {
    let reply = (session ?? self.session).reply(to: line)
    return reply.text.plain + (reply.lines?.text ?? "")
  }

  /// The current diagram in every format.
  private func views(_ options: String) -> [String] {
    TraceFormat.allCases.map { written("diagram --format \($0.rawValue)\(options)") }
  }

  @Test(arguments: TraceFormat.allCases)
  func `what a file does not have of its run is said in every format`(format: TraceFormat) throws {
    let scratch = try Scratch()
    let lines = written("run mvc rename --format jsonl").split(separator: "\n")
    let end = lines.lastIndex { $0.contains(#""event":"return""#) } ?? 0
    let cut = try scratch.write(lines[..<end].joined(separator: "\n"), to: "cut")
    let part = try scratch.write(written("run mvc rename --hide query --format jsonl"), to: "part")
    for shell in [session, piped] {
      let replies = [cut, part].map {
        shell.reply(to: "render \($0) --format \(format.rawValue)")
      }
      #expect(replies.map(\.status) == [.done, .done])
      #expect(
        replies.map(\.complaint) == [
          "The file ends in the middle of type \"Hi\".",
          "This file has only a part of the run (hide query).",
        ])
    }
  }

  @Test func `the graph of a run by hand has the order of the whole run`() throws {
    let scratch = try Scratch()
    let file = scratch.file("run.jsonl")
    for line in ["use mvc", "launch", "open Work", "back", "open Hello", "export jsonl \(file)"] {
      #expect(session.reply(to: line).status == .done, "\(line)")
    }
    #expect(written("export dot --all") == written("render \(file) --format dot --all"))
  }

  /// A seed has a pattern and a scenario of its own. `LIFELINE_CASES=500` tests all of them.
  @Test(arguments: Seed.share(of: Seed.some(from: 0, oneIn: 2), allWith: 30))
  func `every format says the same of it`(seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    let (round, place) = Int(seed.value).quotientAndRemainder(dividingBy: Pattern.all.count)
    let pattern = Pattern.all[place]
    let scenarios = Self.library?.scenarios(for: pattern).map(\.name) ?? []
    let number = (round + place) % scenarios.count
    let options = random.pick(["", " --all"])
    let setup = random.pick(["", "", " --with-setup"])
    let scratch = try Scratch()
    let file = scratch.file("run")
    let run = "run \(pattern.name) \(scenarios[number])\(setup)\(options)"
    let drawn = written(run)
    let views = views(options)
    _ = session.reply(to: "export jsonl \(file)")
    #expect(written("render \(file)\(options)") == drawn, "seed \(seed): \(run)")
    for format in ["jsonl", "csv"] {
      let streamed = written("render \(file) --format \(format)")
      #expect(streamed == written("export \(format)"), "seed \(seed): \(run)")
    }
    for format in ["text", "plain"] {
      let streamed = written("render \(file) --format \(format)\(options)", by: piped)
      let whole = written("export \(format)\(options)") + "\n"
      #expect(streamed == whole, "seed \(seed): \(run)")
    }
    #expect(session.reply(to: "load \(file)").status == .done)
    #expect(self.views(options) == views, "seed \(seed): \(run)")
  }
}
