import Files
import Foundation
import TestSupport
import Testing

/// What a killed program has left is gone after the next writing.
@Suite struct DraftNameTests {
  private let name = UUID().uuidString
  private let gone = Int32.max - 1

  /// What the names of this machine begin with.
  private func start() throws -> String {
    let name = try #require(DraftName.path(in: "/nowhere").split(separator: "/").last)
    let parts = name.split(separator: "-")
    #expect(parts.prefix(2) == [".lifeline", "draft"])
    #expect(Int32(parts[3]) == getpid())
    return parts.prefix(3).joined(separator: "-")
  }

  @Test func `drafts of processes that are gone are removed, and nothing else`() throws {
    let start = try start()
    let drafts = ["\(start)-\(gone)-\(name)", "\(start)-\(gone)-\(name)a"]
    let others = ["\(start)-\(getpid())-\(name)", "\(start)-x-\(name)", ".\(name)"]
    let scratch = try Scratch(
      Dictionary(uniqueKeysWithValues: (drafts + others).map { ($0, "text") }))
    let path = DraftName.path(in: scratch.path)
    #expect(path.hasPrefix("\(scratch.path)/\(start)-\(getpid())-"))
    #expect(scratch.names == (others + [drafts[1]]).sorted())
  }

  @Test func `drafts of another machine or container stay for an hour`() throws {
    let (new, old) = (".lifeline-draft-0-1-\(name)", ".lifeline-draft-0-\(gone)-\(name)")
    let scratch = try Scratch([new: "text", old: "text"])
    _ = DraftName.path(in: scratch.path)
    #expect(scratch.names == [new, old].sorted())
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3_700)], ofItemAtPath: scratch.file(old))
    _ = DraftName.path(in: scratch.path)
    #expect(scratch.names == [new])
  }
}
