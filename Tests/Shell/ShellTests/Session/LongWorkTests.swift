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

  @Test(arguments: lines)
  func `it is told from the first part to the last`(_ line: String) throws {
    var told: [Double] = []
    let reply = try reply(to: line, in: Scratch()) { environment in
      environment.meter = { told.append(Double($0) / Double($1)) }
    }
    #expect(reply.status == .done, "\(reply.complaint ?? "")")
    #expect(told.first == 0)
    #expect(told.last == 1)
    #expect(told.count > 2)
  }

  @Test(arguments: lines)
  func `it ends where it is interrupted, and leaves no file`(_ line: String) throws {
    var all = 0
    _ = try reply(to: line, in: Scratch()) { environment in
      environment.isInterrupted = {
        all += 1
        return false
      }
    }
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

  private func reply(
    to line: String, in scratch: Scratch, _ change: (inout ShellEnvironment) -> Void
  ) -> Reply {
    var environment = ShellEnvironment(lessons: Repository.root + "/Lessons")
    change(&environment)
    let session = Session(.script, environment: environment)
    if line == "where" {
      for line in ["use mvc", "launch"] { _ = session.reply(to: line) }
    }
    return session.reply(to: line.replacing("PLACE", with: "\"\(scratch.file("out"))\""))
  }
}
