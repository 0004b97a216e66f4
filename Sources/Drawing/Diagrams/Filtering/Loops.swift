import Localization

/// Finds repetitions.
///
/// Consecutive blocks of whole calls that are alike but for numbers and the values of changes become a
/// loop frame around the first of them, unless the frame would be longer than the blocks.
enum Loops {
  static func folded(_ items: [Diagram.Item]) -> [Diagram.Item] {
    var result: [Diagram.Item] = []
    var rest = items[...]
    // A block has no part in frames that are there already.
    while let item = rest.first {
      if item.isArrangement {
        result.append(item)
        rest.removeFirst()
      } else {
        let items = rest.prefix { !$0.isArrangement }
        rest = rest.dropFirst(items.count)
        let next = rest.first { !$0.isArrangement }
        result += FramelessItems(items, before: next?.level).folded
      }
    }
    return result
  }
}

/// Consecutive items without frames.
private struct FramelessItems {
  private let items: [Diagram.Item]
  /// For each item, the next one that is less deep: where whole calls end that begin with the item.
  private let ends: [Int]
  /// For each item, the next message: the item itself or a later one.
  private let messages: [Int]
  /// The depth of the next item after these; `nil` at the end.
  private let nextLevel: Int?

  private struct Block {
    var length: Int
    var times: Int
    var saving: Int { length * (times - 1) }
    var covered: Int { length * times }
  }

  init(_ items: some Sequence<Diagram.Item>, before nextLevel: Int?) {
    self.items = Array(items)
    self.nextLevel = nextLevel
    var ends = Array(self.items.indices)
    var messages = ends + [ends.count]
    for (index, item) in self.items.enumerated().reversed() {
      var end = index + 1
      while end < ends.count, self.items[end].level >= item.level { end = ends[end] }
      ends[index] = end
      if item.message == nil { messages[index] = messages[index + 1] }
    }
    (self.ends, self.messages) = (ends, messages)
  }

  var folded: [Diagram.Item] {
    var result: [Diagram.Item] = []
    var later = repetitions[...]
    var current: [Repetition] = []
    var index = 0
    while index < items.count {
      current += later.prefix { $0.range.lowerBound <= index }
      later = later.drop { $0.range.lowerBound <= index }
      current.removeAll { $0.range.upperBound < index + 2 * $0.period }
      if let block = block(at: index, current) {
        let round = items[index..<index + block.length]
        let folded = FramelessItems(round, before: items[index].level).folded
        result += [.frame(.init(.loop, localized("\(block.times) times")))] + folded + [.end(.loop)]
        index += block.covered
      } else {
        result.append(items[index])
        index += 1
      }
    }
    return result
  }

  /// Ordered by their beginnings.
  private var repetitions: [Repetition] {
    var known: [ItemSignature: Int] = [:]
    let numbers = items.map { item in
      let signature = ItemSignature(item)
      let number = known[signature] ?? known.count
      known[signature] = number
      return number
    }
    return Repetition.all(in: numbers).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The block whose rounds cover the most items; of two equal blocks, the shorter.
  ///
  /// - Parameter repetitions: those that go on for two rounds from here.
  private func block(at start: Int, _ repetitions: [Repetition]) -> Block? {
    repetitions.map { Block(length: $0.period, times: times(start, $0)) }
      .filter { $0.saving >= 2 && isWhole(start, $0.length) }
      .max { ($0.covered, -$0.length) < ($1.covered, -$1.length) }
  }

  /// The number of rounds. When a call goes on after the last round, that round is not complete and does not
  /// count.
  private func times(_ start: Int, _ repetition: Repetition) -> Int {
    let times = (repetition.range.upperBound - start) / repetition.period
    let next = start + times * repetition.period
    let level = next < items.count ? items[next].level : nextLevel
    let goesOn = level.map { $0 > items[start].level } ?? false
    return goesOn ? times - 1 : times
  }

  /// Whether it has a message, and does not begin in the middle of a call.
  private func isWhole(_ start: Int, _ length: Int) -> Bool {
    messages[start] < start + length && ends[start] >= start + length
  }
}

/// An item without its numbers.
private struct ItemSignature: Hashable {
  private let parts: [String?]

  init(_ item: Diagram.Item) {
    parts =
      switch item {
      case .turn(let turn): ["turn", turn.action.withoutNumbers]
      case .message(let message): ItemSignature.parts(message)
      case .change(let change): ["change", change.owner, change.property, String(change.depth)]
      case .reply(let reply):
        ["reply", reply.callee, reply.caller, reply.outcome.words.withoutNumbers]
      case .release(let release):
        ["release"] + release.objects.map(\.withoutNumbers) + [String(release.silentViews)]
      case .note(let note): ["note", note.side.rawValue, note.text.withoutNumbers] + note.over
      case .frame, .section, .end, .activation, .numbering: []
      }
  }

  private static func parts(_ message: Diagram.Message) -> [String?] {
    [
      "message", message.from, message.to, message.kind?.rawValue, String(message.depth),
      message.text.withoutNumbers, message.breach, String(describing: message.arrow),
      String(describing: [message.activates, message.deactivates, message.creates]),
      message.destroys, message.occasion.map { String(describing: $0) },
    ]
  }
}

extension Diagram.Item {
  /// How deep it is; dividers are outside of everything. A release belongs to whatever is before it.
  fileprivate var level: Int {
    switch self {
    case .turn: -1
    case .message, .change, .reply, .note: depth
    case .release, .frame, .section, .end, .activation, .numbering: .max
    }
  }
}

extension String {
  /// Every number becomes a zero.
  fileprivate var withoutNumbers: String {
    var result: [UInt8] = []
    for byte in utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isDigit, result.last == UInt8(ascii: "0") { continue }
      result.append(isDigit ? UInt8(ascii: "0") : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
