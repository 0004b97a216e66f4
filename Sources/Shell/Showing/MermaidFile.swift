import Cells
import Diagrams

/// A sequence diagram that somebody wrote.
struct MermaidFile {
  let diagram: Diagram
  private let name: String
  private let problems: [MermaidProblem]

  init(_ name: String, _ source: String) {
    self.name = name
    (diagram, problems) = Diagram.reading(mermaid: source)
  }

  /// By the ending of its name, else by what stands in it: a trace begins with a brace.
  static func recognizes(_ text: String, named name: String) -> Bool {
    if [".mmd", ".mermaid"].contains(where: name.lowercased().hasSuffix) { return true }
    guard text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) != "{" else { return false }
    return text.contains("sequenceDiagram")
  }

  var isEmpty: Bool { diagram.participants.isEmpty && diagram.items.isEmpty && complaint != nil }

  /// `login.mmd:3:5: what was found. What to type instead.`
  var complaint: String? {
    problems.isEmpty
      ? nil : problems.map { "\(name.printable):\($0.description)" }.joined(separator: "\n")
  }
}
