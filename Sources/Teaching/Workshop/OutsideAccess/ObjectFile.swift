import Foundation

/// What an object file of the compiler says about itself: its symbols, and its sections. It is read as ELF with 64 bits.
nonisolated struct ObjectFile {
  /// Symbols that have to come from elsewhere.
  private(set) var needed: Set<String> = []
  /// Symbols that others see.
  private(set) var defined: Set<String> = []
  private(set) var sections: [Section] = []

  struct Section: Equatable {
    let name: String
    /// Whether the system calls what is in it, before or after the program.
    let isCalled: Bool
  }

  /// `nil` for anything else than a whole object file.
  init?(_ data: Data) {
    let bytes = Bytes(data)
    guard data.prefix(6) == Data([0x7f, 0x45, 0x4c, 0x46, 2, 1]), let heads = Head.all(in: bytes)
    else { return nil }
    sections = heads.map { Section(name: $0.name, isCalled: (14...16).contains($0.kind)) }
    for table in heads where table.kind == 2 {
      guard heads.indices.contains(table.link), read(table, heads[table.link], in: bytes) else {
        return nil
      }
    }
  }

  /// - Returns: whether the table of symbols is whole.
  private mutating func read(_ table: Head, _ names: Head, in bytes: Bytes) -> Bool {
    for place in stride(from: table.start, to: table.start + table.size, by: 24) {
      guard let name = bytes.number(place, 4).flatMap({ bytes.text(names.start + $0) }),
        let info = bytes.number(place + 4, 1), let other = bytes.number(place + 5, 1),
        let section = bytes.number(place + 6, 2)
      else { return false }
      let isLocal = info >> 4 == 0
      // Internal and hidden symbols are seen in the program only.
      let isHidden = [1, 2].contains(other & 3)
      guard !isLocal, !name.isEmpty else { continue }
      if section == 0 { needed.insert(name) } else if !isHidden { defined.insert(name) }
    }
    return true
  }
}

/// The head of a section.
private nonisolated struct Head {
  var name = ""
  let nameStart, kind, start, size, link: Int

  static func all(in bytes: Bytes) -> [Head]? {
    guard let start = bytes.number(0x28, 8), let size = bytes.number(0x3a, 2), size >= 64,
      let first = Head(at: start, in: bytes),
      // Where there are many sections, the first says how many.
      let few = bytes.number(0x3c, 2), let short = bytes.number(0x3e, 2)
    else { return nil }
    let count = few == 0 ? first.size : few
    guard start + count * size <= bytes.count else { return nil }
    var heads = (0..<count).compactMap { Head(at: start + $0 * size, in: bytes) }
    let names = short == 0xffff ? first.link : short
    guard heads.count == count, heads.indices.contains(names) else { return nil }
    for index in heads.indices {
      guard let name = bytes.text(heads[names].start + heads[index].nameStart) else { return nil }
      heads[index].name = name
    }
    return heads
  }

  init?(at place: Int, in bytes: Bytes) {
    guard let name = bytes.number(place, 4), let kind = bytes.number(place + 4, 4),
      let start = bytes.number(place + 24, 8), let size = bytes.number(place + 32, 8),
      let link = bytes.number(place + 40, 4)
    else { return nil }
    (nameStart, self.kind, self.start, self.size, self.link) = (name, kind, start, size, link)
  }
}

private nonisolated struct Bytes {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = [UInt8](data) }

  var count: Int { bytes.count }

  /// The lowest byte comes first.
  func number(_ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let value = bytes[place..<(place + size)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // No place in a file is so far away.
    return value < 1 << 40 ? Int(value) : nil
  }

  /// Up to the next 0.
  func text(_ place: Int) -> String? {
    guard bytes.indices.contains(place), let end = bytes[place...].firstIndex(of: 0) else {
      return nil
    }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
