/// A line that the compiler quotes from the expansion of a macro, and where its words are in a file.
///
/// The expansion has the words of the file, but lines of its own: what is one line in the file may be three there.
nonisolated struct ExpandedLine: Sendable {
  /// The file of the expansion, and the line in it.
  private let file: String
  private let line: Int
  /// The words, without white space and the semicolon that may be after them.
  private let quote: [Character]
  /// What the compiler says of the macro.
  private let note: CompilerMessage?

  /// - Parameters:
  ///   - message: about an expansion.
  ///   - rest: what the compiler writes after it: the line, and perhaps notes.
  init(of message: CompilerMessage, before rest: ArraySlice<String>) {
    (file, line) = (message.file, message.line)
    let quoted = rest.first.flatMap { CompilerMessage(printed: $0) == nil ? $0 : nil } ?? ""
    // A property that is traced is kept under another name.
    let words = quoted.replacing("_stored_", with: "").filter { !$0.isWhitespace }
    quote = Array(words.hasSuffix(";") ? words.dropLast() : words[...])
    // The notes of the next message do not count.
    note = rest.lazy.compactMap { CompilerMessage(printed: $0) }.prefix { $0.severity == .note }
      .first { $0.text.hasPrefix("in expansion of macro") }
  }

  /// - Parameters:
  ///   - sources: the texts of the files, by their paths.
  ///   - others: all such lines: of several with equal words, each has a place of its own.
  func place(in sources: [String: String], among others: [ExpandedLine]) -> SourceText.Place? {
    let members = member.map { SourceText.members(named: $0, expandedIn: file, sources) } ?? []
    let number = number(among: others)
    let isTelling = quote.contains(where: \.isPartOfWord)
    let texts = members.isEmpty ? [SourceText.all(in: sources)] : members
    let found =
      isTelling ? texts.joined().lazy.map { $0.places(of: quote) }.first { !$0.isEmpty } : nil
    return found.map { $0[min(number, $0.count - 1)] } ?? members.first?.first?.beginning
      ?? placeOfNote(in: sources)
  }

  /// `rename(to:)`, as the compiler writes it.
  private var member: Substring? { note?.text.firstMatch(of: #/ on [a-z ]+ '(.+?)'/#)?.1 }

  /// How many lines with the same words come before it in the same expansion.
  private func number(among others: [ExpandedLine]) -> Int {
    let equal = others.filter { $0.file == file && $0.quote == quote && $0.line < line }
    return Set(equal.map(\.line)).count
  }

  private func placeOfNote(in sources: [String: String]) -> SourceText.Place? {
    note.flatMap { sources[$0.file] == nil ? nil : ($0.file, $0.line, $0.column) }
  }
}
