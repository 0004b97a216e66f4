import Actions

/// The words of a rule with their places. A comma is a word.
struct RuleWords {
  struct Word {
    var text: String
    var location: Location

    func nearest(_ known: [String]) -> String? { Spelling.nearest(to: text, among: known) }
  }

  private var rest: ArraySlice<Word>
  /// Where the last word stands; before there is one, where the key does.
  private(set) var end: Location

  init(_ value: Attributes.Value, in source: SourceText) {
    // The attribute's text has its white space in order, so each word is looked up in the file.
    let texts = value.text.replacing(",", with: " , ").split(separator: " ").map(String.init)
    var place = source.find(":", from: value.location, to: value.location.line)
    var words: [Word] = []
    for text in texts {
      place = source.find(text, from: place, to: place.line + 1)
      words.append(Word(text: text, location: place))
      place.column += text.count
    }
    rest = words[...]
    end = value.location
  }

  mutating func next() -> Word? {
    guard let word = rest.popFirst() else { return nil }
    end = word.location
    return word
  }

  /// Takes the next word when it is this one.
  mutating func skip(_ text: String) -> Bool {
    guard rest.first?.text == text else { return false }
    _ = next()
    return true
  }
}
