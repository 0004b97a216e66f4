import Testing
import Trace

@testable import Lessons

@Suite struct QuestionTests {
  let predict = "## P <!-- id: p type: predict run: rename after: post ask: first observer -->"
  let quiz = "## Q <!-- id: q type: quiz -->"

  @Test func `reads choices with their ticks, subjects and reasons`() {
    guard case .predict(let prediction)? = read(predict, predictBody).lastKind else {
      Issue.record("no prediction")
      return
    }
    #expect(prediction.ask == .first(.observer))
    #expect(prediction.after == "post")
    #expect(prediction.run.source == .scenario("rename"))
    let choices = prediction.question.choices
    #expect(choices.map(\.isRight) == [false, true])
    #expect(choices.map(\.subject) == ["tableView", "FolderVC"])
    #expect(choices.map(\.location.line) == [11, 13])
    #expect(choices[1].reason.compactMap(\.paragraph).map(\.plain) == ["Yes."])
    #expect(prediction.question.hints.map(\.title) == ["Hint 1"])
    #expect(!prediction.question.hasSeveralAnswers)
  }

  @Test func `asks for the next message or the first of a kind`() {
    let next = predict.replacing("first observer", with: "next")
    guard case .predict(let prediction)? = read(next, predictBody).lastKind else { return }
    #expect(prediction.ask == .next)
    #expect(
      messages(predict.replacing("first observer", with: "who"), predictBody) == [
        "L/a.md:9:55: `who` asks nothing. Write `ask: next`, or `ask: first` and a kind of message."
      ])
    #expect(
      messages(predict.replacing("observer", with: "obsever"), predictBody) == [
        "L/a.md:9:66: no kind of message is called `obsever`. Did you mean `observer`?"
      ])
    #expect(
      messages("## P <!-- id: p type: predict run: rename -->", predictBody) == [
        "L/a.md:9:17: a section of type `predict` needs `ask:`. Add it to the comment on the "
          + "heading."
      ])
  }

  @Test func `wants a reason for every choice, and each reason at its choice`() {
    let slipped = predictBody.replacing("  > Yes.", with: "\n> Yes.")
    #expect(
      messages(predict, slipped) == [
        "L/a.md:13:1: this choice has no reason. Say below it why it is right or wrong, as "
          + "`  > …`.",
        "L/a.md:15:1: this quote belongs to no choice. Indent it by two spaces, right below its "
          + "choice.",
      ])
  }

  @Test func `wants two choices, the right ticks, a subject and a hint`() {
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
        "L/a.md:11:1: this choice names nobody. Begin it with a participant or a message in a "
          + "code span.",
      ])
    #expect(messages(quiz, both) == [])
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
      task.goals.map(\.predicate) == [
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
        "L/a.md:11:1: this goal cannot be checked. End it with a code span.",
      ])
    #expect(
      messages(heading, "Do it.\n\nSolution: `launch`") == [
        "L/a.md:9:1: this task has no goal. List them, each ending in a code span to check."
      ])
  }
}
