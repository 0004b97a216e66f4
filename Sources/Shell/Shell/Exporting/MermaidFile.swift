import Cells
import Diagrams
import Documents

/// A sequence diagram from a source in Mermaid's language.
struct MermaidFile {
  let diagram: DiagramStream
  private let name: String
  private let problems: [MermaidProblem]

  /// A file, which is read again each time that items are asked for.
  init(_ source: TraceSource) throws(ShellProblem) {
    name = source.name
    let bytes = try source.bytes()
    var check = TextCheck()
    for piece in bytes { check.add(piece) }
    guard !bytes.hasFailed else { throw source.unreadable }
    guard check.isText else { throw source.notText }
    (diagram, problems) = DiagramStream.reading(mermaid: {
      let bytes = FileBytes(source.path)
      return { withExtendedLifetime(source) { bytes?.next() } }
    })
  }

  /// Whether the name of a file ends as that of a Mermaid file.
  static func isCalled(_ name: String) -> Bool {
    [".mmd", ".mermaid"].contains(where: name.lowercased().hasSuffix)
  }

  static func recognizes(_ text: String) -> Bool { text.contains("sequenceDiagram") }

  var isEmpty: Bool {
    diagram.outline.participants.isEmpty && diagram.extent.items == 0 && complaint != nil
  }

  /// `login.mmd:3:5: what was found. What to type instead.`
  var complaint: String? { problems.complaint(about: name) }
}

extension [MermaidProblem] {
  /// A line for each; `nil` when there are none.
  func complaint(about name: String) -> String? {
    isEmpty ? nil : map { "\(name.printable):\($0.description)" }.joined(separator: "\n")
  }
}
