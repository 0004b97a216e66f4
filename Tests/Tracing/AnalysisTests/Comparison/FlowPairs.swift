import TestSupport

/// Pairs of flows in a text file, each with what is found in it.
///
/// A section begins with a sentence that says what its pairs show. The lines after `Before:` and `After:` are in all of its
/// flows; where it has none before, a tap on a button gets to PlayVC. The lines that begin with `=>` are what is found.
struct FlowPairs {
  /// Objects that are there before all flows begin.
  private static let objects = [
    "button : view", "label : view", "title : view", "list : view", "keyboard : view", "NC : nc",
    "PlayVC : controller", "OtherVC : controller", "PlayVM : viewModel", "Guide : presenter",
    "Router : router", "SoundService : service", "MoreService : service", "Recording : model",
    "Store : model", "VSStore : viewStateModel", "UIKit : system", "Nav : system",
  ]
  private static let tap = [
    "- tap", "User > button : tap | user", " button > PlayVC : tapped | target-action",
  ]

  let file: String
  private let text: String

  init(_ name: String) throws {
    file = "Tracing/AnalysisTests/Fixtures/Flows/\(name).txt"
    text = try String(contentsOfFile: "\(Repository.root)/Tests/\(file)", encoding: .utf8)
  }

  /// The text of the file, with what is found now.
  func text(
    with find: (_ first: String, _ second: String, _ patterns: (String, String)) -> [String]
  ) -> String {
    var section = Section()
    let blocks = text.split(separator: "\n\n").map { block in
      let lines = block.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("=>") }
      guard let start = lines.firstIndex(of: "B:") else {
        section = Section(lines)
        return lines
      }
      let flows = [lines[1..<start], lines[(start + 1)...]].map { section.flow($0) }
      return lines + find(flows[0], flows[1], section.patterns).map { "=> " + $0 }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private struct Section {
    var patterns = ("mvc", "mvc")
    private var before = FlowPairs.tap
    private var after: [String] = []

    init(_ lines: [String] = []) {
      let names = lines.first { $0.hasPrefix("Patterns: ") }?.split(separator: " ")
      if let names { patterns = (String(names[1]), String(names[2])) }
      let end = lines.firstIndex(of: "After:") ?? lines.count
      after = Array(lines[end...].dropFirst())
      if let start = lines.firstIndex(of: "Before:") { before = Array(lines[(start + 1)..<end]) }
    }

    func flow(_ lines: ArraySlice<String>) -> String {
      (FlowPairs.objects + before + lines + after).joined(separator: "\n")
    }
  }
}
