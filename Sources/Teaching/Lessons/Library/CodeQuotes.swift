import Cells
import Localization
import SourceCode

/// Puts the code that a page names by symbol into the page, as it is in the sources now.
struct CodeQuotes {
  private let folder: SourceFolder
  private let file: String
  private(set) var problems: [LessonProblem] = []

  init(_ folder: SourceFolder, file: String) {
    self.folder = folder
    self.file = file
  }

  /// The section with its code: above the choices, hints and notes, or at the end.
  mutating func quoted(_ section: Section, pattern: String?) -> Section {
    guard let symbol = section.attributes["symbol"] else { return section }
    guard !folder.isEmpty else {
      complain(.noSources, at: symbol.location)
      return section
    }
    let code = wanted(section, pattern).compactMap { excerpt($0, $1, at: symbol.location) }
    var section = section
    section.blocks.insert(contentsOf: code.map(\.block), at: section.blocks.placeOfCode)
    guard case .question(var question) = section.kind else { return section }
    question.prompt += code.map(\.block)
    section.kind = .question(question)
    checkLines(of: question, code)
    return section
  }

  /// Each symbol with the pattern in which it is looked up.
  private mutating func wanted(
    _ section: Section, _ pattern: String?
  ) -> [(symbol: String, pattern: String?)] {
    let symbols = section.attributes.names("symbol")
    let named = section.attributes.names("patterns")
    let patterns = named.isEmpty ? [pattern] : named.map { .some($0) }
    for name in named where folder.folder(ofPattern: name) == nil {
      complain(.unknownPattern(name), at: section.attributes["patterns"]?.location)
    }
    if symbols.count == patterns.count { return zip(symbols, patterns).map { ($0, $1) } }
    if let symbol = symbols.first, symbols.count == 1 { return patterns.map { (symbol, $0) } }
    if let pattern = patterns.first, patterns.count == 1 { return symbols.map { ($0, pattern) } }
    complain(
      .unevenList(symbols: symbols.count, patterns: patterns.count),
      at: section.attributes["patterns"]?.location)
    return []
  }

  private mutating func excerpt(
    _ symbol: String, _ pattern: String?, at place: Location
  ) -> Excerpt? {
    let sources = folder.sources(in: SourceScope(pattern: pattern))
    if let found = sources.declaration(of: symbol) {
      return Excerpt(found.declaration, in: found.file)
    }
    if let pattern, folder.folder(ofPattern: pattern) == nil { return nil }
    let arguments = symbol.drop { $0 != "(" }
    let near = Self.near(symbol, sources.symbols).map { name -> String in
      // Those that were written may be what is wrong.
      guard !arguments.isEmpty, sources.declaration(of: name + arguments) == nil else {
        return name + arguments
      }
      return sources.declaration(of: name)?.declaration.symbol ?? name
    }
    complain(.unknownSymbol(UnknownWord(symbol, among: near), pattern: pattern), at: place)
    return nil
  }

  /// What may be meant, without arguments: of the type, else of a type whose name is shortened here, as `PlayVC` is.
  private static func near(_ symbol: String, _ known: [String]) -> [String] {
    let type = symbol.prefix { $0 != "." }
    let name = symbol.prefix { $0 != "(" }
    let own = known.filter { $0.hasPrefix(type + ".") }
    let member = name.dropFirst(type.count)
    let near =
      own.isEmpty && !member.isEmpty
      ? known.filter { $0.hasSuffix(member) && type.isShort(for: $0.prefix { $0 != "." }) } : own
    guard let nearest = Spelling.nearest(to: String(name), among: near) else { return near }
    return [nearest]
  }

  /// A choice that is nothing but code has to be a line of the code that is shown.
  private mutating func checkLines(of question: Question, _ code: [Excerpt]) {
    guard question.form == .quiz, !code.isEmpty else { return }
    let lines = Set(code.flatMap(\.source).map(\.trimmed))
    for choice in question.choices {
      guard case .code(let line)? = choice.text.first, choice.text.count == 1,
        !lines.contains(line)
      else { continue }
      complain(.noLine(line), at: choice.location)
    }
  }

  private mutating func complain(_ problem: LessonProblem.CodeProblem, at place: Location?) {
    problems.append(LessonProblem(file, place ?? Location(), .code(problem)))
  }
}

extension Excerpt {
  /// The code below the name of its file. Line numbers are left out: they change too often for a text.
  fileprivate var block: Block {
    Block(.code(language: "swift", text: "// \(nameOfFile)\n\(text)\n"))
  }

  private var nameOfFile: String {
    guard let app = file.app else { return file.path }
    return String(file.path.dropFirst(app.count + 1))
  }
}

extension Substring {
  /// Whether another word has these letters in this order, and the same first one.
  fileprivate func isShort(for word: Substring) -> Bool {
    var rest = self
    for letter in word where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty && first == word.first
  }
}

extension [Block] {
  /// Above the answers and everything that is folded away.
  fileprivate var placeOfCode: Int { firstIndex(where: \.isOfAnswers) ?? endIndex }
}
