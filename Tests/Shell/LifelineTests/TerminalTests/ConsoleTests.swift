import Cells
import Shell
import Testing

@testable import Terminal

@Suite struct ColorChoiceTests {
  @Test(arguments: [
    (ColorChoice.auto, true, [:], true),
    (.auto, false, [:], false),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, ["TERM": ""], false),
    (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true),
    (.auto, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, false, ["FORCE_COLOR": "3"], true),
    (.auto, false, ["FORCE_COLOR": "0"], false),
    (.auto, true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
    (.never, true, ["CLICOLOR_FORCE": "1"], false),
  ])
  func `the option wins, then the environment, then the terminal`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    let environment = ["TERM": "xterm"].merging(environment) { $1 }
    #expect(choice.usesColor(onTerminal: isTerminal, environment: environment) == expected)
  }
}

@Suite struct TerminalKindTests {
  @MainActor @Test func `a terminal without a name is as a dumb one`() {
    #expect(TerminalKind.canMoveCursor(in: ["TERM": "xterm"]))
    for environment in [[:], ["TERM": ""], ["TERM": "dumb"]] {
      #expect(!TerminalKind.canMoveCursor(in: environment))
      #expect(!ColorChoice.auto.usesColor(onTerminal: true, environment: environment))
      #expect(Paging.chosen(in: environment).words == "none")
    }
  }
}

@Suite struct ColorDepthTests {
  @Test(
    arguments: [
      ([:], .sixteen),
      (["TERM": "xterm"], .sixteen),
      (["TERM": "screen-256color"], .indexed),
      (["TERM": "xterm-direct"], .direct),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .direct),
      (["COLORTERM": "24bit"], .direct),
      (["COLORTERM": "yes"], .sixteen),
      (["COLORTERM": "truecolor", "FORCE_COLOR": "1"], .sixteen),
      (["FORCE_COLOR": "2"], .indexed),
      (["FORCE_COLOR": "3"], .direct),
      (["TERM": "xterm-256color", "FORCE_COLOR": "true"], .indexed),
    ] as [([String: String], ColorDepth)])
  func `as many colours as the terminal says it has`(
    environment: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }
}

@Suite struct ANSIWriterTests {
  let styled = Styled([
    Styled.Line([Styled.Span("ok", .success), Styled.Span(" then "), Styled.Span("", .failure)]),
    Styled.Line([Styled.Span("VC", .part(.controller)), Styled.Span("═", .tint(Color(0xFFD700)))]),
  ])

  @Test(arguments: [
    (ColorDepth.sixteen, "\u{1B}[33mVC\u{1B}[0m\u{1B}[2m═\u{1B}[0m"),
    (.indexed, "\u{1B}[38;5;136mVC\u{1B}[0m\u{1B}[38;5;136m═\u{1B}[0m"),
    (.direct, "\u{1B}[38;2;198;137;0mVC\u{1B}[0m\u{1B}[38;2;174;146;0m═\u{1B}[0m"),
  ])
  func `each meaning gets its colour and gives it back`(depth: ColorDepth, colors: String) {
    #expect(
      ANSIWriter.colored(depth).text(of: styled)
        == "\u{1B}[32mok\u{1B}[0m then \n\(colors)\n")
  }

  @Test func `plain text has no escape sequence`() {
    #expect(ANSIWriter.plain.text(of: styled) == "ok then \nVC═\n")
  }

  @Test(arguments: ColorDepth.allCases)
  func `colours change nothing but colours, in whatever they are written`(depth: ColorDepth) {
    let parts = Styled.Part.allCases.map(Styled.Style.part)
    let tints = [0, 0xFFFFFF, 0x123456].map { Styled.Style.tint(Color($0)) }
    let styles: [Styled.Style] =
      [.plain, .faint, .strong, .heading, .code, .success, .failure, .change] + parts + tints
    for text in ["", "a 录音", "👩‍👧 é\u{1B}[31mred", "\n", "\u{9B}0m\u{202E}"] {
      let styled = Styled([Styled.Line(styles.map { Styled.Span(text, $0) })])
      let colored = ANSIWriter.colored(depth).text(of: styled)
      #expect(colored.replacing(/\e\[[0-9;]+m/, with: "") == ANSIWriter.plain.text(of: styled))
    }
  }

  @Test func `the last line is ended once, and nothing stays nothing`() {
    #expect(ANSIWriter.plain.text(of: Styled("a\n")) == "a\n")
    #expect(ANSIWriter.plain.text(of: Styled("a\n\nb")) == "a\n\nb\n")
    #expect(ANSIWriter.plain.text(of: Styled()) == "")
  }

  @Test func `what could steer a terminal is shown instead`() {
    let evil = Styled([Styled.Line([Styled.Span("\u{1B}]0;x\u{7}\u{9B}2J\r\u{202E}\u{7F}\t👩‍👧 é")])])
    #expect(ANSIWriter.plain.text(of: evil) == "␛]0;x␇\\u{9B}2J␍\\u{202E}␡␉👩‍👧 é\n")
  }
}

@Suite struct ScreenSizeTests {
  let window = ScreenSize(columns: 100, rows: 50)

  @Test func `the option, the window, the environment and 80 are asked in this order`() {
    let environment = ["COLUMNS": "60", "LINES": "20"]
    func columns(_ width: Int?, _ window: ScreenSize?, _ environment: [String: String]) -> Int {
      ScreenSize.resolved(width: width, window: window, environment: environment).columns
    }
    #expect(columns(40, window, environment) == 40)
    #expect(columns(nil, window, environment) == 100)
    #expect(columns(nil, nil, environment) == 60)
    #expect(columns(nil, nil, ["COLUMNS": "wide"]) == 80)
    #expect(columns(0, nil, ["COLUMNS": "-3"]) == 80)
  }

  @Test func `rows come from the window, too`() {
    #expect(ScreenSize.resolved(width: 40, window: window, environment: [:]).rows == 50)
    #expect(ScreenSize.resolved(window: nil, environment: [:]).rows == 24)
  }

  @Test(arguments: [(40, 40), (100, 100), (200, 100)])
  func `no more is seen at once than the window has`(width: Int, seen: Int) {
    let output = RecordedOutput().textOutput
    var console = Console(output: output, errors: output)
    console.screen = ScreenSize(columns: width, rows: 50)
    console.window = window
    #expect(console.visible == ScreenSize(columns: seen, rows: 50))
    console.window = nil
    #expect(console.visible == console.screen)
  }
}

@Suite struct PagerTests {
  @Test(
    arguments: [
      ([:], "view"),
      (["PAGER": "more"], "program more"),
      (["PAGER": "more", "LIFELINE_PAGER": "most -s"], "program most -s"),
      (["PAGER": "more", "LIFELINE_PAGER": "lifeline"], "view"),
      (["PAGER": "more", "LIFELINE_PAGER": ""], "none"),
      (["PAGER": " cat "], "none"),
      (["TERM": "dumb"], "none"),
      (["TERM": ""], "none"),
    ] as [([String: String], String)])
  @MainActor func `LIFELINE_PAGER comes before PAGER, then the view, and none or cat means neither`(
    environment: [String: String], choice: String
  ) {
    #expect(Paging.chosen(in: ["TERM": "xterm"].merging(environment) { $1 }).words == choice)
  }

  @Test func `it is needed when text and prompt do not fit, wrapped lines counted`() {
    let screen = ScreenSize(columns: 10, rows: 4)
    let (short, long, wide) = ("x", String(repeating: "x", count: 11), "录录录录录录")
    #expect(!Pager.isNeeded(for: [short, "", short], on: screen))
    #expect(Pager.isNeeded(for: [short, short, short, short], on: screen))
    #expect(!Pager.isNeeded(for: [short, long], on: screen))
    #expect(Pager.isNeeded(for: [long, long], on: screen))
    #expect(Pager.isNeeded(for: [wide, wide], on: screen))
  }
}

@MainActor @Suite struct SentencesTests {
  private let sentence =
    "2. Inside 1, editButton sends its action setEditing(true, animated: true)."

  private func shown(_ reply: Reply, onTerminal: Bool) -> String {
    let output = RecordedOutput()
    var console = Console(output: output.textOutput, errors: output.textOutput)
    console.screen = ScreenSize(columns: 40, rows: 24)
    console.breaksSentences = onTerminal
    _ = console.show(reply)
    return output.text
  }

  @Test func `a terminal breaks sentences between words`() {
    var reply = Reply(Styled(sentence))
    reply.isSpoken = true
    #expect(
      shown(reply, onTerminal: true) == """
        2. Inside 1, editButton sends its
           action setEditing(true, animated:
           true).

        """)
  }

  @Test func `programs get them whole, and drawings stay as they are`() {
    var reply = Reply(Styled(sentence))
    #expect(shown(reply, onTerminal: true) == sentence + "\n")
    reply.isSpoken = true
    #expect(shown(reply, onTerminal: false) == sentence + "\n")
  }
}

extension Paging {
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .view: "view"
    case .program(let pager): "program \(pager.command)"
    }
  }
}
