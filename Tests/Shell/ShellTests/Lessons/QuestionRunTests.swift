import Shell
import TestSupport
import Testing

/// The run of a question opens when the question is answered. Until then, commands show another run.
@MainActor struct QuestionRunTests {
  private let remark =
    "This is not the run of this question. That run opens when you have answered it."
  private let typist: Typist

  init() {
    let session = Session(environment: .course)
    session.width = 100
    typist = Typist(session)
  }

  @Test(arguments: [
    "why 2", "code 2", "step", "screen", "diagram", "find tap", "objects", "contract", "actions",
    "where", "kinds", "lens observer", "export text",
  ])
  func `what commands show before the answer is not taken for the drawing`(line: String) {
    #expect(typist.says("lesson mistakes breach-past-view-model", line).hasPrefix(remark))
  }

  @Test func `free says that the app has another mistake than that of the question`() {
    let words = "The app that runs is VIPER with the mistake viper.m4."
    let answer = typist.says("lesson viper breach-push", "free").replacing("\n", with: " ")
    #expect(answer.contains(words))
    #expect(answer.hasSuffix("without a mistake: mistake off"))
    let done = typist.says("lesson viper breach-push", "skip", "free")
    #expect(!done.replacing("\n", with: " ").contains(words))
  }

  @Test func `free says so of a mistake that you turned on yourself`() {
    let answer = typist.says("lesson viper breach-push", "mistake viper.m2", "free")
    #expect(
      answer.replacing("\n", with: " ").contains(
        "The app that runs is VIPER with the mistake viper.m2."))
  }

  @Test func `it is said of an error, too`() {
    #expect(typist.says("lesson testing breach-edit", "why 99").hasSuffix("\n" + remark))
  }

  @Test func `it is said where a file is compared with the current run`() throws {
    let scratch = try Scratch()
    let (file, open) = (scratch.file("run.jsonl"), "lesson mistakes breach-past-view-model")
    for line in ["run mvvm-c edit", "export jsonl \(file)"] { _ = typist.says(line) }
    for line in ["compare \(file)", "diff \(file)"] {
      #expect(typist.says(open, line).hasPrefix(remark))
    }
    for line in ["compare mvc viper edit", "diff \(file) \(file)", "diff \(file) --format json"] {
      #expect(!typist.says(open, line).contains(remark))
    }
  }

  @Test func `it is said once while you step`() {
    #expect(typist.says("lesson testing breach-edit", "step").hasPrefix(remark))
    #expect(!typist.says("step").contains(remark))
  }

  @Test func `after the answer it is the run of the question`() {
    let answer = typist.says("lesson mistakes breach-past-view-model", "a", "why 2")
    #expect(!answer.contains(remark))
    #expect(answer.contains("It began with you: type \"Hi\""))
  }

  @Test(arguments: [
    "why 2 --json", "diagram --format jsonl", "code PlayViewController", "hint", "d", "e",
    "contract mvc", "kinds mvc", "lens", "lens off", "export jsonl", "export svg",
  ])
  func `programs, and what is about no run, get nothing else`(line: String) {
    #expect(!typist.says("lesson mistakes breach-past-view-model", line).contains(remark))
  }

  @Test func `a drawing of another page can be looked at`() {
    #expect(!typist.says("lesson mvcs quiz-gain", "why 12").contains(remark))
  }

  @Test func `the same run is no other one`() {
    let lines = ["lesson mistakes breach-past-view-model", "mistake mvvm-c.m2", "why 2"]
    let answer = lines.map { typist.says($0) }.last
    #expect(answer?.contains(remark) == false)
  }
}
