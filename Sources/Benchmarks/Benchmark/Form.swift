import Analysis
import Cells
import Diagrams
import Documents
import Exports
import Trace

/// The forms of a drawing, each made as the shell makes it; text at a width, and with repetitions folded into loops. Of
/// the tree of objects only its size is written.
enum Form: String, CaseIterable {
  case ladder80, ladder1000, wide80, wide1000, loops, plain
  case mermaid, markdown, plantuml, asciicast, svg, html
  case jsonl, csv, dot, tree

  /// Tables and graphs are made from traces.
  var needsTrace: Bool { [.jsonl, .csv, .dot, .tree].contains(self) }

  /// Reads a Mermaid source or a trace and writes it in a form.
  ///
  /// - Parameter words: a form and a file.
  static func draw(_ words: [String]) throws {
    guard words.count == 2, let form = Form(rawValue: words[0]) else {
      throw Failure(words: "draw \(allCases.map(\.rawValue).joined(separator: "|")) FILE")
    }
    var output = Output()
    try form.draw(Input(words[1])) { output.add($0) }
    output.flush()
  }

  private func draw(_ input: Input, line show: (String) -> Void) throws {
    let showRow = { (row: Styled.Line) in show(row.plain.printable) }
    switch self {
    case .ladder80: try input.stream().ladder(.init(width: 80), line: showRow)
    case .ladder1000: try input.stream().ladder(.init(width: 1000), line: showRow)
    case .wide80: try Self.wide(input.stream(), 80, line: showRow)
    case .wide1000: try Self.wide(input.stream(), 1000, line: showRow)
    case .loops:
      try DiagramStream(input.diagram().withLoops).ladder(.init(width: 80), line: showRow)
    case .plain: for sentence in try input.stream().sentences { show(sentence) }
    case .mermaid: Lines(text: try input.diagram().mermaid).forEach(show)
    case .plantuml: try input.diagram().plantUML.forEach(show)
    case .svg: try input.diagram().svg.forEach(show)
    case .asciicast:
      Asciicast.lines(title: "", width: 80, height: 40, steps: try input.diagram().film)
        .forEach(show)
    case .markdown:
      let diagram = try input.diagram()
      diagram.markdownPage(header: nil, drawing: diagram.rows).forEach(show)
    case .html:
      Player(try input.diagram(), trace: try? input.trace(), contract: nil).html().forEach(show)
    case .jsonl: try input.records().forEach(show)
    case .csv: try input.table().forEach(show)
    case .dot: Ownership(of: try input.trace()).dot(foldingParts: true).forEach(show)
    case .tree: show(OwnershipTree(Ownership(of: try input.trace()), foldingParts: true).size)
    }
  }

  /// Where the lifelines do not fit next to each other, a ladder takes its place, as in the shell.
  private static func wide(
    _ diagram: DiagramStream, _ width: Int, line show: (Styled.Line) -> Void
  ) {
    let options = Ladder.Options(width: width)
    guard var wide = Wide(diagram, options) else { return diagram.ladder(options, line: show) }
    wide.heads.forEach(show)
    for item in diagram.items { wide.append(item).forEach(show) }
    let closing = diagram.closing().map { Styled.wrapped($0, to: width) }
    ([Styled.Line()] + closing.flatMap(\.lines)).forEach(show)
  }
}

/// Standard output. Lines are written together, as the shell does.
private struct Output {
  private var chunk = ""

  mutating func add(_ line: String) {
    chunk += line
    chunk += "\n"
    if chunk.utf8.count >= 1 << 16 { flush() }
  }

  mutating func flush() {
    print(chunk, terminator: "")
    chunk.removeAll(keepingCapacity: true)
  }
}

extension OwnershipTree {
  fileprivate var size: String { "\((trees + unreachable).map(\.branches.count))" }
}

extension Diagram {
  fileprivate var withLoops: Diagram {
    var filter = DiagramFilter()
    filter.folds = [.loops]
    return filtered(by: filter)
  }

  /// The ladder at 80 columns.
  fileprivate var rows: Lines { Lines(ladder(.init(width: 80)).lines.map(\.plain.printable)) }

  /// The ladder at 80 columns, step by step.
  fileprivate var film: [AsciicastStep] {
    guard var ladder = Ladder(self) else { return [] }
    return steps.map { step in
      let rows = step.flatMap { ladder.append($0) }.map(\.plain.printable)
      return AsciicastStep(marker: "message", heads: [], rows: rows)
    }
  }
}
