import Foundation
import Localization
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
      (.busy, "another program is using this file. Close the other program and try again."),
      (.diskFull, "the disk is full. Make room and try again."),
      (
        .damaged,
        "this file was damaged while it was in use. Start again: the file is then set aside as it is, "
          + "and a new one is begun. If you have an export, import it."
      ),
      (
        .other("disk I/O error"),
        "SQLite says: disk I/O error. Try again; if that does not help, move the file away."
      ),
    ] as [(StoreProblem.Reason, String)])
  func `every problem says where, what and what to do`(
    reason: StoreProblem.Reason, message: String
  ) {
    #expect(StoreProblem(path: "/s", reason).message == "/s: \(message)")
  }

  @Test func `says so in Chinese`() {
    Language.$current.withValue(.chinese) {
      #expect(StoreProblem(path: "/s", .diskFull).message == "/s：磁盘满了。请腾出空间，再试一次。")
      #expect(
        ProgressFileProblem.wrongValue(
          field: "at", found: "now", expected: FieldProblem.timestamp("now").expected
        ).message == """
          字段 "at" 应该是像 2026-03-01T10:11:12.345Z 这样的时刻，实际是 "now"。什么也没有导入。\
          请用 `progress export` 重新导出。
          """)
    }
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
