/// A change to the bytes of a file.
enum Mutation: CaseIterable {
  case flipBit, removeBytes, repeatBytes, takeBytesOfOther
  case removeLine, repeatLine, swapLines, takeLineOfOther
  case insertWord, replaceWord, insertHostile, replaceByHostile, replaceNumber
  case nest, insertBrokenCharacter, cut

  func apply(to bytes: inout [UInt8], _ mutator: Mutator, _ random: inout SplitMix64) {
    switch self {
    case .flipBit: flipBit(of: &bytes, &random)
    case .removeBytes: bytes.removeSubrange(random.range(in: bytes, atMost: 16))
    case .repeatBytes: bytes.insert(bytes[random.range(in: bytes, atMost: 64)], &random)
    case .takeBytesOfOther:
      let other = random.pick(mutator.corpus)
      bytes.insert(other[random.range(in: other, atMost: 200)], &random)
    case .removeLine, .repeatLine, .swapLines, .takeLineOfOther:
      changeLines(of: &bytes, mutator, &random)
    case .insertWord: bytes.insert(random.word(mutator.words).utf8, &random)
    case .replaceWord: bytes.replace(\.isWord, by: random.word(mutator.words), &random)
    case .insertHostile: bytes.insert(random.word(mutator.hostile).utf8, &random)
    case .replaceByHostile: bytes.replace(\.isWord, by: random.word(mutator.hostile), &random)
    case .replaceNumber: bytes.replace(\.isDigit, by: random.word(Hostile.numbers), &random)
    case .nest: nest(into: &bytes, mutator, &random)
    case .insertBrokenCharacter: bytes.insert(random.pick(Self.broken), &random)
    case .cut: bytes.removeSubrange(random.below(bytes.count + 1)...)
    }
  }

  /// Rarely the highest bit: then the file is no longer UTF-8, and nothing else of it is looked at.
  private func flipBit(of bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let bit = random.below(20) == 0 ? 7 : random.below(7)
    bytes[random.below(bytes.count)] ^= 1 << bit
  }

  private func changeLines(
    of bytes: inout [UInt8], _ mutator: Mutator, _ random: inout SplitMix64
  ) {
    var lines = bytes.lines
    let (one, two) = (random.below(lines.count), random.below(lines.count))
    switch self {
    case .removeLine: lines.remove(at: one)
    case .repeatLine:
      let times = random.pick([1, 1, 2, 100])
      lines.insert(contentsOf: Array(repeating: lines[two], count: times), at: one)
    case .swapLines: lines.swapAt(one, two)
    default: lines.insert(random.pick(random.pick(mutator.corpus).lines), at: one)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  private func nest(into bytes: inout [UInt8], _ mutator: Mutator, _ random: inout SplitMix64) {
    let (nest, depth) = (random.pick(mutator.nests), random.pick([2, 20, 200, 2000]))
    let closing = random.below(2) == 0 ? nest.closing : ""
    bytes.insert(String(repeating: nest.opening, count: depth).utf8, &random)
    bytes.insert(String(repeating: closing, count: depth).utf8, &random)
  }

  /// Cut off, too long, a surrogate, beyond the last character, no byte of UTF-8.
  private static let broken: [[UInt8]] = [
    [0xE9], [0xC3], [0xF0, 0x9F, 0x91], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xFF], [0x80],
  ]
}

extension [UInt8] {
  /// At least one.
  fileprivate var lines: [[UInt8]] {
    split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  fileprivate mutating func insert(
    _ new: some Collection<UInt8>, _ random: inout SplitMix64
  ) {
    insert(contentsOf: Array(new), at: random.below(count + 1))
  }

  /// Replaces the first run of such bytes after a random place.
  fileprivate mutating func replace(
    _ belongs: (UInt8) -> Bool, by new: String, _ random: inout SplitMix64
  ) {
    let start = random.below(count + 1)
    guard let first = self[start...].firstIndex(where: belongs) else { return }
    let end = self[first...].firstIndex { !belongs($0) } ?? endIndex
    replaceSubrange(first..<end, with: Array(new.utf8))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) || self == 0x2D }

  /// A letter, a digit, or a byte of a character beyond ASCII.
  fileprivate var isWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func range(in bytes: [UInt8], atMost length: Int) -> Range<Int> {
    let start = below(bytes.count + 1)
    return start..<Swift.min(start + 1 + below(length), bytes.count)
  }

  /// An empty word when there is none.
  fileprivate mutating func word(_ words: [String]) -> String { words.isEmpty ? "" : pick(words) }
}
