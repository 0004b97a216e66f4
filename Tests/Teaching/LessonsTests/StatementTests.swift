import Analysis
import Cells
import Testing

@testable import Lessons

@Suite struct StatementTests {
  @Test func `names messages by method, kind, sender and receiver`() {
    #expect(EventPattern("setName") == EventPattern(word: "setName"))
    #expect(EventPattern("setName(_:)") == EventPattern(word: "setName"))
    #expect(EventPattern("NC -> *") == EventPattern(from: "NC"))
    #expect(EventPattern("* -> View : set") == EventPattern(to: "View", word: "set"))
    for words in ["", "a b", "A -> B -> C", "A ->", "-> B", "A -> B : ", "A -> B : c d"] {
      #expect(EventPattern(words) == nil, "\(words)")
    }
  }

  @Test func `reads what can be checked`() {
    #expect(Predicate("screen shows \"▸ Ideas\"") == .screen(shows: true, "▸ Ideas"))
    #expect(Predicate("screen hides \"Pause\"") == .screen(shows: false, "Pause"))
    #expect(
      Predicate("Work.contents contains \"Ideas\"")
        == .property(path: ["Work", "contents"], .contains, "\"Ideas\""))
    #expect(
      Predicate("NC -> FolderVC : observer")
        == .message(EventPattern(from: "NC", to: "FolderVC", word: "observer"), .some))
    #expect(
      Predicate("no View -> Model")
        == .message(EventPattern(from: "View", to: "Model"), .exactly(0)))
    #expect(Predicate("3 post") == .message(EventPattern(word: "post"), .exactly(3)))
    #expect(
      Predicate("setName before NC -> *")
        == .order(EventPattern(word: "setName"), EventPattern(from: "NC")))
    #expect(
      Predicate("NC -> * after setName")
        == .later(EventPattern(from: "NC"), after: EventPattern(word: "setName")))
    #expect(Predicate("released FolderVC2") == .life("FolderVC2", isAlive: false))
    #expect(Predicate("alive FolderVC2") == .life("FolderVC2", isAlive: true))
    let comparisons: [Predicate.Comparison] = [.equals, .equals, .differs, .contains, .lacks]
    let signs = ["=", "==", "!=", "contains", "lacks"]
    #expect(
      signs.map { Predicate("Hello.name \($0) Hi") }
        == comparisons.map { Predicate.property(path: ["Hello", "name"], $0, "Hi") })
  }

  @Test func `that something is absent, or still there, may hold before the first action`() {
    let conditions = [
      #"screen shows "Hi""#, #"screen hides "Hi""#, "Hello.name == Hi", "Hello.name != Hi",
      "Work.contents contains Hi", "Work.contents lacks Hi", "NC -> View", "no NC -> View",
      "0 post", "2 post", "setName before post", "post after setName", "released Hello",
      "alive Hello",
    ]
    #expect(
      conditions.filter { Predicate($0)?.isAboutAbsence == true } == [
        #"screen hides "Hi""#, "Hello.name != Hi", "Work.contents lacks Hi", "no NC -> View",
        "0 post", "alive Hello",
      ])
  }

  @Test func `a condition tells which messages it names, in the order written`() {
    let (setName, post) = (EventPattern(word: "setName"), EventPattern(word: "post"))
    #expect(Predicate("2 post")?.patterns == [post])
    #expect(Predicate("setName before post")?.patterns == [setName, post])
    #expect(Predicate("setName after post")?.patterns == [setName, post])
    for condition in [#"screen shows "post""#, "Hello.name == post", "alive Hello"] {
      #expect(Predicate(condition)?.patterns == [], "\(condition)")
    }
  }

  @Test(arguments: [
    "", "screen shows Ideas", "screen says \"x\"", "Work.contents has \"Ideas\"", "before post",
    "no such thing", "two NC -> *",
  ])
  func `refuses what says nothing that can be checked`(words: String) {
    #expect(Predicate(words) == nil)
  }

  @Test func `says where something cannot be checked`() {
    #expect(
      messages(
        "## Y <!-- id: t type: task -->", "Do.\n- Now: `screen is red`\n\nSolution: `launch`")
        == [
          "L/a.md:11:9: `screen is red` cannot be checked. Write `screen shows \"…\"`, "
            + "`screen hides \"…\"`, `Object.property == value`, `Object.property != value`, "
            + "`Object.property contains value`, `Object.property lacks value`, `released Object`, "
            + "`alive Object`, "
            + "`Sender -> Receiver : kind`, `no Sender -> Receiver`, `2 Sender -> Receiver`, "
            + "`first before second` or `later after first`."
        ])
  }

  @Test func `curly quotes are quotes`() {
    #expect(Predicate("screen shows “▸ Ideas”") == Predicate("screen shows \"▸ Ideas\""))
    #expect(Predicate("Hello.name == “Hi”") == Predicate("Hello.name == \"Hi\""))
    #expect(Predicate("screen shows \"Delete “Hi”\"") == .screen(shows: true, "Delete “Hi”"))
  }

  @Test func `a sign of a Chinese keyboard is named first`() {
    let heading = "## C <!-- id: c type: claims run: rename -->"
    #expect(
      messages(heading, "- So: `NC → View`").map { String($0.prefix(65)) } == [
        "L/a.md:10:8: write `->` for `→`: `NC → View` cannot be checked. W"
      ])
    #expect(
      messages("## R <!-- id: r type: run run: rename only: PlayVC2，Hello -->") == [
        "L/a.md:9:39: write `,` for `，`."
      ])
    #expect(messages("## R <!-- id: r type: run actions: launch ; type \"，\" -->") == [])
  }

  @Test func `a Chinese comma between actions is meant as a semicolon, and one in a label is none`()
  {
    func found(_ actions: String) -> [String] {
      messages("## R <!-- id: r type: run actions: \(actions) -->")
    }
    for sign in ["，", "、"] {
      #expect(
        found("launch\(sign)open \"Work\"") == ["L/a.md:9:27: write `;` for `\(sign)`."])
    }
    #expect(found("launch ; type 你好，世界") == [])
    #expect(found("launch ; open \"“Work”，back\"") == [])
  }

  @Test(arguments: ["。", ".", " …"])
  func `signs after the code span are named`(signs: String) {
    #expect(
      messages("## C <!-- id: c type: claims run: rename -->", "- So: `2 post`\(signs)") == [
        "L/a.md:10:1: this cannot be checked. Take away what comes after the code span: `\(signs.trimmed)`."
      ])
  }

  @Test func `each way that the advice names can be checked`() {
    let advice = LessonProblem.StatementProblem.badPredicate("x").message
    let ways = advice.matches(of: /`([^`]+)`/).dropFirst().map { String($0.output.1) }
    #expect(ways.count == 13)
    #expect(ways.filter { Predicate($0) == nil } == [])
  }
}
