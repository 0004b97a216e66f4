extension Diagram {
  /// The sequence diagram of a source in Mermaid's language, as much of it as can be understood,
  /// and what cannot.
  public static func reading(mermaid source: String) -> (Diagram, problems: [MermaidProblem]) {
    var bytes: [UInt8]? = Array(source.utf8)
    var reader = MermaidReader { bytes.take() }
    var items: [Item] = []
    while let item = reader.next() { items.append(item) }
    var diagram = reader.outline
    diagram.items = items
    return (diagram, reader.problems)
  }
}

extension DiagramStream {
  /// The same for a source that is read again whenever items are asked for.
  ///
  /// - Parameters:
  ///   - source: begins the source: what it returns gives the next bytes each time, and `nil` at the end.
  ///   - lines: how many lines of a text come before the source.
  public static func reading(
    mermaid source: @escaping @Sendable () -> () -> [UInt8]?, after lines: Int = 0
  ) -> (DiagramStream, problems: [MermaidProblem]) {
    var reader = MermaidReader(source(), after: lines)
    var extent = DiagramExtent()
    while let item = reader.next() { extent.add(item) }
    let stream = DiagramStream(reader.outline, extent) {
      var reader = MermaidReader(source())
      return AnyIterator { reader.next() }
    }
    return (stream, reader.problems)
  }
}

/// Reads a diagram in Mermaid's language item by item, as its source comes. It keeps no item, so a source may be
/// longer than memory.
public struct MermaidReader {
  private var scanner: MermaidScanner
  private var builder = MermaidBuilder()
  private var faults: [MermaidProblem] = []
  private var hasBegun = false, hasEnded = false
  private var hasHeader = false
  /// Further problems are reported as a single problem.
  private let mostProblems = 100

  /// - Parameters:
  ///   - more: gives the next bytes of the source; `nil` at its end. They may end anywhere, in a character too.
  ///   - lines: how many lines of a text come before the source.
  public init(_ more: @escaping () -> [UInt8]?, after lines: Int = 0) {
    scanner = MermaidScanner(more, after: lines)
  }

  /// What has been said of the diagram so far, without its items.
  public var outline: Diagram {
    var outline = builder.outline
    outline.isDrawnByHand = true
    return outline
  }

  /// What cannot be understood of the source, as far as it was read.
  public var problems: [MermaidProblem] {
    let all = (faults + scanner.problems + builder.problems).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    guard var next = all.dropFirst(mostProblems).first else { return all }
    next.kind = .tooMany
    return all.prefix(mostProblems) + [next]
  }

  /// Whether a source begins with the name of another kind of diagram.
  public static func beginsOtherDiagram(_ more: @escaping () -> [UInt8]?) -> Bool {
    var scanner = MermaidScanner(more)
    _ = scanner.readFrontMatter()
    guard let piece = scanner.next(), (try? MermaidStatement(piece.bytes)) == nil else {
      return false
    }
    return piece.otherDiagram != nil
  }

  /// The next item; `nil` at the end.
  public mutating func next() -> Diagram.Item? {
    while true {
      if let item = builder.takeItem() { return item }
      guard !hasEnded else { return nil }
      hasEnded = !readStatement()
      if hasEnded { builder.finish() }
    }
  }

  /// - Returns: whether to read on.
  private mutating func readStatement() -> Bool {
    if !hasBegun, let (title, piece) = scanner.readFrontMatter() {
      builder.add(.words(\.title, title), piece)
    }
    hasBegun = true
    guard let piece = scanner.next() else { return false }
    return add(piece)
  }

  private mutating func add(_ piece: MermaidPiece) -> Bool {
    let statement: MermaidStatement
    do {
      statement = try MermaidStatement(piece.bytes)
    } catch {
      if !hasHeader, let other = piece.otherDiagram {
        faults.append(MermaidProblem(.anotherDiagram(other), piece))
        return false
      }
      let isRest = error.kind == .unknown && piece.followsSemicolon
      report(
        piece.wideColon ?? (isRest ? MermaidFault(.unknownAfterSemicolon) : error), piece)
      return true
    }
    if case .header = statement {
      addHeader(piece)
    } else {
      if !hasHeader { faults.append(MermaidProblem(.noHeader, piece)) }
      hasHeader = true
      if let slip = statement.slip(in: piece, { builder.isNew($0) }) { report(slip, piece) }
      builder.add(statement, piece)
    }
    return true
  }

  private mutating func report(_ fault: MermaidFault, _ piece: MermaidPiece) {
    faults.append(MermaidProblem(fault.kind, piece, at: fault.index))
  }

  private mutating func addHeader(_ piece: MermaidPiece) {
    guard !hasHeader else { return faults.append(MermaidProblem(.secondHeader, piece)) }
    hasHeader = true
    if scanner.showsNumbers { builder.add(.numbering(.on), piece) }
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
