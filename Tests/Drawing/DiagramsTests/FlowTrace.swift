import Trace

extension Trace {
  /// A trace from a sketch: `from > to : text | kind`, indented by nesting; `! owner.property old >
  /// new` a state change in the message above; `= value` what that message returned; `- action` a
  /// turn; `x object` a release; `+ object` a declaration between other records.
  init(sketch: String) {
    self.init(header: .init(pattern: "mvc"))
    var sketch = Sketch(text: sketch)
    for name in sketch.namesAtStart { sketch.declare(name) }
    for line in sketch.lines { sketch.read(line) }
    records = sketch.records
  }
}

private struct Sketch {
  var records: [Trace.Record] = []
  let lines: [Substring]
  private var open: [Int] = []
  private var turn = 0

  init(text: String) {
    lines = text.split(separator: "\n")
  }

  var namesAtStart: [String] {
    var seen: Set<String> = []
    var later = Set(lines.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) })
    later.formUnion(lines.filter { $0.hasSuffix("| create") }.map { Self.ends($0).1 })
    let names = lines.filter { $0.contains(" > ") && $0.contains(" | ") }.flatMap {
      [Self.ends($0).0, Self.ends($0).1]
    }
    return names.filter { !later.contains($0) && seen.insert($0).inserted }
  }

  mutating func declare(_ name: String) {
    append(.participant(.init(name: name, type: name, role: Self.role(name))))
  }

  mutating func read(_ line: Substring) {
    let depth = line.prefix { $0 == " " }.count
    let text = String(line.dropFirst(depth))
    let rest = String(text.dropFirst(2))
    switch text.first {
    case "!": change(rest)
    case "=": result(rest, depth)
    case "-":
      turn += 1
      append(.turn(.init(number: turn, action: rest)))
    case "x": append(.release(.init(object: rest)))
    case "+": declare(rest)
    case "#": break
    default: message(text, depth)
    }
  }

  private mutating func message(_ text: String, _ depth: Int) {
    open = Array(open.prefix(depth))
    let (from, to) = Self.ends(Substring(text))
    let words = text.split(separator: " : ", maxSplits: 1).last ?? ""
    let bar = words.ranges(of: " | ").last
    let kind = bar.flatMap { MessageKind(rawValue: String(words[$0.upperBound...])) } ?? .call
    if kind == .create { declare(to) }
    append(
      .message(
        .init(
          turn: turn, depth: depth, parent: open.last, kind: kind, from: from, to: to,
          text: String(bar.map { words[..<$0.lowerBound] } ?? words))))
    open.append(records.count)
  }

  /// Ends the last message that is not nested deeper.
  private mutating func result(_ value: String, _ depth: Int) {
    open = Array(open.prefix(depth + 1))
    append(.return(.init(message: open.popLast() ?? 0, value: value)))
  }

  private mutating func change(_ text: String) {
    let names = text.prefix { $0 != " " }.split(separator: ".", maxSplits: 1).map(String.init)
    let values = text.drop { $0 != " " }.drop { " =".contains($0) }
      .split(separator: " > ").map(String.init)
    append(
      .state(
        .init(
          parent: open.last, owner: names.first ?? "", property: names.last ?? "",
          old: values.count > 1 ? values.first : nil, new: values.last ?? "")))
  }

  private mutating func append(_ event: Trace.Event) {
    records.append(.init(n: records.count + 1, event: event))
  }

  static func ends(_ line: Substring) -> (String, String) {
    let ends = line.drop { $0 == " " }.split(separator: " : ")[0].split(separator: " > ")
    return (ends.first.map(String.init) ?? "", ends.last.map(String.init) ?? "")
  }

  static func role(_ name: String) -> Role {
    if let role = Role(heading: name) { return role }
    let endings: [(String, Role)] = [
      ("VC", .controller), ("VM", .viewModel), ("Presenter", .presenter), ("Store", .model),
      ("Recording", .model), ("Folder", .model), ("UIKit", .system),
    ]
    let stem = name.last?.isNumber == true ? String(name.dropLast()) : name
    return endings.first { stem.hasSuffix($0.0) }?.1 ?? .view
  }
}
