import TestSupport
import Testing

@testable import Diagrams

/// Diagrams in a text that comes through a pipe.
@Suite struct MermaidFencesTests {
  @Test func `a source without fences is the diagram, from its first line`() {
    for source in ["%% mine\n\nsequenceDiagram\nA->>B: x", "\u{FEFF}sequenceDiagram;A->>B: x"] {
      #expect(diagrams(source) == [source])
    }
  }

  @Test func `in Markdown it is in a fence, which need not be closed`() {
    let text = "A sequenceDiagram:\n```mermaid\nsequenceDiagram\nA->>B: x"
    #expect(diagrams(text) == ["\n\nsequenceDiagram\nA->>B: x"])
  }

  @Test func `each fence has one, and its lines keep their numbers`() {
    let text = """
      # Talk
      ```swift
      let mermaid = "sequenceDiagram"
      ```
      ~~~~ Mermaid
      sequenceDiagram
      ~~~
      A->>B: x
      ~~~~~
      So much.
        ```{mermaid}
        sequenceDiagram
        ```
      The end.
      """
    #expect(
      diagrams(text) == [
        "\n\n\n\n\nsequenceDiagram\n~~~\nA->>B: x\n", "\n\n\n\n\n\n\n\n\n\n\n  sequenceDiagram\n",
      ])
  }

  @Test(
    arguments: [
      ("~~~mermaid\nA\n```\nB\n~~~\nC", ["\nA\n```\nB\n"]),
      ("```mermaid\nA\n``` x\nB\n```", ["\nA\n``` x\nB\n"]),
      ("````mermaid\nA\n```\nB\n`````", ["\nA\n```\nB\n"]),
      ("``` MERMAID x\nA\n```\n\n~~~mermaid\nB", ["\nA\n", "\n\n\n\n\nB"]),
      ("> ```mermaid\n> A\n>\n> B\n> ```\nC", ["\n A\n\n B\n"]),
      ("> ```mermaid\n> A\nB\n```mermaid\nC", ["\n A\n", "\n\n\n\nC"]),
      (">> ~~~ {mermaid}\n>> A\n> B", ["\n A\n"]),
      ("::: mermaid\nA\n:::\n:::note\n```mermaid\nB\n```\n:::", ["\nA\n", "\n\n\n\n\nB\n"]),
      ("```mermaid``` it is\n```mermaid\nA\n```", ["\n\nA\n"]),
      ("```mermaidjs\nA\n```", []), ("~~~mermaid-js\nA\n~~~", []),
      ("```mermaid`` x\nA", []), ("~~~mermaid ` x\nA", ["\nA"]),
      ("```merma\nA\n```", []), ("``mermaid\nA\n``", []),
      ("``mermaid\nsequenceDiagram", ["``mermaid\nsequenceDiagram"]),
      ("%%{init: {}}%% sequenceDiagram\n", ["%%{init: {}}%% sequenceDiagram\n"]),
    ] as [(String, [String])])
  func `a fence begins with the language and ends with its signs, or with the quotation around it`(
    text: String, sources: [String]
  ) {
    #expect(diagrams(text) == sources)
  }

  @Test(arguments: Seed.some())
  func `pieces that end anywhere are the same`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let text = "录\n```mermaid\nsequenceDiagram\n录->>B: x\n```\n```mermaid\nA\n```"
    #expect(
      diagrams(Array(text.utf8).pieces(&random))
        == ["\n\nsequenceDiagram\n录->>B: x\n", "\n\n\n\n\n\nA\n"], "seed \(seed)")
  }

  @Test func `what has no diagram is kept, and of a trace no more than its first line is read`() {
    let fences = MermaidFences([Array("one\n".utf8), Array("two".utf8)].passedOn)
    #expect(fences.nextDiagram().map { _ in true } == nil)
    #expect(String(decoding: rest(of: fences), as: UTF8.self) == "one\ntwo")
    var count = 0
    let trace = MermaidFences {
      count += 1
      return count > 3 ? nil : Array("\n {}\n".utf8)
    }
    #expect(trace.nextDiagram().map { _ in true } == nil)
    #expect(count == 1)
    #expect(String(decoding: rest(of: trace), as: UTF8.self) == "\n {}\n\n {}\n\n {}\n")
  }

  @Test func `a source has no lines of the text before it, only their number`() {
    let fences = MermaidFences([Array("one\ntwo\n```mermaid\nA=>B: x\n```\n".utf8)].passedOn)
    let source = fences.nextDiagram() ?? { nil }
    #expect(fences.linesBefore == 3)
    var reader = MermaidReader(source, after: fences.linesBefore)
    #expect(reader.next() == nil)
    #expect(
      reader.problems.map(\.description) == [
        "4:1: there is no Mermaid arrow between two names. Write A->>B: text. Here: A=>B: x"
      ])
  }

  private func rest(of fences: MermaidFences) -> [UInt8] {
    var rest: [UInt8] = []
    while let next = fences.nextOfRest() { rest += next }
    return rest
  }

  private func diagrams(_ text: String) -> [String] { diagrams([Array(text.utf8)]) }

  private func diagrams(_ pieces: [[UInt8]]) -> [String] {
    let fences = MermaidFences(pieces.passedOn)
    var diagrams: [String] = []
    while let more = fences.nextDiagram() {
      // A line feed for each line before it.
      var bytes: [UInt8] = Array(repeating: .lineFeed, count: fences.linesBefore)
      while let next = more() { bytes += next }
      diagrams.append(String(decoding: bytes, as: UTF8.self))
    }
    return diagrams
  }
}
