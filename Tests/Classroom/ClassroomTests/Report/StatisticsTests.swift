import Course
import Foundation
import Lessons
import Progress
import TestSupport
import Testing

@testable import Classroom

/// The figures of a class.
struct StatisticsTests {
  @Test(arguments: Seed.some(oneIn: 20))
  func `the whole is the sum of its parts`(seed: Seed) {
    let report = Sample.report(Sample.submissions(seed))
    let lessons = report.learners.flatMap(\.lessons).map(\.tally)
    let items = (report.questions + report.tasks).map(\.tally)
    let total = report.learners.map(\.tally).reduce(Tally(), +)
    #expect(lessons.reduce(Tally(), +) == total)
    #expect(items.reduce(Tally(), +) == total)
    #expect(total.tried > 0)
  }

  @Test func `the hardest question comes first, and one miss weighs less than many`() {
    let names = ["Ann", "Bo", "Chen", "Dao"]
    let submissions = names.enumerated().map { number, name in
      Sample.submission(
        name, name, Sample.answer(number * 10, .right, to: "easy"),
        Sample.answer(number * 10 + 1, .wrong, to: "hard"),
        Sample.answer(number * 10 + 2, number == 0 ? .wrong : .skipped, to: "rare"))
    }
    let report = Sample.report(submissions)
    #expect(report.questions.map(\.item.id.section) == ["hard", "rare", "easy"])
    #expect(report.hardestQuestions.map(\.item.id.section) == ["hard"])
  }

  /// Ten learners. For each question a `1` for a right answer and a `0` for a wrong one, in the order of the learners.
  private func report(_ answers: KeyValuePairs<String, String>) -> ClassReport {
    Sample.report(
      (0..<10).map { learner in
        let name = "Learner \(learner)"
        let entries = answers.enumerated().flatMap { number, question in
          question.value.dropFirst(learner).prefix(1).map { sign in
            Sample.answer(
              learner * 10 + number, sign == "1" ? .right : .wrong, to: question.key,
              about: [question.key])
          }
        }
        let progress = ProgressFile(learner: name, log: .init(entries: entries))
        return Submission(file: name, progress: progress)
      })
  }

  @Test func `the smallest share comes first, of equal shares what many missed or few knew`() {
    let report = report([
      "all": "11111", "one": "1", "most": "11110", "none": "00000", "nobody": "0", "half": "10",
    ])
    let names = ["none", "nobody", "half", "most", "one", "all"]
    #expect(report.questions.map(\.item.id.section) == names)
    #expect(report.concepts.map(\.concept) == names)
  }

  @Test func `what to talk about begins with what many missed`() {
    let report = report([
      "many": "1000000000", "few1": "00", "few2": "00", "few3": "00", "few4": "00", "few5": "00",
    ])
    let few = (1...5).map { "few\($0)" }
    #expect(report.questions.map(\.item.id.section) == few + ["many"])
    #expect(report.hardestQuestions.map(\.item.id.section) == ["many"] + few.prefix(4))
  }

  @Test func `learners who tried nothing need help first, then the weakest`() {
    let report = Sample.report([
      Sample.submission("Ann", "a", Sample.answer(1, .right)),
      Sample.submission("Bo", "b", Sample.answer(2, .wrong), Sample.answer(3, .right)),
      Sample.submission("Chen", "c"),
    ])
    #expect(report.learnersNeedingHelp.map(\.name) == ["Chen", "Bo"])
  }

  @Test func `a wrong answer counts once for each who gave it`() {
    let report = Sample.report([
      Sample.submission(
        "Ann", "a", Sample.answer(1, .wrong, given: ["1"]), Sample.answer(2, .wrong, given: ["1"]),
        Sample.answer(3, .wrong, given: ["3", "1"])),
      Sample.submission("Bo", "b", Sample.answer(4, .wrong, given: ["3", "1"])),
    ])
    #expect(
      report.questions[0].wrongAnswers == [
        .init(words: "3 + 1", learners: 2), .init(words: "1", learners: 1),
      ])
  }

  @Test func `wrong answers that as many learners gave are named together`() {
    let report = Sample.report(
      ["1", "1", "3", "3", "4"].enumerated().map { number, answer in
        let name = "Learner \(number)"
        return Sample.submission(name, name, Sample.answer(number, .wrong, given: [answer]))
      })
    #expect(report.questions[0].commonWrongAnswers.map(\.line) == ["2 each answered: 1; 3"])
    #expect(report.html.text.contains("<br>2 each answered: 1; 3"))
  }

  @Test func `some of the right choices are told as some, not as wrong ones`() throws {
    let lesson = """
      ---
      lifeline: 1
      id: tour
      title: A tour
      pattern: mvc
      ---
      # A tour <!-- id: tour -->

      ## Which? <!-- id: q type: quiz concept: roles -->

      Which are right?

      - [x] One
        > It is.
      - [x] Two
        > It is.
      - [ ] Three
        > It is not.
      """
    let scratch = try Scratch(["01-tour.md": lesson])
    let given = [["1"], ["1"], ["2"], ["2"], ["1", "3"], ["1", "3"], ["3"], []]
    let submissions = given.enumerated().map { number, answer in
      Sample.submission(
        "Learner \(number)", "\(number)", Sample.answer(number, .wrong, given: answer))
    }
    let report = ClassReport(
      Roster(submissions), course: Course(smallIndex(in: scratch)), language: "en", timeZone: .gmt)
    let question = try #require(report.questions.first)
    #expect(
      question.commonWrongAnswers.map(\.line) == [
        "2 answered: One + Three", "2 each only chose: One; Two",
      ])
    #expect(
      question.wrongAnswerLines == [
        "2 answered: One + Three", "2 only chose: One", "2 only chose: Two",
        "1 answered: (nothing)", "1 answered: Three",
      ])
  }

  @Test(arguments: ["0", "-1", "3", "-9223372036854775808", "9223372036854775807", "one"])
  func `an answer may name a choice that no lesson ever had`(number: String) {
    let item = Item(
      id: SectionID(lesson: "tour", section: "q"), kind: .question, state: .present, title: "",
      choices: ["One", "Two"], isOrdered: false)
    #expect(item.words(of: ["2", number]) == "Two + choice \(number), which no longer exists")
  }

  /// On 7 November 2010, at one minute past midnight, the clocks of St. John's went back to 23:01.
  @Test func `a later answer may be on an earlier day`() throws {
    let entries = [1_289_097_030.0, 1_289_097_600].enumerated().map { number, seconds in
      ProgressLog.Entry(
        id: Sample.id(number), date: Date(timeIntervalSince1970: seconds),
        section: SectionID(lesson: "tour", section: "q"),
        event: .answered(.init(.right, given: ["1"], concepts: [])))
    }
    let submission = Submission(file: "a", progress: ProgressFile(log: .init(entries: entries)))
    let stJohns = try #require(TimeZone(identifier: "America/St_Johns"))
    let report = ClassReport(
      Roster([submission]), course: nil, language: "en", timeZone: stJohns)
    #expect(report.learners[0].days?.lowerBound.description == "2010-11-06")
    #expect(report.learners[0].days?.upperBound.description == "2010-11-07")
  }

  @Test func `a concept is as weak as the questions about it`() {
    let report = Sample.report([
      Sample.submission(
        "Ann", "a", Sample.answer(1, .right, to: "p", about: ["roles"]),
        Sample.answer(2, .wrong, to: "q", about: ["roles", "contract"]),
        Sample.answer(3, .skipped, to: "r", about: ["testing"]))
    ])
    let figures = report.concepts.map { "\($0.name) \($0.tally.rightWords)" }
    #expect(figures == ["contract 0 of 1 right at once", "roles 1 of 2 right at once"])
  }
}

/// Who stopped, in a lesson with three questions.
@MainActor @Suite struct SyllabusTests {
  @Test func `a page where something is changed counts as a task, as in progress`() throws {
    let id = SectionID(lesson: "mvc", section: "change-delete")
    let entry = ProgressLog.Entry(id: Sample.id(1), date: .now, section: id, event: .finishedTask)
    let log = ProgressLog(entries: [entry])
    let syllabus = Syllabus(of: [log], in: shippedCourse, language: "en")
    let item = try #require(syllabus.items.first { $0.id == id })
    #expect(item.state == .present && item.kind == .task && !item.title.isEmpty)
    let entryOfLesson = try #require(shippedIndex.entries.first { $0.id == "mvc" })
    let pages = shippedIndex.outline(of: entryOfLesson).pages
    #expect(syllabus.items.count == pages.count(where: \.asks))
  }
}

@MainActor @Suite struct StopTests {
  private static let head = """
    ---
    lifeline: 1
    id: tour
    title: A tour
    pattern: mvc
    ---
    # A tour <!-- id: tour -->

    Three words.

    """

  private static func question(_ name: String) -> String {
    """

    ## Word \(name) <!-- id: \(name) type: short-answer concept: roles -->

    Which word is it?

    - [x] `word`
      > It is.

    """
  }

  private static let day = 24 * 60

  /// - Parameter days: for each learner, when the first questions of the lesson were answered.
  private func stops(_ days: KeyValuePairs<String, [Int]>) throws -> [String] {
    let names = ["a", "b", "c"]
    let lesson = Self.head + names.map(Self.question).joined()
    let scratch = try Scratch(["01-tour.md": lesson])
    let index = smallIndex(in: scratch)
    let submissions = days.enumerated().map { learner, submission in
      let entries = zip(submission.value, names).enumerated().map { number, answer in
        // The number of an entry is in one file only.
        Sample.answer(answer.0 * Self.day + learner * 10 + number, .right, to: answer.1)
      }
      let progress = ProgressFile(learner: submission.key, log: .init(entries: entries))
      return Submission(file: submission.key, progress: progress)
    }
    let report = ClassReport(
      Roster(submissions), course: Course(index), language: "en", timeZone: .gmt)
    return report.stops.map { "\($0.learner), \($0.words)" }
  }

  @Test func `29 of 50 are 58 %, as progress says`() {
    let completion = LearnerStatistics.Completion(done: 29, all: 50, last: nil)
    #expect(completion.words == "29 of 50 done (58 %)")
  }

  @Test func `a learner who worked until the last day has not stopped`() throws {
    #expect(try stops(["Ann": [0, 7, 8], "Bo": [8]]) == [])
    #expect(try stops(["Ann": [0, 7, 8], "Bo": [8], "Chen": [7, 8], "Dao": [8]]) == [])
  }

  @Test func `a learner did less than most where more than half of them did more`() throws {
    #expect(
      try stops(["Ann": [0, 7, 8], "Bo": [8], "Chen": [7, 8]])
        == ["Bo, tour: 1 of 3 done (33 %), the last: Word a; 2026-03-10"])
  }

  @Test func `a learner who did nothing in the last seven days of the class has stopped`() throws {
    #expect(
      try stops(["Ann": [0, 7], "Bo": [0, 0]])
        == ["Bo, tour: 2 of 3 done (66 %), the last: Word b; 2026-03-02"])
    #expect(try stops(["Ann": [0, 7], "Bo": [0, 1]]) == [])
  }
}

/// How well a question separates learners who know the subject from learners who do not.
struct DiscriminationTests {
  private typealias Pair = (isRight: Bool, elsewhere: Double)

  @Test func `it is one where those who know the rest know this`() throws {
    let pairs: [Pair] = (0..<10).map { ($0 < 5, $0 < 5 ? 1 : 0) }
    #expect(try #require(Discrimination(pairs)).words == "+1.00")
    let turned: [Pair] = (0..<10).map { ($0 < 5, $0 < 5 ? 0 : 1) }
    #expect(try #require(Discrimination(turned)).words == "-1.00")
  }

  /// By hand: 0.56 / √(2.4 · 0.384) = 0.583.
  @Test func `it is less where some do not`() throws {
    let pairs: [Pair] =
      Array(repeating: (true, 0.8), count: 3) + [(true, 0.4)]
      + Array(repeating: (false, 0.4), count: 5) + [(false, 0.8)]
    #expect(try #require(Discrimination(pairs)).words == "+0.58")
  }

  @Test func `too few learners, or all alike, tell nothing`() {
    #expect(Discrimination((0..<9).map { ($0 < 5, Double($0)) }) == nil)
    #expect(Discrimination((0..<20).map { (true, Double($0)) }) == nil)
    #expect(Discrimination((0..<20).map { ($0 < 5, 0.7) }) == nil)
  }

  @Test func `a report compares a question with the other questions`() throws {
    let submissions = (0..<12).map { number in
      Sample.submission(
        "Learner \(number)", "\(number)",
        Sample.answer(number * 10, number < 6 ? .right : .wrong, to: "a"),
        Sample.answer(number * 10 + 1, number < 6 ? .right : .shown, to: "b"),
        Sample.answer(number * 10 + 2, number.isMultiple(of: 2) ? .right : .wrong, to: "c"))
    }
    let questions = Sample.report(submissions).questions
    let words = questions.map { "\($0.item.id.section) \($0.discrimination?.words ?? "")" }
    #expect(words == ["a +0.71", "b +0.71", "c +0.00"])
    #expect(questions[0].discrimination?.learners == 12)
  }
}
