import Cells
import Diagrams

/// A sequence diagram from a file in Mermaid's language.
struct MermaidFile {
  let diagram: Diagram
  private let name: String
  private let problems: [MermaidProblem]

  init(_ name: String, _ source: String) {
    self.name = name
    (diagram, problems) = Diagram.reading(mermaid: source)
  }

  /// Whether the name of a file ends as that of a Mermaid file.
  static func isCalled(_ name: String) -> Bool {
    [".mmd", ".mermaid"].contains(where: name.lowercased().hasSuffix)
  }

  static func recognizes(_ text: String) -> Bool { text.contains("sequenceDiagram") }

  var isEmpty: Bool { diagram.participants.isEmpty && diagram.items.isEmpty && complaint != nil }

  /// `login.mmd:3:5: what was found. What to type instead.`
  var complaint: String? {
    problems.isEmpty
      ? nil : problems.map { "\(name.printable):\($0.description)" }.joined(separator: "\n")
  }
}
