import Lessons
import Localization
import Stage
import TestSupport
import Testing

@testable import Shell

/// The shell's own words in Chinese. Whole sessions are in `Transcripts/zh-Hans.txt`.
@Suite struct ChineseTests {
  private func reply(to lines: String...) -> String {
    var options = Options()
    options[.lang] = .chinese
    let reply = Transcript(options: options).session.reply(toEach: lines)
    return reply.text.plain + (reply.complaint ?? "")
  }

  /// The same with the whole course.
  private func inCourse(_ lines: String...) -> String {
    var environment = ShellEnvironment.course
    environment.language = .chinese
    let reply = Session(environment: environment).reply(toEach: lines)
    return reply.text.plain + (reply.complaint ?? "")
  }

  @Test func `an open question stays open in the other language, with its hints`() {
    var environment = ShellEnvironment.course
    environment.language = .english
    let session = Session(environment: environment)
    session.reply(toEach: ["lesson mvc breach-neighbour", "hint"])
    let said = session.reply(to: "language zh-Hans").text.plain
    #expect(said.contains("\n这一页的中文版：lesson"))
    #expect(session.reply(to: "lesson").text.plain.contains("请输入一个字母。"))
    #expect(session.prompt.hasPrefix("mvc "))
    #expect(session.reply(to: "hint").text.plain.hasPrefix("提示 2"))
    #expect(session.reply(to: "d").text.plain.hasPrefix("对"))
  }

  @Test func `scenarios have Chinese titles`() {
    let scenarios = ShellEnvironment.course.library?.scenarios ?? []
    #expect(!scenarios.isEmpty)
    #expect(scenarios.filter { $0.titles["zh-Hans"] == nil }.map(\.file) == [])
    var environment = ShellEnvironment.course
    environment.language = .chinese
    let list = Session(environment: environment).reply(to: "scenarios back").text.plain
    #expect(list.hasPrefix("返回根文件夹\n"))
  }

  @Test func `help explains every command`() {
    let phrases = Command.all.flatMap { command in
      [command.summary, command.details] + command.forms.compactMap(\.meaning)
    }
    let options = (Session.commands.options + .answers).map(\.englishMeaning)
    let unknown = (phrases.map { $0.key } + options).filter {
      !$0.isEmpty && Chinese.phrases[$0] == nil
    }
    #expect(phrases.count > 100)
    #expect(unknown == [], "Write these by hand into zh-Hans.po, and build.")
  }

  @Test func `the words of commands stay what they are`() {
    #expect(
      reply(to: "help tick") == """
        tick [N]

        让时钟走到下一次计时，走 N 次。

        先显示屏幕，再显示 App 的对象之间说了什么。

        例如
          use mvc
          launch
          open "Hello"
          tap "Play"
          tick
        """)
  }

  @Test(arguments: [
    ("\n{\"n\":1,", "第2行，第8列：这不是JSON。追踪记录的每一行都是一个JSON对象。"),
    ("\n{\"n\":1}", "第2行：缺少字段\"event\"。请改正，或者重新写出这份追踪记录。"),
  ])
  func `what is wrong in the file of a trace is said, with its place`(rest: String, words: String)
    throws
  {
    let header =
      #"{"lifeline":1,"app":"recordings","pattern":"mvc","setup":[],"actions":[]}"#
    let scratch = try Scratch(["cut.jsonl": header + rest])
    let said = reply(to: "load \(scratch.file("cut.jsonl"))").filter { !$0.isWhitespace }
    #expect(said.hasSuffix(words))
  }

  @Test func `one and many are said alike`() {
    #expect(reply(to: "run mvc edit", "diagram").contains("3 条消息 · 2 次状态变更 · 4 个参与者"))
  }

  @Test func `sentences have no space between them`() {
    #expect(
      reply(to: "use mvc", "run rename", "break setName").hasPrefix(
        "停点 1：break setName。continue 会走到那里，走到那里的操作也会停下。目前有 1 个\n匹配。"))
    let lines = [
      "why 4", "why 4 --plain", "why not tableView", "find setName", "compare mvc mvp edit",
      "exercise",
    ]
    for line in lines {
      let words = reply(to: "use mvc", "run rename", line)
      #expect(words.matches(of: #/[。：；，）] [^ ─│┼]|[^ │] （/#).map { String($0.output) } == [])
    }
  }

  @Test func `a notification is what a notification centre posts, not what a call tells`() {
    #expect(
      inCourse("run mvc edit", "why not Store --plain").hasPrefix(
        "没有谁告诉 Store 任何事：没有发生会传到它那里的事。\n同样没有得到告知的：RootFolder"))
    #expect(
      inCourse("run mvc edit", "why not tableView --plain").hasPrefix(
        "tableView 收到了：FolderVC 发来的 "))
    #expect(
      inCourse("run coordinators back", "why not ListVM --plain").contains(
        "发给 MasterNav 的 popViewController(animated: true)（消息 2）"))
  }

  @Test func `a way through others is no call`() {
    let words = inCourse("compare mvc viper rename").filter { !$0.isWhitespace }
    #expect(words.contains("在MVC里，PlayVC2直接给Hello发消息（5）；"))
    #expect(words.contains("PlayerView2的消息经由PlayerPresenter2和PlayerInteractor2到达Service（5-7）。"))
  }

  @Test func `what is around a word is no part of the answer`() {
    #expect(inCourse("lesson welcome short-plain", "是普通调用").hasPrefix("对"))
    #expect(inCourse("lesson welcome short-plain", "普通的函数调用").hasPrefix("对"))
    #expect(inCourse("lesson welcome short-plain", "一个函数的调用").hasPrefix("对"))
    for line in ["调用吗？", "是方法吗？", "是普通调用嘛"] {
      #expect(inCourse("lesson welcome short-plain", line).hasPrefix("对"))
    }
    for line in ["普通 call", "普通 function call"] {
      #expect(inCourse("lesson welcome short-plain", line).hasPrefix("很接近了"), "\(line)")
    }
    for line in ["是 method call", "应该是 plain call 吧", "一种 direct call"] {
      #expect(inCourse("lesson welcome short-plain", line).hasPrefix("对"), "\(line)")
    }
    for line in ["代理方法", "闭包调用", "观察者的调用"] {
      #expect(inCourse("lesson welcome short-plain", line).hasPrefix("还不对"))
    }
    for line in ["正在播放的录音", "已保存的录音"] {
      #expect(inCourse("lesson view-state short-left-out", line).hasPrefix("还不对"))
    }
  }

  @Test(arguments: [
    ("mvvm-c short-coordinator", "由AppDelegate持有"), ("mvvm-c short-coordinator", "AppDelegate 持有它"),
    ("mvvm-c short-coordinator", "AppDelegate 强持有"), ("mvvm-c short-coordinator", "AppDelegate里"),
    ("where-they-part short-mvc-push", "由 UIKit 创建"),
    ("where-they-part short-mvc-push", "UIKit 创建的"),
    ("where-they-part short-mvc-push", "系统创建的"), ("where-they-part short-mvc-push", "故事版"),
    ("where-they-part short-mvc-push", "storyboard文件"), ("view-state short-left-out", "正在录制"),
    ("view-state short-left-out", "正在录的声音"), ("mvp short-interface", "FolderViewInterface接口"),
    ("welcome short-plain", "调用方法"), ("view-state short-left-out", "录音场景"),
    ("view-state short-left-out", "录音机页面"), ("testing short-spy", "模拟实现"),
    ("testing short-spy", "测试 spy"), ("mvp short-interface", "FolderView 的接口"),
    ("mvp short-interface", "视图的那个"), ("mvvm-c short-coordinator", "应用代理对象"),
    ("mvvm-c short-coordinator", "App 委托"),
    ("where-they-part short-mvc-push", "iOS 系统"), ("where-they-part short-mvc-push", "系统框架"),
    ("where-they-part short-mvc-push", "故事板文件"), ("testing short-spy", "测试间谍对象"),
  ])
  func `a clause that says no more than its name is as good as the name`(
    page: String, line: String
  ) {
    #expect(inCourse("lesson \(page)", line).hasPrefix("对"))
  }

  @Test func `other Chinese words for a stub and a dummy are told what these are`() {
    for line in ["测试桩", "桩件"] {
      #expect(inCourse("lesson testing short-spy", line).contains("stub（桩）给出事先定好的回答"))
    }
    for line in ["哑元", "哑元对象"] {
      #expect(inCourse("lesson testing short-spy", line).contains("dummy 只是因为有个参数必须填"))
    }
  }

  @Test func `half of a word is told what is missing`() {
    #expect(inCourse("lesson mvc short-capture", "弱引用").contains("对了一半"))
  }

  @Test func `a wrong word with the right one in brackets is close`() {
    #expect(inCourse("lesson testing short-spy", "替身（spy）").hasPrefix("很接近了：再短一点。"))
  }

  @Test func `the grades of a file are told in Chinese, and to programs as always`() {
    func take(_ options: String) -> String {
      var environment = ShellEnvironment.course
      environment.language = .chinese
      environment.input = ShellEnvironment.piping(["short-restore：跳过", "quiz-clock：ａ"])
      return Session(.script, environment: environment).reply(to: "take mvc-vs - \(options)")
        .text.plain
    }
    #expect(take("").contains("跳过    short-restore"))
    #expect(take("").contains("不对    quiz-clock"))
    #expect(take("").contains("未作答  "))
    #expect(take("--json").contains(#""outcome":"not answered""#))
  }

  @Test func `the title of the next lesson is in brackets, so that its own sign ends nothing`() {
    let said = inCourse("lesson tea-store 23").filter { !$0.isWhitespace }
    #expect(said.hasSuffix("下一课：《MV还是MVVM？》。请输入：lessonmv-or-mvvm"))
  }

  @Test func `a recap names the command for a link in brackets of the language`() {
    #expect(
      inCourse("lesson tea-store quiz-effect", "b", "recap").filter { !$0.isWhitespace }
        .contains("（`lessonmv-or-mvvm`）问的是"))
  }

  @Test func `the groups of tests have Chinese headings`() {
    let lines = inCourse("tests mvc-vs").split(separator: "\n").map(String.init)
    #expect(lines.first == "从状态到页面")
    #expect(lines.contains("从手势到状态"))
    let titles = Pattern.all.flatMap { $0.runTests().map(\.title) }
    #expect(titles.count > 25)
    let unknown = titles.filter { Chinese.phrases[$0] == nil }
    #expect(unknown == [], "Write these by hand into zh-Hans.po, and build.")
  }

  @Test func `what is near is asked in Chinese`() {
    #expect(reply(to: "lunch") == "没有叫 \"lunch\" 的命令。是不是想输入 \"launch\"？输入 help all 可以看到全部命令。")
  }

  @Test func `the title of a pattern is Chinese in a sentence, and English in data`() {
    #expect(reply(to: "tests mvvm-raw").hasPrefix("MVVM（无 VO）"))
    #expect(reply(to: "use mvp-glue").contains("MVP（胶水）"))
    #expect(reply(to: "patterns --json").contains(#""title":"MVVM, raw model""#))
  }

  @Test func `data are the same in both languages`() {
    for line in ["run mvc rename --format jsonl", "run mvc edit --format mermaid"] {
      #expect(reply(to: line) == Transcript.answer(to: line).text.plain)
    }
  }
}
