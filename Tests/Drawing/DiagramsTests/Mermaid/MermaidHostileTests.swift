import Cells
import Diagrams
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sources that want to break something get a drawing or a message, and soon.
@Suite struct MermaidHostileTests {
  private static let sources = [
    "A->>B: " + String(repeating: "x", count: 200_000),
    "A->>B: " + String(repeating: "点击 #35; <br/> ", count: 20_000),
    String(repeating: "loop a\n", count: 10_000) + "A->>B: x\n"
      + String(repeating: "end\n", count: 10_000),
    String(repeating: "alt a\n", count: 10_000),
    (1...10_000).map { "participant P\($0)\n" }.joined(),
    (1...2_000).map { "box b\nparticipant P\($0)\nend\n" }.joined(),
    String(repeating: "a;", count: 20_000), String(repeating: "%%{init\n", count: 10_000),
    String(repeating: "participant A@{\n", count: 10_000), String(repeating: "-", count: 200_000),
    String(repeating: "end\n", count: 10_000), String(repeating: "<#&", count: 50_000),
    "accDescr {\n", "participant", "create", "Note", "box", ":", "->>", "\u{0}", "\u{301}",
    "link A",
    String(repeating: "rect rgb(1,2,3)\nbox red b\nend\n", count: 5_000) + "A->>B: x",
    "box \u{1B}[31m x\nparticipant A\nend\nrect \u{1B}[31m\nA->>A: x\nend",
    "A->>B: \u{1B}[2J\u{9B}31m\u{7}\u{202E}\u{0}", "participant \u{1B}[31m", "\u{1B}]0;title\u{7}",
  ]

  @Test(arguments: Seed.share(of: sources, allWith: 30))
  func `end in a drawing or a message`(source: String) {
    let (shown, problems) = Self.drawn(source)
    #expect(problems <= 101)
    #expect(!shown.contains { $0.unicodeScalars.contains { $0.isObeyed } })
  }

  private static let parts = [
    "A->>B: x\n", "A->>B: 点击 #35; <br/>\n", "x", "点击 #35; <br/> ", "loop a\n", "alt a\n", "end\n",
    "a;",
    "%%{init\n", "participant A@{\n", "-", "<#&", "rect rgb(1,2,3)\nbox red b\nend\n",
  ]

  /// Eight times the source takes about eight times the time, not 64 times.
  @Test(arguments: Seed.share(of: parts, allWith: 30))
  func `take time in proportion to their length`(part: String) {
    let short = processorTime { _ = Self.drawn(String(repeating: part, count: 250)) }
    let long = processorTime { _ = Self.drawn(String(repeating: part, count: 2_000)) }
    #expect(long < short * 24, "\(short) for 250 parts, \(long) for 2,000")
  }

  @Test func `a drawing that grows does, too`() {
    func draw(_ count: Int) -> Duration {
      let numbers = 1...count
      let boxes = numbers.map { "box b\nparticipant P\($0)\nend\n" }.joined()
      let messages = numbers.map { "P\($0)->>P1: x\n" }.joined()
      let source = Array("sequenceDiagram\n\(boxes)\(messages)".utf8)
      return processorTime { _ = MermaidStreamTests.arriving([source], .init(width: 40)) }
    }
    let (short, long) = (draw(250), draw(2_000))
    #expect(long < short * 24, "\(short) for 250 parts, \(long) for 2,000")
  }

  /// The source in every form, and the number of problems in it.
  private static func drawn(_ source: String) -> (shown: [String], problems: Int) {
    let (diagram, problems) = Diagram.reading(mermaid: "sequenceDiagram\n" + source)
    let shown = [
      diagram.ladder(.init(width: 40)).plain, diagram.transcript.plain, diagram.mermaid,
      diagram.mermaidPage(), diagram.wide(.init(width: 40))?.plain ?? "",
      diagram.wide(.init(width: 200, charset: .ascii, repeatHeadsEvery: 9))?.plain ?? "",
      problems.map(\.description).joined(separator: "\n"),
    ]
    return (shown, problems.count)
  }

  /// The time that this thread has computed in the body. Other tests and programs do not count.
  private func processorTime(_ body: () -> Void) -> Duration {
    let start = threadTime
    body()
    return threadTime - start
  }

  private var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test func `a label too long for its rows to be weighed loses nothing and stays in its width`() {
    let words = String(repeating: "长标签 someIdentifier, 很长 ", count: 900)
    let wide = Diagram.reading(mermaid: "sequenceDiagram\nA->>B: " + words).0.wide(.init(width: 60))
    let lines = wide?.lines ?? []
    #expect(lines.count > 300)
    #expect(lines.allSatisfy { $0.cells <= 60 })
    let letters = lines.dropFirst(3).map(\.plain).joined().filter(\.isLetter)
    #expect(letters.hasPrefix(words.filter(\.isLetter)))
  }

  @Test func `frames deeper than there is room are marked, and the words stay`() {
    let source = "sequenceDiagram\n" + (1...12).map { "loop \($0)\n" }.joined() + "A->>B: deep"
    let lines = Diagram.reading(mermaid: source).0.ladder(.init(width: 40)).lines.map(\.plain)
    #expect(lines.contains(" ├──▶│   » │ │ │ │ deep"))
    #expect(lines.contains(" │   │   » │ │ │ ╭ loop [12]"))
  }
}
