import Foundation
import TestSupport
import Testing

/// Words for which there are plainer ones: they are hard to read for learners whose English is a second language.
struct PlainWordTests {
  /// Each with the words to write instead.
  fileprivate static let plainer = [
    "beside": "next to, as well as", "anew": "again", "whoever": "the person, you",
    "somebody": "a person, you", "hence": "so", "whilst": "while", "thereof": "of it",
  ]

  @Test func `no file has a word for which there is a plainer one`() throws {
    let found = try Self.found { text in
      text.rareWords.map { "\($0), write: \(Self.plainer[$0] ?? "")" }
    }
    #expect(found == [])
  }

  @Test func `no sentence ends with "still" or has a question as its subject`() throws {
    let found = try Self.found { text in text.oddlyOrderedSentences }
    #expect(found == [])
  }

  /// What there is to say about each file, with its path.
  private static func found(_ complaints: (String) -> [String]) throws -> [String] {
    try texts.get().flatMap { file in complaints(file.text).map { "\(file.path): \($0)" } }
  }

  private static let texts = Result { () throws -> [(path: String, text: String)] in
    let root = Repository.root + "/"
    func paths(in folder: String, _ endings: [String]) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: root + folder)
        .filter { path in endings.contains { path.hasSuffix($0) } }.map { folder + "/" + $0 }
    }
    let others =
      try paths(in: "Lessons", [".md"]) + paths(in: "Sources", [".schema.json", ".js", ".css"])
      + paths(in: ".ci", [""])
    let sources = try SourceFile.all.get() + SourceFile.tests.get()
    let files =
      sources.map(\.path).filter { !$0.contains("PlainWordTests") }
      + ["README.md", "CONTRIBUTING.md", "Package.swift", "Sources/README.md"] + others
    return try files.map {
      (path: $0, text: try String(contentsOfFile: root + $0, encoding: .utf8))
    }
  }
}

extension String {
  fileprivate var rareWords: [String] {
    guard lowercased().contains(anyOf: PlainWordTests.plainer.keys) else { return [] }
    return matches(of: #/\b(beside|anew|whoever|somebody|hence|whilst|thereof)\b/#.ignoresCase())
      .map { $0.1.lowercased() }
  }

  /// "The recording has its old name still." and "Nothing is read. Who shows the value reads it."
  fileprivate var oddlyOrderedSentences: [String] {
    guard contains(anyOf: [" still.", " still,", " Who "]) else { return [] }
    return matches(of: #/\w+ still[.,]|[.?!] Who [^.?!\n]+\./#).map { String($0.0) }
      .filter { !$0.hasPrefix("stand") }
  }

  /// Most files have none of the words, which is found faster than by an expression.
  private func contains(anyOf words: some Sequence<String>) -> Bool {
    let bytes = Data(utf8)
    return words.contains { bytes.range(of: Data($0.utf8)) != nil }
  }
}
