import Localization
import Stage
import TestSupport
import Testing

@testable import Course
@testable import Lessons

/// The messages of `check` about a lesson that does not agree with the app: where it is wrong, what is
/// wrong, and what to do.
@Suite struct LessonCheckTests {
  @Test func `a claim that does not hold`() {
    #expect(
      findings(
        "## C <!-- id: c type: claims run: rename -->",
        "- The model changes: `PlayVC2 -> Hello`\n- It is told twice: `2 setName`")
        == [
          "L/a.md:11:1: `2 setName` does not hold at the end of this run: the number is 1. Correct the claim."
        ])
  }

  @Test func `a claim of absence with a word that no run of the app has`() {
    #expect(
      findings(
        "## C <!-- id: c type: claims run: rename -->",
        """
        - The centre is silent: `no NC -> View : observr`
        - Nothing is moved: `no didMoev`
        - Nothing is deleted: `no didRemoveRecording`
        """)
        == [
          "L/a.md:10:1: no run of this app has a kind of message or a method `observr`. Did you mean \"observer\"?",
          "L/a.md:11:1: no run of this app has a kind of message or a method `didMoev`. Did you mean \"didMove\"?",
        ])
  }

  @Test func `a claim that fails by a misspelled name says which`() {
    #expect(
      findings(
        "## C <!-- id: c type: claims run: rename -->",
        """
        - Two hear of it: `2 NC -> * : observr`
        - The model has it: `Helo.name = "Hi"`
        - The scene is gone: `released EditVC`
        - First this: `setNme before post`
        - By its type: `FolderViewController -> Model : query`
        """)
        == [
          "L/a.md:10:1: `2 NC -> * : observr` does not hold at the end of this run: the number is 0. Correct the claim.",
          "L/a.md:10:1: no run of this app has a kind of message or a method `observr`. Did you mean \"observer\"?",
          "L/a.md:11:1: `Helo.name = \"Hi\"` does not hold at the end of this run. Correct the claim.",
          "L/a.md:11:1: this run has no participant or role `Helo`. Name one that it has. Did you mean \"Hello\"?",
          "L/a.md:12:1: `released EditVC` does not hold at the end of this run. Correct the claim.",
          "L/a.md:12:1: this run has no participant or role `EditVC`. Name one that it has.",
          "L/a.md:13:1: `setNme before post` does not hold at the end of this run. Correct the claim.",
          "L/a.md:13:1: no run of this app has a kind of message or a method `setNme`. Did you mean \"setName\"?",
        ])
  }

  @Test func `a claim about a property tells its value, or that there is none`() {
    #expect(
      findings(
        "## C <!-- id: c type: claims run: rename -->",
        "- Its name: `Hello.name == \"Ho\"`\n- Its name: `Hello.nme != \"Ho\"`")
        == [
          "L/a.md:10:1: `Hello.name == \"Ho\"` does not hold at the end of this run: `Hello.name` is `\"Hi\"`. Correct the claim.",
          "L/a.md:11:1: `Hello.nme != \"Ho\"` does not hold at the end of this run. Correct the claim.",
          "L/a.md:11:1: `Hello` has no property `nme`. Did you mean \"name\"?",
        ])
  }

  @Test func `what runs without a pattern is told, and a mistake has one`() {
    func found(_ heading: String) -> [String] {
      var check = LessonCheck()
      let text = lesson(heading).replacing("pattern: mvc\n", with: "")
      check.check(Lesson.read(text, file: "L/a.md"), in: shipped)
      return check.findings.sorted().map(\.description)
    }
    #expect(
      found("## R <!-- id: r type: run run: rename -->") == [
        "L/a.md:8:1: this page names no pattern to run. Add `pattern: mvc` to the head of the lesson, or to this heading."
      ])
    #expect(found("## R <!-- id: r type: run run: rename pattern: mvp -->") == [])
    #expect(found("## R <!-- id: r type: run run: delete mistake: mvc.m1 -->") == [])
  }

  @Test func `what was checked is counted`() {
    var check = LessonCheck()
    let text = lesson(
      "## Q <!-- id: q type: quiz concept: roles -->", "- [ ] a\n  > No.\n- [x] b\n  > Yes.")
    #expect(!check.hasFoundAnything)
    check.check(Lesson.read(text, file: "L/a.md"), in: shipped)
    #expect(check.hasFoundAnything)
    #expect(check.counts == .init(lessons: 1, questions: 1))
  }

  /// In so many patterns a scenario is run.
  private var patterns: Int { Pattern.all.count { $0.app.scenarioFolder == nil } }

  @Test func `what was checked in a course is counted, and how far it is is told`() throws {
    let pages = """
      ## P <!-- id: p type: predict concept: roles run: edit ask: next -->

      Who?

      ## Q <!-- id: q type: quiz concept: roles -->

      - [ ] a
        > No.
      - [x] b
        > So it is.
      """
    let scratch = try Scratch([
      "a.md": lesson(pages), "a.zh-Hans.md": "---\nlifeline: 1\nid: a\ntitle: 甲\n---\n# 甲\n",
      "scenarios/edit.scenario": "# Edit\nsetup: launch\ntap \"Edit\"\n",
    ])
    var told: [String] = []
    var check = LessonCheck { done, total in
      let progress = "\(done) of \(total)"
      if total > 0, told.last != progress { told.append(progress) }
      return true
    }
    let course = Course(.read(directory: scratch.path))
    check.check(course)
    #expect(told == ["0 of 4", "1 of 4", "2 of 4", "3 of 4"])
    #expect(
      check.counts
        == .init(lessons: 1, translations: 1, scenarios: 1, runs: patterns + 1, questions: 2))
    var file = LessonCheck()
    file.check(course, only: "elsewhere/a.md")
    #expect(file.counts == .init(lessons: 1, runs: 1, questions: 2))
  }

  @Test func `a scenario that belongs to no course is read, and run in each pattern`() {
    func found(_ text: String) -> [String] {
      var check = LessonCheck()
      check.check(Scenario.read(text, name: "a", file: "S/a.scenario"))
      #expect(check.counts == .init(scenarios: 1, runs: patterns))
      return check.findings.sorted().map(\.description)
    }
    #expect(found("# A\nsetup: launch\ntap \"Edit\"\n") == [])
    #expect(
      found("setup: launch\ntap \"Edit\"\n") == [
        "S/a.scenario:1:1: the scenario has no title. Begin with a line `# What it shows`."
      ])
    #expect(
      found("# A\nsetup: launch\ntap \"Nowhere\"\n") == [
        #"S/a.scenario:3:1: `tap "Nowhere"` does not work: This screen has no button "Nowhere". Buttons here: "Edit", "+", "Record"."#
      ])
  }

  private let task = "## T <!-- id: t type: task setup: launch -->"

  @Test func `a goal that is met too early, or never`() {
    #expect(
      findings(
        task,
        """
        Make a folder.
        - There is work: `screen shows "▸ Work"`
        - There are ideas: `screen shows "▸ Idea!"`

        Solution: `tap "+"` `type "Ideas"` `tap "Create"`
        """) == [
          "L/a.md:11:1: `screen shows \"▸ Work\"` already holds at the start. Choose a goal that the task changes.",
          "L/a.md:12:1: `screen shows \"▸ Idea!\"` does not hold after the solution. Correct the goal "
            + "or the solution.",
        ])
  }

  @Test func `a drawing with a breach is right in every language`() {
    let heading = "## M <!-- id: m type: run mistake: mvc.m2 run: delete -->"
    let drawn =
      (try? shipped.watch(
        RunRequest(
          source: .scenario("delete"), pattern: "mvc", mistake: "mvc.m2",
          filter: RunRequest.Filter(), location: Location())))?.diagram.mermaid ?? ""
    let body = "```mermaid\n\(drawn)\n```"
    #expect(drawn.contains("is not allowed"))
    for language in Language.allCases {
      #expect(Language.$current.withValue(language) { findings(heading, body) } == [])
    }
  }

  @Test func `a task without a solution, told once`() {
    #expect(
      findings(task, "Go.\n- There: `screen shows \"Notes\"`\n- Here: `screen shows \"Ideas\"`")
        == [
          "L/a.md:9:1: this task has no solution. Add a line ``Solution: `launch` …`` with one code span an action."
        ])
  }

  @Test func `a set-up that does not work, at the set-up`() {
    let found = findings(
      task.replacing("launch", with: "lunch"),
      "Go.\n- There: `screen shows \"Notes\"`\n\nSolution: `open \"Work\"`")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("L/a.md:9:28: `lunch` in the set-up does not work: ") == true)
  }

  @Test func `a drawing that is lent is wrong on its own page only`() {
    let quiz = "Which?\n\n- [x] A\n  > So.\n- [ ] B\n  > No.\n" + hint
    func found(_ owner: String, _ borrower: String) -> [String] {
      findings(
        "## R <!-- id: r type: run run: rename \(owner) -->\n\n"
          + "## Q <!-- id: q type: quiz concept: roles drawing: r \(borrower) -->", quiz)
    }
    #expect(found("depth: x", "").map { $0.hasPrefix("L/a.md:9:39: ") } == [true])
    #expect(found("only: PlayVC2", "").map { $0.hasPrefix("L/a.md:9:27: ") } == [true])
    #expect(
      found("", "only: PlayVC2") == [
        "L/a.md:11:54: this filter hides every message. Show more."
      ])
  }

  private func kinds(_ rows: String) -> [String] {
    findings(
      "## K <!-- id: k table: kinds -->",
      "| kind | knows | receivers | when | answer | holds |\n|---|---|---|---|---|---|\n\(rows)")
  }

  @Test func `a table of kinds that the runs do not show`() {
    #expect(kinds("| delegate | a protocol | 1 | at once | (may) | weak |") == [])
    #expect(
      kinds("| delegate | a protocol | 7 | at once | (may) | weak |") == [
        "L/a.md:12:1: this table differs from what is counted. `lifeline check --write` writes it again; then read "
          + "the difference."
      ])
  }

  @Test func `a table of something else, and a page without a table`() {
    #expect(
      findings("## K <!-- id: k table: roles -->", "") == [
        "L/a.md:9:17: `table: roles` is not known. Write `table: kinds`, `table: messages`, `table: costs CHANGE "
          + "PART` or `table: proof SCENARIO`."
      ])
    #expect(
      findings("## K <!-- id: k table: kinds -->", "Nothing.") == [
        "L/a.md:9:1: `table: kinds` needs a table. Write a kind of message into each first cell."
      ])
  }

  @Test func `a task that is done before it begins`() {
    #expect(
      findings(task, "Delete nothing.\n- None: `no setName`\n\nSolution: `open \"Work\"`") == [
        "L/a.md:11:1: all goals already hold at the start. Add a goal that the task changes."
      ])
  }

  @Test func `a solution that does not work`() {
    #expect(
      findings(task, "Go.\n- There: `screen shows \"Notes\"`\n\nSolution: `open \"Wrok\"`") == [
        "L/a.md:13:1: `open \"Wrok\"` in the solution does not work: This screen has no row \"Wrok\". Did you mean \"Work\"?"
      ])
  }

  @Test func `a run that cannot be made, told once and at the word that is wrong`() {
    func heading(_ words: String) -> [String] {
      findings("## R <!-- id: r type: run \(words) -->", "")
    }
    #expect(
      heading("run: renmae")
        == ["L/a.md:9:27: There is no scenario \"renmae\". Did you mean \"rename\"?"])
    #expect(
      heading("run: rename mistake: mvc.m9")
        == ["L/a.md:9:39: There is no mistake \"mvc.m9\". Did you mean \"mvc.m1\"?"])
    #expect(
      heading("run: rename pattern: mvx")
        == ["L/a.md:9:39: There is no pattern \"mvx\". Did you mean \"mvc\"?"])
    #expect(
      heading("run: rename only: PlayVD2")
        == [
          "L/a.md:9:39: only \"PlayVD2\": there is no participant, role or kind of that name. Did you mean "
            + "\"PlayVC2\"?"
        ])
    #expect(
      heading("run: rename fold: widget")
        == [
          "L/a.md:9:39: fold \"widget\": there is no participant, role or kind of that name. Did you mean "
            + "\"widgets\"?"
        ])
    #expect(
      heading("run: rename steps: 99")
        == ["L/a.md:9:39: There is no message 99. They go from 1 to 14."])
    #expect(
      heading("run: rename only: PlayVC2")
        == ["L/a.md:9:27: this filter hides every message. Show more."])
  }

  @Test func `a lesson whose pattern nobody knows, told once`() {
    #expect(
      findings("## R <!-- id: r type: run run: rename -->", "", pattern: "mvx") == [
        "L/a.md:5:1: There is no pattern \"mvx\". Did you mean \"mvc\"?"
      ])
  }

  @Test func `a drawing of something else`() {
    #expect(
      findings(
        "## R <!-- id: r type: run run: edit -->",
        "\n```mermaid\nsequenceDiagram\n  A->>B: hello\n```") == [
          "L/a.md:13:1: this drawing differs from the run. `lifeline check --write` draws it "
            + "again; then read the difference."
        ])
  }

  @Test func `a fourth run in a row`() {
    let runs = (1...5).map { "## R <!-- id: r\($0) type: run run: edit -->\n" }
    #expect(
      findings("## S <!-- id: s -->", runs.joined()) == [
        "L/a.md:13:1: this is the fourth run in a row without a question. Ask a question before it."
      ])
  }

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

  @Test func `a contract that the app does not keep, at the cell`() {
    let table = """

      | from \\ to | View | Controller |
      |---|---|---|
      | **User** | user | – |
      | **View** | – | – |
      | **Controller** | call, set | – |
      """
    let found = findings("## C <!-- id: c type: contract -->", table)
    #expect(
      found.filter { $0.contains("target-action") } == [
        "L/a.md:14:17: target-action from View to Controller is not allowed, but the app does it: "
          + "`editButton -> FolderVC: setEditing(true, animated: true)` in \"edit\", and 9 more. Correct "
          + "the contract or the app."
      ])
  }
}
