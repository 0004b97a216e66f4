import Actions
import Localization
import Testing

struct ActionTests {
  @Test(arguments: [
    "launch", "tap \"Edit\"", "open \"Work\"", "type \"Hi\"", "swipe \"Hello\"",
    "drag \"Position\" 5", "back", "pull",
    "answer", "tick", "tick 3", "network online", "network offline", "remote delete \"Work\"",
    "remote rename \"Hello\" \"Hi\"", "save-state", "relaunch", "tap \"say \\\"hi\\\"\"",
    "open \"你好 👩‍💻\"", "type \"\"", "type \"\u{301}abc\"",
  ])
  func `an action is written as it is read`(_ line: String) throws {
    #expect(try Action(line).description == line)
  }

  @Test func `labels need quotes only to be exact`() throws {
    #expect(try Action("tap New folder") == .tap("New folder"))
    #expect(try Action("  type  two  spaces ") == .type("two  spaces"))
    #expect(try Action("type “你 好”") == .type("你 好"))
    #expect(try Action("type 'Hi you'") == .type("Hi you"))
    #expect(try Action("type ‘Hi you’") == .type("Hi you"))
    #expect(try Action("type it's mine") == .type("it's mine"))
    #expect(try Action("type 'tis the dogs' song") == .type("'tis the dogs' song"))
    #expect(try Action("type a='b'") == .type("a='b'"))
    #expect(try Action("drag Position 5") == .drag("Position", 5))
    #expect(try Action("remote rename Hello Hi") == .remoteRename("Hello", "Hi"))
    #expect(try Action("follow articles://article/2") == .follow("articles://article/2"))
  }

  @Test(arguments: [
    ("tab \"Edit\"", "There is no action \"tab\". Did you mean \"tap\"?"),
    ("tap", "Use tap like this: tap LABEL."),
    ("drag Position", "Use drag like this: drag LABEL NUMBER."),
    (
      "drag Position -1",
      "Use drag like this: drag LABEL NUMBER. NUMBER is a whole number from 0."
    ),
    ("tick often", "Use tick like this: tick [N]. N is a number from 1 to 1000."),
    ("tick 0", "Use tick like this: tick [N]. N is a number from 1 to 1000."),
    ("network up", "Use network like this: network online|offline."),
    (
      "remote eat Work",
      "Use remote like this: remote delete NAME, or: remote rename NAME NEW."
    ),
    ("launch now", "Use launch like this: launch."),
    ("tap \"Edit", "The quote in `tap \"Edit` is not closed. Add a \" at its end."),
  ])
  func `a line that is no action says what would be one`(_ line: String, _ message: String) {
    #expect {
      try Action(line)
    } throws: { error in
      (error as? ActionProblem)?.message.hasPrefix(message) == true
    }
  }
}

struct ChineseActionTests {
  private func message(_ line: String) -> String? {
    do throws(ActionProblem) {
      _ = try Action(line)
      return nil
    } catch {
      return Language.$current.withValue(.chinese) { error.message }
    }
  }

  @Test func `a line that is no action is told so in Chinese`() {
    #expect(message("launch") == nil)
    #expect(
      message("tab \"Edit\"") == """
        "tab" 不是操作。是不是想输入 "tap"？可用的操作：launch、tap、open、type、swipe、drag、back、pull、\
        answer、tick、network、remote、follow、save-state、relaunch。
        """)
    #expect(
      message("remote eat Work")
        == "remote 的用法：remote delete NAME，或者：remote rename NAME NEW。")
  }

  @Test func `what is on the screen is said in Chinese, names as they are`() {
    Language.$current.withValue(.chinese) {
      #expect(
        ActionProblem.noRow("Wrok", rows: ["Hello", "Work"]).message
          == "这个屏幕上没有叫 \"Wrok\" 的行。是不是想输入 \"Work\"？")
      #expect(
        ActionProblem.noButton("Delete", on: ["Edit", "+"]).message
          == "这个屏幕上没有叫 \"Delete\" 的按钮。这里的按钮：\"Edit\"、\"+\"。")
      #expect(
        ActionProblem.covered(by: "New folder", labels: ["Cancel", "Create"]).message
          == "\"New folder\" 盖在上面。请先点击 \"Cancel\" 或 \"Create\"。")
    }
  }
}
