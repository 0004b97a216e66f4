import Foundation
import Localization
import Testing
import TestSupport

/// The Chinese catalogue has exactly the phrases of the sources.
///
/// `LIFELINE_RECORD=1 swift test --filter CatalogueTests` brings it up to date: new phrases get an entry without
/// a translation, phrases that no source has any more move to the end.
@Suite struct CatalogueTests {
  private static let catalogue = Result {
    let path = "\(Repository.root)/Sources/Support/CTranslations/zh-Hans.po"
    var file = CatalogueFile(try String(contentsOfFile: path, encoding: .utf8))
    if ProcessInfo.processInfo.environment["LIFELINE_RECORD"] == "1" {
      file.update(from: try sources.get())
      try file.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return file
  }

  private static let sources = Result {
    try SourcePhrases(below: URL(fileURLWithPath: Repository.root))
  }

  private func entries() throws -> [CatalogueFile.Entry] { try Self.catalogue.get().entries }

  @Test func `every phrase of the sources has a translation`() throws {
    let calls = try Self.sources.get().calls
    let translated = Set(try entries().filter { !$0.translation.isEmpty }.map(\.phrase))
    #expect(calls.count > 400)
    #expect(calls.filter { !translated.contains($0.key) } == [])
  }

  @Test func `every phrase of the catalogue is in the sources`() throws {
    let files = try Self.sources.get().files
    #expect(try entries().filter { files[$0.phrase] == nil }.map(\.phrase) == [])
  }

  @Test func `the program has every translation of the catalogue`() throws {
    let entries = try entries().filter { !$0.isObsolete }
    let advice: Comment = "The catalogue is compiled: fill in each msgstr, build, then test."
    #expect(Chinese.phrases.count == entries.count, advice)
    #expect(entries.filter { Chinese.phrases[$0.phrase] != $0.translation } == [], advice)
  }

  @Test func `the translation has the same values as the phrase`() throws {
    let different = try entries().filter {
      Self.places(in: $0.phrase) != Self.places(in: $0.translation)
    }
    #expect(different == [])
  }

  /// `%1`, `%2` … and `%%`.
  private static func places(in form: String) -> Set<String> {
    guard form.contains("%") else { return [] }
    return Set(form.matches(of: #/%(\d+|%)/#).map { String($0.output.0) })
  }

  @Test func `Chinese sentences have Chinese punctuation`() throws {
    let mixture = #/[一-鿿][,.;:!?]|[,.;:!?][一-鿿]/#
    let mixed = try entries().map(\.translation).filter { $0.contains(mixture) }
    #expect(mixed == [])
  }

  @Test func `Chinese and Latin words stand apart`() throws {
    let (place, joint) = (#/%\d+/#, #/[一-鿿][A-Za-z0-9]|[A-Za-z0-9][一-鿿]/#)
    let glued = try entries().map(\.translation).filter {
      $0.replacing(place, with: "").contains(joint)
    }
    #expect(glued == [])
  }
}
