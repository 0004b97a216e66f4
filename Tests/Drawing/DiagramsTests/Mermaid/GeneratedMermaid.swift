import TestSupport

/// A source in Mermaid's language with everything that the language has, in no sensible order.
struct GeneratedMermaid {
  private(set) var source = "sequenceDiagram\n"
  private var random: SplitMix64
  private var open: [[String]] = []
  private var created = 0

  init(_ random: SplitMix64) {
    self.random = random
    head()
    for _ in 0..<(10 + self.random.below(40)) { statement() }
    for _ in open { line("end") }
  }

  private mutating func head() {
    if random.below(3) == 0 { line("title \(text())") }
    if random.below(3) == 0 { line("accDescr {\n\(text())\n\(text())\n}") }
    let isBoxed = random.below(2) == 0
    for index in 0..<(1 + random.below(8)) {
      if isBoxed, index % 3 == 0 {
        line("box \(random.pick(["", "red ", "rgb(1, 2, 3) "]))\(text())")
      }
      declare("P\(index)")
      if isBoxed, index % 3 == 2 { line("end") }
    }
    if isBoxed { line("end") }
  }

  private mutating func declare(_ id: String) {
    let settings = random.pick(["", "", #"@{ "type": "database" }"#, #"@{ "alias": "x" }"#])
    let alias = random.below(3) == 0 ? "" : " as \(random.pick(names)) \(id)"
    line("\(random.pick(["participant", "actor", "Participant"])) \(id)\(settings)\(alias)")
  }

  private mutating func statement() {
    switch random.below(14) {
    case 0: begin()
    case 1: line(open.last?.randomElement(using: &random) ?? "%% remark")
    case 2: if open.popLast() != nil { line("end") }
    case 3: line("Note \(random.pick(["left of", "right of", "over"])) \(name()): \(text())")
    case 4: line("note over \(name()), \(name()) : \(text())")
    case 5: line("\(random.pick(["activate", "deactivate"])) \(name())")
    case 6: line("autonumber\(random.pick(["", " off", " 7", " 1.5 .25"]))")
    case 7: create()
    case 8: line("destroy \(name())")
    case 9: line("link \(name()): \(text()) @ https://a.example/?a=1#35;b")
    default: message(to: name())
    }
  }

  private mutating func begin() {
    let (word, parts) = random.pick([
      ("loop", []), ("opt", []), ("break", []), ("rect", []), ("alt", ["else", "else \(text())"]),
      ("par", ["and"]), ("par_over", ["and \(text())"]), ("critical", ["option \(text())"]),
    ])
    line("\(word) \(text())")
    open.append(parts)
  }

  private mutating func create() {
    created += 1
    line("create participant N\(created) as \(random.pick(names))")
    message(to: "N\(created)")
  }

  private mutating func message(to name: String) {
    let signs = [
      "->>", "-->>", "->", "-->", "-x", "--x", "-)", "--)", "<<->>", "<<-->>", "-|\\", "--//",
      "/|-", "\\\\--",
    ]
    let sign = random.pick(signs) + random.pick(["", "", "", "+", "-", "()"])
    line("\(self.name())\(sign)\(name): \(text())")
  }

  private mutating func line(_ text: String) {
    source += random.pick(["", "  ", "\t"]) + text + random.pick(["\n", "\n", "\r\n", " \n\n"])
  }

  private mutating func name() -> String { "P\(random.below(9))" }

  private mutating func text() -> String { random.pick(texts) }

  private let names = [
    "User", "录音列表", "👩‍💻Timer", "e\u{301}cran", "الشاشة", "a b c", "end", "\u{1B}[31m",
  ]

  private let texts = [
    "tap", "点击“登录”按钮，再试一次。", "a<br/>b<BR>c", "#35;1 #59; #quot;q#quot; #lt;b#gt;", "", "x: y, z",
    "validate(username: \"anna@example.com\", password: \"secret\")", "👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣", "wrap: me", "end",
    "\u{1B}[2J\u{202E}", "\u{200F}a\u{2028}b\u{61C}", "नमस्ते दुनिया", "الشاشة الرئيسية",
    "#32;#32;kept#32;",
    "100%% %%{init}%% style: a#35;b",
    "wrap#58; me", String(repeating: "x", count: 60), "[docs](https://a.example)",
    "e\u{301}e\u{301} combining", "said # not said; nor this #35;", "#9829; #nope; ##35; x",
  ]
}
