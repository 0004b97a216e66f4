import Foundation
import Testing

@testable import Workshop

/// What the compiler has made of code tells what it does, whatever its source looks like. The file is read by hand.
struct ObjectFileTests {
  private func accesses(_ file: ELF, of own: [String: String] = [:]) throws -> [OutsideAccess] {
    let surroundings = Surroundings(module: "MVC", known: ["known"], imports: [])
    return OutsideAccess.all(in: try #require(ObjectFile(file.data)), of: own, surroundings)
  }

  private func sections(_ names: [String], kind: Int = 1) throws -> [String] {
    try accesses(ELF(sections: names.map { .init(name: $0, kind: kind) })).map(\.name)
  }

  // MARK: Sections

  @Test func `what the compiler always writes is allowed`() throws {
    let usual = [
      "", ".text", ".text.$s3MVC5StoreC", ".rela.text", ".rela.text.$s3MVC", ".rodata.cst4.$s3MVC",
      ".data", ".bss", ".eh_frame", ".rela.eh_frame", ".note.GNU-stack", ".debug_info",
      ".rela.debug_line", ".swift1_autolink_entries", ".swift_modhash", "swift5_types",
      "swift5_fieldmd", ".relaswift5_protocol_conformances", ".comment", ".group", ".llvm_addrsig",
    ]
    #expect(try sections(usual) == [])
  }

  @Test(arguments: [14, 15, 16])
  func `what the system calls is not, whatever its name`(kind: Int) throws {
    #expect(try sections([".text", "swift5_types"], kind: kind) == [".text", "swift5_types"])
  }

  @Test(arguments: [
    ".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors", ".init", ".fini",
    ".textual",
    ".interp", "mine", "swift4", "debug_info",
  ])
  func `nor is a section with another name`(name: String) throws {
    #expect(try sections([".text", name]) == [name])
  }

  @Test func `a part of such a section, and the table of its places, are told once, by its name`()
    throws
  {
    #expect(
      try sections([".init_array", ".init_array.101", ".rela.init_array"]) == [".init_array"])
  }

  @Test(arguments: ["swift5_replace", "swift5_replac2"])
  func `Swift is not asked to put functions in the place of others`(name: String) throws {
    #expect(try sections([name, ".rela" + name]) == [name])
  }

  @Test func `the line is told that names it`() throws {
    let own = ["A.swift": "let a = 1\n", "B.swift": "\n@section(\"mine\") let b = 1\n"]
    let found = try accesses(ELF(sections: [.init(name: "mine"), .init(name: ".ctors")]), of: own)
    #expect(
      found == [
        OutsideAccess(kind: .section, name: "mine", place: .init(file: "B.swift", line: 2)),
        OutsideAccess(kind: .section, name: ".ctors", place: nil),
      ])
  }

  // MARK: Symbols

  @Test func `only what others see, and what comes from elsewhere, matters`() throws {
    let found = try accesses(
      ELF(
        sections: [.init(name: ".text")],
        symbols: [
          .init(name: "local", isLocal: true), .init(name: "hidden", isHidden: true),
          .init(name: "main"), .init(name: "known", section: 0), .init(name: "fork", section: 0),
          .init(name: "$s3MVC5StoreCMn"), .init(name: "swift_retain", section: 0),
          .init(name: "malloc", section: 0), .init(name: "sinf", section: 0),
        ]))
    #expect(
      found == [
        OutsideAccess(kind: .needs, name: "fork", place: nil),
        OutsideAccess(kind: .replaces, name: "main", place: nil),
      ])
  }

  @Test func `a file with very many sections says so in another place`() throws {
    let file = ELF(sections: [.init(name: ".ctors")], isLarge: true)
    #expect(try accesses(file).map(\.name) == [".ctors"])
  }

  // MARK: Broken files

  @Test func `what is no object file is none`() {
    #expect(ObjectFile(Data()) == nil)
    #expect(ObjectFile(Data("\u{7f}ELF".utf8)) == nil)
    #expect(
      ObjectFile(Data([0x7f, 0x45, 0x4c, 0x46, 2, 1]) + Data(repeating: 0xff, count: 99)) == nil)
  }

  @Test func `nor is a part of one, of any length`() throws {
    let whole = ELF(sections: [.init(name: ".text")], symbols: [.init(name: "main")]).data
    _ = try #require(ObjectFile(whole))
    for length in 0..<whole.count { #expect(ObjectFile(whole.prefix(length)) == nil, "\(length)") }
  }

  @Test func `a byte that is wrong anywhere is no crash`() {
    let whole = ELF(sections: [.init(name: ".text")], symbols: [.init(name: "main")]).data
    for place in whole.indices {
      for value: UInt8 in [0, 1, 0x7f, 0xff] {
        var broken = whole
        broken[place] = value
        _ = ObjectFile(broken)
      }
    }
  }
}
