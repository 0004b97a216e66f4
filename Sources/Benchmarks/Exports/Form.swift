import Analysis
import Cells
import Diagrams
import Documents
import Exports
import Trace

/// The formats, each made as the shell makes it.
enum Form: String, CaseIterable {
  case jsonl, csv, text, plain, mermaid, plantuml, asciicast, markdown, svg, html, dot

  func lines(ofTraceIn path: String) throws -> Lines {
    switch self {
    case .jsonl, .csv: try streamed(path)
    case .text: try stream(path).rows
    case .plain: try told(path)
    case .dot: Ownership(of: try Trace(lines: opened(path))).dot(foldingParts: true)
    case .html: try player(path).html
    default: lines(of: try diagram(path))
    }
  }

  private func player(_ path: String) throws -> Player {
    let trace = try Trace(lines: opened(path))
    return Player(Diagram(trace), trace: trace, contract: nil)
  }

  /// No record is kept, as in the shell.
  private func stream(_ path: String) throws -> DiagramStream {
    var reader = try TraceReader(opened(path))
    var cast = TraceCast()
    while let record = try reader.next() { cast.add(record) }
    let diagram = DiagramStream(reader.header, cast) {
      var reader = try? TraceReader(opened(path))
      return AnyIterator { try? reader?.next() }
    }
    guard let diagram else { throw Unreadable(path: path) }
    return diagram
  }

  private func told(_ path: String) throws -> Lines {
    let diagram = try stream(path)
    return Lines { diagram.sentences.makeIterator() }
  }

  /// The trace itself is not needed any more.
  private func diagram(_ path: String) throws -> Diagram {
    Diagram(try Trace(lines: opened(path)))
  }

  /// For a format that needs only the drawing.
  private func lines(of diagram: Diagram) -> Lines {
    switch self {
    case .mermaid: Lines(text: diagram.mermaid)
    case .plantuml: diagram.plantUML
    case .svg: diagram.svg
    case .asciicast: Asciicast(title: "", width: 80, height: 40, steps: diagram.film).lines
    case .markdown: MarkdownPage(diagram, header: nil, drawing: diagram.rows).lines
    default: diagram.rows
    }
  }

  /// The trace is read twice, since errors must be reported before anything is written.
  private func streamed(_ path: String) throws -> Lines {
    var reader = try TraceReader(opened(path))
    var participants: [Trace.Participant] = []
    while let record = try reader.next() {
      if case .participant(let participant) = record.event { participants.append(participant) }
    }
    let records: @Sendable () -> AnyIterator<Trace.Record> = {
      var reader = try? TraceReader(opened(path))
      return AnyIterator { try? reader?.next() }
    }
    guard self == .jsonl else {
      return TraceTable(header: reader.header, participants: participants).lines(of: records)
    }
    let header = reader.header.jsonLine
    return Lines {
      let lines = records().lazy.map(\.jsonLine)
      return AnyIterator([AnySequence([header]), AnySequence(lines)].joined().makeIterator())
    }
  }
}

private struct Unreadable: Error {
  let path: String
}

private func opened(_ path: String) throws -> FileLines {
  guard let lines = FileLines(path) else { throw Unreadable(path: path) }
  return lines
}

extension DiagramStream {
  /// The ladder at 80 columns.
  fileprivate var rows: Lines {
    Lines {
      guard var ladder = Ladder(self) else { return AnyIterator { nil } }
      let rows = [ladder.heads].lazy.joined()
      let rest = items.lazy.flatMap { ladder.append($0) }
      let end = closing().lazy.map { Styled.Line([.init($0)]) }
      let all = [AnySequence(rows), AnySequence(rest), AnySequence(end)].joined()
      return AnyIterator(all.lazy.map(\.plain.printable).makeIterator())
    }
  }
}

extension Diagram {
  fileprivate var rows: Lines { DiagramStream(self).rows }

  /// The ladder at 80 columns, step by step.
  fileprivate var film: [AsciicastStep] {
    guard var ladder = Ladder(self) else { return [] }
    return steps.map { step in
      let rows = step.flatMap { ladder.append($0) }.map(\.plain.printable)
      return AsciicastStep(marker: "message", heads: [], rows: rows)
    }
  }
}
