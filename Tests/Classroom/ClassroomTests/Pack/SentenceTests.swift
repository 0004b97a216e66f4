import Lessons
import Testing

@testable import Classroom

/// Where a sentence of a lesson ends.
@Suite struct SentenceTests {
  private func sentences(_ markdown: String) -> [String] {
    [Block](markdown: markdown).compactMap(\.paragraph).flatMap(\.sentences).map(\.plain)
  }

  @Test func `a space after the sign ends a sentence, and a Chinese sign needs none`() {
    #expect(
      sentences("Which object posts? `run mvc edit` shows it.")
        == ["Which object posts?", "run mvc edit shows it."])
    #expect(sentences("谁发出消息？`run mvc edit` 会显示。") == ["谁发出消息？", "run mvc edit 会显示。"])
    #expect(sentences("In step 3.`back` leaves it.") == ["In step 3.back leaves it."])
  }
}
