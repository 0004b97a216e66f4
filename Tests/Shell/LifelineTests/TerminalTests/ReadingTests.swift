import Cells
import TestSupport
import Testing

@testable import Terminal

/// What the keys of the reading view do. No terminal is needed.
@MainActor @Suite struct ReadingTests {
  private static let text = Styled((1...50).map { "row \($0)" }.joined(separator: "\n"))
  private let commands = ["back", "diagram", "find", "goto", "help", "next", "quit", "use"]

  private func reading(
    _ text: Styled = text, columns: Int = 40, rows: Int = 11, answers: String = "",
    takesWords: Bool = false, follows: Bool = true
  ) -> ReadingState {
    let commands = commands
    return ReadingState(
      WindowedText(text, in: ScreenSize(columns: columns, rows: rows)),
      prompt: .init(
        beginsCommand: { word in commands.contains { $0.hasPrefix(word.lowercased()) } },
        answers: Set(answers), takesWords: takesWords, follows: follows))
  }

  /// A drawing of 30 rows, a question with its choices, and how to go on.
  private static let question =
    Styled((1...30).map { "row \($0)" }.joined(separator: "\n"))
    + Styled("Why?").meant(for: .question) + Styled("a) This\nb) That").meant(for: .choice)
    + Styled("Page 2 of 5").meant(for: .goingOn)

  /// The outcome of the last key. `⏎` is Enter, `⇟` and `⇞` are the keys of pages, `⌫` deletes.
  private func press(_ keys: String, in reading: inout ReadingState) -> ReadingState.Outcome {
    let named: [Character: ReadingKey] = [
      "⏎": .enter, "↓": .down, "↑": .up, "⇟": .pageDown, "⇞": .pageUp, "⌫": .backspace,
      "⎋": .escape, "⌃": .interrupt,
    ]
    return keys.map { key in
      reading.pageIsShown()
      return reading.press(named[key] ?? .character(key))
    }.last ?? .stays
  }

  @Test(arguments: [
    ("", 0), (" ", 10), ("  ", 20), (" b", 0), ("↓", 1), ("⏎⏎", 2), ("↓↑↑", 0), ("d", 5),
    ("ddu", 5),
    ("G", 40), ("Gg", 0), ("G⇞", 30), ("⇟⇟", 20), ("       ", 40), ("G↓", 40), ("/row 3⏎", 2),
    ("/row 3⏎n", 29), ("/row 3⏎nnN", 29), ("/ROW 44⏎", 40), ("/nothing⏎", 0), ("/ro⌫⌫⌫ ", 10),
    ("/row 7⎋ ", 10), ("/⏎", 0), ("jjj", 3), ("jjjk", 2), ("jjjyy", 1), ("ff", 20),
    ("G?row 3⏎", 38), ("G?row 3⏎n", 37), ("G?row 3⏎nN", 38), ("?row 3⌫⌫⌫⌫⌫⌫ ", 10), ("h ", 0),
    ("h  ", 10), ("Hj", 1), ("h⎋j", 1),
  ])
  func `each key moves as it does in less`(keys: String, top: Int) {
    var reading = reading()
    _ = press(keys, in: &reading)
    #expect(reading.top == top)
  }

  @Test(arguments: [
    ("G ", ""), ("G⏎", ""), ("⌃", ""), ("⎋", ""), ("n", "n"), ("x", "x"), ("2", "2"),
    ("he", "he"), ("HE", "HE"), ("fi", "fi"), ("GO", "GO"), ("jjGo", "Go"), ("hqui", "qui"),
    ("录", "录"), ("di", "di"), (" ba", "ba"), ("gggo", "go"), ("us", "us"), ("dx", "x"),
    ("/row 3⏎ne", "ne"), ("d i", "i"),
  ])
  func `what is no key begins a line at the prompt, with the keys that belong to it`(
    keys: String, typed: String
  ) {
    var reading = reading()
    #expect(press(keys, in: &reading) == .leaves(BegunLine(typed: typed)))
  }

  @Test(arguments: [
    ("q", "uit", true), ("q", "Uit", true), (":", "q", true), (":", "quit", true),
    ("e", "exit", true), ("x", "quit", true), ("q", "quit", false), ("q", "", false),
    ("⎋", "quit", false), ("x", "x", false),
  ])
  func `a whole word for leaving leaves the text only`(key: String, line: String, leaves: Bool)
    throws
  {
    var reading = reading()
    guard case .leaves(let begun) = press(key, in: &reading) else {
      Issue.record("\(key) stays")
      return
    }
    #expect(begun.leavesText(as: line) == leaves)
  }

  @Test func `a question opens with its choices, and what comes before is further up`() {
    var reading = reading(Self.question, rows: 11, answers: "ab")
    #expect(reading.page.lines == 24..<34)
    #expect(press("↑", in: &reading) == .stays)
    #expect(reading.page.lines == 23..<33)
    var low = self.reading(Self.question, rows: 4, answers: "ab")
    #expect(low.page.lines == 30..<33)
    low.lay(out: WindowedText(Self.question, in: ScreenSize(columns: 40, rows: 6)))
    #expect(low.page.lines == 29..<34)
  }

  @Test func `where all rows of a drawing are covered, the turn above is the last of them`() {
    func line(_ words: String) -> Styled.Line { Styled.Line([.init(words)]) }
    func rows(_ count: Int, of turn: String) -> [Styled.Line] {
      let heading = Styled.Heading(
        names: [line("┌ User"), line("│")], numbers: [line("1")], turn: [line(turn)])
      return (0..<count).map { _ in Styled.Line([.init("│")], under: heading) }
    }
    let lines =
      rows(20, of: "turn 2") + rows(2, of: "turn 4") + (0..<10).map { _ in line("below") }
    let page = WindowedText(Styled(lines), in: ScreenSize(columns: 40, rows: 11)).page(at: 19)
    #expect(page.held.map(\.plain) == ["┌ User", "│", "turn 4"])
    #expect(page.lines == 22..<29)
  }

  @Test func `names that were laid out for a wider drawing are all there in a narrow window`() {
    func line(_ words: String) -> Styled.Line { Styled.Line([.init(words)]) }
    let heading = Styled.Heading(
      names: (1...5).map { line("name \($0)") },
      numbers: [line("1   2   3   4   5"), line("1 User  2 Field  3 Hello  4 Store")])
    let rows = (0..<30).map { _ in Styled.Line([.init("│")], under: heading) }
    let page = WindowedText(Styled(rows), in: ScreenSize(columns: 16, rows: 11)).page(at: 10)
    let held = page.held.map(\.plain)
    #expect(held.count == 3)
    #expect(held.dropFirst() == ["1 User  2 Field", "3 Hello  4 Store"])
    #expect(held.allSatisfy { $0.cells <= 16 })
  }

  @Test func `a letter answers when all choices have been on the screen, and never moves`() {
    var reading = reading(Self.question, rows: 3, answers: "abd")
    #expect(press("b", in: &reading) == .stays)
    #expect(reading.page.lines == 30..<32)
    #expect(reading.message == "Not all choices were seen: Space shows them")
    #expect(press("di", in: &reading) == .leaves(BegunLine(typed: "di")))
    reading = self.reading(Self.question, rows: 3, answers: "ab")
    #expect(press(" b", in: &reading) == .leaves(BegunLine(typed: "b")))
    #expect(press("kkkb", in: &reading) == .leaves(BegunLine(typed: "b")))
    #expect(press("u", in: &reading) == .stays)
  }

  @Test(arguments: [
    ("fl", "fl"), ("up", "up"), ("ju", ""), ("jup", "up"), ("ha", "ha"), ("hb", "b"),
    ("da", "a"), ("fa", "a"), ("fo", "o"),
  ])
  func `the letters with which a word of a choice begins come to the prompt together`(
    keys: String, typed: String
  ) {
    let text =
      Styled("Why?").meant(for: .question)
      + Styled("a) The flag of the update\nb) A handler of data").meant(for: .choice)
    var reading = reading(text, answers: "ab")
    #expect(
      press(keys, in: &reading) == (typed.isEmpty ? .stays : .leaves(BegunLine(typed: typed))))
  }

  @Test func `a letter is a key in a text without choices, whatever question is open`() {
    var reading = reading(answers: "abcd")
    #expect(press("dd", in: &reading) == .stays)
    #expect(reading.top == 10)
  }

  @Test func `where words are asked for, letters at the end begin the answer`() {
    var reading = reading(Self.question, rows: 11, takesWords: true)
    #expect(press("d", in: &reading) == .leaves(BegunLine(typed: "d")))
    #expect(press("↑d", in: &reading) == .stays)
  }

  @Test func `a question that is left before its choices were seen comes whole to the prompt`() {
    let screen = ReadingScreen(writer: .plain, window: ScreenSize(columns: 40, rows: 3))
    var reading = reading(Self.question, rows: 3, answers: "ab")
    #expect(press("gq", in: &reading) == .leaves(BegunLine(key: "q")))
    #expect(
      screen.linesLeft(of: reading)
        == ["row 1", "row 2", "…", "Why?", "a) This", "b) That", "Page 2 of 5"])
    #expect(press("G", in: &reading) == .stays)
    #expect(
      screen.linesLeft(of: reading) == ["Why?", "a) This", "b) That", "Page 2 of 5"])
    reading.pageIsShown()
    #expect(press("q", in: &reading) == .leaves(BegunLine(key: "q")))
  }

  @Test func `Return at the end of a page is Return at the prompt`() {
    var reading = reading(Self.question, rows: 11)
    #expect(press("⏎", in: &reading) == .leaves(BegunLine(isEntered: true)))
    #expect(press(" ", in: &reading) == .leaves(BegunLine()))
  }

  @Test func `without a prompt only q, Ctrl-C and the end leave`() {
    var reading = reading(follows: false)
    #expect(press("xn:2", in: &reading) == .stays)
    #expect(press("q", in: &reading) == .leaves(BegunLine(key: "q")))
  }

  @Test func `the bottom line says where you are, and what keys there are`() {
    let window = ScreenSize(columns: 80, rows: 11)
    let screen = ReadingScreen(writer: .plain, window: window)
    func status(_ reading: ReadingState) -> String { screen.status(of: reading) }
    var reading = reading(columns: 80)
    #expect(
      status(reading) == " 1–10 of 50 · Space reads on, h shows the keys, q or a command leaves ")
    _ = press("h", in: &reading)
    #expect(status(reading) == " Space goes back to the text ")
    _ = press(" G", in: &reading)
    #expect(
      status(reading) == " 41–50 of 50 · The end · b goes back, Space leaves, or type a command ")
    _ = press("?nothing", in: &reading)
    #expect(status(reading) == "?nothing")
    _ = press("⏎", in: &reading)
    #expect(status(reading) == " Not found: nothing ")
    let narrow = ReadingScreen(writer: .plain, window: ScreenSize(columns: 40, rows: 11))
    #expect(narrow.status(of: self.reading()) == " 1–10 of 50 · Space reads on, q leaves ")
    let narrowest = ReadingScreen(writer: .plain, window: ScreenSize(columns: 20, rows: 11))
    #expect(narrowest.status(of: self.reading()) == " Space, q, h ")
    let question = self.reading(Self.question, columns: 80)
    #expect(!question.choicesWereShown)
    var seen = question
    seen.pageIsShown()
    #expect(
      status(seen) == " 25–34 of 34 · Letters answer; k and ↑ go back, h shows the keys ")
  }

  @Test func `the first text says how reading works, in one line`() {
    let text = WindowedText(Self.text, in: ScreenSize(columns: 80, rows: 11))
    let screen = ReadingScreen(writer: .plain, window: ScreenSize(columns: 80, rows: 11))
    var reading = ReadingState(text, isFirst: true)
    #expect(
      screen.status(of: reading)
        == " 1–10 of 50 · There is more: Space or Return reads on, q leaves, h helps ")
    _ = press("j", in: &reading)
    #expect(!reading.isFirst)
  }

  @Test func `one screen of help shows all keys`() {
    let screen = ReadingScreen(writer: .plain, window: ScreenSize(columns: 80, rows: 24))
    var reading = reading(columns: 80, rows: 24)
    _ = press("h", in: &reading)
    let shown = screen.text(of: reading)
    for key in ["Space f", "/ ? n N", "q Esc", "h H", "a b c d"] { #expect(shown.contains(key)) }
  }

  @Test func `what was searched for is reversed, across styles`() {
    let line = Styled.Line([.init("│ set"), .init("Name(\"set\")", .strong)])
    var reading = reading(Styled([line]))
    _ = press("/setn⏎", in: &reading)
    let screen = ReadingScreen(writer: .plain, window: ScreenSize(columns: 40, rows: 11))
    #expect(
      screen.linesLeft(of: reading)
        == ["│ \u{1B}[7mset\u{1B}[0m\u{1B}[7mN\u{1B}[0mame(\"set\")"])
  }

  @Test func `another size of the window keeps the place`() {
    var reading = reading()
    _ = press("   ", in: &reading)
    let narrow = WindowedText(
      Styled((1...100).map { "half \($0)" }.joined(separator: "\n")),
      in: ScreenSize(columns: 20, rows: 6))
    reading.lay(out: narrow)
    #expect(reading.top == 60)
  }

  @Test(arguments: Seed.some())
  func `whatever is typed, the window shows lines of the text`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let heading = Styled.Heading.generated(&random)
    let lines = (0..<random.below(60)).map { Styled.Line([.init("row \($0)")], under: heading) }
    var reading = reading(Styled(lines), columns: 1 + random.below(30), rows: 1 + random.below(20))
    let keys: [ReadingKey] =
      Array(" bdugGnN/?jkfyhHq/row12é:x").map { .character($0) } + [
        .enter, .backspace, .escape, .redraw, .up, .down, .pageUp, .pageDown, .halfUp, .halfDown,
        .home, .end, .unknown,
      ]
    for _ in 0..<200 {
      _ = reading.press(random.pick(keys))
      let window = ScreenSize(columns: 1 + random.below(30), rows: 1 + random.below(20))
      if random.below(10) == 0 { reading.lay(out: WindowedText(Styled(lines), in: window)) }
      let page = reading.page
      #expect(page.held.count + page.lines.count <= reading.text.rows, "seed \(seed)")
      #expect(reading.text.lines.isEmpty || !page.lines.isEmpty, "seed \(seed)")
      _ = ReadingScreen(writer: .plain, window: window).text(of: reading)
    }
  }

  @Test(arguments: Seed.some())
  func `pages show every line, however high the headings are`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    var heading: Styled.Heading?
    let lines = (0..<200).map { number in
      if number > 0, random.below(20) == 0 { heading = .generated(&random) }
      return Styled.Line([.init("\(number)")], under: heading)
    }
    var reading = reading(Styled(lines), rows: 8 + random.below(20))
    var seen: Set<Int> = []
    for _ in 0..<400 {
      seen.formUnion(reading.page.lines)
      _ = reading.press([.pageDown, .down, .halfDown][random.below(3)])
    }
    #expect(seen.count == 200, "seed \(seed)")
    #expect(reading.top == reading.text.lastTop, "seed \(seed)")
  }
}

extension Styled.Heading {
  fileprivate static func generated(_ random: inout SplitMix64) -> Styled.Heading? {
    guard random.below(3) > 0 else { return nil }
    func lines(_ count: Int) -> [Styled.Line] { (0..<count).map { .init([.init("head \($0)")]) } }
    return Styled.Heading(
      names: lines(1 + random.below(9)), numbers: lines(2), turn: lines(random.below(2)))
  }
}

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", [.character("a")]), ("é录", [.character("é"), .character("录")]),
      ("\u{1B}[A\u{1B}OB", [.up, .down]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[H\u{1B}[4~", [.home, .end]), ("\u{1B}\u{1B}[A", [.escape, .up]),
      ("\u{1B}x", [.escape, .character("x")]),
      ("\r\n", [.enter, .enter]),
      ("\u{1B}[1;5Ax", [.unknown, .character("x")]),
      ("\u{1B}[99999999999999999;xy", [.unknown, .character("y")]),
      ("\u{1B}[[Ax", [.unknown, .character("x")]),
      ("\u{1B}v", [.pageUp]), ("\u{4}\u{15}", [.halfDown, .halfUp]),
    ] as [(String, [ReadingKey])])
  func `bytes of a terminal become keys`(bytes: String, keys: [ReadingKey]) {
    var decoder = KeyDecoder()
    #expect(bytes.utf8.flatMap { decoder.keys(endingIn: $0) } == keys)
  }

  @Test func `Esc alone is a key when nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(endingIn: 0x1B) == [])
    #expect(decoder.keysWithoutMore() == [.escape])
    #expect(decoder.keys(endingIn: UInt8(ascii: "x")) == [.character("x")])
    #expect(decoder.keysWithoutMore() == [])
    _ = decoder.keys(endingIn: 0x1B)
    _ = decoder.keys(endingIn: UInt8(ascii: "["))
    #expect(decoder.keysWithoutMore() == [.escape, .character("[")])
  }

  @Test func `bytes that are no UTF-8 are keys without a meaning`() {
    var decoder = KeyDecoder()
    #expect(
      [0xFF, 0xE5, 0x41, 0x41].flatMap { decoder.keys(endingIn: $0) } == [
        .unknown, .unknown, .character("A"), .character("A"),
      ])
  }
}
