import Foundation
import Progress
import TestSupport
import Testing

/// Rules that hold for every history: answers to several questions in any order, at times that may go back.
@Suite struct AccountLawTests {
  private static let questions = ["mvc/a", "mvc/b", "mvc/c", "mvp/a", "mvp/b"].map(section)
  private static let seeds = Seed.some(oneIn: 5)

  private func history(_ generator: inout SplitMix64) -> ProgressLog {
    var now = noon(100)
    return ProgressLog(
      entries: (0..<generator.below(60) + 1).map { number in
        now += generator.pick([1, 60, 3600, 86_400, 259_200, 1_209_600, -1, -7200, -86_400])
        return entry(number, at: now, generator.pick(Self.questions), event(&generator))
      })
  }

  private func event(_ generator: inout SplitMix64) -> ProgressLog.Event {
    switch generator.below(9) {
    case 0: .sawHint(generator.below(3) + 1)
    case 1, 2: .answered(.init(.wrong, given: ["1"]))
    case 3: .answered(.init(.shown))
    case 4: .answered(.init(.skipped))
    default: .answered(.init(.right, given: ["2"]))
    }
  }

  private func entry(
    _ number: Int, at date: Date, _ section: SectionID, _ event: ProgressLog.Event
  ) -> ProgressLog.Entry {
    ProgressLog.Entry(id: id(number), date: date, section: section, event: event)
  }

  /// A moment at which all of it is over.
  private func end(_ log: ProgressLog, _ generator: inout SplitMix64) -> Date {
    (log.entries.last?.date ?? noon(0)) + Double(generator.below(20) * 43_200 + 1)
  }

  private func plan(_ log: ProgressLog, at now: Date) -> ReviewPlan {
    Account(log).reviewPlan(at: now, in: utc)
  }

  private func log(
    _ log: ProgressLog, and outcome: Outcome, to question: SectionID, at now: Date
  ) -> ProgressLog {
    let entry = entry(1000 + log.entries.count, at: now, question, .answered(.init(outcome)))
    return ProgressLog(entries: log.entries + [entry])
  }

  @Test(arguments: seeds)
  func `an answer moves its own question, and no other`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = history(&generator)
    let now = end(log, &generator)
    let before = plan(log, at: now)
    let question = generator.pick(Self.questions)
    for outcome in Outcome.allCases {
      let after = plan(self.log(log, and: outcome, to: question, at: now), at: now)
      #expect(
        after.schedules.filter { $0.question != question }
          == before.schedules.filter { $0.question != question })
      let isDue = after.due.contains { $0.question == question }
      switch outcome {
      case .right, .shown: #expect(!isDue)
      case .wrong: #expect(isDue)
      case .skipped: #expect(after == before)
      }
    }
  }

  @Test(arguments: seeds)
  func `a wrong answer is due before every right one`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = history(&generator)
    let now = end(log, &generator)
    let question = generator.pick(Self.questions)
    let others = Self.questions.filter { $0 != question }
    let right = others.reduce(log) { self.log($0, and: .right, to: $1, at: now) }
    let plan = plan(self.log(right, and: .wrong, to: question, at: now), at: now)
    #expect(plan.due.map(\.question) == [question])
    #expect(plan.schedules.first?.question == question)
    #expect(plan.schedules.dropFirst().allSatisfy { $0.due > plan.today })
  }

  @Test(arguments: seeds)
  func `a review adds up when you count along, in any order`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    var log = history(&generator)
    var now = end(log, &generator)
    var left = plan(log, at: now).due.map(\.question)
    for question in left.shuffled(using: &generator) {
      let isWrongFirst = generator.below(2) == 0
      for outcome in isWrongFirst ? [Outcome.wrong, .right] : [.right] {
        now += 0.001
        log = self.log(log, and: outcome, to: question, at: now)
        if outcome == .right { left.removeAll { $0 == question } }
        #expect(plan(log, at: now).due.count == left.count)
      }
    }
    #expect(plan(log, at: now).due.isEmpty)
  }

  @Test(arguments: seeds)
  func `an answer from a later day changes nothing today`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = history(&generator)
    let now = end(log, &generator)
    let tomorrow = self.log(
      log, and: generator.pick(Outcome.allCases), to: generator.pick(Self.questions),
      at: now + 86_400)
    #expect(plan(tomorrow, at: now).due.map(\.question) == plan(log, at: now).due.map(\.question))
  }

  @Test(arguments: seeds)
  func `each question counts once, as it was answered`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = history(&generator)
    for lesson in ["mvc", "mvp"] {
      let tally = Account(log).tally(of: lesson) { _ in false }
      let outcomes = Self.questions.filter { $0.lesson == lesson }.map { question in
        log.entries.filter { $0.section == question }.compactMap { $0.answer?.outcome }
      }
      let tried = outcomes.map { $0.filter { $0 != .skipped } }.filter { !$0.isEmpty }
      #expect(tally.tried == tried.count)
      #expect(tally[.rightAtFirstTry] == tried.count { $0.first == .right })
      #expect(tally[.wrong] == tried.count { $0.allSatisfy { $0 == .wrong } })
      #expect(tally[.skipped] == outcomes.count { !$0.isEmpty } - tried.count)
      #expect(tally.answered == tried.count { $0.contains { $0 != .shown } })
    }
  }

  @Test(arguments: seeds)
  func `what we wrote reads back as the same account`(seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    let log = history(&generator)
    let now = end(log, &generator)
    let read = try ProgressFile(text: ProgressFile(log: log).text).log
    #expect(Account(read) == Account(log))
    #expect(plan(read, at: now) == plan(log, at: now))
    let part = ProgressLog(entries: log.entries.filter { _ in generator.below(2) == 0 })
    #expect(Account(part.union(log)) == Account(log))
  }
}
