import Testing

@testable import Lessons

/// What is read from heads alone is what the whole reading finds.
@Suite struct HeadLawTests {
  @Test func `a contract is the same when only its page is parsed`() throws {
    let lessons = shippedIndex.entries.compactMap { shippedIndex.lesson($0).value }
    let patterns = Set(lessons.flatMap(\.contractPatterns) + ["none"])
    #expect(patterns.count > 10)
    for pattern in patterns {
      let own = lessons.filter { $0.pattern == pattern }
      let others = lessons.filter { $0.pattern != pattern }
      let table = (own + others).lazy.compactMap { $0.contract(of: pattern) }.first
      #expect(shippedIndex.contract(of: pattern) == table, "\(pattern)")
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `the head of an exercise says what its page says`(language: String) {
    let exercises = shippedIndex.exercises
    let pages = exercises.entries.compactMap { exercises.exercise($0.id, in: language) }
    let heads = exercises.exerciseHeads(in: language)
    #expect(!heads.isEmpty)
    #expect(
      heads
        == pages.map {
          ExerciseHead(
            id: $0.id, title: $0.title, pattern: $0.pattern, kind: $0.exercise.kind,
            level: $0.exercise.level, files: $0.exercise.files)
        })
  }

  @Test func `a page that is parsed alone is the page of the lesson`() throws {
    for entry in shippedIndex.entries {
      let sections = try #require(shippedIndex.lesson(entry).value?.sections)
      for heading in shippedIndex.headings(of: entry.name) where heading.type == .contract {
        let page = heading.page(in: entry.file, pattern: entry.pattern)
        #expect(page == sections.first { $0.location.line == heading.line })
      }
    }
  }
}
