import Testing

@testable import Course

/// A file with a learner's answers, as it is read.
@Suite struct AnswerSheetTests {
  @Test func `a line answers a section, and what is no answer is said with its line`() {
    let sheet = AnswerSheet(
      "# Anna\nquiz: b\nquiz: c\n word :  notification centre \nempty:\nNo answer\nhard: Skip\n",
      file: "anna.txt")
    #expect(
      sheet.answers == [
        .init(id: "quiz", text: "b", line: 2),
        .init(id: "word", text: "notification centre", line: 4),
        .init(id: "hard", text: "Skip", line: 7),
      ])
    #expect(sheet.answers.map(\.isSkipped) == [false, false, true])
    #expect(sheet["empty"] == nil)
    #expect(
      sheet.problems == [
        .init("anna.txt", line: 3, .repeated("quiz", firstLine: 2)),
        .init("anna.txt", line: 6, .noAnswer("No answer")),
      ])
  }

  @Test func `a colon and a word for skip may be Chinese`() {
    let sheet = AnswerSheet("quiz：ｂ、ｄ\nword ： 策略模式：二\nhard：跳过\n", file: "anna.txt")
    #expect(
      sheet.answers == [
        .init(id: "quiz", text: "ｂ、ｄ", line: 1), .init(id: "word", text: "策略模式：二", line: 2),
        .init(id: "hard", text: "跳过", line: 3),
      ])
    #expect(sheet.answers.map(\.isSkipped) == [false, false, true])
    #expect(sheet.problems == [])
  }

  @Test(arguments: ["（跳过）", "(skip)", "（Skip）", "跳過", "（跳過）"])
  func `the word for skip may be in brackets, and in traditional characters`(word: String) {
    #expect(AnswerSheet("quiz: \(word)", file: "anna.txt").answers.map(\.isSkipped) == [true])
  }

  @Test(arguments: ["skip()", "skip it", "（跳过）b", "()"])
  func `what only has the word for skip in it is an answer`(words: String) {
    #expect(AnswerSheet("quiz: \(words)", file: "anna.txt").answers.map(\.isSkipped) == [false])
  }

  @Test func `a very large file is not read`() {
    let sheet = AnswerSheet("quiz: b\n" + String(repeating: "#", count: 1 << 20), file: "a.txt")
    #expect(sheet.answers == [])
    #expect(sheet.problems.map(\.line) == [1])
  }
}
