import Foundation
import TestSupport
import Testing

@testable import Workshop

/// Nothing keeps a check, and nothing survives it.
@MainActor struct LimitTests {
  private let request = JudgedRequest(token: "1", pattern: "mvc", scripts: [], runsTests: false)

  /// Runs a shell script in place of a program with a learner's code.
  private func run(_ script: String, longest: Double = 20) throws -> (JudgedRun, Scratch) {
    let scratch = try Scratch()
    let program = try scratch.write("#!/bin/sh\ncat > /dev/null\n\(script)\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let process = JudgedProcess(
      program: URL(filePath: program), work: URL(filePath: scratch.path),
      setting: .init(longest: longest))
    return (try process.run(request), scratch)
  }

  /// The second word is in no other command line.
  private static func isAlive(_ seconds: Int) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.contains { name in
      guard let id = Int32(name),
        let words = FileManager.default.contents(
          atPath: "/proc/\(id)/cmdline")
      else { return false }
      return words == Data("sleep\0\(seconds)\0".utf8)
    }
  }

  @Test func `a grandchild in a session of its own is not waited for, and ends with the program`()
    throws
  {
    let begun = Date()
    let seconds = 100_000 + Int(getpid())
    let (run, _) = try run("setsid -f setsid -f sleep \(seconds); sleep 0.2; exit 3")
    #expect(run.ending == .left(status: 3))
    #expect(Date().timeIntervalSince(begun) < 10)
    #expect(!Self.isAlive(seconds))
  }

  @Test func `so does one that has left its environment, when time is over`() throws {
    let seconds = 200_000 + Int(getpid())
    let (run, _) = try run("setsid env -i sleep \(seconds) & sleep 1000", longest: 1)
    #expect(run.ending == .outOfTime)
    #expect(!Self.isAlive(seconds))
  }

  @Test func `all is kept that a program prints which ends itself`() throws {
    let (run, _) = try run("echo '*** loaded' >&2; echo 'no Fatal error' >&2; exit 3")
    #expect(run.printed == "*** loaded\nno Fatal error\n")
  }

  @Test func `what Swift says when it stops a program is not what the program prints`() throws {
    let (run, _) = try run(
      """
      echo loaded >&2
      echo 'Item.swift:1: Fatal error: Index out of range' >&2
      echo '*** Program crashed' >&2
      kill -s ABRT $$
      """)
    #expect(run.printed == "loaded")
    #expect(run.ending == .trapped(reason: "Item.swift:1: Fatal error: Index out of range"))
  }

  @Test func `a pipe that a stranger holds is not waited for`() throws {
    let begun = Date()
    let result = try Tool.run(
      ["/bin/sh", "-c", "echo done; setsid -f sleep 30"], in: URL(filePath: "/"),
      until: StopSign())
    #expect(result.hasSucceeded)
    #expect(result.output == "done\n")
    #expect(Date().timeIntervalSince(begun) < 15)
  }

  @Test func `a tool that takes too long is ended`() throws {
    let result = try Tool.run(
      ["/bin/sh", "-c", "echo begun; sleep 1000"], in: URL(filePath: "/"), longest: 1,
      until: StopSign())
    #expect(result.end == .outOfTime)
    #expect(result.output == "begun\n")
  }

  @Test func `a program has no terminal: it is at the head of a session of its own`() throws {
    let (run, _) = try run(
      """
      read -r id name state parent group session rest < /proc/$$/stat
      [ "$session" = $$ ] && [ "$group" = $$ ] && exit 5
      exit 6
      """)
    #expect(run.ending == .left(status: 5))
  }

  /// The program sets them before it reads its request, for which it waits here.
  @Test
  func `a program has ten seconds of a processor, two gigabytes, and files of eight megabytes`()
    throws
  {
    let request = Pipe()
    let child = try ChildProcess(
      [BuiltProgram("ExerciseHost").path], in: URL(filePath: "/"),
      .init(input: request.fileHandleForReading.fileDescriptor))
    let id = child.id
    defer {
      kill(id, SIGKILL)
      ChildProcess.wait(for: id)
    }
    func limits(_ name: String) -> [String] {
      let text = (try? String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
      return line?.dropFirst(name.count).split(separator: " ").prefix(2).map(String.init) ?? []
    }
    for _ in 0..<500 where limits("Max file size").first != "8388608" { usleep(10_000) }
    #expect(limits("Max cpu time") == ["10", "10"])
    #expect(limits("Max address space") == ["2147483648", "2147483648"])
    #expect(limits("Max file size") == ["8388608", "8388608"])
  }

  @Test func `a child that the system does not know any more has no status`() throws {
    var child = try ChildProcess(["/bin/sh", "-c", "exit 3"], in: URL(filePath: "/"), .init())
    // What the system does by itself where the ends of children are ignored.
    ChildProcess.wait(for: child.id)
    let end = child.ended()
    guard case .lost(let error)? = end else {
      Issue.record("It has ended: \(String(describing: end))")
      return
    }
    #expect(error.reason == "No child processes")
  }

  @Test func `a guardian ends a process group when the program is gone`() throws {
    var child = try ChildProcess(["/bin/sleep", "1000"], in: URL(filePath: "/"), .init())
    let guardian = try #require(Guardian(of: child.id))
    close(guardian.pipe)
    var end: ChildProcess.End?
    for _ in 0..<500 where end == nil {
      usleep(10_000)
      end = child.ended()
    }
    #expect(end == .killed(signal: SIGINT))
    kill(guardian.process, SIGKILL)
    ChildProcess.wait(for: guardian.process)
  }
}
