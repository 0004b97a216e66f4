extension Diagram {
  /// The sequence diagram of a source in Mermaid's language, as much of it as can be understood,
  /// and what cannot.
  public static func reading(mermaid source: String) -> (Diagram, problems: [MermaidProblem]) {
    var reader = MermaidReader(source)
    return reader.read()
  }
}

private struct MermaidReader {
  private var scanner: MermaidScanner
  private var builder = MermaidBuilder()
  private var problems: [MermaidProblem] = []
  private var hasHeader = false
  /// Further problems are reported as a single problem.
  private let mostProblems = 100

  init(_ source: String) {
    scanner = MermaidScanner(source)
    if let (title, piece) = scanner.readFrontMatter() { builder.add(.title(title), piece) }
  }

  mutating func read() -> (Diagram, [MermaidProblem]) {
    while let piece = scanner.next(), add(piece) {}
    builder.finish()
    let all = (problems + scanner.problems + builder.problems).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    guard var next = all.dropFirst(mostProblems).first else { return (builder.diagram, all) }
    next.kind = .source(.tooMany)
    return (builder.diagram, all.prefix(mostProblems) + [next])
  }

  /// Whether to read on.
  private mutating func add(_ piece: MermaidPiece) -> Bool {
    let statement: MermaidStatement
    do {
      statement = try MermaidStatement(piece.text)
    } catch {
      if !hasHeader, let other = piece.otherDiagram {
        problems.append(MermaidProblem(.source(.anotherDiagram(other)), piece))
        return false
      }
      problems.append(MermaidProblem(error.kind, piece, at: error.index))
      return true
    }
    if case .header = statement {
      addHeader(piece)
    } else {
      if !hasHeader { problems.append(MermaidProblem(.source(.noHeader), piece)) }
      hasHeader = true
      builder.add(statement, piece)
    }
    return true
  }

  private mutating func addHeader(_ piece: MermaidPiece) {
    guard !hasHeader else { return problems.append(MermaidProblem(.source(.secondHeader), piece)) }
    hasHeader = true
    if scanner.showsNumbers { builder.add(.numbering(.on(start: nil, step: nil)), piece) }
  }
}

extension MermaidPiece {
  /// The other kind of diagram that the source begins; `nil` when it names no kind that is known.
  fileprivate var otherDiagram: String? {
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return otherDiagrams.contains(word.lowercased()) ? String(word) : nil
  }
}

private let otherDiagrams: Set<String> = [
  "graph", "flowchart", "classdiagram", "statediagram", "statediagram-v2", "erdiagram", "journey",
  "gantt", "pie", "quadrantchart", "requirementdiagram", "gitgraph", "mindmap", "timeline",
  "zenuml", "sankey", "sankey-beta", "xychart", "xychart-beta", "block", "block-beta", "packet",
  "packet-beta", "kanban", "architecture", "architecture-beta", "radar-beta", "treemap-beta",
  "c4context", "c4container", "c4component", "c4dynamic", "c4deployment", "info",
]
