import Foundation

/// An object file that is made for a test: its sections, and its symbols.
nonisolated struct ELF {
  struct Section {
    var name: String
    /// 1 is for what the program is made of, 14 to 16 for what the system calls.
    var kind = 1
  }

  struct Symbol {
    var name: String
    var isLocal = false
    var isHidden = false
    /// 0 for a symbol that comes from elsewhere.
    var section = 1
  }

  var sections: [Section] = []
  var symbols: [Symbol] = []
  /// Whether the number of sections and the place of their names are in the first section, as in very large files.
  var isLarge = false

  var data: Data {
    let names = Names(sections.map(\.name) + [".symtab", ".strtab"] + symbols.map(\.name))
    let table = symbols.reduce(Data(count: 24)) { $0 + Self.entry($1, at: names.places[$1.name]) }
    let (tableStart, namesStart) = (64, 64 + table.count)
    let count = sections.count + 3
    let (few, short) = isLarge ? (0, 0xffff) : (count, count - 1)
    var heads = [Self.head(0, kind: 0, size: isLarge ? count : 0, link: isLarge ? count - 1 : 0)]
    heads += sections.map { Self.head(names.places[$0.name], kind: $0.kind) }
    heads.append(
      Self.head(
        names.places[".symtab"], kind: 2, start: tableStart, size: table.count, link: count - 1))
    heads.append(
      Self.head(names.places[".strtab"], kind: 3, start: namesStart, size: names.bytes.count))
    let start = Data([0x7f, 0x45, 0x4c, 0x46, 2, 1]) + Data(count: 0x28 - 6)
    return start + Self.number(namesStart + names.bytes.count, 8) + Data(count: 10)
      + Self.number(64, 2) + Self.number(few, 2) + Self.number(short, 2) + table + names.bytes
      + heads.joined()
  }

  private struct Names {
    var bytes = Data([0])
    var places: [String: Int] = [:]

    init(_ names: [String]) {
      for name in names where places[name] == nil {
        places[name] = bytes.count
        bytes += Data(name.utf8) + [0]
      }
    }
  }

  private static func entry(_ symbol: Symbol, at place: Int?) -> Data {
    number(place ?? 0, 4) + [symbol.isLocal ? 0 : 0x10, symbol.isHidden ? 2 : 0]
      + number(symbol.section, 2) + Data(count: 16)
  }

  private static func head(
    _ name: Int?, kind: Int, start: Int = 0, size: Int = 0, link: Int = 0
  ) -> Data {
    number(name ?? 0, 4) + number(kind, 4) + Data(count: 16) + number(start, 8) + number(size, 8)
      + number(link, 4) + Data(count: 20)
  }

  private static func number(_ value: Int, _ size: Int) -> Data {
    Data((0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }
}
