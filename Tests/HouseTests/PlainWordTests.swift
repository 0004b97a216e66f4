import Foundation
import TestSupport
import Testing

/// Words for which there are plainer ones: they are hard to read for learners whose English is a second language.
struct PlainWordTests {
  /// Each with the words to write instead.
  private static let plainer = [
    "beside": "next to, as well as", "anew": "again", "whoever": "the person, you",
    "somebody": "a person, you", "hence": "so", "whilst": "while", "thereof": "of it",
  ]

  @Test func `no file has a word for which there is a plainer one`() throws {
    let root = Repository.root + "/"
    let pages = try FileManager.default.subpathsOfDirectory(atPath: root + "Lessons")
      .filter { $0.hasSuffix(".md") }.map { "Lessons/" + $0 }
    let sources = try SourceFile.all.get() + SourceFile.tests.get()
    let files =
      sources.map(\.path).filter { !$0.contains("PlainWordTests") }
      + ["README.md", "CONTRIBUTING.md", "Sources/README.md"] + pages
    let found = try files.flatMap { file in
      try String(contentsOfFile: root + file, encoding: .utf8).rareWords
        .map { "\(file): \($0), write: \(Self.plainer[$0] ?? "")" }
    }
    #expect(found == [])
  }
}

extension String {
  fileprivate var rareWords: [String] {
    matches(of: #/\b(beside|anew|whoever|somebody|hence|whilst|thereof)\b/#.ignoresCase())
      .map { $0.1.lowercased() }
  }
}
