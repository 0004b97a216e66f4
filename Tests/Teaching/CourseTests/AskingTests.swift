import Testing
import Trace

@testable import Course
@testable import Lessons

/// Questions of every kind, with the answers from the run, and everything that can be wrong with a question.
@Suite struct AskingTests {
  private func asked(_ heading: String, _ body: String) throws -> PosedQuestion {
    try shipped.ask(question(heading, body + hint), id: "q")
  }

  /// The problem with its choice, counted from 0.
  private func problem(_ heading: String, _ body: String) throws -> AskingProblem? {
    do {
      _ = try shipped.ask(question(heading, body + hint), id: "q")
      return nil
    } catch let problem as AskingProblem {
      return problem
    }
  }

  @Test func `a quiz is right where it is ticked`() throws {
    let heading = "## Q <!-- id: q type: quiz concept: roles -->"
    let one = try asked(heading, "- [ ] a\n  > No.\n- [x] b\n  > Yes.")
    #expect(one.answer == .one(1))
    #expect(one.options.map(\.number) == [1, 2])
    let two = try asked(heading, "- [x] a\n  > Yes.\n- [x] b\n  > Yes.")
    #expect(two.answer == .several([0, 1]))
    #expect(two.solution.given == ["1", "2"])
  }

  @Test func `a short answer shows no options`() throws {
    let heading = "## Q <!-- id: q type: short-answer concept: terms -->"
    let asked = try asked(heading, "- [x] `NC`, `centre`\n  > Yes.")
    #expect(asked.answer == .words)
  }

  private let predict =
    "## Q <!-- id: q type: predict concept: observer run: rename ask: first observer after: post -->"

  @Test func `a prediction is answered by the run`() throws {
    let asked = try asked(
      predict, "- [ ] `tableView`\n  > No.\n- [x] `FolderVC`\n  > Yes.")
    #expect(asked.answer == .one(1))
    #expect(asked.drawing == nil)
  }

  @Test func `a prediction without choices gets them from the run`() throws {
    let asked = try asked(predict, "Who?")
    let message = try #require(asked.rightMessage)
    #expect([message.from, message.to, message.kind.rawValue] == ["NC", "FolderVC", "observer"])
    #expect(asked.options.map(\.reason).count { $0 == .generated(.happens) } == 1)
    #expect(asked.options.count == 4)
  }

  @Test(arguments: [
    ("next", "User -> nameField2"), ("first user", "User -> nameField2"),
    ("first observer", "NC -> FolderVC"), ("next after: setName", "Hello -> RootFolder"),
    ("first observer after: handleChangeNotification", "NC -> PlayVC2"),
  ])
  func `a prediction is about the whole run, or about what is sent after a message`(
    ask: String, happens: String
  ) throws {
    let asked = try asked(predict.replacing("first observer after: post", with: ask), "Who?")
    let message = try #require(asked.rightMessage)
    #expect("\(message.from) -> \(message.to)" == happens)
  }

  @Test(arguments: [
    "Hello", "Model", "post", "datasource", "setName", "contents", "View -> Controller",
    "Model -> NC : post",
  ])
  func `a wrong choice may name an object, a role, a kind or a method of the run, drawn or not`(
    words: String
  ) throws {
    let choices = "- [x] `FolderVC`\n  > Yes.\n- [ ] `\(words)`\n  > No."
    #expect(try problem(predict, choices) == nil)
  }

  @Test(arguments: [
    (
      "- [x] `PlayVC2`\n  > Yes.\n- [ ] `tableView`\n  > No.", 0,
      AskingProblem.Kind.wrongTick(
        happens: "NC -> FolderVC : handleChangeNotification")
    ),
    (
      "- [x] `FolderVC`\n  > Yes.\n- [ ] `NC -> *`\n  > No.", 1,
      .alsoRight(happens: "NC -> FolderVC : handleChangeNotification")
    ),
    ("- [x] `FolderVC`\n  > Yes.\n- [ ] `Nobody -> *`\n  > No.", 1, .unknownName("Nobody")),
    ("- [ ] `* -> FolderCV`\n  > No.\n- [x] `FolderVC`\n  > Yes.", 0, .unknownName("FolderCV")),
    ("- [ ] `tabelView`\n  > No.\n- [x] `FolderVC`\n  > Yes.", 0, .unknownWord("tabelView")),
  ])
  func `a prediction that the run contradicts`(
    choices: String, choice: Int, kind: AskingProblem.Kind
  ) throws {
    #expect(try problem(predict, choices) == AskingProblem(kind, choice: choice))
  }

  @Test(arguments: [
    ("after: post", "after: nothing", AskingProblem.Kind.noMessage("nothing")),
    ("first observer after: post", "first create", .nothingFollows),
    ("first observer after: post", "next after: PlayVC2 -> playNavItem2", .nothingFollows),
  ])
  func `a prediction of what never comes`(
    old: String, new: String, kind: AskingProblem.Kind
  ) throws {
    let heading = predict.replacing(old, with: new)
    #expect(try problem(heading, "Who?") == AskingProblem(kind))
  }

  private let order = "## Q <!-- id: q type: order concept: observer run: rename -->"
  private let explanation = "\n\n> Because."

  @Test func `an order is mixed, and its answer puts it right`() throws {
    let asked = try asked(order, "1. `setName`\n2. `post`\n3. `NC -> FolderVC`" + explanation)
    guard case .sequence(let answer) = asked.answer else {
      Issue.record("no sequence")
      return
    }
    #expect(answer != [0, 1, 2])
    #expect(answer.map { asked.options[$0].number } == [1, 2, 3])
    #expect(asked.explanation.count == 1)
  }

  @Test(arguments: [
    ("1. `setName`\n2. `NC -> *`\n3. `post`", 2, AskingProblem.Kind.outOfOrder("post")),
    ("1. `setName`\n2. `pots`\n3. `NC -> *`", 1, .noMessage("pots")),
    (
      "1. `delegate`\n2. `resignFirstResponder`\n3. `post`", 1,
      .eitherOrder("delegate", "resignFirstResponder")
    ),
  ])
  func `an order that the run does not keep`(
    list: String, choice: Int, kind: AskingProblem.Kind
  ) throws {
    #expect(try problem(order, list + explanation) == AskingProblem(kind, choice: choice))
  }

  private let fill = "## Q <!-- id: q type: fill concept: observer run: rename -->"

  @Test func `the drawing of a fill has numbered blanks where the words stood`() throws {
    let asked = try asked(fill, "- `setName`\n  > Down.\n- `post`\n  > Up.")
    let texts = try #require(asked.drawing).messages.map(\.text)
    #expect(texts.filter { $0.contains("____") } == ["____ (1)", "____ (2)"])
    #expect(!texts.contains { $0.hasPrefix("setName") || $0.hasPrefix("post") })
  }

  @Test(arguments: [
    ("- `post`\n  > Up.\n- `setName`\n  > Down.", 1, AskingProblem.Kind.outOfOrder("setName")),
    ("- `setName`\n  > Down.\n- `pots`\n  > Up.", 1, .noMessage("pots")),
    ("- `NC -> FolderVC`\n  > Up.\n- `text`\n  > .", 0, .noMethod("NC -> FolderVC")),
    ("- `Hello`\n  > Down.", 0, .noMethod("Hello")),
  ])
  func `a fill whose words are no methods of the run`(
    list: String, choice: Int, kind: AskingProblem.Kind
  ) throws {
    #expect(try problem(fill, list) == AskingProblem(kind, choice: choice))
  }

  private let breach =
    "## Q <!-- id: q type: breach concept: mistakes run: delete mistake: mvc.m1 -->"

  @Test func `the drawing of a breach does not give it away`() throws {
    let breaking = try #require(watched("delete", mistake: "mvc.m1").diagram.breaches.first)
    let asked = try asked(
      breach,
      "- [x] `\(breaking.from) -> \(breaking.to) : \(breaking.kind?.rawValue ?? "")`\n  > Yes.\n"
        + "- [ ] `remove`\n  > No.")
    #expect(asked.answer == .one(0))
    #expect(try #require(asked.drawing).breaches == [])
  }

  @Test func `a breach of which the contract knows nothing`() throws {
    let harmlessTick = "- [x] `remove`\n  > Yes.\n- [ ] `post`\n  > No."
    #expect(try problem(breach, harmlessTick) == AskingProblem(.breaksNoRule("remove"), choice: 0))
    let missing = "- [x] `removes`\n  > Yes.\n- [ ] `post`\n  > No."
    #expect(try problem(breach, missing) == AskingProblem(.noMessage("removes"), choice: 0))
    let missingTick = "- [ ] `FolderVC -> View`\n  > No.\n- [x] `post`\n  > Yes."
    #expect(
      try problem(breach, missingTick)
        == AskingProblem(.alsoBreaksRule("FolderVC -> View"), choice: 0))
    let harmless = breach.replacing("mvc.m1", with: "mvc.leak")
    #expect(try problem(harmless, harmlessTick) == AskingProblem(.noBreach))
  }

  @Test func `a drawing that is lent has its marks, unless its own page asks for something`() throws
  {
    let run = "run: delete mistake: mvc.m1"
    let body = "- [ ] a\n  > No.\n- [x] b\n  > Yes."
    let quiz = "\n\n## Q <!-- id: q type: quiz concept: roles drawing: w -->"
    let shown = try asked("## W <!-- id: w type: run \(run) -->" + quiz, body)
    #expect(shown.drawing?.breaches.isEmpty == false)
    let predict = "## W <!-- id: w type: predict concept: roles \(run) ask: next -->\n\(hint)"
    #expect(try asked(predict + quiz, body).drawing?.breaches == [])
    #expect(try asked("## Q <!-- id: q type: quiz concept: roles -->", body).drawing == nil)
  }

  @Test func `a run that cannot be made`() throws {
    let order = "1. `setName`\n2. `post`\n3. `NC -> FolderVC`\n\n> Because."
    #expect(
      try problem(self.order.replacing("rename", with: "renaem"), order)?.message
        == #"There is no scenario "renaem". Did you mean "rename"?"#)
    let actions = "setup: launch actions: open \"Nowhere\""
    #expect(
      try problem(self.order.replacing("run: rename", with: actions), order)?.message.hasPrefix(
        #"`open "Nowhere"` does not work: "#) == true)
  }
}

extension PosedQuestion {
  /// The right option; `nil` where several are right, and where it is text of the lesson.
  fileprivate var rightMessage: Trace.Message? {
    guard case .one(let right) = answer, case .message(let message) = options[right].text
    else { return nil }
    return message
  }
}
