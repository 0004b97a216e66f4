import Testing
import TestSupport
import Trace

@Suite struct JSONLinesTests {
  @Test func `writes a trace as designed`() {
    #expect(rename.jsonLines == renameFile)
  }

  @Test func `reads back what it wrote`() throws {
    let read = try Trace(jsonLines: renameFile)
    #expect(read == rename)
    #expect(read.jsonLines == renameFile)
  }

  @Test func `writes line by line what it writes at once`() {
    #expect(rename.jsonLineSequence.map { $0 + "\n" }.joined() == renameFile)
  }

  @Test func `keeps fields of a newer writer at the end of their line, in their order`() throws {
    let file = """
      {"lifeline":1,"app":"recordings","pattern":"mvc","scenario":null,"setup":[],"actions":[],\
      "mistake":null,"zone":{"b":1,"a":2},"host":"linux"}
      {"n":1,"event":"release","object":"FolderVC2","why":"pop","at":[1,2.5,{"a":null}]}

      """
    let trace = try Trace(jsonLines: file)
    #expect(trace.header.unknown.map(\.key) == ["zone", "host"])
    #expect(trace.jsonLines == file)
  }

  @Test func `of two fields of one name, the first counts`() throws {
    let header = #"{"lifeline":1,"app":"a","pattern":"p","setup":[],"actions":[]}"# + "\n"
    let line = #"{"n":1,"n":2,"event":"release","object":"A","object":"B"}"#
    let trace = try Trace(jsonLines: header + line)
    #expect(trace.records == [.init(n: 1, event: .release(.init(object: "A")))])
  }

  @Test func `reads files with a byte-order mark, carriage returns and empty lines`() throws {
    let file = "\u{FEFF}" + renameFile.split(separator: "\n").joined(separator: "\r\n\r\n")
    #expect(try Trace(jsonLines: file) == rename)
  }

  @Test func `leaves separators of Unicode inside their string`() throws {
    var trace = rename
    trace.header.actions = ["type \"a\u{2028}b\u{85}c\""]
    #expect(try Trace(jsonLines: trace.jsonLines) == trace)
    let raw = renameFile.replacing("rename", with: "re\u{2028}name")
    #expect(try Trace(jsonLines: raw).header.scenario == "re\u{2028}name")
  }

  @Test(arguments: Generated.seeds)
  func `writing, reading and writing again changes nothing`(seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    let trace = Generated.trace(&generator)
    let file = trace.jsonLines
    let read = try Trace(jsonLines: file)
    #expect(read == trace, "seed \(seed)")
    #expect(read.jsonLines == file, "seed \(seed)")
  }

  @Test(arguments: Generated.seeds)
  func `damaged files are read or refused`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let file = Array(Generated.trace(&generator).jsonLines.utf8)
    for _ in 0..<20 {
      let damaged = String(decoding: Generated.damage(file, &generator), as: UTF8.self)
      do throws(TraceFileProblem) {
        let trace = try Trace(jsonLines: damaged)
        #expect(trace.jsonLines == (try? Trace(jsonLines: trace.jsonLines))?.jsonLines)
      } catch {
        #expect(error.line > 0 && !error.message.isEmpty, "seed \(seed)")
      }
    }
  }
}
