import Foundation
import SourceCode

/// The string literals of the sources, spelled as keys of the catalogue.
struct SourcePhrases {
  /// A call of `localized(…)`.
  struct Call: Equatable {
    /// The English words, with `%1`, `%2` … for the values.
    var key: String
    /// The expressions of the values.
    var values: [String]
    /// The path in the package.
    var file: String
  }

  /// In the order of the files and of the lines.
  private(set) var calls: [Call] = []
  /// The files with each literal. Phrases in tables are literals, too, without a call.
  private(set) var files: [String: [String]] = [:]

  /// - Parameter root: the folder of the package.
  init(below root: URL) throws {
    let folder = root.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let found = LiteralReader(text)
      let file = "Sources/" + path
      calls += found.calls.map { Call(key: $0.key, values: $0.values, file: file) }
      for key in found.literals { files[key, default: []].append(file) }
    }
  }

  init(calls: [Call]) {
    self.calls = calls
    files = Dictionary(grouping: calls, by: \.key).mapValues { $0.map(\.file) }
  }
}
