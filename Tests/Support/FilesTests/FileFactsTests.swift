import Files
import Foundation
import TestSupport
import Testing

@Suite struct `Facts of files` {
  @Test func `a file of a far year has facts, which change when it is saved`() throws {
    let scratch = try Scratch(["a": "one"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 10_413_792_000)],
      ofItemAtPath: scratch.file("a"))
    let facts = try #require(FileFacts(at: scratch.file("a")))
    #expect(facts.size == 3)
    try scratch.write("two", to: "a")
    #expect(FileFacts(at: scratch.file("a")) != facts)
  }

  @Test func `a folder lists what lies in it, also what is hidden, and follows no link`() throws {
    let scratch = try Scratch(["b": "", ".c": "", "a/d": ""])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("e"), withDestinationPath: "a")
    let found = FolderEntry.all(in: scratch.path).map { "\($0.name): \($0.kind)" }
    #expect(found.sorted() == [".c: file", "a: folder", "b: file", "e: link"])
    #expect(FolderEntry.all(in: scratch.file("b")).isEmpty)
    #expect(FolderEntry.all(in: scratch.file("none")).isEmpty)
  }

  @Test func `lines end as those of Unix or of Windows`() {
    #expect("a\r\n\r\nb\n\n c".fileLines == ["a", "", "b", "", " c"])
    #expect("a\n".fileLines == ["a"])
    #expect("a\rb".fileLines == ["a\rb"])
    #expect("\n".fileLines == [""])
    #expect("".fileLines == [])
  }
}
