import Foundation
import TestSupport
import Testing

@testable import Workshop

/// When the disk is full, the learner's code is not to blame.
@MainActor struct LostReportTests {
  private let request = JudgedRequest(token: "1", pattern: "mvc", scripts: [], runsTests: false)

  @Test func `a report that cannot be written ends the program with a status of its own`() throws {
    let input = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let program = BuiltProgram("ExerciseHost").path
    let ended = try BuiltProgram.sh.run(
      ["-c", "\(program) > /dev/full"], input: input)
    #expect(ended.status == JudgedProgram.reportLost)
  }

  @Test func `the judge says so`() throws {
    let scratch = try Scratch()
    let program = try scratch.write(
      "#!/bin/sh\ncat > /dev/null\nexit \(JudgedProgram.reportLost)\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let process = JudgedProcess(program: URL(filePath: program), work: URL(filePath: scratch.path))
    #expect(throws: Judge.Failure.notReported) { try process.run(request) }
  }

  @Test func `what ends a judgement is told by its own kind, else in the words of the system`() {
    #expect(Judge.Failure(Judge.Failure.notReported) == .notReported)
    #expect(Judge.Failure(Toolchain.Problem.noModules) == .toolchain(.noModules))
    let full = CocoaError(
      .fileWriteOutOfSpace, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
    #expect(Judge.Failure(full) == .notWritten("No space left on device"))
  }
}
