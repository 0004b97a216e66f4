import Stage
import Testing

@testable import Shell

@Suite struct CompletionTests {
  private func completions(_ line: String, after lines: String...) -> [String] {
    let session = Transcript().session
    for line in lines { _ = session.reply(to: line) }
    return session.completions(of: line)
  }

  @Test func `the first word is a command`() {
    #expect(completions("").contains("use"))
    #expect(completions("sa").contains("save-state"))
    #expect(!completions("").contains("?"))
  }

  @Test func `patterns, scenarios and lessons are known by name`() {
    #expect(completions("use ") == Pattern.all.map(\.name))
    #expect(completions("run ") == Pattern.all.map(\.name))
    #expect(completions("run mvc ren").contains("rename"))
    #expect(completions("run ", after: "use mvc").contains("rename"))
    #expect(completions("lesson ") == ["tour"])
    #expect(completions("help ").contains("run"))
    #expect(completions("take ") == ["tour"])
    #expect(completions("new ") == ["lesson", "scenario"])
    #expect(completions("class ") == ["pack", "questions", "report"])
    #expect(completions("class pack ") == ["tour", "all"])
    #expect(completions("class questions tour ") == [])
    #expect(completions("class pack tour --output ") == [])
    #expect(completions("class report ") == [])
  }

  @Test func `labels are those on the screen now`() {
    #expect(completions("tap ", after: "use mvc") == [])
    #expect(completions("tap ", after: "use mvc", "launch") == ["Edit", "+", "Record"])
    #expect(
      completions("tap \"E", after: "use mvc", "launch", "tap Edit") == ["Done", "+", "Record"])
    #expect(completions("open ", after: "use mvc", "launch") == ["Hello", "Work"])
  }

  @Test func `items and objects are those there are`() {
    #expect(completions("remote ") == ["delete", "rename"])
    #expect(completions("remote delete ", after: "use mvc", "launch").contains("Standup"))
    #expect(completions("state ", after: "run mvc edit").contains("FolderVC"))
    #expect(completions("network ") == ["online", "offline"])
    #expect(completions("step ") == ["back", "run", "ask"])
    #expect(completions("goto ") == ["now"])
  }

  @Test func `options are those of the command`() {
    #expect(completions("screen --") == ["--plain", "--ascii", "--width"])
    #expect(completions("run mvc edit --f").contains("--format"))
    #expect(completions("tap --") == [])
    #expect(completions("class pack tour --") == ["--output", "--force", "--width"])
    #expect(completions("class questions tour --format ").contains("gift"))
    #expect(completions("class report --format ") == ["text", "csv", "html"])
    #expect(
      completions("class report --format=") == ["--format=text", "--format=csv", "--format=html"])
    #expect(completions("run mvc edit --style ") == ["ladder", "wide"])
    #expect(completions("run --style wide mvc ").contains("rename"))
  }

  @Test func `a filter is made of its words, and of who and what there is`() {
    let words = ["only", "hide", "focus", "fold", "depth", "steps", "turns", "everything"]
    #expect(completions("diagram ") == words + ["last"])
    let names = [
      "User", "editButton", "FolderVC", "tableView", "View", "Controller", "user", "target-action",
      "call",
    ]
    #expect(completions("diagram only ", after: "run mvc edit") == names)
    let others = ["hide", "focus", "fold", "depth", "steps", "turns", "everything"]
    #expect(
      completions("diagram only View ta", after: "run mvc edit")
        == names.filter { $0 != "View" } + others)
    #expect(completions("diagram depth ") == [])
    #expect(completions("diagram depth 3 ").first == "only")
    #expect(completions("diagram fold ") == ["widgets", "loops"])
    #expect(completions("run mvc edit --hide ", after: "run mvc edit") == names)
    #expect(completions("run mvc edit --width ") == [])
  }
}
