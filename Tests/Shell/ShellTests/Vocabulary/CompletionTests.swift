import Stage
import TestSupport
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
    #expect(completions("use ") == Pattern.all.map(\.name) + App.all.map(\.name))
    #expect(completions("use danmu ") == ["mvp-glue", "mvp-forwarding"])
    #expect(completions("run ") == Pattern.all.map(\.name))
    #expect(completions("run mvc ren").contains("rename"))
    #expect(completions("run ", after: "use mvc").contains("rename"))
    #expect(completions("lesson ") == ["tour", "core", "pages"])
    #expect(completions("help ").contains("run"))
    #expect(completions("take ") == ["tour"])
    #expect(completions("new ") == ["lesson", "scenario", "exercise"])
    #expect(completions("class ") == ["pack", "questions", "assign", "report"])
    #expect(completions("class pack ") == ["tour", "all"])
    #expect(completions("class questions tour ") == [])
    #expect(completions("help class ") == ["pack", "questions", "assign", "report"])
    #expect(completions("lesson tour ").first == "watch")
  }

  @Test func `a pattern is compared with another one of its app`() {
    #expect(completions("compare ").contains("viper-edges"))
    #expect(completions("compare mvc ") == App.usual.patterns.map(\.name).filter { $0 != "mvc" })
    #expect(completions("compare viper-edges ") == ["viper-mock"])
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
    #expect(completions("step ") == ["back", "run", "ask", "code"])
    #expect(completions("goto ") == ["now"])
    #expect(completions("goto ", after: "run mvc edit") == ["1", "2", "3", "now"])
    #expect(completions("goto ", after: "run mvc rename", "diagram depth 2") == ["1", "2", "now"])
    #expect(
      completions("goto ", after: "use mvc", "launch", "break tableView", "tap Edit")
        == ["1", "2", "3", "now"])
    #expect(completions("set ").contains("language"))
    #expect(completions("set show ") == ["screen", "drawing", "both", "quiet"])
    #expect(completions("set color ") == ["auto", "always", "never"])
    #expect(completions("mistake mvc").contains("mvc.m1"))
    for line in ["watch name = ", "watch name == ", "find name was ", "break with "] {
      #expect(completions(line, after: "run mvc rename") == [], "\(line)")
    }
    #expect(completions("export ").contains("svg"))
  }

  @Test func `names of files are those in the directory`() throws {
    let scratch = try Scratch(["papers/a b.md": "", "papers/.hidden": "", "run.jsonl": ""])
    var environment = ShellEnvironment.tour
    environment.here = scratch.path
    let session = Session(environment: environment)
    let commands = [
      "load ", "render ", "export svg ", "source ", "check ", "class report ", "take tour ",
      "progress import ", "class pack tour --output ", "run mvc edit --output ",
    ]
    for command in commands {
      #expect(session.completions(of: command) == ["papers/", "run.jsonl"], "\(command)")
    }
    #expect(session.completions(of: "load papers/") == ["papers/a b.md"])
    #expect(session.completions(of: "load \"PAPERS/A") == [])
    #expect(session.completions(of: "load R") == ["run.jsonl"])
    #expect(session.completions(of: "load papers/.") == ["papers/.hidden"])
    #expect(session.completions(of: "load --output=ru") == [])
    #expect(session.completions(of: "export svg --output=ru") == ["--output=run.jsonl"])
    #expect(session.completions(of: "load \(scratch.path)/r") == ["\(scratch.path)/run.jsonl"])
    #expect(session.completions(of: "load nowhere/") == [])
    #expect(session.completions(of: "use ").allSatisfy { !$0.contains("papers") })
  }

  @Test func `options are those of the command`() {
    #expect(completions("screen --") == ["--plain", "--ascii", "--width"])
    #expect(completions("run mvc edit --f").contains("--format"))
    #expect(completions("tap --") == [])
    #expect(completions("class pack tour --") == ["--output", "--pages", "--force", "--width"])
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
