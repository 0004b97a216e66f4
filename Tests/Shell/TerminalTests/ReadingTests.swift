import Cells
import TestSupport
import Testing

@testable import Terminal

/// What the keys of the reading view do. No terminal is needed.
@MainActor @Suite struct ReadingTests {
  private static let text = Styled((1...50).map { "row \($0)" }.joined(separator: "\n"))
  private let commands = ["back", "diagram", "goto", "help", "next", "quit", "use"]

  private func reading(
    _ text: Styled = text, columns: Int = 40, rows: Int = 11, answers: String = "",
    follows: Bool = true
  ) -> Reading {
    let commands = commands
    return Reading(
      WindowedText(text, in: ScreenSize(columns: columns, rows: rows)),
      prompt: .init(
        beginsCommand: { word in commands.contains { $0.hasPrefix(word) } },
        answers: Set(answers), follows: follows))
  }

  /// The outcome of the last key. `⏎` is Enter, `⇟` and `⇞` are the keys of pages, `⌫` deletes.
  private func press(_ keys: String, in reading: inout Reading) -> Reading.Outcome {
    let named: [Character: ReadingKey] = [
      "⏎": .enter, "↓": .down, "↑": .up, "⇟": .pageDown, "⇞": .pageUp, "⌫": .backspace,
      "⎋": .escape, "⌃": .interrupt,
    ]
    return keys.map { reading.press(named[$0] ?? .character($0)) }.last ?? .stays
  }

  @Test(arguments: [
    ("", 0), (" ", 10), ("  ", 20), (" b", 0), ("↓", 1), ("⏎⏎", 2), ("↓↑↑", 0), ("d", 5),
    ("ddu", 5),
    ("G", 40), ("Gg", 0), ("G⇞", 30), ("⇟⇟", 20), ("       ", 40), ("G↓", 40), ("/row 3⏎", 2),
    ("/row 3⏎n", 29), ("/row 3⏎nnN", 29), ("/ROW 44⏎", 40), ("/nothing⏎", 0), ("/ro⌫⌫⌫ ", 10),
    ("/row 7⎋ ", 10), ("/⏎", 0),
  ])
  func `each key moves as it does in less`(keys: String, top: Int) {
    var reading = reading()
    _ = press(keys, in: &reading)
    #expect(reading.top == top)
  }

  @Test(arguments: [
    ("q", ""), ("G ", ""), ("G⏎", ""), ("⌃", ""), (":", ""), ("h", "h"), ("n", "n"), ("x", "x"),
    ("2", "2"), ("录", "录"), ("di", "di"), (" ba", "ba"), ("gggo", "go"), ("us", "us"), ("dx", "x"),
    ("/row 3⏎ne", "ne"), ("d i", "i"),
  ])
  func `what is no key begins a line at the prompt, with the keys that belong to it`(
    keys: String, typed: String
  ) {
    var reading = reading()
    #expect(press(keys, in: &reading) == .leaves(typed: typed))
  }

  @Test func `a letter that answers the open question is no key`() {
    var reading = reading(answers: "abcd")
    #expect(press("b", in: &reading) == .leaves(typed: "b"))
    #expect(press("u", in: &reading) == .stays)
  }

  @Test func `without a prompt only q, Ctrl-C and the end leave`() {
    var reading = reading(follows: false)
    #expect(press("xn:2", in: &reading) == .stays)
    #expect(press("q", in: &reading) == .leaves(typed: ""))
  }

  @Test func `the bottom line says where you are, and what keys there are`() {
    let window = ScreenSize(columns: 80, rows: 11)
    let screen = ReadingScreen(writer: .plain, window: window)
    var reading = reading(columns: 80)
    #expect(
      screen.status(of: reading)
        == " 1–10 of 50 · Space b d u g G move, / finds, q or a command leaves ")
    _ = press("G", in: &reading)
    #expect(
      screen.status(of: reading)
        == " 41–50 of 50 · The end · b goes back, Space leaves, or type a command ")
    _ = press("/nothing", in: &reading)
    #expect(screen.status(of: reading) == "/nothing")
    _ = press("⏎", in: &reading)
    #expect(screen.status(of: reading) == " Not found: nothing ")
    let narrow = ReadingScreen(writer: .plain, window: ScreenSize(columns: 40, rows: 11))
    #expect(
      narrow.status(of: self.reading()) == " 1–10 of 50 · Space, or a command ")
  }

  @Test func `what was searched for is reversed, across styles`() {
    let line = Styled.Line([.init("│ set"), .init("Name(\"set\")", .strong)])
    var reading = reading(Styled([line]))
    _ = press("/setn⏎", in: &reading)
    let screen = ReadingScreen(writer: .plain, window: ScreenSize(columns: 40, rows: 11))
    #expect(
      screen.lines(of: reading)
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
      Array(" bdugGnN/row12é:x").map { .character($0) } + [
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
      ("\u{1B}[H\u{1B}[4~", [.home, .end]), ("\u{1B}\u{1B}", [.escape]),
      ("\r\n", [.enter, .enter]),
      ("\u{1B}[1;5Ax", [.unknown, .character("x")]),
      ("\u{1B}[99999999999999999;xy", [.unknown, .character("y")]),
      ("\u{1B}v", [.pageUp]), ("\u{4}\u{15}", [.halfDown, .halfUp]),
    ] as [(String, [ReadingKey])])
  func `bytes of a terminal become keys`(bytes: String, keys: [ReadingKey]) {
    var decoder = KeyDecoder()
    #expect(bytes.utf8.compactMap { decoder.key(endingIn: $0) } == keys)
  }

  @Test func `bytes that are no UTF-8 are keys without a meaning`() {
    var decoder = KeyDecoder()
    #expect(
      [0xFF, 0xE5, 0x41, 0x41].compactMap { decoder.key(endingIn: $0) } == [
        .unknown, .unknown, .character("A"),
      ])
  }
}
