import Diagrams
import TestSupport

/// The lines of a Mermaid source, judged one by one.
struct SourceLines {
  private let lines: [String]
  private let diagram: Diagram
  private let problems: [MermaidProblem]

  init(_ source: String) {
    lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    (diagram, problems) = Diagram.reading(mermaid: source)
  }

  /// Lines that are lost: the source reads the same without them, and no problem is about them.
  ///
  /// - Parameter most: reading takes its time, so not more lines than this are looked at, chosen at random.
  func lost(_ random: inout SplitMix64, most: Int = 20) -> [String] {
    let insides = insides
    // Without one of two equal titles and so on, the other still says it.
    let times = Dictionary(lines.map { ($0.words, 1) }, uniquingKeysWith: +)
    let said = lines.indices.prefix(judgedLines).filter {
      !insides.contains($0) && saysSomething(lines[$0]) && times[lines[$0].words] == 1
    }
    let chosen = said.count <= most ? said : (0..<most).map { _ in random.pick(said) }
    return chosen.filter(isLost).map { "line \($0 + 1): \(lines[$0])" }
  }

  private func isLost(_ index: Int) -> Bool {
    var others = lines
    others.remove(at: index)
    let (diagram, problems) = Diagram.reading(mermaid: others.joined(separator: "\n"))
    return diagram == self.diagram && problems.map(Told.init) == self.problems.map(Told.init)
  }

  /// A problem without its line.
  private struct Told: Equatable {
    let column: Int
    let text: String
    let message: String

    init(_ problem: MermaidProblem) {
      (column, text) = (problem.column, problem.text)
      message = problem.kind.message.replacing(#/^line \d+/#, with: "")
    }
  }

  /// How many lines, from the top, have to be drawn or named. After another kind of diagram nothing is read, and of
  /// more than a hundred problems not all are named.
  private var judgedLines: Int {
    if problems.contains(where: { $0.kind == .tooMany }) { return 0 }
    let other = problems.first {
      if case .anotherDiagram = $0.kind { true } else { false }
    }
    return other.map { $0.line - 1 } ?? lines.count
  }

  /// The lines inside of what takes several lines, which is judged by its first: the front matter, directives,
  /// settings and descriptions.
  private var insides: Set<Int> {
    var found: Set<Int> = []
    var end = hasFrontMatter ? "---" : nil
    for (index, line) in lines.enumerated() {
      if let sign = end {
        found.insert(index)
        if index > 0, sign == "---" ? line.isRule : line.contains(sign) { end = nil }
      } else if line.contains("%%{"), !line.contains("}%%") {
        end = "}%%"
      } else if line.contains("@{") || line.lowercased().contains("accdescr"), !line.contains("}") {
        end = "}"
      }
    }
    return found
  }

  private var hasFrontMatter: Bool {
    lines[0].isRule && lines.dropFirst().contains(where: \.isRule)
  }

  /// Neither blank nor a comment, nor the header, nor properties, which Mermaid does not draw either. A plain
  /// declaration says nothing more than any other line that names the participant; neither does a setting that gives it
  /// the type which it has anyway.
  private func saysSomething(_ line: String) -> Bool {
    guard let first = line.words.first, let sign = first.unicodeScalars.first else { return false }
    if sign == "%" || sign == "#" || line.allSatisfy({ " {},:\t\r".contains($0) }) { return false }
    if line.contains(#/type["']?\s*:\s*["']?(participant|actor)/#) { return false }
    if ["participant", "actor"].contains(first) { return line.words.count > 2 }
    return !["sequencediagram", "properties", "details"].contains(first)
  }
}

extension String {
  /// The first or the last line of the front matter.
  fileprivate var isRule: Bool {
    hasPrefix("---") && dropFirst(3).allSatisfy { " \t\r".contains($0) }
  }

  /// Keywords may be written in capitals.
  fileprivate var words: [String] {
    lowercased().split { $0.isWhitespace || $0 == ";" }.map { String($0) }
  }
}
