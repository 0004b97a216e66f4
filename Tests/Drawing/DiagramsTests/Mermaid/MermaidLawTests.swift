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
    let source = Diagram.generated(&random).mermaid
    let problems = Diagram.reading(mermaid: source).problems
    #expect(problems == [], "seed \(seed)\n\(source)")
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

extension Unicode.Scalar {
  var isObeyed: Bool {
    switch value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
