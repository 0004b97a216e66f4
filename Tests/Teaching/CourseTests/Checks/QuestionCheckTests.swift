import Testing

@testable import Course

/// The messages of `check` about a question that does not agree with its run: where it is wrong, what is wrong, and what
/// to do.
@Suite struct QuestionCheckTests {
  private let predict =
    "## P <!-- id: p type: predict concept: observer run: rename ask: first observer after: post -->"

  @Test(arguments: [
    (
      "- [x] `PlayVC2`\n  > So it is.\n- [ ] `NC`\n  > No.",
      "12:1: this is ticked, but what happens is `NC -> FolderVC : handleChangeNotification`. Tick "
        + "what happens."
    ),
    (
      "- [ ] `FolderVC`\n  > No.\n- [x] `PlayVC2`\n  > So it is.",
      "12:1: this is what happens: `NC -> FolderVC : handleChangeNotification`. Tick it, or name another message."
    ),
    (
      "- [x] `FolderVC`\n  > So it is.\n- [ ] `NC -> Nobody`\n  > No.",
      "14:1: this run has no participant or role `Nobody`. Name one that it has."
    ),
    (
      "- [x] `FolderVC`\n  > So it is.\n- [ ] `nothing`\n  > No.",
      "14:1: this run has nothing of the name `nothing`. Name a participant, a role, a kind or a method."
    ),
  ])
  func `a prediction`(choices: String, finding: String) {
    #expect(findings(predict, "Which?\n\n" + choices + "\n" + hint) == ["L/a.md:" + finding])
  }

  @Test func `a prediction of what is not sent`() {
    #expect(
      findings(predict.replacing("after: post", with: "after: pots"), "Who?\n" + hint) == [
        "L/a.md:9:81: `pots` matches no message of this run. Look at the run with the same filter."
      ])
    #expect(
      findings(predict.replacing("observer after", with: "create after"), "Who?\n" + hint) == [
        "L/a.md:9:61: no such message follows in the run. Ask for a message that is sent."
      ])
    #expect(
      findings(predict.replacing("concept: observer", with: "concept: obsever"), "Who?\n" + hint)
        == [
          "L/a.md:9:31: there is no concept `obsever`. Did you mean `observer`?"
        ])
  }

  @Test(arguments: [
    (
      "1. `post`\n2. `setName`\n3. `NC -> *`",
      "11:1: `setName` is sent before the one above it. Put the list in the order of the run."
    ),
    (
      "1. `setName`\n2. `post`\n3. `NV -> *`",
      "12:1: `NV -> *` matches no message of this run. Look at the run with the same filter."
    ),
    (
      "1. `delegate`\n2. `resignFirstResponder`\n3. `post`",
      "11:1: `resignFirstResponder` is sent before `delegate`, too: the run sends one of them again. "
        + "Name them so that each means one message, or show fewer `steps:`."
    ),
  ])
  func `an order`(list: String, finding: String) {
    let heading = "## O <!-- id: o type: order concept: observer run: rename -->"
    #expect(findings(heading, list + "\n\n> Because.\n" + hint) == ["L/a.md:" + finding])
  }

  @Test func `a blank without a method`() {
    #expect(
      findings(
        "## F <!-- id: f type: fill concept: observer run: rename -->",
        "- `NC -> *`\n  > Up.\n" + hint) == [
          "L/a.md:10:1: this run has no method `NC -> *`. A blank takes a method's name: `setName`."
        ])
  }

  private let breach =
    "## B <!-- id: b type: breach concept: mistakes run: delete mistake: mvc.m1 -->"

  @Test(arguments: [
    (
      "- [x] `remove`\n  > So it is.\n- [ ] `post`\n  > No.",
      "12:1: this is ticked, but `remove` breaks no rule here. Tick the message that does."
    ),
    (
      "- [ ] `FolderVC -> View`\n  > No.\n- [x] `post`\n  > So it is.",
      "12:1: `FolderVC -> View` breaks a rule too. Tick it, or name another message."
    ),
  ])
  func `a breach`(choices: String, finding: String) {
    #expect(findings(breach, "Which?\n\n" + choices + "\n" + hint) == ["L/a.md:" + finding])
  }

  @Test func `a mistake that no contract sees`() {
    #expect(
      findings(
        breach.replacing("mvc.m1", with: "mvc.leak"),
        "Which?\n\n- [x] `remove`\n  > So it is.\n- [ ] `post`\n  > No.\n" + hint) == [
          "L/a.md:9:60: this run keeps its contract. Choose a mistake or a scenario that breaks it."
        ])
  }
}
