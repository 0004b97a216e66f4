/// Which sources are meant: those of a pattern, and what it shares with others.
public struct SourceScope: Hashable, Sendable {
  /// As in commands: `mvvm-c`; `nil` for the sources of all patterns.
  public var pattern: String?
  /// The name of a mistake's enclosing type, such as `M1`; `nil` for the pattern as it should be.
  public var mistake: String?

  public init(pattern: String? = nil, mistake: String? = nil) {
    self.pattern = pattern
    self.mistake = mistake
  }

  /// The folder of `mvvm-c` is `MVVMC`.
  fileprivate var module: String? { pattern?.replacing("-", with: "").lowercased() }
}

extension SourceFolder {
  /// The file that the compiler calls `MVC/PlayViewController.swift`: module and name.
  public func file(identifiedBy id: String) -> SwiftFile? {
    let parts = id.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return nil }
    return paths.first { $0.name == parts[1] && $0.module == parts[0] }.flatMap { file($0) }
  }

  /// Where to look: in the pattern first, then in what its app shares, then in what all apps share.
  func paths(in scope: SourceScope) -> [SourcePath] {
    let exhibits = paths.filter { $0.part != .tests }
    guard let module = scope.module else { return exhibits }
    let own = exhibits.filter { $0.app != nil && $0.module.lowercased() == module }
    let apps = Set(own.compactMap(\.app))
    let parts: [SourcePath.Part] = scope.mistake == nil ? [.pattern] : [.mistakes, .pattern]
    return parts.flatMap { part in own.filter { $0.part == part } }
      + exhibits.filter { $0.part == .app && apps.contains($0.app ?? "") }
      + exhibits.filter { $0.part == .common }
  }

  /// Whether a pattern has sources here.
  public func knows(pattern: String) -> Bool {
    let module = SourceScope(pattern: pattern).module
    return paths.contains { $0.part == .pattern && $0.module.lowercased() == module }
  }

  // MARK: Declarations

  /// A declaration and the file that it is in.
  public typealias Found = (file: SwiftFile, declaration: Declaration)

  /// The declarations that a symbol names, the nearest first: `PlayViewController`,
  /// `PlayViewController.rename(to:)`, or `PlayViewController.rename` for all methods of that name.
  public func declarations(of symbol: String, in scope: SourceScope) -> [Found] {
    let dot = symbol.prefix { $0 != "(" }.lastIndex(of: ".")
    guard let dot else {
      return found(in: scope, mentioning: symbol.plainName) {
        $0.kind == .type && $0.name == symbol || $0.path.isEmpty && $0.isNamed(symbol)
      }
    }
    let (type, member) = (String(symbol[..<dot]), String(symbol[symbol.index(after: dot)...]))
    return found(in: scope, mentioning: type.split(separator: ".").last.map(String.init) ?? type) {
      !$0.isContainer && $0.path.ends(with: type) && $0.isNamed(member)
    }
  }

  /// All declarations of a scope that fit, those of its mistake first.
  ///
  /// - Parameter word: files without this word are not read through.
  public func found(
    in scope: SourceScope, mentioning word: String, _ fits: (Declaration) -> Bool
  ) -> [Found] {
    var found: [Found] = []
    for path in paths(in: scope) {
      guard let file = file(path), file.words.contains(word) else { continue }
      found += file.declarations.filter(fits).map { (file, $0) }
    }
    guard let mistake = scope.mistake else { return found }
    let inside = found.filter { $0.declaration.path.first == mistake }
    return inside + found.filter { !$0.file.isOfMistake }
  }

  /// The method or property that gets a message: of a type, or of one that it inherits from.
  ///
  /// - Parameters:
  ///   - type: without the types around it.
  ///   - name: as Swift spells it. Where no member is spelled so, one with the same first word and these labels is
  ///     meant: arguments with a default value may be left out.
  public func member(_ name: String, of type: String, in scope: SourceScope) -> Found? {
    var (type, seen): (String?, Set<String>) = (type, [])
    while let current = type, seen.insert(current).inserted {
      let members = declarations(of: current + "." + name.plainName, in: scope)
      if let own = members.first(where: { $0.declaration.name == name }) { return own }
      let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      if let own = members.first(where: { member in
        members.count == 1 || labels.allSatisfy { member.declaration.name.contains($0 + ":") }
      }) {
        return own
      }
      type = superclass(of: current, in: scope)
    }
    return nil
  }

  /// The first type that a class names behind its colon.
  private func superclass(of type: String, in scope: SourceScope) -> String? {
    declarations(of: type, in: scope).lazy.compactMap(\.declaration.inherited.first).first
  }

  /// The names that can be asked for in a scope: its types, and their members behind a dot, without labels.
  public func symbols(in scope: SourceScope) -> [String] { symbols(of: paths(in: scope)) }

  /// The same without what all apps share.
  public func ownSymbols(in scope: SourceScope) -> [String] {
    symbols(of: paths(in: scope).filter { $0.app != nil })
  }

  private func symbols(of paths: [SourcePath]) -> [String] {
    var seen: Set<String> = []
    return paths.compactMap { file($0) }.flatMap(\.declarations)
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
