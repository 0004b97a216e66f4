import Analysis
import Cells
import Diagrams
import Documents
import Exports
import Trace

/// The forms of a drawing; text also at a width, and with repetitions folded into loops. Of the tree of objects only its
/// size is written.
enum Form: String, CaseIterable {
  case ladder80, ladder1000, wide80, wide1000, plain, mermaid, plantuml, svg, html, loops, csv, dot
  case tree

  /// Tables and graphs are made from traces.
  func draws(_ dimension: Dimension) -> Bool {
    switch self {
    case .csv, .dot, .tree: dimension.isTrace
    default: true
    }
  }

  /// Writes the drawing of a file to standard output.
  func draw(_ path: String) throws {
    let input = try Input(path)
    switch self {
    case .ladder80: input.diagram.ladder(.init(width: 80), line: show)
    case .ladder1000: input.diagram.ladder(.init(width: 1000), line: show)
    case .wide80: wide(input.diagram, 80)
    case .wide1000: wide(input.diagram, 1000)
    case .plain: for sentence in input.diagram.sentences { print(sentence) }
    case .mermaid: print(input.diagram.mermaid, terminator: "")
    case .plantuml: show(input.diagram.plantUML)
    case .svg: show(input.diagram.svg)
    case .html: show(Player(input.diagram, trace: input.trace, contract: nil).html)
    case .loops:
      var filter = DiagramFilter()
      filter.folds = [.loops]
      input.diagram.filtered(by: filter).ladder(.init(width: 80), line: show)
    case .csv: if let trace = input.trace { show(trace.csv) }
    case .dot: if let trace = input.trace { show(Ownership(of: trace).dot()) }
    case .tree:
      guard let trace = input.trace else { return }
      let tree = OwnershipTree(Ownership(of: trace), foldingParts: true)
      print((tree.trees + tree.unreachable).map(\.branches.count))
    }
  }

  /// Where the lifelines do not fit beside each other, a ladder takes its place, as in the shell.
  private func wide(_ diagram: Diagram, _ width: Int) {
    if !diagram.wide(.init(width: width), line: show) {
      diagram.ladder(.init(width: width), line: show)
    }
  }

  private func show(_ line: Styled.Line) { print(line.plain.printable) }

  private func show(_ lines: Lines) { for line in lines { print(line) } }
}

/// What is drawn: a trace, or a Mermaid source.
private struct Input {
  let diagram: Diagram
  let trace: Trace?

  init(_ path: String) throws {
    guard let lines = FileLines(path), let first = lines.next() else {
      throw Unreadable(path: path)
    }
    guard first.hasPrefix("{") else {
      let source = ([first] + Array(lines)).joined(separator: "\n")
      diagram = Diagram.reading(mermaid: source).0
      trace = nil
      return
    }
    let trace = try Trace(
      lines: AnyIterator([AnySequence([first]), AnySequence(lines)].joined().makeIterator()))
    diagram = Diagram(trace)
    self.trace = trace
  }
}

private struct Unreadable: Error {
  let path: String
}
