/// The forms in which a run, or what somebody drew, can be taken elsewhere.
public nonisolated enum TraceFormat: String, CaseIterable, Sendable {
  case text, plain, mermaid, plantuml, svg, html, jsonl, csv, asciicast, dot, markdown

  /// Whether it says what a drawing does not know: state, ownership, what came of what.
  var needsRun: Bool {
    switch self {
    case .jsonl, .csv, .dot: true
    case .text, .plain, .mermaid, .plantuml, .svg, .html, .asciicast, .markdown: false
    }
  }
}

nonisolated extension TraceFormat: Choice {}
