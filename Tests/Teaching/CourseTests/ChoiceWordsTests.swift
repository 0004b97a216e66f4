import Testing
import Trace

@testable import Course
@testable import Lessons

/// Choices that are named by their words.
@Suite struct ChoiceWordsTests {
  private func quiz(right: Int..., choices: [String]) throws -> PosedQuestion {
    let list = choices.enumerated().map { index, choice in
      "- [\(right.contains(index) ? "x" : " ")] \(choice)\n  > So.\n"
    }
    let heading = "## Q <!-- id: q type: quiz concept: roles -->"
    return try shipped.ask(question(heading, list.joined() + hint), id: "q")
  }

  /// The number of the choice that each line means; 0 for none.
  private func meant(_ lines: [String], in asked: PosedQuestion) -> [String] {
    lines.map { line in
      guard let verdict = try? asked.judge(line) else { return "0" }
      return verdict.given.joined(separator: " ")
    }
  }

  @Test func `a name, its last word, two words of a choice and a long one are enough`() throws {
    let asked = try quiz(
      right: 0,
      choices: [
        "`FolderRouter`, when it is built", "`FolderPresenter`, before it", "The data manager",
        "A notifier of the app", "`PlayVC` of old",
      ])
    #expect(
      meant(
        [
          "FolderRouter", "router", "the presenter", "data manager", "when built", "notifier",
          "of old", "it is FolderRouter!", "folderrouter (I think)",
        ], in: asked) == ["1", "1", "2", "3", "1", "4", "5", "1", "1"])
    #expect(
      meant(["folder", "manager", "built when", "VC", "play", "router presenter"], in: asked)
        == ["0", "0", "0", "0", "0", "0"])
    #expect(problem(asked, "folder") == .wordsOfNoChoice(last: 5))
  }

  @Test func `a short word before a colon or a comma is its choice, a longer one is not`() throws {
    let asked = try quiz(
      right: 0,
      choices: [
        "Yes: it is sent", "No, the store does it", "None at first: later",
        "Often, when it rains",
      ])
    #expect(meant(["yes", "No.", "none at first"], in: asked) == ["1", "2", "3"])
    #expect(meant(["none", "often", "rains"], in: asked) == ["0", "0", "0"])
  }

  @Test func `a name at the beginning is its choice, where no other has it`() throws {
    let asked = try quiz(
      right: 0,
      choices: ["UIKit, which starts the app", "NC, or the Store", "The Store", "Often the app"])
    #expect(meant(["UIKit", "uikit"], in: asked) == ["1", "1"])
    #expect(meant(["store", "often", "app"], in: asked) == ["3", "0", "0"])
  }

  /// The choices, and what each line means.
  nonisolated private static let singleWords: [([String], [String: String])] = [
    (
      [
        "The update, when it takes the message", "The command that gets the news from the store",
        "The rendering",
      ],
      [
        "the update": "1", "update": "1", "Command": "2", "an update": "0", "message": "0",
        "news": "0", "store": "0",
      ]
    ),
    (
      [
        "Reading the name in the body", "`ItemRow`, in its `init`", "The view-model, since it asks",
      ],
      [
        "reading": "1", "name": "0", "body": "0", "row": "0", "view": "0", "model": "0",
        "view model": "3",
      ]
    ),
    (
      [
        "None, as in MVC", "Never, because it leaves", "Nothing, as long as it is open",
        "Often, when it rains",
      ],
      ["none": "1", "never": "2", "nothing": "0", "often": "0", "open": "0"]
    ),
    (
      [
        "`NC -> FolderVC : observer`", "`Store -> Hello : call`, at once",
        "`FolderVC -> table : call`",
      ],
      ["hello": "2", "table": "3", "Store": "0", "FolderVC": "0", "call": "0"]
    ),
    (
      ["`private let viewModel`", "`private var viewModel`", "`@State private var viewModel`"],
      ["@State": "3", "private": "0", "let": "0"]
    ),
    (
      [
        "The store, or the list", "The driver has to know it", "The link not, in this run",
        "During the push", "The view controller", "The table and the field",
      ],
      [
        "store": "0", "driver": "0", "link": "0", "during": "0", "view": "0", "table": "0",
        "push": "0",
      ]
    ),
  ]

  @Test(arguments: singleWords)
  func `a single word is enough if a choice is about it, and no other has it`(
    choices: [String], meanings: [String: String]
  ) throws {
    let asked = try quiz(right: 0, choices: choices)
    for (line, choice) in meanings { #expect(meant([line], in: asked) == [choice], "\(line)") }
  }

  @Test func `what two choices say, or several names at once, is none of them`() throws {
    let twins = try quiz(right: 0, choices: ["Sent now", "It is sent now", "Later than that"])
    #expect(meant(["sent now", "now", "later than that"], in: twins) == ["0", "0", "3"])
    let names = try quiz(right: 0, choices: ["`post` it", "`post` again", "`save`"])
    #expect(problem(names, "post") == .wordsOfNoChoice(last: 3))
    #expect(names.callsChoices("post"))
    #expect(meant(["save"], in: names) == ["3"])
    #expect(problem(names, "post, save") == .wordsOfNoChoice(last: 3))
  }

  @Test func `several are named with commas or without, the longest name first`() throws {
    let asked = try quiz(
      right: 0, 2, choices: ["`NC -> FolderVC : observer`", "`NC`", "`post`", "`setName(_:)`"])
    #expect(
      meant(
        ["NC -> FolderVC, post", "post; NC FolderVC", "post NC", "setName post", "setName(x)、NC"],
        in: asked) == ["1 3", "1 3", "2 3", "3 4", "2 4"])
    #expect(problem(asked, "post, nonsense") == .namesOfNoChoices(last: 4))
    #expect(problem(asked, "FolderVC") == .namesOfNoChoices(last: 4))
    let words = try quiz(right: 0, 1, choices: ["`post`", "One", "Two"])
    #expect(problem(words, "nonsense") == .words(last: 3))
  }

  @Test func `a line mentions a choice when it has a word of its code`() throws {
    let asked = try quiz(right: 0, choices: ["`Store.save(x)`", "The `NC` posts"])
    for line in ["why save?", "what is nc", "Store"] {
      #expect(asked.mentionsChoices(line), "\(line)")
    }
    for line in ["why posts", "stores", ""] { #expect(!asked.mentionsChoices(line), "\(line)") }
    let heading = "## Q <!-- id: q type: short-answer concept: terms -->"
    let typed = try shipped.ask(question(heading, "- [x] `NC`\n  > Yes.\n" + hint), id: "q")
    #expect(!typed.mentionsChoices("NC"))
    #expect(!typed.callsChoices("NC"))
    #expect(!typed.namesChoices("a"))
    #expect(typed.knows("nc"))
    #expect(!typed.knows("nb"))
  }

  @Test func `a message of a run is named by its ends`() throws {
    let run = try watched("edit")
    let asked = shipped.choices(on: 1, in: run).asked
    #expect(try asked.judge("editButton -> FolderVC").isRight)
    #expect(try asked.judge("editButton -> FolderVC : target-action").isRight)
    #expect(meant(["editButton", "FolderVC"], in: asked) == ["0", "0"])
  }

  @Test func `every generated reason is a sentence`() {
    let reasons: [GeneratedReason] = [
      .happens, .forbidden(from: .view, to: .notificationCenter), .later(3), .earlier(2), .never,
      .absent,
    ]
    #expect(
      reasons.map(\.words) == [
        "This is what happens.", "The contract has no message from View to NC.",
        "It is sent later: it is message 3.", "It was sent earlier: it is message 2.",
        "The contract allows it, but it is not sent in this run.", "It is not sent in this run.",
      ])
  }

  private func word(_ forms: String, not others: String = "`stub`") throws -> PosedQuestion {
    try shipped.ask(
      question(
        "## Q <!-- id: q type: short-answer concept: terms -->",
        "- [x] \(forms)\n  > Yes.\n- [ ] \(others)\n  > No.\n" + hint), id: "q")
  }

  @Test func `two letters may be wrong in a word of ten, and one in a word of six to nine`() throws
  {
    let asked = try word("`controller`, `presenter`, `mapper`, `store`")
    for slip in ["contrllr", "presnter", "mappr"] {
      #expect(problem(asked, slip) == .misspelled, "\(slip)")
    }
    for other in ["contrlr", "presntr", "mppr", "stor", "controller2"] {
      #expect(try asked.judge(other).remarks == [.otherWord], "\(other)")
    }
  }

  @Test func `up to two words before a right one are told, in Chinese eight signs`() throws {
    let asked = try word("`call`, `spy`")
    for line in ["good spy", "very good spy", "一二三四五六七八 call", "call 一二"] {
      #expect(problem(asked, line) == .wordAmongOthers, "\(line)")
    }
    for line in ["one very good spy", "good or spy", "一二三四五六七八九 call", "call 一二三"] {
      #expect(try asked.judge(line).remarks == [.otherWord], "\(line)")
    }
  }

  @Test func `places that are doubled or that no blank has are no places`() throws {
    let asked = try shipped.ask(
      question(
        "## Q <!-- id: q type: fill concept: observer run: rename -->",
        "- `setName`\n  > A.\n- `save`\n  > B.\n- `post`\n  > C." + hint), id: "q")
    #expect(problem(asked, "1a 1b") == .numbersOfDrawing(last: 3))
    #expect(problem(asked, "0a 1b 2c") == .namesOfNoChoices(last: 3))
    #expect(problem(asked, "1a 2b 3") == .numbersOfDrawing(last: 3))
    #expect(problem(asked, "a a b") == .repeated("a"))
    #expect(problem(asked, "a b") == .tooFew(2, of: 3))
  }
}
