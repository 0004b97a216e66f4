import Grammar

/// The formats of a run or of a diagram from a file.
public nonisolated enum TraceFormat: String, Choice {
  case text, plain, mermaid, plantuml, svg, html, jsonl, csv, asciicast, dot, markdown

  /// Whether it needs a trace: a diagram does not know state, ownership and causes.
  var needsRun: Bool {
    switch self {
    case .jsonl, .csv, .dot: true
    case .text, .plain, .mermaid, .plantuml, .svg, .html, .asciicast, .markdown: false
    }
  }

  /// Whether people never read it as text.
  var isForPrograms: Bool {
    switch self {
    case .svg, .html, .asciicast, .jsonl: true
    case .text, .plain, .mermaid, .plantuml, .csv, .dot, .markdown: false
    }
  }
}
