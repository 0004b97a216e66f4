import Cells
import TestSupport
import Testing

@testable import Diagrams

/// What holds of labels, told in the plain way that takes too long for long ones.
@Suite struct LabelTests {
  @Test(arguments: Seed.some())
  func `is in rows that cost no more than any others`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let widths = (0...random.below(3)).map { _ in 3 + random.below(6) }
    let label = Label.some(&random).chopped(to: widths.max() ?? 2)
    let arrangement = label.arranged(in: widths)
    #expect(arrangement.cost == label.leastCost(from: 0, widths), "seed \(seed)")
    for segment in arrangement.rows.joined() {
      #expect(segment.text.cells <= widths[segment.slot], "seed \(seed): \(segment)")
    }
  }

  @Test func `has no row that ends in an opening bracket before a wide sign`() {
    #expect(Label("Raporu [✅ ok] (日本語)").fitted(to: 17) == ["Raporu [✅ ok]", "(日本語)"])
    #expect(Label("Raporu [✅ ok] (日本語)").fitted(to: 9) == ["Raporu", "[✅ ok]", "(日本語)"])
  }

  @Test(arguments: Seed.some())
  func `takes as many lines as filling them piece by piece`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let label = Label.some(&random)
    for width in 0...30 {
      #expect(label.lines(of: width) == label.linesPieceByPiece(width), "seed \(seed), \(width)")
    }
  }
}

extension Label {
  fileprivate static func some(_ random: inout SplitMix64) -> Label {
    let parts = ["set", "Name", "(at:", " ", "  ", "消息", "，", "\n", "word", "a"]
    return Label((0...random.below(5)).map { _ in random.pick(parts) }.joined())
  }

  /// Tries all rows.
  fileprivate func leastCost(from piece: Int, _ widths: [Int]) -> Int {
    piece == pieces.count ? 0 : 10 + leastCost(from: piece, in: 0, widths)
  }

  /// - Parameter slot: the first slot that is free in the row.
  private func leastCost(from piece: Int, in slot: Int, _ widths: [Int]) -> Int {
    var least = Int.max / 2
    for slot in slot..<max(slot, widths.count) {
      var end = piece
      while end < pieces.count, cells(of: piece..<end + 1) <= widths[slot] {
        end += 1
        let joint = pieces[end - 1].joint
        var rest = leastCost(from: end, widths)
        if end < pieces.count, joint != .lineEnd {
          let goingOn = leastCost(from: end, in: slot + 1, widths)
          rest = min(rest, goingOn + joint.costBeyondLifeline)
        }
        least = min(least, rest + (end == pieces.count ? 0 : joint.cost))
      }
    }
    return least
  }

  fileprivate func linesPieceByPiece(_ width: Int) -> Int {
    var lines = 0
    var used: Int?
    for piece in pieces {
      if used.map({ $0 + piece.cells > width }) ?? true { (lines, used) = (lines + 1, 0) }
      if piece.cells > width {
        lines += piece.cells / max(1, width) + 8
        used = width
      } else {
        used = (used ?? 0) + piece.cells
      }
      used = piece.joint == .lineEnd ? nil : used.map { $0 + piece.joint.cells }
    }
    return lines
  }
}
