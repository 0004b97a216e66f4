import Shell
import TestSupport
import Testing

/// A lesson with 23 questions, all of them due. Their first choice is right, and in a review it is the second.
@MainActor struct ReviewSittingTests {
  private let home = Home()
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let pages = (1...23).map {
      """
      ## Question \($0) <!-- type: quiz id: q\($0) concept: binding -->

      - [x] Yes.
        > That is it.
      - [ ] No.
        > That is not it.
      """
    }
    try scratch.write(
      (["---\nlifeline: 1\nid: many\ntitle: Many\npattern: mvc\n---\n\n# Many"] + pages).joined(
        separator: "\n\n") + "\n",
      to: "01-many.md")
  }

  /// A shell on the day after all questions were answered.
  private func shellOfNextDay() -> Typist {
    let shell = home.shell(lessons: scratch.path)
    for number in 1...23 { _ = shell.says("lesson many q\(number)", "a") }
    home.pass(days: 1)
    return home.shell(lessons: scratch.path)
  }

  @Test func `a review asks 20 questions, and then offers the others`() {
    let shell = shellOfNextDay()
    #expect(
      shell.says("review").hasPrefix(
        "Due today: 23 questions. These are the first 20, about binding.\n\nFrom the lesson "))
    #expect(shell.session.prompt == "review 1/20> ")
    for _ in 1...19 { _ = shell.says("b", "next") }
    #expect(
      shell.says("b").hasSuffix(
        "Page 20 of 20. This is the end. 3 questions are due. Type: review"))
    #expect(
      shell.says("review").hasPrefix(
        "Due today: 3 questions, about binding\n\nFrom the lesson \"Many\":\n\nQuestion 21\n"))
    for _ in 1...2 { _ = shell.says("b", "next") }
    let end = "Page 3 of 3. This is the end. recap sums up what you learned; lessons lists the"
    #expect(shell.says("b").contains(end))
  }

  @Test func `recap in a review shows what was answered in it, and names what is open`() {
    let shell = shellOfNextDay()
    let open = (1...20).map { "• page \($0): Question \($0)\n" }
    #expect(
      shell.says("review", "recap") == "Review\n══════\n\nStill open\n──────────\n\n"
        + open.joined() + "\nYou have not answered anything in this review yet.")
    #expect(
      shell.says("b", "next", "recap")
        == "Review\n══════\n\nQuestion 1\n──────────\n\n• Yes.\n  That is it.\n\n"
        + "Still open\n──────────\n\n" + open.dropFirst().joined()
        + "\nrecap --output FILE keeps this in a file.")
  }

  @Test func `in Chinese, too`() {
    let shell = shellOfNextDay()
    _ = shell.says("language zh-Hans")
    #expect(
      shell.says("review").hasPrefix("今天该复习：23 道题。先答前 20 道，关于 binding。\n\n来自课程"))
    for _ in 1...19 { _ = shell.says("b", "next") }
    #expect(shell.says("b").hasSuffix("第 20 页，共 20 页。到此结束。有 3 道题该复习了。请输入：review"))
  }
}
