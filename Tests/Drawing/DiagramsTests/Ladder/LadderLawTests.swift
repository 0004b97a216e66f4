import Cells
import TestSupport
import Testing

@testable import Diagrams

/// What holds of every ladder, whatever is drawn and however narrow.
@Suite struct LadderLawTests {
  @Test(arguments: Seed.some(oneIn: 2))
  func `fits, says everything and never breaks a lifeline`(seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.ofAnyKind(&random)
    let options = Ladder.Options(
      width: 40 + random.below(161), charset: random.pick([.unicode, .ascii]))
    let drawn = Ladder(
      diagram.participants, options, numberWidth: diagram.numberWidth, boxes: diagram.boxes)
    guard var ladder = drawn else {
      return #expect(diagram.participants.count > 12, "there is room for twelve, seed \(seed)")
    }
    try checkHeads(of: ladder, "seed \(seed)")
    for item in diagram.items {
      let before = ladder.lives
      let brackets = Styled.Line(ladder.brackets(nil)).cells
      let lines = ladder.append(item)
      let unbroken = before.indices.filter {
        before[$0] == .running && ladder.lives[$0] == .running
      }
      check(lines, ladder, unbroken, "seed \(seed): \(item)")
      let margin = max(brackets, Styled.Line(ladder.brackets(nil)).cells)
      #expect(said(lines, ladder, item, margin) == item.expected(ladder), "seed \(seed): \(item)")
    }
  }

  @Test(arguments: 2...6)
  func `breaks no word of at most twenty cells where there is room for it`(participants: Int) {
    let word = "abcdefghijklmnopqrst"
    let names = (1...participants).map { "P\($0)" }
    let source =
      "sequenceDiagram\nparticipant " + names.joined(separator: "\nparticipant ")
      + "\nloop\nP1->>P2: \(word)\nend\n"
    let diagram = Diagram.reading(mermaid: source).0
    let least = 4 * participants + word.count + 2
    for width in least...least + 20 {
      let drawn = diagram.ladder(.init(width: width)).plain
      #expect(drawn.contains(word), "\(width) columns\n\(drawn)")
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `is never wider than asked, however many take part`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    var diagram = Diagram.generated(&random)
    diagram.participants += (0..<random.below(60)).map { .init(id: "more \($0)") }
    let width = 40 + random.below(161)
    let lines = diagram.ladder(.init(width: width, repeatHeadsEvery: 10)).lines
    #expect(lines.allSatisfy { $0.cells <= width }, "seed \(seed)")
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `comes line by line as its items do, and the count after them`(seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    var diagram = Diagram.generated(&random, byHand: true)
    diagram.title = nil
    let options = Ladder.Options(width: 90, repeatHeadsEvery: 1 + random.below(20))
    var lines: [Styled.Line] = []
    DiagramStream(diagram).ladder(options) { lines.append($0) }
    var ladder = try #require(
      Ladder(
        diagram.participants, options, numberWidth: diagram.numberWidth, deepest: 0,
        boxes: diagram.boxes))
    let rows = ladder.heads + diagram.items.flatMap { ladder.append($0) }
    let closing = diagram.closing().flatMap { $0.wrapped(to: 90) }
    #expect(Array(lines.prefix(rows.count)) == rows, "seed \(seed)")
    #expect(lines.dropFirst(rows.count).map(\.plain) == [""] + closing, "seed \(seed)")
  }

  private func checkHeads(of ladder: Ladder, _ place: String) throws {
    #expect(Styled(ladder.heads).cells <= ladder.options.width, "\(place)")
    let said = Styled(ladder.heads).plain.filter { !" │|┌,·.\n╭─╮-".contains($0) }
    for participant in ladder.participants {
      let name = participant.name.replacing("\n", with: "").printable.filter { !" ".contains($0) }
      #expect(said.contains(name), "\(place)")
    }
  }

  private func check(
    _ lines: [Styled.Line], _ ladder: Ladder, _ unbroken: [Int], _ place: String
  ) {
    for line in lines {
      #expect(line.cells <= ladder.options.width, "\(place)\n\(line.plain)")
      let cells = Array(line.plain.prefix(ladder.columns.gridWidth))
      for position in unbroken.map(ladder.columns.position) {
        #expect(position < cells.count, "\(place)\n\(line.plain)")
        guard position < cells.count else { continue }
        #expect("│├┤┼┊◆▪○✕|+:*#ox┃┠┨╂┋●▸◂H{}O".contains(cells[position]), "\(place)\n\(line.plain)")
      }
    }
  }

  /// The words next to the rows, without spaces, since lines may break there.
  private func said(_ lines: [Styled.Line], _ ladder: Ladder, _ item: Diagram.Item, _ brackets: Int)
    -> String
  {
    var isTurn = false
    if case .turn = item { isTurn = true }
    let words = lines.map { line in
      let wordsStart = ladder.options.width - ladder.columns.wordsWidth
      let words = line.plain.dropFirst(wordsStart + (isTurn ? 0 : brackets))
      return isTurn ? String(words.reversed().drop { "─-".contains($0) }.reversed()) : String(words)
    }
    let all = words.joined().filter { $0 != " " }
    return all.hasPrefix(String(ladder.charset.deeper)) ? String(all.dropFirst()) : all
  }
}

extension Diagram.Item {
  fileprivate func expected(_ ladder: Ladder) -> String {
    let words = words(ladder)
    if case .turn = self { return words.printable.filter { $0 != " " } }
    return words.replacing("\n", with: "").printable.filter { $0 != " " }
  }

  private func words(_ ladder: Ladder) -> String {
    let becomes = ladder.charset.becomes
    let lifelines = ladder.lifelines
    let isDrawn: (String) -> Bool = { lifelines.index($0) != nil }
    switch self {
    case .turn(let turn): return turn.words
    case .message(let message):
      let receiver = lifelines.name(message.to)
      let ends = isDrawn(message.from) ? "" : "\(message.from)\(becomes)\(receiver):"
      let path = lifelines.index(message.from).flatMap { from in
        lifelines.index(message.to).map { Figure.Path(from: from, to: $0) }
      }
      return ends + message.text + (message.tag ?? ladder.spelling(of: message, path) ?? "")
        + (message.breach ?? "")
    case .reply(let reply):
      return (isDrawn(reply.callee) ? "" : reply.callee) + reply.outcome.words
    case .change(let change):
      return (isDrawn(change.owner) ? "" : change.owner + ".") + change.words(becomes)
    case .release(let release): return release.words(lifelines.name)
    case .note(let note): return note.text
    case .frame(let frame):
      return frame.kind.word + (frame.label.isEmpty ? "" : "[\(frame.label)]")
    case .section(let section):
      return section.word.rawValue + (section.label.isEmpty ? "" : "[\(section.label)]")
    case .end, .activation, .numbering: return ""
    }
  }
}
