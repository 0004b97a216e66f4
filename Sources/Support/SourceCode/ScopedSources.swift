/// The sources that are meant, read once, and what is declared in them.
public struct ScopedSources: Sendable {
  public let scope: SourceScope
  /// The nearest first.
  public let files: [SwiftFile]
  private let filesByID: [String: SwiftFile]

  init(_ scope: SourceScope, files: [(path: SourcePath, file: SwiftFile)]) {
    self.scope = scope
    self.files = files.map(\.file)
    filesByID = Dictionary(files.map { ($0.path.id, $0.file) }) { first, _ in first }
  }

  /// The file that the compiler calls `MVC/PlayViewController.swift`: module and name.
  public func file(identifiedBy id: String) -> SwiftFile? { filesByID[id] }

  /// A declaration and the file that it is in.
  public typealias Found = (file: SwiftFile, declaration: Declaration)

  /// The declarations that a symbol names, the nearest first: `PlayViewController`,
  /// `PlayViewController.rename(to:)`, or `PlayViewController.rename` for all methods of that name.
  public func declarations(of symbol: String) -> [Found] {
    let dot = symbol.prefix { $0 != "(" }.lastIndex(of: ".")
    guard let dot else {
      let types = found(mentioning: symbol) { $0.kind == .type && $0.name == symbol }
      return types
        + found(mentioning: symbol.plainName) {
          $0.kind != .type && $0.path.isEmpty && $0.isNamed(symbol)
        }
    }
    let (type, member) = (String(symbol[..<dot]), String(symbol[symbol.index(after: dot)...]))
    return found(mentioning: type.split(separator: ".").last.map(String.init) ?? type) {
      !$0.isContainer && $0.path.ends(with: type) && $0.isNamed(member)
    }
  }

  /// The members of any type with this name, the nearest first: `rename`, or `rename(to:)`.
  public func members(named name: String) -> [Found] {
    found(mentioning: name.plainName) {
      !$0.isContainer && !$0.path.isEmpty && $0.isNamed(name)
    }
  }

  /// All declarations that fit: those of its mistake first, and those of other mistakes last.
  ///
  /// - Parameter word: files without this word are skipped.
  public func found(mentioning word: String, _ fits: (Declaration) -> Bool) -> [Found] {
    let found: [Found] = files.filter { $0.words.contains(word) }.flatMap { file in
      file.declarations.filter(fits).map { (file, $0) }
    }
    let right = found.filter { !$0.file.isOfMistake }
    guard let mistake = scope.mistake else { return right + found.filter(\.file.isOfMistake) }
    return found.filter { $0.declaration.path.first == mistake } + right
  }

  /// The method or property that gets a message: of a type, or of one that it inherits from.
  ///
  /// - Parameters:
  ///   - type: without the types around it.
  ///   - name: as Swift spells it. Where no member is spelled so, one with the same first word and these labels is
  ///     meant: arguments with a default value may be left out.
  public func member(_ name: String, of type: String) -> Found? {
    var (type, seen): (String?, Set<String>) = (type, [])
    while let current = type, seen.insert(current).inserted {
      let members = declarations(of: current + "." + name.plainName)
      if let own = members.first(where: { $0.declaration.name == name }) { return own }
      let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      if let own = members.first(where: { member in
        members.count == 1 || labels.allSatisfy { member.declaration.name.contains($0 + ":") }
      }) {
        return own
      }
      type = superclass(of: current)
    }
    return nil
  }

  /// The first type that a class names behind its colon.
  private func superclass(of type: String) -> String? {
    declarations(of: type).lazy.compactMap(\.declaration.inherited.first).first
  }

  /// The names that can be asked for: types, and their members behind a dot, without labels.
  public var symbols: [String] { Self.symbols(of: files) }

  /// The same without what all apps share.
  public var ownSymbols: [String] { Self.symbols(of: files.filter { $0.app != nil }) }

  private static func symbols(of files: [SwiftFile]) -> [String] {
    var seen: Set<String> = []
    return files.flatMap(\.declarations)
      .filter { $0.kind != .extension && $0.kind != .deinitializer && !$0.path.contains("") }
      .map { $0.isType ? $0.name : ($0.path.suffix(1) + [$0.baseName]).joined(separator: ".") }
      .filter { seen.insert($0).inserted }
  }
}

extension Declaration {
  /// `rename` names every method `rename`; `rename(to:)` only that one.
  fileprivate func isNamed(_ name: String) -> Bool { self.name == name || baseName == name }
}

extension String {
  /// `rename` for `rename(to:)`
  fileprivate var plainName: String { String(prefix { $0 != "(" }) }
}

extension [String] {
  /// Whether these are the types of `M1.FolderViewController`, from the outside, or end with them.
  fileprivate func ends(with type: String) -> Bool {
    let names = flatMap { $0.split(separator: ".").map(String.init) }
    return names.suffix(type.split(separator: ".").count).joined(separator: ".") == type
  }
}
