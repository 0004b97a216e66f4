import Course
import TestSupport
import Testing

@testable import Shell

/// Typing letters and empty lines in a lesson.
@Suite struct AnsweringTests {
  private let session = Session(environment: .tour)

  private func says(_ lines: String...) -> String { session.says(lines) }

  @Test(arguments: ["b c", "bc", "cb", "b,c", "b, c", "(b) (c)", "b) c)", "2 3", "23", "B C", "ｂｃ"])
  func `several letters are written in any way`(line: String) {
    #expect(says("lesson tour quiz", line).hasPrefix("Right."))
  }

  @Test(arguments: [
    "b and c", "I think b and c", "the answers are b, c", "Answer: b c", "it's b and c",
    "answer b c", "say my answer is b and c",
  ])
  func `letters may have words around them`(line: String) {
    #expect(says("lesson tour quiz", line).hasPrefix("Right."))
  }

  @Test(arguments: [
    "1b 2a", "(1) b (2) a", "1=b, 2=a", "2: a 1: b", "1 -> b 2 -> a", "setName, save",
  ])
  func `a blank may be named before its letter`(line: String) {
    #expect(says("lesson tour fill", line).hasPrefix("Right."))
  }

  @Test func `a blank without a letter is missed`() {
    #expect(says("lesson tour fill", "2a").hasPrefix("2 letters are needed, and you typed 1."))
    #expect(says("lesson tour order", "1a 2c 3b").hasPrefix("Right."))
  }

  @Test func `what to type says nothing about the answer`() {
    let session = Session(environment: .course)
    session.width = 200
    let page = session.reply(to: "lesson mvc-vs fill-delete").text.plain
    #expect(
      page.contains(
        "\nWhich word belongs in which blank? Type the letters for (1), (2) and so on, with spaces between them.\n"
      ))
  }

  @Test func `where several letters are typed, a single reason says of which choice it is`() {
    #expect(
      says("lesson tour quiz", "a b c") == """
        Not yet.

        a) The table.
        It hears of it later.

        Try again, hint (1 left), or skip.
        """)
  }

  @Test(arguments: ["b", "b)", "(b)", "b.", "2", "2)", "B", "ｂ"])
  func `one letter is written in any way`(line: String) {
    let scratch = try? Scratch(["01-a.md": Self.oneChoice])
    let session = Session(environment: ShellEnvironment(lessons: scratch?.path))
    _ = session.reply(to: "lesson a quiz")
    #expect(session.reply(to: line).text.plain.hasPrefix("Right."))
  }

  @Test func `an order is written with letters or numbers`() {
    _ = says("lesson tour order")
    let asked = session.lessons.open.bookmark?.work?.asked
    guard case .sequence(let order)? = asked?.answer else { return #expect(Bool(false)) }
    let numbers = order.map { String($0 + 1) }
    #expect(says(numbers.joined(separator: " ")).hasPrefix("Right."))
    #expect(says(numbers.joined()).hasPrefix("Right."))
  }

  @Test(arguments: [
    "a", "b", "q", "b)", "(q)", "2", "Q", "a c", "a, c, d", "ａ", "（a）", "a，c", "a、c", "ａ ｃ",
    "a and c", "a. c.",
  ])
  func `a letter drives nothing on a page without a question`(line: String) {
    _ = says("lesson tour watch")
    let before = session.run.play?.trace
    let reply = session.reply(to: line)
    #expect(!reply.leaves)
    #expect(reply.complaint?.contains("is no answer here: this page has no question.") == true)
    #expect(session.run.play?.trace == before)
    #expect(session.prompt == "tour 2/9> ")
  }

  @Test func `several letters are told as they were typed, and e.g. is none of them`() {
    #expect(says("lesson tour watch", "a、c").hasPrefix("\"a、c\" is no answer here: "))
    #expect(!says("lesson tour watch", "e.g.").contains("is no answer here"))
  }

  @Test func `on a page with a task a letter is told how to write actions`() {
    #expect(
      says("lesson tour task", "b").contains("\"b\" is no answer here: this page has a task."))
  }

  @Test func `a letter on the last page is told of the next lesson, if there is one`() {
    let session = Session(environment: .course)
    session.width = 200
    _ = session.reply(to: "lesson welcome")
    let last = session.lessons.open.bookmark?.pages ?? 0
    _ = session.reply(to: "lesson welcome \(last)")
    #expect(
      session.reply(to: "q").complaint == """
        "q" is no answer here: this page has no question. It is the last page. For the next lesson, type: lesson mvc
        """)
    self.session.width = 200
    _ = says("lesson tour task", "tap Edit")
    #expect(
      says("q") == "\"q\" is no answer here: this page has no question. It is the last page.")
  }

  @Test func `on a page with a task, the name of a scenario is answered with its actions`() {
    session.width = 200
    _ = says("lesson tour task")
    #expect(
      says("rename Hello Zulu")
        == "\"rename\" is a name, not a command. Type: open Hello, then: type Zulu")
    #expect(says("delete Hello") == "\"delete\" is a name, not a command. Type: swipe Hello")
  }

  @Test func `skip shows the choice with its letter, also where only one is right`() throws {
    let scratch = try Scratch(["01-a.md": Self.oneChoice])
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    _ = session.reply(to: "lesson a quiz")
    let lines = session.reply(to: "skip").text.lines.map(\.plain)
    #expect(lines.prefix(3) == ["The answer: b", "", "b) The controller"])
    #expect(lines.dropFirst(3).first?.contains("It is its target.") == true)
  }

  @Test func `outside a lesson commands may still be short`() {
    #expect(session.reply(to: "q").leaves)
  }

  @Test func `n turns the page`() {
    _ = says("lesson tour", "n")
    #expect(session.prompt == "tour 2/9> ")
  }

  @Test func `an empty line turns the page, but leaves no question open`() {
    _ = says("lesson tour", "", "", "")
    #expect(session.prompt == "tour 4/9> ")
    #expect(says("").contains("More than one is right."))
    #expect(session.prompt == "tour 4/9> ")
    _ = says("b c", "")
    #expect(session.prompt == "tour 5/9> ")
  }

  @Test func `while you step, an empty line takes the next step, and at the end it turns the page`()
  {
    _ = says("lesson tour watch", "step", "state", "")
    #expect(session.prompt == "tour 2/9 at 2/3> ")
    _ = says("step")
    #expect(!session.repeatsOnEmptyLine)
    _ = says("")
    #expect(session.prompt == "tour 3/9> ")
  }

  @Test func `the end of a lesson stays the end`() {
    _ = says("lesson tour task", "tap Edit")
    #expect(says("").contains("Page 9 of 9. This is the end."))
    #expect(session.prompt == "tour 9/9> ")
  }

  @Test func `a jump brings the run of the page, not that of an older page`() {
    _ = says("lesson tour watch", "lesson tour task", "lesson tour quiz")
    #expect(session.run.play?.header.actions == ["tap \"Edit\""])
    _ = says("lesson tour 1")
    #expect(session.run.play?.header.actions == [])
  }

  @Test func `a question that cannot be read shows no answers`() throws {
    let scratch = try Scratch(["01-a.md": Self.oneChoice.replacing(" concept: roles", with: "")])
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    let page = session.reply(to: "lesson a quiz").text.plain
    #expect(page.contains("What this page asks cannot be read"))
    for secret in ["The controller", "It is its target", "Follow the arrow", "[x]"] {
      #expect(!page.contains(secret), "\(page)")
    }
  }

  @Test func `a question without hints offers none`() throws {
    let hint = Self.oneChoice.firstRange(of: "<details>").map { Self.oneChoice[..<$0.lowerBound] }
    let scratch = try Scratch(["01-a.md": String(hint ?? "")])
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    let page = session.reply(to: "lesson a quiz").text.plain
    #expect(page.contains("Page 2 of 2. skip shows the answer."))
    #expect(
      session.reply(to: "hint").complaint == "There is no hint here. To see the answer, type: skip")
  }

  @Test func `words in place of letters are told what is asked for`() {
    let told = "This question is answered with letters, from a to c, not with words."
    _ = says("lesson tour quiz")
    for line in ["say the controller", "say controller", "the controller", "say b or c"] {
      #expect(says(line) == told, "\(line)")
    }
    #expect(says("say b and d") == "There is no choice \"d\". The choices are a to c.")
    #expect(says("hnit").hasPrefix("There is no command \"hnit\". Did you mean \"hint\"?"))
    #expect(says("say b c").hasPrefix("Right."))
  }

  @Test(arguments: [
    ("提示", "hint"), ("跳过", "skip"), ("不知道。", "skip"), ("下一页", "next"), ("solution", "skip"),
    ("I don't know", "skip"),
  ])
  func `a request in place of an answer in words is no try`(line: String, command: String) {
    session.width = 200
    let said = says("lesson tour word", line)
    #expect(
      said == """
        There is no command "\(line)". Type: \(command)
        If it is your answer, type: say \(line)
        """)
    #expect(session.tries == 0)
    #expect(says("say \(line.filter { $0 != "'" })").hasPrefix("Not yet."))
    #expect(session.tries == 1)
    #expect(says("NC").hasPrefix("Right."))
  }

  @Test func `a word that is a request elsewhere is an answer where the question has it`() throws {
    let words = Self.oneChoice.replacing("type: quiz", with: "type: short-answer")
      .replacing("- [x] The controller", with: "- [x] `stack`")
      .replacing("- [ ] The table", with: "- [ ] `search`")
    let scratch = try Scratch(["01-a.md": words])
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    _ = session.reply(to: "lesson a quiz")
    #expect(session.reply(to: "search").text.plain.hasPrefix("Not yet.\n\nLater."))
    #expect(session.reply(to: "stack").text.plain.hasPrefix("Right."))
  }

  @Test func `a request in place of letters names the command`() {
    #expect(says("lesson tour quiz", "提示") == "There is no command \"提示\". Type: hint")
    #expect(says("give up") == "There is no command \"give up\". Type: skip")
  }

  @Test(arguments: [
    ("go on", "next"), ("go ahead", "next"), ("pass", "skip"), ("I give up", "skip"),
    ("what is the answer?", "skip"), ("答案", "skip"), ("看答案", "skip"), ("不会", "skip"),
    ("不懂", "skip"),
  ])
  func `giving up in words is no try`(_ line: String, _ command: String) {
    let answer = says("lesson tour word", line)
    #expect(answer.hasPrefix("There is no command \"\(line)\". Type: \(command)"))
    #expect(session.tries == 0)
  }

  @Test func `a right word among others is no try`() {
    #expect(says("lesson tour word", "the system NC") == "You are close: one word is enough.")
    #expect(session.tries == 0)
  }

  @Test func `an answer to a task is told how to write actions`() {
    #expect(
      says("lesson tour task", "say a").contains("\"a\" is no answer here: this page has a task."))
  }

  @Test(arguments: ["skip", "right"])
  func `the run of a question can be looked at once it is answered`(_ way: String) {
    _ = says("lesson tour order", "run mvc edit")
    let asked = session.lessons.open.bookmark?.work?.asked
    guard case .sequence(let order)? = asked?.answer,
      case .scenario(let scenario)? = asked?.question.run?.source
    else { return #expect(Bool(false)) }
    #expect(session.run.play?.header.scenario != scenario)
    _ = says(way == "skip" ? "skip" : order.map { String($0 + 1) }.joined(separator: " "))
    #expect(session.run.play?.header.scenario == scenario)
  }

  @Test func `a question that is done leaves the run that you began later`() {
    _ = says("lesson tour order", "skip", "run mvc edit")
    #expect(says("skip").hasPrefix("The answer: "))
    #expect(session.run.play?.header.scenario == "edit")
  }

  @Test func `a link to another lesson names what to type`() throws {
    let scratch = try Scratch([
      "01-a.md": Self.oneChoice.replacing("Words.", with: "See [the other](02-b.md)."),
      "02-b.md": Self.oneChoice.replacing("id: a", with: "id: other"),
    ])
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    #expect(session.reply(to: "lesson a").text.plain.contains("See the other (lesson other)."))
  }

  private static let oneChoice = """
    ---
    lifeline: 1
    id: a
    title: One choice
    pattern: mvc
    ---
    # One choice <!-- id: first -->

    Words.

    ## Which object is told? <!-- id: quiz type: quiz concept: roles -->

    Which object is told?

    - [ ] The table
      > Later.
    - [x] The controller
      > It is its target.

    <details><summary>Hint 1</summary>

    Follow the arrow.

    </details>
    """
}

extension Session {
  /// How many answers were judged.
  var tries: Int { progress.account.sections.values.map(\.tries).reduce(0, +) }
}
