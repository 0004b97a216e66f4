import Localization
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

  @Test func `a claim about an object names no type and no role`() {
    #expect(
      findings(
        "## C <!-- id: c type: claims run: rename -->",
        """
        - Its name: `Recording.name == "Hi"`
        - It lives: `alive Recording`
        - It lives: `alive Nobody`
        - By its type: `PlayViewController -> Recording`
        """
      ).filter { !$0.contains(" does not hold ") }.map { String($0.prefix(59)) } == [
        "L/a.md:10:1: `Recording` is a type. Name an object: `Hello`",
        "L/a.md:11:1: `Recording` is a type. Name an object: `Hello`",
        "L/a.md:12:1: this run has no participant or role `Nobody`. ",
      ])
    let role = findings("## C <!-- id: c type: claims run: rename -->", "- So: `alive Model`")
    #expect(role.contains { $0.hasPrefix("L/a.md:10:1: `Model` is a role. Name an object: `") })
    let many = findings("## C <!-- id: c type: claims run: rename -->", "- So: `alive View`")
    #expect(
      many.filter { !$0.contains(" does not hold ") } == [
        "L/a.md:10:1: `View` is a role. Name an object: `activeItemElements2`, `addButton`, `cell`, "
          + "`durationLabel2`, `editButton`, `nameField2` or 9 more."
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
      let text = lesson(heading).replacing("pattern: mvc\n", with: "")
      return checked(Lesson.read(text, file: "L/a.md"))
    }
    #expect(
      found("## R <!-- id: r type: run run: rename -->") == [
        "L/a.md:8:1: this page names no pattern to run. Add `pattern: mvc` to the head of the lesson, or to this heading."
      ])
    #expect(found("## R <!-- id: r type: run run: rename pattern: mvp -->") == [])
    #expect(found("## R <!-- id: r type: run run: delete mistake: mvc.m1 -->") == [])
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

  @Test(arguments: [
    "**Solution:** `open \"Work\"`, `tap \"+\"`", "Solution: `open \"Work\"`, `tap \"+\"`",
    "Solution:\n\n`open \"Work\"` `tap \"+\"`", "Solution: open it.",
  ])
  func `a line that should be a solution is told where it is`(solution: String) {
    #expect(
      findings(task, "Go.\n- There: `screen shows \"Notes\"`\n\n\(solution)") == [
        "L/a.md:13:1: this line is no solution: after `Solution:`, in the same paragraph, come code spans and "
          + "spaces only."
      ])
  }

  @Test func `a solution may have its actions in one code span`() {
    let goals = "Make it.\n- You see it: `screen shows \"▸ Ideas\"`\n\n"
    let actions = #"open "Work" ; tap "+" ; type "Ideas" ; tap "Create""#
    #expect(findings(task, goals + "Solution: `\(actions)`") == [])
  }

  @Test func `a set-up with commas between its actions`() {
    let found = findings(
      task.replacing("launch", with: #"launch, open "Work""#),
      "Go.\n- There: `screen shows \"Notes\"`\n\nSolution: `open \"Work\"`")
    #expect(
      found.first?.contains(
        #"`launch, open "Work"` in the set-up does not work: Between actions is ` ; `. There is no action "launch,"."#
      ) == true, "\(found)")
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
        "L/a.md:12:1: this table differs from what is counted. The same `check` with `--write` writes it again; then read "
          + "the difference."
      ])
  }

  @Test func `a table of kinds has six columns`() {
    #expect(
      findings(
        "## K <!-- id: k table: kinds -->",
        "| kind | knows | how |\n|---|---|---|\n| observer | a | b |") == [
          "L/a.md:9:1: `table: kinds` needs six columns: kind, knows, receivers, when, answer, holds."
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
          "L/a.md:13:1: this drawing differs from the run. The same `check` with `--write` draws it "
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
}
