import Foundation

/// How long a drawing of a Mermaid file takes, and how much memory, against another program on the same file.
enum DrawingsBenchmark {
  static func run(_ words: [String]) {
    let files = showSizes(of: .shuffled)
    for form in [Form.ladder80, .wide80] { showCosts(of: form, files) }
    if let rival = words.first {
      row(URL(filePath: rival).lastPathComponent, files.map { measured([rival, "--file", $0]) })
    }
    print(unitsOfCosts)
  }
}

/// How long a trace takes to be exported, and how much memory, in each format.
enum ExportsBenchmark {
  static func run(_ words: [String]) {
    let files = showSizes(of: .returns)
    let forms: [Form] = [
      .jsonl, .csv, .ladder80, .plain, .mermaid, .plantuml, .asciicast, .markdown, .svg, .html,
      .dot,
    ]
    for form in forms { showCosts(of: form, files) }
    print(unitsOfCosts)
  }
}

/// Prints the first row of a table, and makes the files that its columns are about.
private func showSizes(of dimension: Dimension) -> [String] {
  row("", ["1,000", "10,000", "100,000"])
  return [1_000, 10_000, 100_000].map(dimension.file)
}

private func showCosts(of form: Form, _ files: [String]) {
  row(form.rawValue, files.map { measured([CommandLine.arguments[0], "draw", form.rawValue, $0]) })
}

private let unitsOfCosts =
  "seconds / MiB at the peak / MiB written; medians of three whole processes"
