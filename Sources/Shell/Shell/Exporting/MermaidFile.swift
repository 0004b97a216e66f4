import Cells
import Diagrams
import Documents

/// A sequence diagram from a source in Mermaid's language.
struct MermaidFile {
  let diagram: DiagramStream
  /// Of the file; `-` for what was piped in.
  let name: String
  private let problems: [MermaidProblem]

  /// A file, which is read again each time that items are asked for.
  init(_ source: TraceSource) throws(ShellProblem) {
    name = source.name
    try source.requireText()
    (diagram, problems) = DiagramStream.reading(mermaid: {
      let bytes = FileBytes(source.path)
      return { withExtendedLifetime(source) { bytes?.next() } }
    })
  }

  /// A diagram in a fence, which is kept in memory.
  ///
  /// - Parameters:
  ///   - next: gives its next bytes; `nil` at the end.
  ///   - lines: how many lines come before it.
  init(_ next: () -> [UInt8]?, in name: String, after lines: Int) {
    self.name = name
    var source: [UInt8] = []
    while let bytes = next() { source += bytes }
    (diagram, problems) = DiagramStream.reading(
      mermaid: { [source] in
        var rest: [UInt8]? = source
        return { rest.take() }
      }, after: lines)
  }

  /// Whether the name of a file ends as that of a Markdown file.
  static func isMarkdown(_ name: String) -> Bool {
    [".md", ".markdown"].contains(where: name.lowercased().hasSuffix)
  }

  /// Whether the name of a file ends as that of a Mermaid file.
  static func isCalled(_ name: String) -> Bool {
    [".mmd", ".mermaid"].contains(where: name.lowercased().hasSuffix)
  }

  static func recognizes(_ text: String) -> Bool { text.contains("sequenceDiagram") }

  var isEmpty: Bool {
    diagram.outline.participants.isEmpty && diagram.extent.items == 0 && complaint != nil
  }

  /// Whether it is a diagram of another kind, of which nothing is read.
  var isOfOtherKind: Bool { problems.contains(where: \.isOtherKind) }

  /// `login.mmd:3:5: what was found. What to type instead.`
  var complaint: String? { problems.complaint(about: name) }
}

extension MermaidProblem {
  /// Whether the diagram is of another kind.
  var isOtherKind: Bool { if case .anotherDiagram = kind { true } else { false } }
}

extension [MermaidProblem] {
  /// A line for each; `nil` when there are none.
  func complaint(about name: String) -> String? {
    isEmpty ? nil : map { "\(name.printable):\($0.description)" }.joined(separator: "\n")
  }
}
