import Cells
import Localization

/// The reading of a long text: the position in it, what was searched for, and what each key does. Knows no terminal.
struct ReadingState {
  enum Outcome: Equatable {
    case stays
    /// The reader goes on at the prompt.
    case leaves(BegunLine)

    static var leaves: Outcome { .leaves(BegunLine()) }
  }

  /// What the letters mean at the prompt.
  struct Prompt {
    /// Whether a command begins with these letters.
    var beginsCommand: @MainActor (String) -> Bool = { _ in false }
    /// The letters that answer the open question.
    var answers: Set<Character> = []
    /// Whether the open question takes words.
    var takesWords = false
    /// Whether a prompt follows, so that letters can be typed for it.
    var follows = true
  }

  /// What is being typed after `/` or `?`.
  struct Query: Equatable {
    var words = ""
    var isForward: Bool

    var sign: String { isForward ? "/" : "?" }
  }

  private(set) var text: WindowedText
  private(set) var top: Int
  /// `nil` when nothing is being typed.
  private(set) var query: Query?
  /// What was searched for.
  private(set) var sought: String?
  /// What the last key has to say.
  private(set) var message: String?
  /// Whether the keys are shown in place of the text.
  private(set) var isHelping = false
  /// Whether no other text was read before, and no key has been pressed.
  private(set) var isFirst: Bool
  let prompt: Prompt
  /// The lines of choices that have not been on the screen.
  private var unseenChoices: Set<Int>
  private var found: Int?
  private var searchesForward = true
  /// The letters typed one after the other that were keys.
  private var letters = ""

  init(_ text: WindowedText, prompt: Prompt = Prompt(), isFirst: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isFirst = isFirst
    top = text.start
    unseenChoices = text.choices
  }

  var page: WindowedText.Page { text.page(at: top) }

  /// Whether the whole question has been on the screen; so it is where nothing is asked.
  var choicesWereShown: Bool { unseenChoices.isEmpty }

  /// The page is on the screen now.
  mutating func pageIsShown() {
    if !isHelping { unseenChoices.subtract(page.lines) }
  }

  /// The same place in the text, laid out again. The place is kept as a share of the whole.
  mutating func lay(out text: WindowedText) {
    let place = page.lines.lowerBound
    let line = place * text.lines.count / max(1, self.text.lines.count)
    let isAtStart = top == self.text.start
    self.text = text
    found = nil
    if isAtStart {
      top = text.start
    } else {
      top = place == 0 ? 0 : text.position(of: line)
    }
    if !unseenChoices.isEmpty { unseenChoices = text.choices }
  }

  @MainActor
  mutating func press(_ key: ReadingKey) -> Outcome {
    message = nil
    isFirst = false
    if let query { return type(key, after: query) }
    if isHelping {
      isHelping = false
      if key.onlyEndsHelp {
        if case .character(let character) = key { letters.append(character) }
        return .stays
      }
    }
    if case .character(let character) = key { return press(character) }
    letters = ""
    switch key {
    case .interrupt, .escape: return .leaves
    case .enter where text.isEnd(top): return .leaves(BegunLine(isEntered: text.saysHowToGoOn))
    case .enter, .down: top = text.forward(from: top, by: 1)
    case .up: top = text.backward(from: top, by: 1)
    case .pageDown: top = text.nextPage(after: top)
    case .pageUp: top = text.previousPage(before: top)
    case .halfDown: top = text.forward(from: top, by: text.rows / 2)
    case .halfUp: top = text.backward(from: top, by: text.rows / 2)
    case .home: top = 0
    case .end: top = text.lastTop
    case .character, .backspace, .redraw, .unknown: break
    }
    return .stays
  }
}

extension ReadingKey {
  /// Any other key ends the help and does what it does in the text.
  fileprivate var onlyEndsHelp: Bool {
    [
      .enter, .escape, .interrupt, .character(" "), .character("q"), .character("h"),
      .character("H"),
    ].contains(self)
  }
}

// MARK: Letters

extension ReadingState {
  /// A letter that is a key moves. Any other letter is for the prompt, and so are the keys right before it when they
  /// begin a command or a word of a choice together: after `d`, the letter `i` brings the prompt with `di`.
  @MainActor
  private mutating func press(_ character: Character) -> Outcome {
    if let outcome = answer(with: character) ?? move(by: character) {
      letters.append(character)
      return outcome
    }
    defer { letters = "" }
    guard prompt.follows else { return .stays }
    guard character != ":" else { return .leaves(BegunLine(key: ":")) }
    let typed = letters + String(character)
    let ends = typed.indices.map { String(typed[$0...]) }
    let begun = ends.first { prompt.beginsCommand($0) || beginsWordOfChoice($0) }
    return .leaves(BegunLine(typed: begun ?? String(character)))
  }

  private func beginsWordOfChoice(_ typed: String) -> Bool {
    text.choices.contains { line in
      text.lines[line].plain.lowercased().split { !$0.isLetter && !$0.isNumber }
        .contains { $0.hasPrefix(typed.lowercased()) }
    }
  }

  /// What a letter does that can answer the question of this text; `nil` for any other letter. It never moves.
  private mutating func answer(with character: Character) -> Outcome? {
    guard text.asked != nil else { return nil }
    if prompt.takesWords {
      guard choicesWereShown, text.isEnd(top), character.isLetter, character != "q" else {
        return nil
      }
      return .leaves(BegunLine(typed: String(character)))
    }
    guard prompt.answers.contains(character) else { return nil }
    guard !choicesWereShown else {
      // After `h`, which shows the keys, `a` may go on with a word. After a key that moves, it answers.
      let word = "h" + String(character)
      let isWord = letters.last == "h" && beginsWordOfChoice(word)
      return .leaves(BegunLine(typed: isWord ? word : String(character)))
    }
    message = localized("Not all choices were seen: Space shows them")
    return .stays
  }

  /// `nil` when it is no key.
  private mutating func move(by character: Character) -> Outcome? {
    switch character {
    case " " where text.isEnd(top): return .leaves
    case " ", "f": top = text.nextPage(after: top)
    case "b": top = text.previousPage(before: top)
    case "j": top = text.forward(from: top, by: 1)
    case "k", "y": top = text.backward(from: top, by: 1)
    case "d": top = text.forward(from: top, by: text.rows / 2)
    case "u": top = text.backward(from: top, by: text.rows / 2)
    case "g": top = 0
    case "G": top = text.lastTop
    case "h", "H": isHelping = true
    case "q": return .leaves(BegunLine(key: "q"))
    case "/", "?": query = Query(isForward: character == "/")
    case "n" where sought != nil: find(sought ?? "", forward: searchesForward)
    case "N" where sought != nil: find(sought ?? "", forward: !searchesForward)
    default: return nil
    }
    return .stays
  }
}

// MARK: Searching

extension ReadingState {
  private mutating func type(_ key: ReadingKey, after typed: Query) -> Outcome {
    switch key {
    case .character(let character): query?.words.append(character)
    case .backspace where typed.words.isEmpty: query = nil
    case .backspace: query?.words.removeLast()
    case .enter:
      query = nil
      searchesForward = typed.isForward
      let words = typed.words.isEmpty ? sought : typed.words
      if let words { find(words, forward: searchesForward) }
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
