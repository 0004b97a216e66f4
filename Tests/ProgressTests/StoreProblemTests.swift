import Foundation
import Testing

@testable import Progress

@Suite struct StoreProblemTests {
  @Test(
    arguments: [
      (
        .noDirectory,
        "this directory cannot be made or opened. Check the permissions, then start again."
      ),
      (.notWritable, "progress cannot be written here. Check the permissions, then start again."),
      (.busy, "another program holds this file. Close the other program and try again."),
      (.diskFull, "the disk is full. Make room and try again."),
      (
        .damaged,
        "this file was damaged while it was in use. Start again; what can be read then is kept."
      ),
      (
        .other("disk I/O error"),
        "SQLite says: disk I/O error. Try again; if it stays so, move the file away."
      ),
    ] as [(StoreProblem.Reason, String)])
  func `every problem says where, what and what to do`(
    reason: StoreProblem.Reason, message: String
  ) {
    #expect(StoreProblem(path: "/s", reason).message == "/s: \(message)")
  }

  @Test func `a directory that another shell does not let go of is busy`() throws {
    let folder = Folder()
    let file = StoreFile(in: folder.url)
    try file.makeDirectory()
    #expect(throws: StoreProblem(path: file.path, .busy)) {
      try file.alone { () throws(StoreProblem) in try file.alone(patience: .zero) {} }
    }
    #expect(try file.alone { 1 } == 1)
  }
}
