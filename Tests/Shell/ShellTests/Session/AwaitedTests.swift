import TestSupport
import Testing

@testable import Shell

/// Each state of the shell says what a line means in it.
@Suite struct AwaitedTests {
  private let lines = ["", "a", "n", "q", "tap Edit", "the table", "!run", "yes"]

  /// What the lines mean after others were typed.
  private func meanings(in session: Session, after typed: [String] = []) -> String {
    session.reply(toEach: typed)
    return lines.map { "\($0) → \(session.meaning(of: $0, in: session.awaited).words)" }
      .joined(separator: "\n")
  }

  private func meanings(after typed: String...) -> String {
    meanings(in: Transcript().session, after: typed)
  }

  @Test func `without a lesson, every line is a command`() {
    #expect(
      meanings(after: "use mvc")
        == """
         → nothing
        a → do a
        n → do n
        q → do q
        tap Edit → do tap Edit
        the table → do the table
        !run → refuse
        yes → do yes
        """)
  }

  @Test func `on a page, Enter turns the page and a letter is a slip`() {
    let page = """
      a → refuse
      n → do next
      q → refuse
      tap Edit → do tap Edit
      the table → do the table
      !run → refuse
      yes → do yes
      """
    #expect(meanings(after: "lesson tour watch") == " → next page\n" + page)
    #expect(meanings(after: "lesson tour task") == " → next page\n" + page)
    #expect(meanings(after: "lesson tour watch", "step") == " → do step\n" + page)
  }

  @Test func `a question takes letters, and a question for words takes words`() {
    #expect(
      meanings(after: "lesson tour quiz")
        == """
         → next page
        a → answer a
        n → do next
        q → answer q
        tap Edit → do tap Edit
        the table → do the table
        !run → refuse
        yes → do yes
        """)
    #expect(
      meanings(after: "lesson tour word")
        == """
         → next page
        a → answer a
        n → do next
        q → answer q
        tap Edit → do tap Edit
        the table → answer the table
        !run → answer !run
        yes → answer yes
        """)
  }

  @Test func `a question with more choices than letters has a key for each letter`() throws {
    let choices = (1...28).map { "- [\($0 == 28 ? "x" : " ")] Choice \($0)\n  > It is so.\n" }
    let lesson = """
      ---
      lifeline: 1
      id: a
      title: Many
      pattern: mvc
      ---
      # Many

      ## Which one? <!-- id: quiz type: quiz concept: roles -->

      One of them.

      \(choices.joined())
      """
    let scratch = try Scratch(["01-a.md": lesson])
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    #expect(session.reply(to: "lesson a quiz").text.plain.contains("ab) Choice 28"))
    #expect(String(session.answerLetters) == "abcdefghijklmnopqrstuvwxyz")
    #expect(session.meaning(of: "n", in: session.awaited).words == "answer n")
  }

  @Test func `n means next, unless a change has this letter`() {
    let session = Transcript().session
    let letters = "abcdefghijklmn".map(String.init)
    let meaning = { (letters: [String]) in
      let page = Awaited.Page.change(letters: letters, takesGuess: true)
      return session.meaning(of: "n", in: Awaited(page: page)).words
    }
    #expect(meaning(letters) == "show n")
    #expect(meaning(Array(letters.dropLast())) == "do next")
  }

  @Test func `a page that waits takes a guess in words`() throws {
    let scratch = try Scratch(["01-a.md": GuessingTests.lesson])
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    #expect(
      meanings(in: session, after: ["lesson a wait"])
        == """
         → next page
        a → guess a
        n → do next
        q → guess q
        tap Edit → do tap Edit
        the table → guess the table
        !run → guess !run
        yes → guess yes
        """)
  }

  @Test func `a question about the next message takes letters, and leaves the rest to the page`() {
    let session = Transcript().session
    #expect(
      meanings(in: session, after: ["run mvc edit", "step ask"])
        == """
         → nothing
        a → guess a
        n → guess n
        q → guess q
        tap Edit → do tap Edit
        the table → do the table
        !run → refuse
        yes → do yes
        """)
    #expect(
      meanings(in: session, after: ["lesson tour word", "run mvc edit", "step ask"])
        == """
         → do step
        a → guess a
        n → do next
        q → guess q
        tap Edit → do tap Edit
        the table → answer the table
        !run → answer !run
        yes → answer yes
        """)
  }

  private func sessionAfterRightGuess() throws -> Session {
    let session = Transcript.session(after: "run mvc edit", "step ask")
    var stepping = try #require(session.run.stepping)
    (stepping.asked, stepping.asks) = (nil, true)
    session.run.follow(stepping)
    return session
  }

  @Test func `after a right guess, Enter asks for the next message`() throws {
    let session = try sessionAfterRightGuess()
    #expect(meanings(in: session).hasPrefix(" → do step ask\na → do a\n"))
  }

  @Test func `another layout goes on asking`() throws {
    let session = try sessionAfterRightGuess()
    var options = session.options
    options[.ascii] = true
    #expect(try session.stepping.stepping(options).asks)
  }

  @Test func `where words are asked for, a command or an alias in small letters is no answer`() {
    let session = Transcript.session(after: "alias again run mvc edit", "lesson tour word")
    let lines = ["screen", "Screen", "again", "again --plain", "Again"]
    #expect(
      lines.map { session.meaning(of: $0, in: session.awaited).words } == [
        "do screen", "answer Screen", "do again", "do again --plain", "answer Again",
      ])
  }

  @Test func `a command that is a listed answer is the answer, as long as the question is open`() {
    let session = Session(environment: .course)
    let meanings = { (lines: [String]) in
      lines.map { session.meaning(of: $0, in: session.awaited).words }
    }
    session.reply(toEach: ["lesson welcome short-plain"])
    #expect(
      meanings(["set", "set width 90", "screen"]) == ["answer set", "do set width 90", "do screen"])
    #expect(session.says(["set"]).hasPrefix("Not yet.\n\nWriting a property is close to a call."))
    session.reply(toEach: ["skip"])
    #expect(meanings(["set"]) == ["do set"])
  }

  @Test func `before something is forgotten, only yes means yes`() {
    let home = Home()
    let session = home.shell().session
    let typed = ["lesson tour quiz", "a", "free", "progress reset"]
    #expect(
      meanings(in: session, after: typed)
        == """
         → nothing
        a → do a
        n → do n
        q → do q
        tap Edit → do tap Edit
        the table → do the table
        !run → refuse
        yes → forget
        """)
    _ = session.reply(to: "a")
    #expect(meanings(in: session).hasSuffix("yes → do yes"))
  }
}

extension LineMeaning {
  fileprivate var words: String {
    switch self {
    case .forget: "forget"
    case .guessAtMessage(let line), .guessOnPage(let line):
      "guess \(line)"
    case .variant(let letter): "show \(letter)"
    case .answer(let line): "answer \(line)"
    case .nextPage: "next page"
    case .command(let line): "do \(line)"
    case .nothing: "nothing"
    case .mistake: "refuse"
    }
  }
}
