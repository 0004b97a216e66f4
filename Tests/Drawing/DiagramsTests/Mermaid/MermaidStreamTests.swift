import TestSupport
import Testing

@testable import Diagrams

/// Sources that come in pieces.
@Suite struct MermaidStreamTests {
  @Test(arguments: Seed.some())
  func `pieces that end anywhere are read as the whole source`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let ends = random.pick(["\n", "\r\n", "\r"])
    let mark = random.pick(["", "\u{FEFF}"])
    let source = (mark + GeneratedMermaid(random).source).replacing("\n", with: ends)
    let pieces = Array(source.utf8).pieces(&random)
    let (diagram, problems) = Diagram.reading(mermaid: source)
    let (stream, found) = DiagramStream.reading(mermaid: { pieces.passedOn })
    #expect(stream.diagram == diagram, "seed \(seed)")
    #expect(found == problems, "seed \(seed)")
    #expect(stream.extent == DiagramExtent(diagram.items), "seed \(seed)")
  }

  @Test(arguments: Seed.some(), ["wide", "ladder"])
  func `a drawing needs no items in memory`(seed: Seed, style: String) {
    var random = SplitMix64(seed: seed)
    let source = GeneratedMermaid(random).source
    let pieces = Array(source.utf8).pieces(&random)
    let diagram = Diagram.reading(mermaid: source).0
    let (stream, _) = DiagramStream.reading(mermaid: { pieces.passedOn })
    let options = Ladder.Options(width: 40 + random.below(100))
    var (lines, whole): ([String], [String]) = ([], [])
    if style == "wide" {
      lines = stream.wide(options)?.lines.map(\.plain) ?? []
      whole = diagram.wide(options)?.lines.map(\.plain) ?? []
    } else {
      stream.ladder(options) { lines.append($0.plain) }
      whole = diagram.ladder(options).lines.map(\.plain)
    }
    #expect(lines == whole, "seed \(seed)")
  }

  @Test(arguments: Seed.some())
  func `a source is drawn as it comes as at once when its participants come first`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let source = Self.conversation(&random)
    let diagram = Diagram.reading(mermaid: source).0
    let options = Ladder.Options(width: 100)
    let drawn = Self.arriving(Array(source.utf8).pieces(&random), options)
    #expect(drawn == diagram.ladder(options).plain, "seed \(seed)")
  }

  @Test func `a participant that comes later gets its lifeline when it comes`() {
    let source = """
      sequenceDiagram
        participant A
        A->>A: think
        A->>B: hello
        create participant C as 录音
        B->>C: new
        destroy B
        B-xA: bye
        participant A as App
        C->>A: still here
      """
    #expect(
      Self.arriving([Array(source.utf8)], Ladder.Options(width: 60)) == """
         ┌ A
         ├↺  think

         ┌ A
         │   ┌ B
         ├──▶│   hello

         ┌ A
         │   ┌ B
         │   │   ┌ 录音
         │   ├──▶○   new
         │×──✕   │   bye

         ┌ App
         │       ┌ 录音
         │◀──────┤   still here

        5 messages · 3 participants
        """)
  }

  @Test func `where lifelines do not fit any more it goes on in words`() {
    let names = (1...12).map { "A->>P\($0): to \($0)" }
    let drawn = Self.arriving(
      [Array(("sequenceDiagram\n" + names.joined(separator: "\n")).utf8)], Ladder.Options(width: 32)
    )
    let rest = drawn.components(after: "12 lifelines do not fit into 32\ncolumns. In words:")
    #expect(
      rest == """


        A sends to P11: to 11.
        A sends to P12: to 12.

        12 messages · 13 participants
        """)
  }
}

// MARK: Sources and pieces

extension MermaidStreamTests {
  /// What `render -` shows.
  static func arriving(_ pieces: [[UInt8]], _ options: Ladder.Options) -> String {
    var (reader, ladder) = (MermaidReader(pieces.passedOn), GrowingLadder(options))
    var lines: [String] = []
    while let item = reader.next() {
      lines += ladder.append(item, of: reader.outline).map(\.plain)
    }
    return (lines + ladder.finish(reader.outline).map(\.plain)).joined(separator: "\n")
  }

  /// Messages, notes and frames among participants that are all declared at the top.
  fileprivate static func conversation(_ random: inout SplitMix64) -> String {
    let count = 2 + random.below(6)
    var lines = ["sequenceDiagram"] + (0..<count).map { "participant P\($0) as 录 \($0)" }
    if random.below(2) == 0 { lines.insert("title A talk", at: 1) }
    if random.below(2) == 0 { lines.append("autonumber") }
    lines.append("P0->>P1: first")
    for number in 0..<random.below(40) {
      let (from, to) = ("P\(random.below(count))", "P\(random.below(count))")
      lines += random.pick([
        ["\(from)->>\(to): message \(number) 👩‍👩‍👧"], ["\(from)--x\(to): \(number)"],
        ["Note over \(from),\(to): 注 \(number)"], ["loop often", "\(from)->>+\(to): in", "end"],
        ["activate \(to)", "deactivate \(to)"],
      ])
    }
    return lines.joined(separator: "\n")
  }
}

extension [UInt8] {
  /// Cut anywhere, in characters too.
  func pieces(_ random: inout SplitMix64) -> [[UInt8]] {
    var (pieces, start): ([[UInt8]], Int) = ([], 0)
    let longest = random.pick([1, 3, 20, 1000])
    while start < count {
      let end = Swift.min(count, start + 1 + random.below(longest))
      pieces.append(Array(self[start..<end]))
      start = end
    }
    return pieces
  }
}

extension [[UInt8]] {
  /// Gives one after the other.
  var passedOn: () -> [UInt8]? {
    var pieces = makeIterator()
    return { pieces.next() }
  }
}

extension String {
  /// What comes after a text.
  fileprivate func components(after text: String) -> Substring? {
    firstRange(of: text).map { self[$0.upperBound...] }
  }
}
