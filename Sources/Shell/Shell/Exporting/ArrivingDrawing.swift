import Cells
import Diagrams
import Documents
import Localization

/// The drawing of a Mermaid source that is still coming through a pipe, or of each source in a Markdown text. It is drawn
/// as it comes, so as a ladder: a wide drawing needs to know all words before its first row. A Markdown file is drawn so
/// where a ladder is asked for.
final class ArrivingDrawing {
  private let fences: MermaidFences
  private let input: ArrivingInput
  /// Of the file; `-` for the pipe.
  private let name: String
  private let options: Ladder.Options
  private var current: (reader: MermaidReader, ladder: GrowingLadder)?
  /// Between a drawing and the next.
  private var space: [Styled.Line] = []
  private var problems: [MermaidProblem] = []
  /// Whether one of the drawings was a sequence diagram. Others are passed over then.
  private var hasOwnKind = false

  /// `nil` where no drawing comes. What has come instead is the rest of the fences.
  init?(
    _ fences: MermaidFences, of input: ArrivingInput, from name: String, _ options: Ladder.Options
  ) {
    self.fences = fences
    self.input = input
    self.name = name
    self.options = options
    guard begin() else { return nil }
  }

  var isPiped: Bool { name == "-" }

  /// Why not all of it came.
  var failure: ShellProblem? { input.problem }

  /// What was not understood. Where not all came, the last line may be half a line.
  var complaint: String? {
    let told = hasOwnKind ? problems.filter { !$0.isOtherKind } : problems
    return failure?.message ?? told.complaint(about: name)
  }

  /// Waits for the next rows; `nil` at the end.
  func next() -> [Styled.Line]? {
    while current != nil || begin() {
      let rows = rows()
      guard !rows.isEmpty else { continue }
      defer { space = current == nil ? [Styled.Line()] : [] }
      return space + rows
    }
    return nil
  }

  private func rows() -> [Styled.Line] {
    // Taken out, so that the reader grows in place.
    guard var (reader, ladder) = current.take() else { return [] }
    guard let item = reader.next() else {
      problems += reader.problems
      hasOwnKind = hasOwnKind || !reader.problems.contains(where: \.isOtherKind)
      guard reader.outline.participants.isEmpty else { return ladder.finish(reader.outline) }
      let isNone = reader.problems.isEmpty && failure == nil
      return isNone ? Styled(localized("No message was sent.")).lines : []
    }
    let rows = ladder.append(item, of: reader.outline)
    current = (reader, ladder)
    return rows
  }

  private func begin() -> Bool {
    guard let source = fences.nextDiagram() else { return false }
    current = (MermaidReader(source, after: fences.linesBefore), GrowingLadder(options))
    return true
  }
}

extension FileCommands {
  /// What is drawn as it comes through the pipe, or as a ladder from a Markdown file; `nil` where all of it has to be known
  /// first.
  func arrivingInput(_ name: String, for options: Options) -> ArrivingInput? {
    guard options.traceFormat == .text, !options[.plain], options[.style] != .wide,
      options.filter.isEmpty
    else { return nil }
    if name == "-" { return environment.input.map { ArrivingInput($0) } }
    guard options[.style] == .ladder, MermaidFile.isMarkdown(name), let bytes = FileBytes(name)
    else { return nil }
    return ArrivingInput { (_) throws(ShellProblem) in
      let piece = bytes.next()
      guard !bytes.hasFailed else { throw TextFile(name).unreadable }
      return piece
    }
  }

  /// Rows that follow each other as they come through a pipe or, from a file or into a file, all of them.
  func reply(_ drawing: ArrivingDrawing, _ options: Options) throws(ShellProblem) -> Reply {
    guard delivery.file(options) != nil || !drawing.isPiped else { return following(drawing) }
    var lines: [Styled.Line] = []
    while let rows = drawing.next() { lines += rows }
    if let failure = drawing.failure { throw failure }
    return try delivery.deliver(Styled(lines), options).failing(with: drawing.complaint)
  }

  private func following(_ drawing: ArrivingDrawing) -> Reply {
    guard let rows = drawing.next() else { return Reply().failing(with: drawing.complaint) }
    return Reply(Styled(rows)).with { $0.following = Reply.Later { following(drawing) } }
  }
}
