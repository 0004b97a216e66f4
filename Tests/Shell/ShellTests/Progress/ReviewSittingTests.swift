import Shell
import TestSupport
import Testing

/// A lesson with 23 questions, all of them due.
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

  @Test func `a review asks 20 questions, and then offers the others`() {
    let first = home.shell(lessons: scratch.path)
    _ = first.says("lesson many")
    for number in 1...23 { _ = first.says("lesson many q\(number)", "a") }
    home.pass(days: 1)

    let shell = home.shell(lessons: scratch.path)
    #expect(
      shell.says("review").hasPrefix(
        "Due today: 23 questions. These are the first 20, about binding.\n\nQuestion 1\n"))
    #expect(shell.session.prompt == "review 1/20> ")
    for _ in 1...19 { _ = shell.says("a", "next") }
    #expect(
      shell.says("a").hasSuffix(
        "Page 20 of 20. This is the end. 3 questions are due. Type: review"))
    #expect(
      shell.says("review").hasPrefix("Due today: 3 questions, about binding\n\nQuestion 21\n"))
    for _ in 1...2 { _ = shell.says("a", "next") }
    let end = "Page 3 of 3. This is the end. recap sums up what you learned; lessons lists the"
    #expect(shell.says("a").contains(end))
  }
}
