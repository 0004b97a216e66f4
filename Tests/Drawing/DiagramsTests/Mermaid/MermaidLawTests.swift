import Cells
import Diagrams
import TestSupport
import Testing

/// What holds of every source, whatever is in it.
@Suite struct MermaidLawTests {
  @Test(arguments: Seed.some(oneIn: 2))
  func `what was read is written so that it is read as the same`(seed: Seed) {
    let first = Diagram.reading(mermaid: GeneratedMermaid(SplitMix64(seed: seed)).source).0
    let (second, problems) = Diagram.reading(mermaid: first.mermaid)
    #expect(problems == [], "seed \(seed)\n\(first.mermaid)")
    #expect(second == first, "seed \(seed)\n\(first.mermaid)")
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `a diagram of any kind is written so that it is read without a problem`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.ofAnyKind(&random)
    let source = diagram.mermaid
    let (read, problems) = Diagram.reading(mermaid: source)
    #expect(problems == [], "seed \(seed)\n\(source)")
    let ids = Set(diagram.participants.map(\.id))
    let arrows = diagram.messages.filter { ids.contains($0.from) && ids.contains($0.to) }
    // Replies are arrows, too.
    #expect(read.messages.count >= arrows.count, "seed \(seed)\n\(source)")
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `nothing on the screen is obeyed by it, and sentences say every message`(seed: Seed) {
    let diagram = Diagram.reading(mermaid: GeneratedMermaid(SplitMix64(seed: seed)).source).0
    let sentences = diagram.transcript.plain
    for text in [diagram.ladder(.init(width: 60)).plain, sentences, diagram.mermaid] {
      #expect(!text.unicodeScalars.contains { $0.isObeyed }, "seed \(seed)")
    }
    for message in diagram.messages where !message.text.isEmpty {
      #expect(sentences.contains(message.text.replacing("\n", with: " ")), "seed \(seed)")
    }
  }
}
