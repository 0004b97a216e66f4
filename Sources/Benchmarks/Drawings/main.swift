import Cells
import Diagrams
import Measuring

// How long a drawing takes, and how much memory, against another program on the same file.
// README.md beside this file says how to get the other program.

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "draw": draw(arguments.dropFirst())
case "write": print(source(messages: arguments.dropFirst().first.flatMap { Int($0) } ?? 0))
default: compare(rival: arguments.first)
}

/// Runs in a separate process: reads a Mermaid file and writes it as text.
func draw(_ arguments: ArraySlice<String>) {
  guard let style = arguments.first, let path = arguments.dropFirst().first, chunks(of: path) != nil
  else { return print("draw ladder|wide FILE [WIDTH]") }
  let (diagram, _) = DiagramStream.reading(mermaid: { chunks(of: path) ?? { nil } })
  let options = Ladder.Options(width: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 80)
  // Lines are written together, as the shell does.
  var chunk = ""
  func show(_ line: Styled.Line) {
    for span in line.spans { chunk += span.text }
    chunk += "\n"
    guard chunk.utf8.count >= 1 << 16 else { return }
    print(chunk, terminator: "")
    chunk.removeAll(keepingCapacity: true)
  }
  if style == "wide" {
    _ = diagram.wide(options, line: show)
  } else {
    diagram.ladder(options, line: show)
  }
  print(chunk, terminator: "")
}

func compare(rival: String?) {
  row("", ["1,000", "10,000", "100,000"])
  let own = CommandLine.arguments[0]
  // A separate process writes it, because the peak memory of a child starts at that of its parent.
  let files = [1_000, 10_000, 100_000].map { count in
    temporary("messages-\(count).mmd") { run([own, "write", "\(count)"], into: $0) }
  }
  for style in ["ladder", "wide"] {
    row("lifeline, \(style)", files.map { measured([own, "draw", style, $0]) })
  }
  if let rival { row(name(of: rival), files.map { measured([rival, "--file", $0]) }) }
  print("seconds / MiB at the peak / MiB written; medians of three whole processes")
}

/// Six participants, and answers among the messages. The same for every run.
func source(messages: Int) -> String {
  var state: UInt64 = 7
  var lines = ["sequenceDiagram"] + (1...6).map { "    participant P\($0)" }
  for number in 1...messages {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let random = Int(state >> 33)
    let from = random % 6
    let to = (from + 1 + random / 6 % 5) % 6
    let arrow = random / 30 % 10 < 4 ? "-->>" : "->>"
    lines.append(
      "    P\(from + 1)\(arrow)P\(to + 1): message number \(number) value \(random / 300 % 1000)")
  }
  return lines.joined(separator: "\n")
}

func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }
