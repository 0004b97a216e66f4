import Cells

/// The file that says what it means where two patterns part. A line is the name of a pattern, a phase that this pattern
/// has there and the other has not, and a sentence. Other lines are comments.
public struct PartingNotes: Equatable, Sendable {
  static func fileName(_ language: String) -> String {
    language == "en" ? "partings.txt" : "partings.\(language).txt"
  }

  private var notes: [String: [String: String]] = [:]

  init(_ text: String) {
    let form = /([a-z-]+)\s+([a-z-]+):\s+(.+)/
    for line in SourceText(text, file: "").lines {
      guard let match = line.wholeMatch(of: form) else { continue }
      notes[String(match.output.1), default: [:]][String(match.output.2)] =
        String(match.output.3).trimmed
    }
  }

  /// `nil` where there is none.
  public func note(on pattern: String, phase: String) -> String? { notes[pattern]?[phase] }

  /// Every pattern and phase that has a sentence.
  public var keys: [(pattern: String, phase: String)] {
    notes.flatMap { pattern, phases in phases.keys.map { (pattern, $0) } }
  }
}

extension LessonIndex {
  /// The sentences of `partings.txt`, or of its translation; empty when there is no such file.
  public func partingNotes(in language: String) -> PartingNotes {
    guard case .success(let text) = folder.text(PartingNotes.fileName(language)) else {
      return PartingNotes("")
    }
    return PartingNotes(text)
  }
}
