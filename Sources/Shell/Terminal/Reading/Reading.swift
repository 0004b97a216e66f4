import Cells
import Localization

/// The reading of a long text: the position in it, what was searched for, and what each key does. Knows no terminal.
struct Reading {
  enum Outcome: Equatable {
    case stays
    /// The reader goes on at the prompt, where these letters are typed already.
    case leaves(typed: String)
  }

  /// What the letters mean at the prompt.
  struct Prompt {
    /// Whether a command begins with these letters.
    var beginsCommand: @MainActor (String) -> Bool = { _ in false }
    /// The letters that answer the open question. They are no keys then.
    var answers: Set<Character> = []
    /// Whether a prompt follows, so that letters can be typed for it.
    var follows = true
  }

  private(set) var text: WindowedText
  private(set) var top = 0
  /// What is being typed after `/`; `nil` when nothing is.
  private(set) var query: String?
  /// What was searched for.
  private(set) var sought: String?
  /// What the last key has to say.
  private(set) var message: String?
  let prompt: Prompt
  private var found: Int?
  /// The letters typed one after the other that were keys.
  private var letters = ""

  init(_ text: WindowedText, prompt: Prompt = Prompt()) {
    self.text = text
    self.prompt = prompt
  }

  var page: WindowedText.Page { text.page(at: top) }

  /// The same place in the text, laid out again. The place is kept as a share of the whole.
  mutating func lay(out text: WindowedText) {
    let place = page.lines.lowerBound
    let line = place * text.lines.count / max(1, self.text.lines.count)
    self.text = text
    found = nil
    top = place == 0 ? 0 : text.position(of: line)
  }

  @MainActor
  mutating func press(_ key: ReadingKey) -> Outcome {
    message = nil
    if let query { return type(key, after: query) }
    if case .character(let character) = key { return press(character) }
    letters = ""
    switch key {
    case .interrupt: return .leaves(typed: "")
    case .enter where text.isEnd(top): return .leaves(typed: "")
    case .enter, .down: top = text.forward(from: top, by: 1)
    case .up: top = text.backward(from: top, by: 1)
    case .pageDown: top = text.nextPage(after: top)
    case .pageUp: top = text.previousPage(before: top)
    case .halfDown: top = text.forward(from: top, by: text.rows / 2)
    case .halfUp: top = text.backward(from: top, by: text.rows / 2)
    case .home: top = 0
    case .end: top = text.lastTop
    case .character, .backspace, .escape, .redraw, .unknown: break
    }
    return .stays
  }
}

// MARK: Letters

extension Reading {
  /// A letter that is a key moves. Any other letter is for the prompt, and so are the keys right before it when they
  /// begin a command together: after `d`, the letter `i` brings the prompt with `di`.
  @MainActor
  private mutating func press(_ character: Character) -> Outcome {
    if !prompt.answers.contains(character), let outcome = move(by: character) {
      letters.append(character)
      return outcome
    }
    defer { letters = "" }
    guard prompt.follows else { return .stays }
    guard character != ":" else { return .leaves(typed: "") }
    let typed = letters + String(character)
    let ends = typed.indices.map { String(typed[$0...]) }
    return .leaves(typed: ends.first(where: prompt.beginsCommand) ?? String(character))
  }

  /// `nil` when it is no key.
  private mutating func move(by character: Character) -> Outcome? {
    switch character {
    case " " where text.isEnd(top): return .leaves(typed: "")
    case " ": top = text.nextPage(after: top)
    case "b": top = text.previousPage(before: top)
    case "d": top = text.forward(from: top, by: text.rows / 2)
    case "u": top = text.backward(from: top, by: text.rows / 2)
    case "g": top = 0
    case "G": top = text.lastTop
    case "q": return .leaves(typed: "")
    case "/": query = ""
    case "n" where sought != nil: find(sought ?? "", forward: true)
    case "N" where sought != nil: find(sought ?? "", forward: false)
    default: return nil
    }
    return .stays
  }
}

// MARK: Searching

extension Reading {
  private mutating func type(_ key: ReadingKey, after words: String) -> Outcome {
    switch key {
    case .character(let character): query = words + String(character)
    case .backspace: query = words.isEmpty ? nil : String(words.dropLast())
    case .enter:
      query = nil
      let words = words.isEmpty ? sought : words
      if let words { find(words, forward: true) }
    case .escape, .interrupt: query = nil
    default: break
    }
    return .stays
  }

  /// Small letters find capitals, too.
  private mutating func find(_ words: String, forward: Bool) {
    if words != sought { found = nil }
    sought = words
    let seen = page.lines
    let hits = text.lines.indices.filter { !text.lines[$0].plain.characters(of: words).isEmpty }
    let here = found.flatMap { seen.contains($0) ? $0 : nil }
    let next =
      forward
      ? hits.first { hit in here.map { hit > $0 } ?? (hit >= seen.lowerBound) }
      : hits.last { $0 < (here ?? seen.lowerBound) }
    guard let next else {
      message = hits.isEmpty ? localized("Not found: \(words)") : localized("No more of: \(words)")
      return
    }
    found = next
    top = text.position(of: next)
  }
}

extension String {
  /// Where the words are, counted in characters.
  func characters(of words: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    let (text, words) = (Array(lowercased()), Array(words.lowercased()))
    var ranges: [Range<Int>] = []
    var start = 0
    while start + words.count <= text.count {
      if text[start..<start + words.count].elementsEqual(words) {
        ranges.append(start..<start + words.count)
        start += words.count
      } else {
        start += 1
      }
    }
    return ranges
  }
}
