import Foundation
import Localization

/// A `.po` file with its comments, in the form that `msgcat --no-wrap` writes.
struct CatalogueFile {
  /// The first entry, which has no phrase, as it is in the file.
  var header: String
  var entries: [Entry]

  struct Entry: Equatable {
    var phrase: String
    var translation = ""
    /// Comments of translators.
    var notes: [String] = []
    /// For each of `%1`, `%2` … the expression in the source.
    var values: [String] = []
    /// The files with the phrase.
    var files: [String] = []
    /// Whether no source has the phrase any more. Such an entry begins with `#~`, and the program ignores it.
    var isObsolete = false
  }
}

// MARK: Reading

extension CatalogueFile {
  init(_ text: String) {
    let blocks = text.components(separatedBy: "\n\n")
    header = blocks.first ?? ""
    entries = blocks.dropFirst().map(Entry.init)
  }
}

extension CatalogueFile.Entry {
  fileprivate init(_ block: String) {
    let lines = block.split(separator: "\n").map(String.init)
    let texts = lines.map { $0.rest(after: "#~ ") ?? $0 }
    let entry = TranslationReader.entries(in: texts.joined(separator: "\n")).first
    phrase = entry?.phrase ?? ""
    translation = entry?.translation ?? ""
    notes = lines.compactMap { $0.rest(after: "# ") }
    values = lines.compactMap { $0.rest(after: "#. ")?.wholeMatch(of: #/%\d+: (.*)/#) }
      .map { String($0.output.1) }
    files = lines.compactMap { $0.rest(after: "#: ") }
      .flatMap { $0.split(separator: " ").map(String.init) }
    isObsolete = texts != lines
  }
}

extension String {
  fileprivate func rest(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

// MARK: Writing

extension CatalogueFile {
  var text: String { ([header] + entries.map(\.text)).joined(separator: "\n\n") + "\n" }
}

extension CatalogueFile.Entry {
  fileprivate var text: String { (comments + texts).joined(separator: "\n") }

  private var comments: [String] {
    notes.map { "# " + $0 } + values.enumerated().map { "#. %\($0 + 1): \($1)" }
      + references
      // Places look the same in Qt, so translators' tools can check them.
      + (phrase.contains(#/%\d/#) && !isObsolete ? ["#, qt-format"] : [])
  }

  /// Several files are in one line of at most 79 columns.
  private var references: [String] {
    files.reduce(into: []) { lines, file in
      if let line = lines.last, line.count + 1 + file.count < 80 {
        lines[lines.count - 1] = "\(line) \(file)"
      } else {
        lines.append("#: " + file)
      }
    }
  }

  private var texts: [String] {
    let lines = Self.lines("msgid", phrase) + Self.lines("msgstr", translation)
    return isObsolete ? lines.map { "#~ " + $0 } : lines
  }

  /// A text of several lines begins in the line below its keyword.
  private static func lines(_ keyword: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let ended = lines.dropLast().map { $0 + "\n" } + [lines.last ?? ""].filter { !$0.isEmpty }
    guard ended.count > 1 else { return ["\(keyword) \(text.quotedForCatalogue)"] }
    return ["\(keyword) \"\""] + ended.map(\.quotedForCatalogue)
  }
}

extension String {
  fileprivate var quotedForCatalogue: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}

extension CatalogueFile {
  /// Adds the new phrases of the sources without a translation, names the files of each phrase, and moves those
  /// that the sources no longer have to the end.
  ///
  /// An entry keeps its place. A new entry comes after the phrase before it in the sources.
  mutating func update(from sources: SourcePhrases) {
    addMissing(sources.calls)
    for index in entries.indices {
      entries[index].update(from: sources)
    }
    entries = entries.filter { !$0.isObsolete } + entries.filter(\.isObsolete)
  }

  private mutating func addMissing(_ calls: [SourcePhrases.Call]) {
    var place = entries.startIndex
    for call in calls {
      if let known = entries.firstIndex(where: { $0.phrase == call.key }) {
        place = known + 1
      } else {
        entries.insert(Entry(phrase: call.key), at: place)
        place += 1
      }
    }
  }
}

extension CatalogueFile.Entry {
  fileprivate mutating func update(from sources: SourcePhrases) {
    let calls = sources.calls.filter { $0.key == phrase }
    let found = calls.isEmpty ? sources.files[phrase, default: []] : calls.map(\.file)
    values = calls.first?.values ?? []
    files = found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    isObsolete = files.isEmpty
  }
}
