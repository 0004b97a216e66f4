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

  /// The format of a text that is written and never read; `nil` for another text.
  ///
  /// - Parameter lines: its first two lines. A picture has a line of XML above its own.
  static func onlyWritten(_ lines: [String]) -> Self? {
    let beginnings: [(String, Self)] = [
      ("@startuml", .plantuml), ("<svg ", .svg), ("<!doctype html>", .html),
      ("pattern,scenario,", .csv), (#"{"version":2,"#, .asciicast), ("digraph ", .dot),
    ]
    let starts = lines.map { $0.prefix(20).lowercased() }
    return beginnings.first { beginning in
      starts.contains { $0.hasPrefix(beginning.0) }
    }?.1
  }
}
