import Documents
import Foundation
import Testing

/// A file that can be opened and not read: the beginning of a process's memory, which is not there.
private let memory = "/proc/self/mem"

@Suite(.enabled(if: FileManager.default.fileExists(atPath: memory)))
struct FailedReadingTests {
  @Test func `lines end where reading fails, and say so`() throws {
    let lines = try #require(FileLines(memory))
    #expect(lines.next() == nil)
    #expect(lines.hasFailed && !lines.isBroken)
    let empty = try #require(FileLines("/dev/null"))
    #expect(empty.next() == nil)
    #expect(!empty.hasFailed)
  }

  @Test func `bytes end where reading fails, and say so`() throws {
    let bytes = try #require(FileBytes(memory))
    #expect(bytes.next() == nil)
    #expect(bytes.hasFailed)
    let empty = try #require(FileBytes("/dev/null"))
    #expect(empty.next() == nil)
    #expect(!empty.hasFailed)
  }
}
