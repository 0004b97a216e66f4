import Diagrams
import Foundation
import Trace

/// Judges what was written in one of the formats of `render` and `export`.
struct Exported {
  let format: String
  let text: String

  /// What is wrong with it.
  var findings: [String] {
    guard !text.isEmpty else { return [] }
    return switch format {
    case "csv": Table(text).formulas.prefix(3).map { "formula: \($0)" }
    case "svg": smuggled(scripts: 0)
    case "html": smuggled(scripts: Self.scriptsOfPage)
    case "jsonl": problemOfTrace
    case "mermaid": problemsOfMermaid
    case "asciicast": brokenLines.prefix(3).map { "json: \($0)" }
    default: []
    }
  }

  /// A page of ours has its data and its program.
  private static let scriptsOfPage = 2

  private func smuggled(scripts: Int) -> [String] {
    let markup = Markup(text)
    let found = markup.smuggled.prefix(3).map { "markup: \($0)" }
    return markup.scripts == scripts ? found : found + ["markup: \(markup.scripts) scripts"]
  }

  private var problemOfTrace: [String] {
    do throws(TraceFileProblem) {
      let trace = try Trace(jsonLines: text)
      return trace.jsonLines == text ? [] : ["changed: the trace reads back as another"]
    } catch {
      return ["unreadable: \(error.message)"]
    }
  }

  private var problemsOfMermaid: [String] {
    Diagram.reading(mermaid: text).problems.prefix(3).map { "unreadable: \($0.description)" }
  }

  private var brokenLines: [Substring] {
    text.split(separator: "\n").filter {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) == nil
    }
  }
}

extension Findings {
  func judge(_ format: String, _ text: String) {
    for finding in Exported(format: format, text: text).findings {
      require(false, "\(finding) in \(format)")
    }
  }
}
