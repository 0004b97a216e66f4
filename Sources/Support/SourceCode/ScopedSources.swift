import Cells
import Synchronization

/// The sources that are meant, and what is declared in them. A file is read when it is first needed, and then stays as
/// it was read.
public struct ScopedSources: Sendable {
  public let scope: SourceScope
  private let sources: [Source]
  /// What was found already.
  private let mentions = Mentions()

  init(_ scope: SourceScope, _ paths: [SourcePath], in folder: SourceFolder) {
    self.scope = scope
    sources = paths.map { Source($0, in: folder) }
  }

  /// Whether the pattern that is meant has code here. The pattern of a trace from elsewhere has none.
  public var hasPattern: Bool { sources.contains { $0.path.part == .pattern } }

  /// Whether the code of the pattern itself has a word, outside of comments and quotes.
  public func patternMentions(_ word: String) -> Bool {
    sources.contains { $0.path.part == .pattern && $0.text?.file(mentioning: word) != nil }
  }

  /// Of all files that can be read.
  var texts: [(path: SourcePath, text: String)] {
    sources.compactMap { source in source.text.map { (source.path, $0.text) } }
  }

  /// The file that the compiler calls `MVC/PlayViewController.swift`: module and name.
  public func file(identifiedBy id: String) -> SwiftFile? {
    sources.first { $0.path.id == id }?.text?.file
  }

  /// A declaration and the file that it is in.
  public typealias Found = (file: SwiftFile, declaration: Declaration)

  /// The declarations that a symbol names, the nearest first: `PlayViewController`,
  /// `PlayViewController.rename(to:)`, or `PlayViewController.rename` for all methods of that name.
  public func declarations(of symbol: String) -> [Found] {
    searches(for: symbol).flatMap { found(mentioning: $0.word, $0.fits) }
  }

  /// The first of them. Files that are further away are not read.
  public func declaration(of symbol: String) -> Found? {
    guard hasNoMistakes else { return declarations(of: symbol).first }
    for search in searches(for: symbol) {
      for file in files(mentioning: search.word) {
        if let found = file.declarations.first(where: search.fits) { return (file, found) }
      }
    }
    return nil
  }

  /// What to look for, in which files.
  private typealias Search = (word: String, fits: (Declaration) -> Bool)

  private func searches(for symbol: String) -> [Search] {
    let dot = symbol.prefix { $0 != "(" }.lastIndex(of: ".")
    guard let dot else {
      return [
        (symbol, { $0.kind == .type && $0.name == symbol }),
        (symbol.plainName, { $0.kind != .type && $0.path.isEmpty && $0.isNamed(symbol) }),
      ]
    }
    let (type, member) = (String(symbol[..<dot]), String(symbol[symbol.index(after: dot)...]))
    let word = type.split(separator: ".").last.map(String.init) ?? type
    return [(word, { !$0.isContainer && $0.isNamed(member) && $0.path.ends(with: type) })]
  }

  private func files(mentioning word: String) -> some Sequence<SwiftFile> {
    sources.lazy.compactMap { $0.text?.file(mentioning: word) }
  }

  /// Whether the order of the files is that of the declarations: those of mistakes have a place of their own.
  private var hasNoMistakes: Bool { scope.pattern != nil && scope.mistake == nil }

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
    found(in: mentions.files(of: word) { Array(self.files(mentioning: word)) }, fits)
  }

  /// The declarations that fit in the files that declare or extend a type. Other files are not divided into declarations.
  public func found(declaring type: String, _ fits: (Declaration) -> Bool) -> [Found] {
    let files = mentions.files(of: "type " + type) {
      sources.compactMap { $0.text?.file(declaring: type) }
    }
    return found(in: files, fits)
  }

  private func found(in files: [SwiftFile], _ fits: (Declaration) -> Bool) -> [Found] {
    let found: [Found] = files.flatMap { file in
      file.declarations.filter(fits).map { (file, $0) }
    }
    let right = found.filter { !$0.file.isOfMistake }
    let wrong = found.filter(\.file.isOfMistake)
    guard let mistake = scope.mistake else { return right + wrong }
    let own = wrong.filter { file, declaration in
      declaration.outermost == mistake || file.extends(declaration.outermost, for: mistake)
    }
    // `Wrong` has what several mistakes of a pattern run in place of the right code, `WrongParts` what they make.
    let common = ["Wrong", "WrongParts"].flatMap { name in
      wrong.filter { $0.declaration.outermost == name }
    }
    return own + common + right
  }

  /// The method or property that gets a message: of a type, or of one that it inherits from.
  ///
  /// - Parameters:
  ///   - type: without the types around it.
  ///   - name: as Swift spells it. Where no member is spelled so, one with the same first word and these labels is
  ///     meant: arguments with a default value may be left out. Else it is the only one with the same first word: the
  ///     kit gives some messages labels of their own.
  public func member(_ name: String, of type: String) -> Found? {
    var (type, seen): (String?, Set<String>) = (type, [])
    while let current = type, seen.insert(current).inserted {
      let members = declarations(of: current + "." + name.plainName)
      if let own = members.first(where: { $0.declaration.name == name }) { return own }
      let labels = name.labels
      if let own = members.first(where: { labels.isSubset(of: $0.declaration.name.labels) }) {
        return own
      }
      // A member of a mistake runs in place of the right one, which has the same name.
      if let first = members.first, members.count == 1 || first.file.isOfMistake,
        Set(members.map(\.declaration.name)).count == 1
      {
        return first
      }
      type = superclass(of: current)
    }
    return nil
  }

  /// The first type that a class names after its colon. A class of a mistake may inherit from the right one, which has the
  /// same name.
  private func superclass(of type: String) -> String? {
    declarations(of: type).lazy.map(\.declaration.inherited)
      .first { !$0.isEmpty && !$0.contains(type) }?.first
  }

  /// What a type inherits from or conforms to, in its extensions too, without itself.
  public func supertypes(of type: String) -> [String] {
    var (all, next): ([String], Int) = ([type], 0)
    while next < all.count {
      let name = all[next]
      let parts = found(declaring: name) { $0.isContainer && $0.name == name }
      let inherited = parts.flatMap(\.declaration.inherited)
      for name in inherited where !all.contains(name) { all.append(name) }
      next += 1
    }
    return Array(all.dropFirst())
  }

  /// The names that can be asked for: types, and their members after a dot, without labels.
  public var symbols: [String] { Self.symbols(of: sources) }

  /// The same without what all apps share.
  public var ownSymbols: [String] { Self.symbols(of: sources.filter { $0.path.app != nil }) }

  private static func symbols(of sources: [Source]) -> [String] {
    let declarations = sources.compactMap { $0.text?.file }.flatMap(\.declarations)
      .filter { $0.kind != .extension && $0.kind != .deinitializer && !$0.path.contains("") }
    let names: [String] = declarations.map { declaration in
      guard !declaration.isType else { return declaration.name }
      return (declaration.path.suffix(1) + [declaration.baseName]).joined(separator: ".")
    }
    return names.uniqued()
  }
}

extension SwiftFile {
  /// Whether a mistake that is declared here gives a type of the app more members.
  fileprivate func extends(_ type: String, for mistake: String) -> Bool {
    let outer = declarations.filter(\.path.isEmpty)
    return outer.contains { $0.isType && $0.name == mistake }
      && !outer.contains { $0.isType && $0.name == type }
  }
}

extension Declaration {
  /// `rename` names every method `rename`; `rename(to:)` only that one.
  fileprivate func isNamed(_ name: String) -> Bool {
    self.name == name || self.name.hasPrefix(name) && baseName == name
  }
}

extension String {
  /// `rename` for `rename(to:)`
  fileprivate var plainName: String { String(prefix { $0 != "(" }) }

  /// `at` and `to` for `move(at:to:)`
  fileprivate var labels: Set<Substring> {
    Set(drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":"))
  }
}

extension [String] {
  /// Whether these are the types of `M1.FolderViewController`, from the outside, or end with them.
  fileprivate func ends(with type: String) -> Bool {
    let names = flatMap { $0.split(separator: ".").map(String.init) }
    return names.suffix(type.split(separator: ".").count).joined(separator: ".") == type
  }
}

/// Which files have a word. All of them are searched for it once.
private final class Mentions: Sendable {
  private let known: Mutex<[String: [SwiftFile]]> = Mutex([:])

  func files(of word: String, _ search: () -> [SwiftFile]) -> [SwiftFile] {
    if let files = known.withLock({ $0[word] }) { return files }
    let files = search()
    known.withLock { $0[word] = files }
    return files
  }
}

/// A file of some sources, read at most once.
private final class Source: Sendable {
  let path: SourcePath
  private let folder: SourceFolder
  private let read: Mutex<SwiftText??> = Mutex(nil)

  init(_ path: SourcePath, in folder: SourceFolder) {
    (self.path, self.folder) = (path, folder)
  }

  /// `nil` for a file that cannot be read.
  var text: SwiftText? {
    read.withLock { known in
      let text = known ?? folder.source(path)
      known = .some(text)
      return text
    }
  }
}
