import Files
import Foundation
import TestSupport
import Testing

/// What a killed program has left is gone after the next writing.
@Suite struct DraftNameTests {
  @Test func `drafts of processes that are gone are removed, and nothing else`() throws {
    let (gone, name) = (Int32.max - 1, UUID().uuidString)
    let drafts = [".lifeline-draft-\(gone)-\(name)", ".lifeline-draft-\(gone)-\(name)a"]
    let others = [".lifeline-draft-\(getpid())-\(name)", ".lifeline-draft-x-\(name)", ".\(name)"]
    let scratch = try Scratch(
      Dictionary(uniqueKeysWithValues: (drafts + others).map { ($0, "text") }))
    let path = DraftName.path(in: scratch.path)
    #expect(path.hasPrefix("\(scratch.path)/.lifeline-draft-\(getpid())-"))
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(left.sorted() == (others + [drafts[1]]).sorted())
  }
}
