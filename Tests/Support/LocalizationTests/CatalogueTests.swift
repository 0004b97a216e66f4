import Foundation
import Localization
import Testing

/// What the sources say, held against what the catalogue knows.
@Suite struct CatalogueTests {
  private static let sources = Result {
    try SourcePhrases(
      below: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources")
        .standardized)
  }

  @Test func `what is said can be said in Chinese`() throws {
    let said = try Self.sources.get().said
    #expect(said.count > 400)
    #expect(said.filter { Chinese.phrases[$0.key] == nil } == [:])
  }

  @Test func `what stands in the catalogue is said somewhere`() throws {
    let literals = try Self.sources.get().literals
    #expect(Chinese.phrases.keys.filter { !literals.contains($0) } == [])
  }

  @Test func `what is put into the English is put into the Chinese`() {
    let different = Chinese.phrases.filter { Self.places(in: $0.key) != Self.places(in: $0.value) }
    #expect(different == [:])
  }

  /// `%1`, `%2` … and `%%`.
  private static func places(in form: String) -> Set<String> {
    Set(form.matches(of: #/%(\d+|%)/#).map { String($0.output.0) })
  }

  @Test func `Chinese sentences have Chinese punctuation`() {
    let mixed = Chinese.phrases.values.filter {
      $0.contains(#/[一-鿿][,.;:!?]|[,.;:!?][一-鿿]/#)
    }
    #expect(mixed == [])
  }

  @Test func `Chinese and Latin words stand apart`() {
    let glued = Chinese.phrases.values.filter {
      $0.replacing(#/%\d+/#, with: "").contains(#/[一-鿿][A-Za-z0-9]|[A-Za-z0-9][一-鿿]/#)
    }
    #expect(glued == [])
  }
}
