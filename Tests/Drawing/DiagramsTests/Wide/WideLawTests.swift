import Cells
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// What holds of every wide drawing.
@Suite struct WideLawTests {
  @Test(arguments: Seed.some(oneIn: 2))
  func `fits, says everything and breaks neither a word, nor a lifeline, nor a frame`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.ofAnyKind(&random)
    let options = Wide.Options(
      width: 40 + random.below(161), charset: random.pick([.unicode, .ascii]),
      repeatHeadsEvery: random.pick([nil, 1 + random.below(20)]))
    check(diagram, options, "seed \(seed)")
  }

  /// All widths from 10 to 200 are tried by ten seeds that follow each other.
  @Test(arguments: Seed.some(oneIn: 2))
  func `does so at any width from 10 to 200`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.ofAnyKind(&random)
    let every = random.pick([nil, 1 + random.below(20)])
    for width in stride(from: 10 + Int(seed.value % 10), through: 200, by: 10) {
      let options = Wide.Options(width: width, repeatHeadsEvery: every)
      check(diagram, options, "width \(width), seed \(seed)")
    }
  }

  /// The first broke a number, and the second drew a name with control characters over a lifeline. The others broke
  /// words: in a note and in a message, between the last lifeline of a frame and its border; in a note over the last
  /// lifeline, or over two in a frame; after a text that ends a line; in a breach and in a message without a lifeline;
  /// next to a breach on the last lifeline of a frame.
  @Test(
    arguments: [
      (9_303_329_489, 79), (9_484_921_924, 54), (2_985_208_805, 85), (6_058_779_046, 106),
      (948_599_939, 59), (948_601_336, 106), (948_601_491, 21), (9_483_484_898, 18),
      (9_483_485_761, 51), (9_971_856_863, 43),
    ] as [(UInt64, Int)])
  func `does so where it once did not`(seed: UInt64, width: Int) {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.ofAnyKind(&random)
    let every = random.pick([nil, 1 + random.below(20)])
    check(diagram, Wide.Options(width: width, repeatHeadsEvery: every), "seed \(seed)")
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `is never wider than asked, with heads again and again`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.ofAnyKind(&random)
    let width = 40 + random.below(161)
    let drawing = diagram.wide(.init(width: width, repeatHeadsEvery: 1 + random.below(20)))
    #expect(drawing.map { $0.cells <= width } ?? true, "seed \(seed)")
  }

  @Test(arguments: [40, 80, 120, 200])
  func `has room for a lifeline every ten columns`(width: Int) {
    let names = (1...width / 10).map { "Object\($0)" }
    let items = zip(names, names.dropFirst()).map { from, to in
      Diagram.Item.message(
        .init(number: 1, from: from, .init(), to: to, text: "reloadRows(at:with:)"))
    }
    let diagram = Diagram(participants: names.map { .init(id: $0) }, items: items)
    #expect(diagram.wide(.init(width: width)) != nil)
  }

  private static let diagrams = (1...150).map { seed in
    var random = SplitMix64(seed: UInt64(seed))
    return Diagram.ofAnyKind(&random)
  }

  @Test(arguments: Seed.share(of: [40, 80, 120, 160], allWith: 30))
  func `has room for most diagrams that have twelve columns for each lifeline`(width: Int) {
    let diagrams = Self.diagrams.filter { 12 * $0.participants.count <= width }
    let drawn = diagrams.filter { Wide(DiagramStream($0), .init(width: width)) != nil }
    #expect(2 * drawn.count > diagrams.count)
  }

  @Test func `gives up on twenty lifelines in eighty columns`() {
    let participants = (1...20).map { Diagram.Participant(id: "Object\($0)") }
    let call = Diagram.Message(
      number: 1, from: "Object1", .init(), to: "Object2", text: "go()")
    let diagram = Diagram(participants: participants, items: [.message(call)])
    #expect(diagram.wide(.init(width: 80)) == nil)
    #expect(diagram.wide(.init(width: 160)) != nil)
  }

  @Test func `takes as many rows again for the same items again`() throws {
    let once = Diagram.reading(mermaid: login).0
    let (twice, often) = (once.times(2), once.times(300))
    let rows = try [once, twice, often].map { diagram in
      let wide = try #require(Wide(DiagramStream(diagram), .init()))
      return (columns: wide.grid.columns, rows: diagram.wideRows(.init())?.count ?? 0)
    }
    let heads = 5
    #expect(rows[1].columns == rows[0].columns)
    #expect(rows[1].rows - heads == 2 * (rows[0].rows - heads))
    #expect(rows[2].rows - heads <= 310 * (rows[0].rows - heads))
  }

  @Test func `looks at a thousand items at most before it draws`() {
    let often = Diagram.reading(mermaid: login).0.times(300)
    let lifelines = Lifelines(often.participants)
    let spans = FrameSpan.all(in: often.items, lifelines)
    let needs = WideConstraints(
      DiagramStream(often), lifelines, spans: spans, halves: [1, 1, 1, 1, 1]
    ).constraints
    #expect(needs.joined().count <= 5 * 1000, "one for each gap")
  }

  private func check(_ diagram: Diagram, _ options: Wide.Options, _ place: String) {
    guard var wide = Wide(DiagramStream(diagram), options) else { return }
    checkHeads(of: wide, diagram, place)
    for item in diagram.items {
      let before = wide.grid.lives
      let frames = wide.grid.frames
      let (heads, lines) = (wide.headsIfDue(), wide.append(item))
      check(frames, in: heads + lines, "\(place): \(item)")
      let unbroken = before.indices.filter { before[$0] == .running && wide.grid.isRunning($0) }
      check(lines, wide, unbroken.map(wide.grid.position), item, "\(place): \(item)")
    }
  }

  private func checkHeads(of wide: Wide, _ diagram: Diagram, _ place: String) {
    #expect(Styled(wide.heads).cells <= wide.options.width, "\(place)")
    for index in wide.grid.participants.indices {
      let rows = wide.headBoxes.box(index).map { $0.line(over: []).plain }
      let said = rows.joined().words
      let name = wide.grid.participants[index].name.words
      #expect(name.isEmpty || said.contains(name), "\(place)")
      checkWords(of: wide.grid.participants[index].name, in: rows, place)
    }
  }

  private func check(
    _ lines: [Styled.Line], _ wide: Wide, _ unbroken: [Int], _ item: Diagram.Item, _ place: String
  ) {
    for (row, line) in lines.enumerated() {
      #expect(line.cells <= wide.options.width, "\(place)\n\(line.plain)")
      let cells = line.plain.cellByCell
      for position in unbroken where !isCovered(row, lines.count, position, cells, by: item) {
        let sign: Character = position < cells.count ? cells[position] : " "
        #expect(lifelineSigns.contains(sign), "\(place)\n\(Styled(lines).plain)")
      }
    }
    let said = lines.map(\.plain).joined().words
    for words in item.texts(wide).map(\.words) where !words.isEmpty {
      #expect(said.contains(words), "\(place)\n\(Styled(lines).plain)")
    }
    for text in item.texts(wide) { checkWords(of: text, in: lines.map(\.plain), place) }
  }

  /// A word of an identifier stays whole, unless it is longer than `Label.longestWord`.
  private func checkWords(of text: String, in rows: [String], _ place: String) {
    for piece in Label(text).pieces where (1...Label.longestWord).contains(piece.cells) {
      let isWhole = rows.contains { $0.contains(piece.text) }
      #expect(isWhole, "\(place) breaks \(piece.text)\n\(rows.joined(separator: "\n"))")
    }
  }

  /// The borders of frames are drawn, whatever is drawn inside.
  private func check(_ frames: [WideGrid.OpenFrame], in lines: [Styled.Line], _ place: String) {
    for line in lines {
      let cells = line.plain.cellByCell
      for column in frames.flatMap({ [$0.left, $0.right] }) {
        let sign: Character = column < cells.count ? cells[column] : " "
        #expect("║╔╗╚╝╟╢[]".contains(sign), "\(place)\n\(Styled(lines).plain)")
      }
    }
  }

  /// A note may cover a lifeline between its upper and its lower edge. On the edges the lifeline is visible.
  private func isCovered(
    _ row: Int, _ count: Int, _ position: Int, _ cells: [Character], by item: Diagram.Item
  ) -> Bool {
    if case .note = item { return row > 0 && row < count - 1 }
    return false
  }

  private let lifelineSigns = "│├┤┼┃┠┨╂█◆✕✗●┴┬╪|+H#*x!O:-─"
}

extension Diagram {
  fileprivate func times(_ count: Int) -> Diagram {
    var diagram = self
    for _ in 1..<count { diagram.items += items }
    return diagram
  }
}

extension Diagram.Item {
  /// The texts that its rows must show.
  fileprivate func texts(_ wide: Wide) -> [String] {
    let becomes = wide.grid.charset.becomes
    switch self {
    case .turn(let turn): return [turn.words]
    case .message(let message):
      let tag = message.tag.map { String($0.dropFirst().dropLast()) } ?? ""
      return [message.text, message.numeral ?? "", tag, message.breach ?? ""]
    case .reply(let reply): return [reply.outcome.words]
    case .change(let change): return [change.words(becomes)]
    case .release(let release): return [release.words(wide.grid.lifelines.name)]
    case .note(let note): return [note.text]
    case .frame(let frame): return [frame.kind.word, frame.words]
    case .section(let section): return [section.label]
    case .end, .activation, .numbering: return []
    }
  }
}

extension String {
  /// The text without characters that the drawing uses, and without spaces, since lines may break there.
  fileprivate var words: String {
    replacing("\n", with: "").printable.filter { !signs.contains($0) }
  }

  /// Each character once for every cell that it takes.
  fileprivate var cellByCell: [Character] {
    flatMap { Array(repeating: $0, count: $0.cells) }
  }
}

private let signs: Set<Character> = Set(
  " │├┤┼┃┠┨╂█◆✕●┴┬╪|+H#*xO:-─╌╎┐┘┌└╭╮╰╯═║╔╗╚╝╟╢▶◀▷◁→←⇢⇠×✗◣◢◤◥⇀↼⇁↽!.'=[]()<>/\\\"o")
