import Cells

/// Where things are in a wide drawing.
struct WideColumns: Equatable, Sendable {
  let positions: [Int]
  /// The width of the whole drawing.
  let width: Int
  /// The cells that the head of a lifeline may take on each side of it.
  let halves: [Int]
  /// Whether every other head is lower, so that each has the room of two.
  let isStaggered: Bool

  /// - Parameter gaps: the widths of the gaps. There is one gap more than lifelines.
  init(gaps: [Int], heads: WideHeadSizes, isStaggered: Bool, borders: WideBorders) {
    var positions: [Int] = []
    var column = 0
    for gap in gaps.dropLast() {
      column += gap
      positions.append(column)
      column += 1
    }
    self.positions = positions
    width = column + (gaps.last ?? 0)
    self.isStaggered = isStaggered
    halves = Self.halves(gaps, heads, borders, step: isStaggered ? 2 : 1)
  }

  /// How many cells a word lacks that begins above one head and has to end before a later one.
  func cellsMissing(over start: Int, before next: Int, for word: Int) -> Int {
    let (left, right) = (positions[start] - halves[start], positions[next] - halves[next] - 1)
    return word - (right - left)
  }

  /// From the narrowest that a head can be to what it likes, as neighbours leave room.
  private static func halves(
    _ gaps: [Int], _ heads: WideHeadSizes, _ borders: WideBorders, step: Int
  ) -> [Int] {
    var halves = heads.least
    func room(between left: Int, and right: Int) -> Int? {
      guard left >= 0, right < halves.count else { return nil }
      return gaps[left + 1...right].reduce(step - 2, +)
    }
    for index in halves.indices {
      let rooms = [
        heads.most[index], borders.most(of: index, in: index, gaps, heads),
        borders.most(of: index, in: index + 1, gaps, heads),
        room(between: index - step, and: index).map { $0 - halves[index - step] },
        room(between: index, and: index + step).map { $0 - halves[index + step] },
      ]
      halves[index] = max(halves[index], rooms.compactMap { $0 }.min() ?? 0)
    }
    return halves
  }
}

/// How wide the heads have to be, and would like to be, from the lifeline to either side.
struct WideHeadSizes: Equatable, Sendable {
  var least: [Int]
  var most: [Int]
  /// Free cells for an arrow that leads to the head.
  let air: [Int]
  /// The least width at which no word of a name is broken.
  let narrowest: Int

  init(_ participants: [Diagram.Participant]) {
    least = participants.map { (Label($0.name).widestWord + 2) / 2 }
    air = participants.map { $0.isMadeLater ? 2 : 0 }
    narrowest = participants.reduce(0) { max($0, (Label($1.name).widestWhole + 2) / 2) }
    most = participants.map {
      (max(Label($0.name).cells, $0.heading?.cells ?? 0) + 4) / 2
    }
  }

  /// Names broken where their words meet.
  func capped(at cap: Int) -> WideHeadSizes {
    var sizes = self
    sizes.least = least.map { min($0, cap) }
    return sizes
  }
}
