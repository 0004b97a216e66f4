import Foundation
import TestSupport
import Testing

/// A compiler asks, a plugin answers, and the program between them remembers. The plugin here is a script that answers
/// every message with its length, and notes that it was asked.
struct MacroMemoryTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(["asked": ""])
    let program = scratch.file("macros")
    try FileManager.default.copyItem(atPath: BuiltProgram("MacroMemory").path, toPath: program)
    let plugin = try scratch.write(
      """
      #!/usr/bin/env python3
      import struct, sys
      while head := sys.stdin.buffer.read(8):
          text = sys.stdin.buffer.read(struct.unpack("<Q", head)[0])
          open("\(scratch.file("asked"))", "ab").write(text + b"\\n")
          answer = b"answer to " + text
          sys.stdout.buffer.write(struct.pack("<Q", len(answer)) + answer)
          sys.stdout.buffer.flush()
      """, to: "macros.plugin")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: plugin)
  }

  private func framed(_ text: String) -> Data {
    withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { Data($0) } + Data(text.utf8)
  }

  /// What a compiler gets that says all this at once.
  private func answers(to questions: String...) throws -> Data {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: scratch.file("macros"))
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(questions.map(framed).joined()))
    try input.fileHandleForWriting.close()
    let answers = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return answers
  }

  private var asked: [Substring] {
    get throws { try scratch.text("asked").split(separator: "\n") }
  }

  @Test func `what was asked before is answered without the plugin`() throws {
    let expected = framed("answer to hello") + framed("answer to one")
    #expect(try answers(to: "hello", "one") == expected)
    #expect(try answers(to: "hello", "one") == expected)
    #expect(try asked == ["hello", "one"])
  }

  @Test func `a plugin that is started late is greeted first`() throws {
    _ = try answers(to: "hello", "one")
    #expect(try answers(to: "hello", "two") == framed("answer to hello") + framed("answer to two"))
    #expect(try asked == ["hello", "one", "hello", "two"])
  }

  @Test func `what the compiler lists for #if does not matter`() throws {
    func list(_ name: String) -> String {
      #"{"a":"\"x\"","staticBuildConfiguration":"{\"\#(name)\":1}","syntax":2}"#
    }
    let short = #"{"a":"\"x\"","syntax":2}"#
    #expect(try answers(to: list("one")) == framed("answer to " + short))
    #expect(try answers(to: list("two")) == framed("answer to " + short))
    #expect(try asked.count == 1)
  }

  @Test func `half a message at the end is forgotten`() throws {
    let expected = try answers(to: "hello", "one")
    let memory = URL(filePath: scratch.file("macros.memory"))
    let whole = try Data(contentsOf: memory)
    for missing in [1, 12, 20] {
      try whole.dropLast(missing).write(to: memory)
      #expect(try answers(to: "hello", "one") == expected)
      #expect(try Data(contentsOf: memory) == whole)
    }
  }
}
