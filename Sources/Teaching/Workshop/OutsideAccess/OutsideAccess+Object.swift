import Files
import Foundation
import Lessons

nonisolated extension OutsideAccess {
  /// What an object file tells of code, whatever its source looks like.
  ///
  /// - Parameters:
  ///   - own: the texts of the learner's files, by their paths in the folder of the pattern.
  ///   - surroundings: what the code may use.
  static func all(
    in object: ObjectFile, of own: CodeFiles, _ surroundings: Surroundings
  ) -> [OutsideAccess] {
    let needed = object.needed.map(SymbolName.init).filter { !surroundings.allows($0) }
    let replaced = object.defined.map(SymbolName.init).filter { !surroundings.isOwn($0) }
    let sections = Set(object.sections.filter { !$0.isUsual }.map(\.usualName))
    let found =
      needed.map { OutsideAccess(.needs, $0, in: own) }
      + replaced.map { OutsideAccess(.replaces, $0, in: own) }
      + sections.map { OutsideAccess(kind: .section, name: $0, place: own.place(of: $0)) }
    return found.sorted { $0.order < $1.order }.uniqueNames
  }

  private init(_ kind: Kind, _ symbol: SymbolName, in own: CodeFiles) {
    let place = own.place(of: symbol.raw) ?? symbol.clues.lazy.compactMap(own.place).first
    self.init(kind: kind, name: symbol.words, place: place)
  }

  /// Those with a place come first.
  private var order: String {
    guard let place else { return "1" + name }
    return "0\(place.file):" + String(place.line + 1_000_000) + name
  }
}

nonisolated extension [OutsideAccess] {
  fileprivate var uniqueNames: [OutsideAccess] {
    var seen: Set<String> = []
    return filter { seen.insert($0.place.map { "\($0.file):\($0.line)" } ?? $0.name).inserted }
  }
}

nonisolated extension SymbolName {
  /// Words of the source that may have asked for it, the most telling first.
  fileprivate var clues: [String] {
    guard let swift else { return [raw] }
    let name = swift.replacing(/\(extension in \w+\):/, with: "")
    let base = name.prefix { $0 != "(" && $0 != "<" && $0 != ":" }
    let words = [base, name[base.endIndex...]].flatMap { part in
      part.matches(of: /[A-Za-z_]\w+/).map { String($0.0) }.reversed()
    }
    return words.filter { !Self.general.contains($0) }
  }

  private static let general: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "extension",
    "in", "static", "getter", "setter", "modify", "String", "Int", "Bool", "init", "type",
    "metadata", "accessor", "for", "of", "to", "from", "descriptor", "nominal", "protocol", "at",
    "with", "Self", "Optional", "Array", "Any", "default", "shared", "dispatch", "thunk", "method",
    "self", "name", "path",
  ]
}

nonisolated extension CodeFiles {
  /// The first line that has a word.
  func place(of word: String) -> OutsideAccess.Place? {
    guard !word.isEmpty else { return nil }
    for (file, text) in sorted(by: { $0.key < $1.key }) where text.contains(word) {
      if let index = text.fileLines.firstIndex(where: { $0.has(word: word) }) {
        return OutsideAccess.Place(file: file, line: index + 1)
      }
    }
    return nil
  }
}

nonisolated extension String {
  fileprivate func has(word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      return !before.isPartOfWord && !after.isPartOfWord
    }
  }
}

nonisolated extension ObjectFile.Section {
  /// Without the sign for a table of places, and without the name of what is in it.
  fileprivate var usualName: String {
    let name =
      name.hasPrefix(".rela.")
      ? name.dropFirst(5) : name.dropFirst(name.hasPrefix(".relaswift") ? 5 : 0)
    guard name.hasPrefix(".") else { return String(name) }
    return "." + name.dropFirst().prefix { $0 != "." }
  }

  fileprivate var isUsual: Bool {
    let name = usualName
    return !isCalled
      && (Self.usual.contains(name) || name.hasPrefix("swift5_") || name.hasPrefix(".debug_")
        || name.hasPrefix(".swift"))
      && !Self.replacing.contains(name)
  }

  /// With these, Swift puts functions in the place of others when the program begins.
  private static let replacing: Set = ["swift5_replace", "swift5_replac2"]

  private static let usual: Set = [
    "", ".text", ".rodata", ".data", ".bss", ".eh_frame", ".symtab", ".strtab", ".shstrtab",
    ".note", ".linker-options", ".comment", ".group", ".llvm_addrsig", ".symtab_shndx",
  ]
}
