import Lessons
import TestSupport
import Testing

@testable import Course

/// Whether place, length or words of choices give right answers away.
@Suite struct GuessingCheckTests {
  /// A quiz whose right choice is ticked.
  private func quiz(_ number: Int, _ choices: [String]) -> String {
    let list = choices.map { "- \($0)\n  > Because.\n" }.joined()
    return "## Q <!-- id: q\(number) type: quiz concept: roles -->\n\nWhich?\n\n\(list)\n\(hint)\n"
  }

  private func findings(_ quizzes: [[String]]) -> [String] {
    let text = quizzes.enumerated().map { quiz($0 + 1, $1) }.joined()
    let lessons = [Lesson.read(lesson("", text), file: "L/a.md").value].compactMap(\.self)
    return GuessingCheck(lessons).findings(in: "L/a.md").map(\.description)
  }

  private let longest = ["[ ] Short", "[x] The longest here", "[ ] Longer", "[ ] Long"]
  private let first = ["[x] Aaaa", "[ ] Bbbb", "[ ] Cccc", "[ ] Dddd"]
  private let neither = ["[ ] Aaaa", "[ ] Bbbb", "[x] Cccc", "[ ] The longest here"]

  /// A full stop at one choice only would mark it.
  @Test(arguments: ["en", "zh-Hans"])
  func `the choices of a question all end in a full stop, or none does`(
    _ language: String
  ) throws {
    let sections = try #require(shippedLessons[language]).flatMap(\.sections)
    let questions = sections.filter { ($0.question?.choices.count ?? 0) > 1 }
    #expect(questions.count > 100)
    let uneven = questions.filter { section in
      let ends = section.question?.choices.map { ".。".contains($0.text.plain.last ?? " ") } ?? []
      return Set(ends).count > 1
    }
    #expect(uneven.map { $0.id ?? "" } == [])
  }

  @Test func `the longest choice is right too often`() {
    #expect(
      findings([longest, longest, longest, longest, neither]) == [
        "L/a.md:1:1: the longest choice is the right one in 4 of 5 quizzes; chance gives 1.3. Shorten "
          + "right choices or lengthen wrong ones. These are q1, q2, q3, q4."
      ])
  }

  @Test func `the first choice is right too often`() {
    #expect(
      findings([first, first, first]) == [
        "L/a.md:1:1: the first choice is the right one in 3 of 3 quizzes; chance gives 0.8. Move right "
          + "choices to other places. These are q1, q2, q3."
      ])
  }

  @Test func `the first choice is right too seldom`() {
    let places = [neither, longest, ["[ ] Aaaa", "[ ] Bbbb", "[ ] Cccc", "[x] Dddd"]]
    #expect(
      findings((0..<14).map { places[$0 % 3] }) == [
        "L/a.md:1:1: the first choice is the right one in 0 of 14 quizzes; chance gives 3.5. Move some "
          + "right choices to this place. These are q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11, q12, q13, "
          + "q14."
      ])
  }

  @Test func `a choice with a word that leaves no exception is wrong too often`() {
    let quizzes = [
      ["[ ] Only aaaa", "[x] Sometimes", "[ ] At a time"],
      ["[x] Sometimes", "[ ] At a time", "[ ] Never bbb"],
      ["[ ] At a time", "[ ] Always cc", "[x] Sometimes"],
    ]
    #expect(
      findings((0..<12).map { quizzes[$0 % 3] }) == [
        "L/a.md:1:1: a choice with a word such as \"only\" or \"never\" is the right one in 0 of 12 "
          + "quizzes; chance gives 4.0. Take such words out of wrong choices. These are q1, q2, q3, q4, q5, "
          + "q6, q7, q8, q9, q10, q11, q12."
      ])
  }

  /// So many quizzes of four choices, which are alike but for one of them and for the right one.
  private func quizzes(_ count: Int, odd: String, at places: [Int], right: [Int]) -> [[String]] {
    (0..<count).map { number in
      (0..<4).map { choice in
        let word = choice == places[number % places.count] ? odd : "Aaaa"
        return "[\(choice == right[number % right.count] ? "x" : " ")] \(word)"
      }
    }
  }

  @Test func `the last choice, the shortest one and one with "only" are right too often`() {
    let places = [1, 2, 0]
    let found = [
      quizzes(3, odd: "Bbbb", at: [0], right: [3]),
      quizzes(3, odd: "Bbb", at: places, right: places),
      quizzes(3, odd: "Only", at: places, right: places),
    ].map(findings)
    #expect(
      found == [
        [
          "L/a.md:1:1: the last choice is the right one in 3 of 3 quizzes; chance gives 0.8. Move right "
            + "choices to other places. These are q1, q2, q3."
        ],
        [
          "L/a.md:1:1: the shortest choice is the right one in 3 of 3 quizzes; chance gives 0.8. Lengthen "
            + "right choices or shorten wrong ones. These are q1, q2, q3."
        ],
        [
          "L/a.md:1:1: a choice with a word such as \"only\" or \"never\" is the right one in 3 of 3 "
            + "quizzes; chance gives 0.8. Take such words out of right choices. These are q1, q2, q3."
        ],
      ])
  }

  @Test func `the longest, the shortest and the last choice are right too seldom`() {
    func found(_ count: Int, _ odd: String) -> [String] {
      findings(quizzes(count, odd: odd, at: [0, 1, 2, 0], right: [1, 2, 0, 3]))
    }
    func seldom(_ choice: String, _ advice: String) -> [String] {
      let names = (1...13).map { "q\($0)" }.joined(separator: ", ")
      return [
        "L/a.md:1:1: the \(choice) choice is the right one in 0 of 13 quizzes; chance gives 3.3. "
          + "\(advice) These are \(names)."
      ]
    }
    #expect(
      found(13, "Bbbbb") == seldom("longest", "Lengthen right choices or shorten wrong ones."))
    #expect(found(13, "Bbb") == seldom("shortest", "Shorten right choices or lengthen wrong ones."))
    #expect(found(12, "Bbb") == [])
    #expect(
      findings(quizzes(13, odd: "Bbbb", at: [0], right: [0, 1, 2]))
        == seldom("last", "Move some right choices to this place."))
  }

  @Test func `words that leave no exception are others in Chinese`() {
    let choices = ["[ ] 只在最后", "[x] 开始的时候", "[ ] 在这个中间"]
    func words(_ language: String) -> [[Int]] {
      let text = lesson("", quiz(1, choices))
      let sections = Lesson.read(text, file: "L/a.md").value?.sections ?? []
      return sections.compactMap { GuessedQuiz($0, language: language)?.places(of: .absolute) }
    }
    #expect(words("zh-Hans") == [[0]])
    #expect(words("en") == [])
  }

  @Test func `what chance explains is fine`() {
    #expect(findings([longest, longest]) == [])
    #expect(findings([longest, first, neither, neither]) == [])
    #expect(findings(Array(repeating: ["[x] The longer one", "[ ] Short"], count: 4)) == [])
  }

  @Test func `a tie for the longest gives nothing away`() {
    #expect(findings(Array(repeating: ["[ ] Bbbb", "[x] Aaaa", "[ ] Cccc"], count: 9)) == [])
  }

  @Test func `Chinese is measured in cells`() {
    let choices = ["[ ] abcdef", "[x] 一二三四", "[ ] abcdefg", "[ ] abc"]
    #expect(findings(Array(repeating: choices, count: 3)).count == 1)
  }

  @Test func `several right choices, and other questions, do not count`() {
    let several = ["[x] The longest here", "[x] Long", "[ ] Short"]
    #expect(findings(Array(repeating: several, count: 9)) == [])
  }

  @Test func `small hints in two lessons add up`() throws {
    let scratch = try Scratch()
    for name in ["a", "b"] {
      let text = (1...2).map { quiz($0, longest) }.joined()
      let whole = lesson("", text).replacing("id: a\n", with: "id: \(name)\n")
      try scratch.write(whole, to: "\(name).md")
    }
    var check = LessonCheck()
    check.check(Course(.read(directory: scratch.path)))
    #expect(
      check.findings.map(\.description).sorted() == [
        "\(scratch.path):1:1: the longest choice is the right one in 4 of 4 quizzes; chance gives 1.0. "
          + "Shorten right choices or lengthen wrong ones."
      ])
  }

  @Test func `probabilities are those of the binomial distribution`() {
    let coins = Array(repeating: 0.5, count: 4)
    #expect((0...4).map { Chance.ofHits($0, in: coins) * 16 } == [16, 15, 11, 5, 1])
    #expect(Chance.ofHits(0, in: []) == 1)
    #expect(abs(Chance.ofHits(2, in: [0.5, 0.25]) - 0.125) < 1e-12)
  }
}
