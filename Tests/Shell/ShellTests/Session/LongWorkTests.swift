import TestSupport
import Testing

@testable import Shell

/// Work that takes long says how far it is, and may be interrupted at any part of it.
@MainActor @Suite struct LongWorkTests {
  nonisolated static let lines = [
    "class pack welcome --pages 1-4 --output PLACE",
    "class questions welcome --format gift --output PLACE", "site PLACE welcome",
    "costs count-in-title --output PLACE", "compare mvc viper rename --all", "kinds mvc", "where",
    "check \(Repository.root)/Lessons/scenarios/rename.scenario",
  ]

  @Test(arguments: Seed.share(of: lines, allWith: 30))
  func `it is told from the first part to the last`(_ line: String) throws {
    let whole = try whole(line)
    #expect(whole.reply.status == .done, "\(whole.reply.complaint ?? "")")
    #expect(whole.told.first == 0)
    #expect(whole.told.last == 1)
    #expect(whole.told.count > 2)
  }

  @Test(arguments: Seed.share(of: lines, allWith: 30))
  func `it ends where it is interrupted, and leaves no file`(_ line: String) throws {
    let all = try whole(line).asked
    for last in Set([0, all / 2, all - 1]) {
      let scratch = try Scratch()
      var asked = 0
      let reply = reply(to: line, in: scratch) { environment in
        environment.isInterrupted = {
          asked += 1
          return asked > last
        }
      }
      #expect(reply.complaint?.hasPrefix("Interrupted") == true, "after \(last) of \(all)")
      #expect(scratch.names == [], "after \(last) of \(all)")
    }
  }

  @Test func `where a part fails, it is told that the work is over`() throws {
    let scratch = try Scratch([
      "scenarios/set.scenario": "# Editing\n\nlaunch\nview-state folderViews[0].editing true\n"
    ])
    var told: [Double] = []
    let reply = try reply(to: "compare mvc-vs mvc set", in: Scratch()) { environment in
      environment.lessons = scratch.path
      environment.meter = { told.append(Double($0) / Double($1)) }
    }
    #expect(reply.complaint?.contains("cannot show or set the view state of MVC") == true)
    #expect(told == [0, 0.5, 1])
  }

  /// Work that was not interrupted: what it told, and how often it asked whether to end.
  private struct Whole {
    let reply: Reply
    let told: [Double]
    let asked: Int
  }

  /// By line. Both tests look at it.
  private static var known: [String: Whole] = [:]

  private func whole(_ line: String) throws -> Whole {
    if let known = Self.known[line] { return known }
    var told: [Double] = []
    var asked = 0
    let reply = try reply(to: line, in: Scratch()) { environment in
      environment.meter = { told.append(Double($0) / Double($1)) }
      environment.isInterrupted = {
        asked += 1
        return false
      }
    }
    let whole = Whole(reply: reply, told: told, asked: asked)
    Self.known[line] = whole
    return whole
  }

  private func reply(
    to line: String, in scratch: Scratch, _ change: (inout ShellEnvironment) -> Void
  ) -> Reply {
    var environment = ShellEnvironment.course
    change(&environment)
    let session = Session(.script, environment: environment)
    if line == "where" {
      session.reply(toEach: ["use mvc", "launch"])
    }
    return session.reply(to: line.replacing("PLACE", with: "\"\(scratch.file("out"))\""))
  }
}
