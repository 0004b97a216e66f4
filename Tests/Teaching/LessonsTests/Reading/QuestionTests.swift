import Analysis
import Testing
import Trace

@testable import Lessons

@Suite struct QuestionTests {
  let predict =
    "## P <!-- id: p type: predict concept: observer run: rename after: post ask: first observer -->"
  let quiz = "## Q <!-- id: q type: quiz concept: roles -->"

  private func question(_ heading: String, _ body: String) -> Question? {
    guard case .question(let question)? = read(heading, body).lastKind else {
      Issue.record("no question")
      return nil
    }
    return question
  }

  @Test func `reads choices with their ticks, subjects and reasons`() {
    guard let question = question(predict, predictBody) else { return }
    #expect(question.form == .predict(.first(.observer), after: EventPattern(word: "post")))
    #expect(question.run?.source == .scenario("rename"))
    #expect(question.concepts == ["observer"])
    #expect(question.choices.map(\.isRight) == [false, true])
    #expect(question.choices.map(\.subject) == ["tableView", "FolderVC"])
    #expect(question.choices.map(\.location.line) == [11, 13])
    #expect(question.choices[1].reason.compactMap(\.paragraph).map(\.plain) == ["Yes."])
    #expect(question.hints.map(\.title) == ["Hint 1"])
  }

  @Test func `asks for the next message or the first of a kind`() {
    let next = predict.replacing("first observer", with: "next")
    #expect(question(next, predictBody)?.form == .predict(.next, after: EventPattern("post")))
    #expect(
      messages(predict.replacing("first observer", with: "who"), predictBody) == [
        "L/a.md:9:73: `who` is not a question. Write `ask: next`, or `ask: first` and a kind of message."
      ])
    #expect(
      messages(predict.replacing("observer -->", with: "obsever -->"), predictBody) == [
        "L/a.md:9:84: there is no kind of message `obsever`. Did you mean `observer`?"
      ])
    #expect(
      messages("## P <!-- id: p type: predict concept: roles run: rename -->", predictBody) == [
        "L/a.md:9:17: a section of type `predict` needs `ask:`. Add it to the comment on the "
          + "heading."
      ])
  }

  @Test func `takes a prediction without choices, for they can be made`() {
    let body = "Who is next?\n\n<details><summary>Hint 1</summary>Look up.</details>"
    #expect(messages(predict, body) == [])
    #expect(question(predict, body)?.choices == [])
  }

  @Test func `wants a concept of every question`() {
    #expect(
      messages("## Q <!-- id: q type: quiz -->", predictBody) == [
        "L/a.md:9:17: a section of type `quiz` needs `concept:`. Add it to the comment on the "
          + "heading."
      ])
  }

  @Test func `wants a reason for every choice, and each reason at its choice`() {
    let slipped = predictBody.replacing("  > Yes.", with: "\n> Yes.")
    #expect(
      messages(predict, slipped) == [
        "L/a.md:13:1: this choice has no reason. Say below it why it is right or wrong, as "
          + "`  > …`.",
        "L/a.md:15:1: this quote does not belong to a choice. Put it directly below its choice, "
          + "indented by two spaces.",
      ])
  }

  @Test func `wants two choices, the right ticks, a message and a hint`() {
    #expect(
      messages(quiz, "Why?\n- [ ] Because\n  > No.\n") == [
        "L/a.md:9:1: a question needs two choices or more, and this one has 1. Write each as "
          + "`- [ ] …`.",
        "L/a.md:9:1: this question has no hint. Add "
          + "`<details><summary>Hint 1</summary>…</details>`.",
        "L/a.md:11:1: 0 choices are ticked. Tick at least one: `- [x]`.",
      ])
    let both = predictBody.replacing("- [ ] `tableView`,", with: "- [x] The table,")
    #expect(
      messages(predict, both) == [
        "L/a.md:11:1: 2 choices are ticked. Tick exactly one: `- [x]`.",
        "L/a.md:11:1: this choice names no message. Begin it with a participant or a message in a "
          + "code span.",
      ])
    #expect(
      messages(quiz, both) == [
        "L/a.md:11:1: all choices are ticked, so there is nothing to choose. Add a wrong one: `- [ ] …`."
      ])
    #expect(messages(quiz, both.replacing("\n\n<", with: "\n- [ ] No one\n  > No.\n\n<")) == [])
    let empty = predictBody.replacing("Who subscribed to the store?", with: "")
    #expect(
      messages(quiz, empty) == [
        "L/a.md:16:1: this hint is empty. Leave a blank line below `<summary>`, then write the "
          + "hint."
      ])
  }

  @Test func `reads messages in order, with an explanation below them`() {
    let heading = "## O <!-- id: o type: order concept: observer run: rename -->"
    let list = "What comes when?\n\n1. `setName`\n2. `post`\n3. `NC -> FolderVC`\n"
    let end = "\n> The model first.\n\n<details><summary>Hint</summary>Down, then up.</details>"
    guard let question = question(heading, list + end) else { return }
    #expect(question.form == .order)
    #expect(
      question.choices.map(\.message) == [
        EventPattern(word: "setName"), EventPattern(word: "post"),
        EventPattern(from: "NC", to: "FolderVC"),
      ])
    #expect(question.explanation.compactMap(\.paragraph).map(\.plain) == ["The model first."])
    #expect(
      messages(heading, "What?\n\n1. `setName`\n2. and then\n\n") == [
        "L/a.md:9:1: this list needs at least 3 messages, and has 2. Give each its own item, in a code span.",
        "L/a.md:9:1: this order has no explanation. Add a quote below the list: `> …`.",
        "L/a.md:9:1: this question has no hint. Add "
          + "`<details><summary>Hint 1</summary>…</details>`.",
        "L/a.md:13:1: this choice names no message. Begin it with a participant or a message in a "
          + "code span.",
      ])
  }

  @Test func `a number with the sign of a Chinese keyboard begins no list`() {
    let found = messages(
      "## O <!-- id: o type: order concept: observer run: rename -->",
      "What?\n\n1、`setName`\n2、`post`\n3、`set`\n\n> So.")
    #expect(found.contains("L/a.md:12:1: `1、` begins no list. Write `1.` and a space."))
  }

  @Test func `a form of a short answer outside code spans is told`() {
    func found(_ forms: String) -> [String] {
      messages(
        "## S <!-- id: s type: short-answer concept: terms -->",
        "Who?\n- [x] \(forms)\n  > It.\n\n<details><summary>Hint</summary>Two.</details>")
    }
    #expect(
      found("`NC`, `NotificationCenter`, “通知中心”") == [
        "L/a.md:11:1: `“通知中心”` is not in a code span, so answers are not compared with it. "
          + "Write each form in a code span of its own."
      ])
    #expect(found("`NC` or `centre`; also right: `it`、`通知中心`") == [])
  }

  @Test func `reads all forms of a short answer`() {
    let heading = "## S <!-- id: s type: short-answer concept: terms -->"
    let body = """
      Who?
      - [x] `NC`, `NotificationCenter`
        > It knows nobody.
      - [ ] `Store`
        > It posts.

      <details><summary>Hint</summary>Two letters.</details>
      """
    #expect(
      question(heading, body)?.choices.map(\.forms) == [
        ["NC", "NotificationCenter"], ["Store"],
      ])
    #expect(
      messages(heading, body.replacing("`Store`", with: "Store")) == [
        "L/a.md:13:1: this accepts no word. Write the accepted forms in code spans: ``- [x] `NC` ``."
      ])
  }
}

@Suite struct ExerciseTests {
  let heading = "## Y <!-- id: t type: task setup: launch ; network offline -->"

  @Test func `reads goals and the solution`() {
    guard case .task(let task)? = read(heading, taskBody).lastKind else {
      Issue.record("no task")
      return
    }
    #expect(task.setup == ["launch", "network offline"])
    #expect(task.goals.map(\.text.plain) == ["The folder exists:", "You see it:"])
    #expect(
      task.goals.map(\.source) == [
        #"Store.rootFolder.contents contains "Ideas""#, #"screen shows "▸ Ideas""#,
      ])
    #expect(task.goals.map(\.location.line) == [11, 12])
    #expect(task.solution == ["launch", #"tap "+""#, #"type "Ideas""#, #"tap "Create""#])
    #expect(task.prompt.count == 1)
  }

  @Test func `wants goals that can be checked, and a solution`() {
    #expect(
      messages(heading, "Do it.\n- Done well\n") == [
        "L/a.md:9:1: this task has no solution. Add a line ``Solution: `launch` …`` with one code "
          + "span an action.",
        "L/a.md:11:1: this cannot be checked. End it with a code span.",
      ])
    #expect(
      messages(heading, "Do it.\n\nSolution: `launch`") == [
        "L/a.md:9:1: this task has no goal. List them, each ending in a code span to check."
      ])
  }
}
