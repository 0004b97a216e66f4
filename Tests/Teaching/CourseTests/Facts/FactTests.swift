import Lessons
import Testing

/// What the course wants learners to know, held against what its lessons ask.
@Suite struct FactTests {
  private static let asking = Set(
    (shippedLessons["en"] ?? []).flatMap { lesson in
      lesson.sections.filter(\.asks).compactMap(\.id).map { "\(lesson.id)/\($0)" }
    })

  @Test func `every fact has a number and is in the table once`() {
    #expect(Fact.all.map(\.number) == (1...112).filter { !Fact.leftOut.contains($0) })
  }

  @Test func `every question in the table is in the lessons`() {
    let missing = Fact.all.flatMap { fact in
      fact.asked.filter { !Self.asking.contains($0) }.map { "\(fact.number) \(fact.about): \($0)" }
    }
    #expect(missing == [])
  }

  @Test func `every fact is asked, unless it waits for another system`() {
    let unasked = Fact.all.filter { $0.asked.isEmpty && !Fact.waiting.contains($0.number) }
    #expect(unasked.map { "\($0.number) \($0.about)" } == [])
  }

  @Test func `a fact that waits is not asked yet`() {
    #expect(Fact.all.filter { Fact.waiting.contains($0.number) }.flatMap(\.asked) == [])
  }
}
