/// What grows in an input, while everything else stays the same.
enum Dimension: String, CaseIterable {
  case chain, fan, boxes, messages, shuffled, notes, frames, nesting, activations
  case words, word, chinese, name, note, title, frame
  case turns, calls, changes, releases, objects, views, returns

  var meaning: String {
    switch self {
    case .chain: "participants, each of which sends a message to the next"
    case .fan: "participants, to each of which the first sends a message"
    case .boxes: "boxes with a participant each"
    case .messages: "messages among six participants"
    case .shuffled: "messages among six participants, in an order without pattern"
    case .notes: "notes next to lifelines and over them"
    case .frames: "frames one after the other, each with a message"
    case .nesting: "frames inside each other"
    case .activations: "activations of one lifeline inside each other"
    case .words: "characters of a message, in short words"
    case .word: "characters of a message that is a single word"
    case .chinese: "Chinese characters of a message"
    case .name: "characters of a participant's name"
    case .note: "Chinese characters of a note"
    case .title: "characters of the title"
    case .frame: "Chinese characters of a frame's title"
    case .turns: "turns of a run, with a screen each"
    case .calls: "calls inside each other"
    case .changes: "changes of state"
    case .releases: "objects that are released at once"
    case .objects: "objects, each created and held by the one before"
    case .views: "views of one screen, each with a model that it holds"
    case .returns: "messages that return, ten inside each other in each turn"
    }
  }

  /// The largest size.
  var most: Int {
    switch self {
    case .chain, .fan, .boxes, .nesting, .objects: 2_000
    case .activations, .calls, .views: 10_000
    default: 100_000
    }
  }

  /// Each twice as large as the one before.
  var sizes: [Int] { [64, 32, 16, 8, 4, 2, 1].map { most / $0 } }

  /// Whether it grows in traces; else it grows in Mermaid sources.
  var isTrace: Bool {
    switch self {
    case .turns, .calls, .changes, .releases, .objects, .views, .returns: true
    default: false
    }
  }

  /// Writes an input to standard output.
  ///
  /// - Parameter words: a dimension and a size.
  static func write(_ words: [String]) throws {
    guard words.count == 2, let dimension = Dimension(rawValue: words[0]), let size = Int(words[1])
    else { throw Failure(words: "write \(allCases.map(\.rawValue).joined(separator: "|")) COUNT") }
    guard !dimension.isTrace else {
      print(TraceGenerator.header.jsonLine)
      var trace = TraceGenerator { print($0.jsonLine) }
      return trace.addRun(growing: dimension, to: size)
    }
    for line in ["sequenceDiagram"] + dimension.statements(size) { print(line) }
  }

  /// The path of a file with an input of a size. A process of its own writes it.
  func file(_ size: Int) -> String {
    let path = temporary("benchmark-\(rawValue)-\(size).txt")
    runProcess([CommandLine.arguments[0], "write", rawValue, "\(size)"], into: path)
    return path
  }

  private func statements(_ count: Int) -> [String] {
    switch self {
    case .chain: (1..<count).map { "P\($0)->>P\($0 + 1): next" }
    case .fan: (2...count).map { "P1->>P\($0): all" }
    case .boxes: (1...count).flatMap { ["box Box \($0)", "participant P\($0)", "end"] }
    case .messages:
      (1...count).map { "P\($0 % 6)->>P\(($0 + 1 + $0 / 6 % 4) % 6): message number \($0)" }
    case .shuffled: Self.shuffled(count)
    case .notes: (1...count).map(Self.note)
    case .frames: (1...count).flatMap { ["opt case \($0)", "A->>B: message", "end"] }
    case .nesting:
      Array(repeating: "loop again", count: count) + ["A->>B: message"]
        + Array(repeating: "end", count: count)
    case .activations:
      Array(repeating: "A->>+B: begin", count: count)
        + Array(repeating: "B-->>-A: end", count: count)
    case .words: ["A->>B: \(Self.text("word ", count))"]
    case .word: ["A->>B: \(Self.text("character", count))"]
    case .chinese: ["A->>B: \(Self.chinese(count))"]
    case .name: ["participant A as \(Self.text("name", count))", "A->>B: message"]
    case .note: ["A->>B: message", "Note over A,B: \(Self.chinese(count))"]
    case .title: ["title \(Self.text("word ", count))", "A->>B: message"]
    case .frame: ["loop \(Self.chinese(count))", "A->>B: message", "B->>C: message", "end"]
    case .turns, .calls, .changes, .releases, .objects, .views, .returns: []
    }
  }

  /// Answers among the messages. The same for the same count.
  private static func shuffled(_ count: Int) -> [String] {
    var numbers = Numbers(seed: 7)
    return (1...6).map { "participant P\($0)" }
      + (1...count).map { number in
        let random = numbers.next()
        let from = random % 6
        let to = (from + 1 + random / 6 % 5) % 6
        let arrow = random / 30 % 10 < 4 ? "-->>" : "->>"
        let text = "message number \(number) value \(random / 300 % 1000)"
        return "P\(from + 1)\(arrow)P\(to + 1): \(text)"
      }
  }

  private static func note(_ number: Int) -> String {
    [
      "Note left of A: note \(number)", "Note over A,C: note \(number)",
      "Note over B: note \(number)",
    ][number % 3]
  }

  private static func chinese(_ count: Int) -> String { text("消息在两个对象之间传递，", count) }

  /// A text of so many characters.
  private static func text(_ part: String, _ count: Int) -> String {
    String(String(repeating: part, count: 1 + count / part.count).prefix(count))
  }
}

/// The same numbers in every run.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }
}
