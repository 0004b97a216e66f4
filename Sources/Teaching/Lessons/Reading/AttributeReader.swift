/// Reads the attributes in the comment on a heading.
struct AttributeReader {
  private(set) var attributes = Attributes()
  private(set) var problems: [LessonProblem] = []
  private let source: SourceText

  /// - Parameter comment: the whole comment with `<!--` and `-->`, which begins at `start`.
  init(_ comment: String, at start: Location, in source: SourceText) {
    self.source = source
    let inner = comment.dropFirst(4).dropLast(3)
    let written = Words(inner, at: Location(line: start.line, column: start.column + 4)).words
    for case let (key, value)? in written.map(\.keyAndValue) {
      complain(.key(.noSpace(key: key.name, value: value.text)), at: key.location)
    }
    // Read as it is meant, so that the values next to it are told right.
    let words = written.flatMap { word -> [Word] in
      guard let (key, value) = word.keyAndValue else { return [word] }
      return [Word(text: key.name + ":", location: key.location), value]
    }
    let keys = words.indices.compactMap { index in words[index].key.map { (index, $0) } }
    let starts = keys.map(\.0)
    readWordsBeforeKey(words[..<(starts.first ?? words.endIndex)], isAll: starts.isEmpty, at: start)
    for ((start, key), end) in zip(keys, starts.dropFirst() + [words.endIndex]) {
      read(key, at: words[start].location, words[(start + 1)..<end])
    }
  }

  private mutating func readWordsBeforeKey(
    _ words: ArraySlice<Word>, isAll: Bool, at start: Location
  ) {
    if let first = words.first {
      complain(.heading(.wordsBeforeAttribute(words.text)), at: first.location)
    } else if isAll {
      complain(.heading(.noAttributes), at: start)
    }
  }

  private mutating func read(_ key: String, at place: Location, _ rest: ArraySlice<Word>) {
    let value = Attributes.Value(key: key, text: rest.text, location: place)
    let isOfActions = Attributes.listsOfActions.contains(key)
    if !Attributes.titles.contains(key),
      let sign = ForeignSign(in: value.text, isOfActions: isOfActions)
    {
      complain(.heading(.foreignSign(sign)), at: place)
    }
    if !Attributes.keys.contains(key) {
      complain(.key(.unknownKey(UnknownWord(key, among: Attributes.keys))), at: place)
    } else if attributes[key] != nil {
      complain(.key(.duplicateKey(key)), at: place)
    } else if value.text.isEmpty, !Attributes.flags.contains(key) {
      complain(.key(.emptyKey(key)), at: place)
    } else {
      attributes.values.append(value)
    }
  }

  private mutating func complain(_ kind: LessonProblem.Kind, at location: Location) {
    problems.append(LessonProblem(source.file, location, kind))
  }
}

private struct Word {
  var text: String
  var location: Location
  /// The name before the colon; `nil` when the word does not look like a key.
  var key: String? {
    guard text.utf8.last == UInt8(ascii: ":") else { return nil }
    let name = text.utf8.dropLast()
    let isWord = name.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
    return isWord && name.first?.isLetter == true ? String(text.dropLast()) : nil
  }

  /// A key with its value, where no space is between them: `id:q`.
  var keyAndValue: (key: (name: String, location: Location), value: Word)? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let (name, value) = (text[..<colon], text[colon...].dropFirst())
    guard !value.isEmpty, Attributes.keys.contains(String(name)) else { return nil }
    let place = Location(line: location.line, column: location.column + name.count + 1)
    return ((String(name), location), Word(text: String(value), location: place))
  }
}

/// The words of a text, separated by white space outside double quotes.
private struct Words {
  private(set) var words: [Word] = []

  init(_ text: Substring, at start: Location) {
    var (place, quoted) = (start, false)
    var begun: (index: Substring.Index, place: Location)?
    func end(at index: Substring.Index) {
      guard let word = begun else { return }
      words.append(Word(text: String(text[word.index..<index]), location: word.place))
      begun = nil
    }
    for index in text.indices {
      let character = text[index]
      if character == "\"" { quoted.toggle() }
      if !quoted, character.isSpace {
        end(at: index)
      } else if begun == nil {
        begun = (index, place)
      }
      place.column += 1
      if character == "\n" { place = Location(line: place.line + 1) }
    }
    end(at: text.endIndex)
  }
}

// Lists of lessons read the comments of all headings. The properties of Unicode take far longer to look up.

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension Character {
  fileprivate var isSpace: Bool {
    asciiValue.map { $0 == UInt8(ascii: " ") || (9...13).contains($0) } ?? isWhitespace
  }
}

extension ArraySlice<Word> {
  fileprivate var text: String { map(\.text).joined(separator: " ") }
}
