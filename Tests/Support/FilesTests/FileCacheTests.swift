import Files
import Foundation
import TestSupport
import Testing

@Suite struct `A cache of files` {
  private let scratch: Scratch
  private let cache = FileCache<String>()

  init() throws {
    scratch = try Scratch(["a": "one"])
    try settle()
  }

  /// As if the file had been saved a minute ago.
  private func settle() throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: scratch.file("a"))
  }

  private func value(making new: String) throws -> String {
    let facts = try #require(FileFacts(at: scratch.file("a")))
    return cache.value(of: "a", facts) { new }
  }

  @Test func `a value is made once`() throws {
    #expect(try value(making: "first") == "first")
    #expect(try value(making: "second") == "first")
  }

  @Test func `it is made again after the file was saved`() throws {
    #expect(try value(making: "first") == "first")
    try scratch.write("two", to: "a")
    #expect(try value(making: "second") == "second")
  }

  @Test func `it is made again after another file took its place`() throws {
    #expect(try value(making: "first") == "first")
    let facts = FileFacts(at: scratch.file("a"))
    try scratch.write("two", to: "b")
    try FileManager.default.removeItem(atPath: scratch.file("a"))
    try FileManager.default.moveItem(atPath: scratch.file("b"), toPath: scratch.file("a"))
    #expect(FileFacts(at: scratch.file("a")) != facts)
    #expect(try value(making: "second") == "second")
  }

  @Test func `nothing is kept of a file that was saved a moment ago: it could be saved again`()
    throws
  {
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: scratch.file("a"))
    #expect(try value(making: "first") == "first")
    #expect(try value(making: "second") == "second")
  }

  private struct Refusal: Error {}

  @Test func `what goes wrong is not kept`() throws {
    let facts = try #require(FileFacts(at: scratch.file("a")))
    #expect(throws: Refusal.self) { try cache.value(of: "a", facts) { throw Refusal() } }
    #expect(try value(making: "first") == "first")
  }
}
