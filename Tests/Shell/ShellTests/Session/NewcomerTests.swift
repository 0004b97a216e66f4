import Localization
import TestSupport
import Testing

@testable import Shell

/// What newcomers type: words that the program has taught them, and words that they know from elsewhere. Each gets what
/// was meant, or an answer that names it.
@Suite struct NewcomerTests {
  /// What was typed, and after `=` the line that does the same, after `:` the answer.
  private nonisolated static let atTheStart = """
    mvc                        : "mvc" is a name, not a command. Type: use mvc, or: lesson mvc
    MVVM+C                     : "MVVM+C" is a name, not a command. Type: use mvvm-c, or: lesson mvvm-c
    rename                     : "rename" is a name, not a command. Type: run mvc rename
    welcome                    : "welcome" is a name, not a command. Type: lesson welcome
    welcome 3                  : "welcome" is a name, not a command. Type: lesson welcome 3
    mvc rename                 : "mvc" is a name, not a command. Type: run mvc rename
    rename mvc                 : "rename" is a name, not a command. Type: run mvc rename
    mvc-apart-1                : "mvc-apart-1" is a name, not a command. Type: exercise start mvc-apart-1
    color                      : "color" is a name, not a command. Type: set color
    colour                     : There is no command "colour". Type: set color
    help mvc                   : "mvc" is a name, not a command. Type: use mvc, or: lesson mvc
    help nonsense              : There is no command "nonsense". To see all, type: help all
    guess                      : There is no command "guess". To answer a question, type the answer, or: say ANSWER. To guess the next message of a run: step ask
    guess b                    : There is no command "guess". To answer a question, type the answer, or: say b. To guess the next message of a run: step ask
    nonsense                   : There is no command "nonsense". To see all, type: help all
    Zähler                     : There is no command "Zähler". To see all, type: help all
    déjà-vu                    : There is no command "déjà-vu". To see all, type: help all
    lunch                      : There is no command "lunch". Did you mean "launch"? To see all, type: help all
    lifeline run mvc rename    = run mvc rename
    $ lifeline run mvc rename  = run mvc rename
    > use mvc                  = use mvc
    mvc at 1/14> use mvc       = use mvc
    mvc 消息 1/14> use mvc       = use mvc
    mvc 停在 5> use mvc          = use mvc
    before mvc 1/3> use mvc    = use mvc
    课前 mvc 1/3> use mvc        = use mvc
    welcome 2/23> lessons      = lessons
    .help                      = help
    /help                      = help
    ?                          = help
    :q                         = quit
    :wq                        = quit
    .exit                      = quit
    exit                       = quit
    bye                        : There is no command "bye". Type: quit
    man                        = manual
    yes                        : There is no command "yes". To see all, type: help all
    clear                      : There is no command "clear". To clear the screen, press Ctrl-L.
    ls                         : "ls" is a command of your system, not of Lifeline. To leave Lifeline, type: quit
    tutorial                   : There is no command "tutorial". Type: lesson welcome
    start                      : There is no command "start". Type: lesson welcome
    start the app              : There is no command "start the app". Type: launch
    commands                   : There is no command "commands". Type: help all
    settings                   : There is no command "settings". Type: set
    chinese                    : There is no command "chinese". Type: language zh-Hans
    les wel                    = lesson welcome
    lesson WEL                 = lesson welcome
    lesson 2                   : Lessons have names, not numbers. Type: lesson mvc
    lesson 18                  : Lessons have names, not numbers. Type: lesson viper-edges
    lesson 07                  : Lessons have names, not numbers. Type: lesson where-they-part
    lesson 3                   : Lessons have names, not numbers. Type: lesson mvvm-c, or: lesson same-change
    lesson 99                  : There is no lesson 99. To see which there are, type: lessons
    lesson mvvm-observable     : mvvm-observable is a pattern. For its lesson, type: lesson mv-or-mvvm
    lesson MVVM+C              : mvvm-c is a pattern. For its lesson, type: lesson mvvm-c
    lesson mvvm-signal         : mvvm-signal is a pattern without a lesson of its own. For a lesson about the same app, type: lesson mvvm
    lesson coordinators-delegate : coordinators-delegate is a pattern without a lesson of its own. For a lesson about the same app, type: lesson coordinators
    lesson viper-mock          : viper-mock is a pattern without a lesson of its own. For a lesson about the same app, type: lesson viper-edges
    lesson mvp-glue            : mvp-glue is a pattern without a lesson of its own. For a lesson about the same app, type: lesson forwarding
    run rename mvc             : The pattern comes before the scenario. Type: run mvc rename
    run rename mvvmc           : The pattern comes before the scenario. Type: run mvvm-c rename
    run mvvmc rename           : There is no pattern "mvvmc". Did you mean "mvvm-c"?
    run mvc                    : Which scenario? Type, for instance: run mvc rename. All of them: scenarios
    compare mvc                : compare takes two patterns and a scenario. Type, for instance: compare mvc mvvm-c rename
    compare mvc viper          : compare takes two patterns and a scenario. Type, for instance: compare mvc viper rename
    compare mvc viper rename x : compare takes two patterns and a scenario. Type, for instance: compare mvc viper rename
    compare mvc and viper      : compare takes two patterns and a scenario. Type, for instance: compare mvc viper rename
    compare rename             : compare takes two patterns and a scenario. Type, for instance: compare mvc mvvm-c rename
    run                        : Which scenario? Type, for instance: run mvc rename. All of them: scenarios
    language fr                : language cannot be "fr". It is en|zh-Hans.
    say hi                     : No lesson is open. To see which there are, type: lessons
    click                      : There is no command "click". Type: tap Edit
    click Play                 : There is no command "click". Type: tap Play
    press "New Folder"         : There is no command "press". Type: tap "New Folder"
    帮助                         : There is no command "帮助". Type: help
    退出                         : There is no command "退出". Type: quit
    提示                         : There is no command "提示". Type: hint
    我不知道                       : There is no command "我不知道". Type: skip
    下一页                        : There is no command "下一页". Type: next
    撤消                         : There is no command "撤消". Type: undo
    give up                    : There is no command "give up". Type: skip
    I give up                  : There is no command "I give up". Type: skip
    what is the answer?        : There is no command "what is the answer?". Type: skip
    看答案                        : There is no command "看答案". Type: skip
    不会                         : There is no command "不会". Type: skip
    为什么 3                      : There is no command "为什么 3". Type: why 3
    为什么 5？                     : There is no command "为什么 5？". Type: why 5
    为什么5                       : There is no command "为什么5". Type: why 5
    为何 5                       : There is no command "为何 5". Type: why 5
    为什么 Hello.name 变了          : There is no command "为什么 Hello.name 变了". Type: why Hello.name
    为什么tableView没有更新？          : There is no command "为什么tableView没有更新？". Type: why not tableView
    为什么？                       : There is no command "为什么？". Type: why
    为什么 FolderVC 没有收到通知        : There is no command "为什么 FolderVC 没有收到通知". Type: why not FolderVC
    为什么 Hello.name 不变？          : There is no command "为什么 Hello.name 不变？". Type: why not Hello.name
    为什么Hello.name没有变成Hi         : There is no command "为什么Hello.name没有变成Hi". Type: why not Hello.name
    为什么 FolderVC 没收到 setName      : There is no command "为什么 FolderVC 没收到 setName". Type: why not FolderVC
    为什么没有通知 FolderVC           : There is no command "为什么没有通知 FolderVC". Type: why not FolderVC
    为什么第 5 条没有发给 FolderVC？     : There is no command "为什么第 5 条没有发给 FolderVC？". Type: why not FolderVC
    为什么 Store 没有通知 FolderVC    : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    为什么 mvc 和 mvp 不同？          : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    为什么PlayVC不直接改标题            : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    代码 5                       : There is no command "代码". Type: code 5
    跳到 5                       : There is no command "跳到". Type: goto 5
    代码5                        : There is no command "代码5". Type: code 5
    跳到 第5条                     : There is no command "跳到". Type: goto 5
    跳到第 5 条                    : There is no command "跳到第". Type: goto 5
    跳到 最后                      : There is no command "跳到". Type: goto 5
    搜索 setName                 : There is no command "搜索". Type: find setName
    单步                         : There is no command "单步". Type: step
    小测                         : There is no command "小测". Type: review
    测验                         : There is no command "测验". To answer questions again: review. Questions for a class: help class questions
    help 测验                    : There is no command "测验". To answer questions again: review. Questions for a class: help class questions
    help quiz                    : There is no command "quiz". To answer questions again: review. Questions for a class: help class questions
    help 幻灯片                  : There is no command "幻灯片". Type: help class pack
    help slides                  : There is no command "slides". Type: help class pack
    讲义                         : There is no command "讲义". Type: help class pack
    作业                         : There is no command "作业". Type: help class assign
    成绩                         : There is no command "成绩". Type: help class report
    批改                         : There is no command "批改". Type: help take
    为什么 列表没有更新                 : There is no command "为什么". Type: why
    为什么 PlayVC2 要等通知？          : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    为什么 FolderVC 收到第 5 条        : There is no command "为什么 FolderVC 收到第 5 条". Type: why 5
    为什么不通知 PlayVC2             : There is no command "为什么不通知 PlayVC2". Type: why not PlayVC2
    为什么 Store 不调用它             : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    点击 Edit                    : There is no command "点击". Type: tap Edit
    点击Edit                     : There is no command "点击Edit". Type: tap Edit
    点击 Edit 按钮               : There is no command "点击". Type: tap Edit
    打开 "Work" 文件夹           : There is no command "打开". Type: open Work
    运行 App                     : There is no command "运行". Type: launch
    什么是代理？                 : Lifeline cannot explain words here. The lesson about words: lesson words. All commands: help all
    what does it mean            : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    what is next?                : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    点击 "New Folder"            : There is no command "点击". Type: tap "New Folder"
    按 Edit                     : There is no command "按". Type: tap Edit
    打开 Hello                   : There is no command "打开". Type: open Hello
    打开第3课                      : There is no command "打开第3课". Type: lessons
    输入 Hi                      : There is no command "输入". Type: type Hi
    运行 rename                  : There is no command "运行". Type: run rename
    运行 mvp rename              : There is no command "运行". Type: run mvp rename
    比较 mvc mvp                 : compare takes two patterns and a scenario. Type, for instance: compare mvc mvp rename
    比较                         : There is no command "比较". Type: compare mvc mvp rename
    屏幕                         : There is no command "屏幕". Type: screen
    返回                         : There is no command "返回". Type: back
    架构                         : There is no command "架构". Type: patterns
    课程                         : There is no command "课程". Type: lessons
    练习                         : There is no command "练习". Type: exercise
    下一条                        : There is no command "下一条". Type: step
    上一条                        : There is no command "上一条". Type: step back
    重来                         : There is no command "重来". Type: replay
    再来一次                       : There is no command "再来一次". Type: replay
    时序图                        : There is no command "时序图". Type: diagram
    请打开那个录音                    : Lifeline does not understand whole sentences. All commands: help all
    播放                         : There is no command "播放". To see all, type: help all
    谁改了 Hello 的名字？             : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    第 7 条消息是谁发的                : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    who changed the name?      : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    I want to see the diagram  : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    what is a delegate?        : Lifeline cannot explain words here. The lesson about words: lesson words. All commands: help all
    what does observer mean    : Lifeline cannot explain words here. The lesson about words: lesson words. All commands: help all
    nothing happens in here    : Lifeline does not understand whole sentences. All commands: help all
    rnu mvc rename             : There is no command "rnu". Did you mean "run"? To see all, type: help all
    how does it begin          : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    --all                      : --all goes after a command, as in: diagram --all
    --exercises                : --exercises goes after a command, as in: check scenarios/listen.scenario --exercises
    bt                         : There is no command "bt". Type: why
    """

  private nonisolated static let afterARun = """
    Hello                      : "Hello" is a name, not a command. Type: state Hello, or: find Hello
    Hello,                     : "Hello" is a name, not a command. Type: state Hello, or: find Hello
    setName                    : "setName" is a name, not a command. Type: find setName
    setNmae                    : There is no command "setNmae". To see all, type: help all
    why not                    : Use why like this: why not NAME. For more, type: help why
    ex                         : "ex" could mean export, exercise or exit. Type more letters.
    why 5?                     = why 5
    why not Store?             = why not Store
    why 3 4                    : Use why like this: why, or: why N|NAME, or: why not NAME. For more, type: help why
    why did the table reload   : Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all
    find setNmae               : Nothing in this run is called "setNmae". Did you mean "setName"?
    find zzzzzz                : Nothing in this run is called "zzzzzz". To see what there is: messages, objects
    s                          = step
    s 3                        = step 3
    n                          = step
    c                          = continue
    b setName                  = break setName
    b                          = break
    p                          = state
    p Hello                    = state Hello
    bt                         = why
    """

  private nonisolated static let onAPage = """
    lesson 2                   : Lessons have names, not numbers. Type: lesson welcome 2, or: lesson mvc
    welcome 2/23> next         = next
    n                          = next
    page 3                     : There is no command "page". Type: lesson welcome 3
    mvc                        : "mvc" is a name, not a command. Type: use mvc, or: lesson mvc
    """

  /// As arguments of the program, where what to type begins with its name.
  private nonisolated static let onTheCommandLine = """
    help nonsense              : There is no command "nonsense". To see all, type: lifeline help all
    help mvc                   : "mvc" is a name, not a command. Type: lifeline use mvc, or: lifeline lesson mvc
    diff                       : Use diff like this: lifeline diff BEFORE [AFTER], or: lifeline diff PATTERN|MISTAKE PATTERN|MISTAKE SCENARIO. For more, type: lifeline help diff
    run mvc                    : Which scenario? Type, for instance: lifeline run mvc rename. All of them: lifeline scenarios
    run rename mvc             : The pattern comes before the scenario. Type: lifeline run mvc rename
    compare mvc                : compare takes two patterns and a scenario. Type, for instance: lifeline compare mvc mvvm-c rename
    lesson 18                  : Lessons have names, not numbers. Type: lifeline lesson viper-edges
    lesson 20                  : Lessons have names, not numbers. Type: lifeline lesson tea, or: lifeline lesson tea-store
    run seek                   : Which pattern? Type, for instance: lifeline run mvc seek
    tests                      : Which pattern? Type, for instance: lifeline tests mvc
    screen                     : A single command begins without an app and a lesson. Give several, as in: lifeline -c 'use mvc' -c launch -c screen
    find next                  : A single command begins without an app and a lesson. Give several, as in: lifeline -c 'use mvc' -c launch -c screen
    """

  private nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let typed: String
    let isSame: Bool
    let expected: String
    var testDescription: String { typed }

    static func rows(_ table: String) -> [Row] {
      table.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: #/(.+?) +([=:]) (.+)/#).map {
          Row(typed: String($0.1), isSame: $0.2 == "=", expected: String($0.3))
        }
      }
    }
  }

  private func session(_ mode: Session.Mode = .interactive, after lines: [String]) -> Session {
    let session = Session(mode, environment: .course)
    session.width = 200
    session.reply(toEach: lines)
    return session
  }

  private func holds(_ row: Row, after lines: [String]) {
    let reply = session(after: lines).reply(to: row.typed)
    guard row.isSame else {
      #expect(reply.complaint == row.expected)
      return
    }
    let meant = session(after: lines).reply(to: row.expected)
    #expect(reply.text.plain == meant.text.plain)
    #expect(reply.complaint == meant.complaint)
    #expect(reply.leaves == meant.leaves)
  }

  @Test(arguments: Seed.share(of: Row.rows(atTheStart), allWith: 30))
  private func `at the start, each is understood or answered with what to type`(row: Row) {
    holds(row, after: [])
  }

  @Test(arguments: Seed.share(of: Row.rows(afterARun), allWith: 30))
  private func `while you step through a run, letters mean what they mean in a debugger`(row: Row) {
    holds(row, after: ["run mvc rename", "step"])
    holds(row, after: ["run mvc rename"])
  }

  @Test(arguments: Row.rows(onAPage))
  private func `on a page of a lesson, too`(row: Row) {
    holds(row, after: ["lesson welcome"])
  }

  @Test(arguments: Row.rows(onTheCommandLine))
  private func `as an argument of the program, it is answered with what to type there`(
    row: Row
  ) throws {
    let line = try CommandLineWords(row.typed.split(separator: " ").map(String.init), program: [])
    #expect(session(.script, after: []).reply(to: line.command).complaint == row.expected)
  }

  @Test(arguments: [
    "lesson mvc 3", "lesson mvc 7", "lesson mvc 74", "lesson welcome pages", "lessons",
    "costs", "exercise", "generate", "mistake mvc.m1", "language zh-Hans",
  ])
  func `an answer on the command line names the program before each command`(line: String) throws {
    let words = try CommandLineWords(line.split(separator: " ").map(String.init), program: [])
    let answer = session(.script, after: []).reply(to: words.command).text.plain
      .replacing("\n", with: " ")
    #expect(!answer.isEmpty && answer.naming(program: "lifeline") == answer)
  }

  @Test func `a page on the command line says how to see the next, and where to answer`() throws {
    func lastLine(_ line: String) throws -> String? {
      let words = try CommandLineWords(line.split(separator: " ").map(String.init), program: [])
      let lines = session(.script, after: []).reply(to: words.command).text.lines
      return lines.last?.plain
    }
    #expect(
      try lastLine("lesson mvc 3") == "Page 3 of 74. The next page: lifeline lesson mvc 4")
    #expect(
      try lastLine("lesson mvc 7")
        == "Page 7 of 74. To answer, start the shell: lifeline. There, lesson mvc 7 opens this page."
    )
    #expect(
      try lastLine("lesson mvc 74")
        == "Page 74 of 74. This is the end. All pages: lifeline lesson mvc pages")
    #expect(
      try lastLine("compare mvc viper rename")
        == "Both drawings, and all figures: lifeline compare mvc viper rename --all")
  }

  @Test func `after run, Return shows one message after the other`() {
    let session = session(after: ["run mvc rename", "", ""])
    #expect(session.prompt == "mvc at 2/14> ")
    #expect(session.repeatsOnEmptyLine)
    _ = session.reply(to: "lessons")
    #expect(session.reply(to: "").text.lines.isEmpty)
    #expect(session.prompt == "mvc at 2/14> ")
  }

  @Test(
    arguments: Language.allCases,
    [
      [], ["use mvc"], ["run mvc rename", ""], ["run mvc rename", "break kind query", "continue"],
      ["use mvc", "launch", "open Hello", "watch Recording.name", "type Hi"],
      ["use mvc", "launch", "open Hello", "watch Recording.name", "type Hi", "step back"],
      ["lesson welcome"], ["lesson welcome", "run mvc rename", ""],
    ])
  func `a prompt that was copied with its command is no part of it`(
    language: Language, lines: [String]
  ) {
    let session = session(after: ["language \(language.rawValue)"] + lines)
    let line = TypedLine(text: session.prompt + "step 3").command { _ in false }
    #expect(line == "step 3", "\(session.prompt)")
  }

  @Test(arguments: ["mvc 3/74>", "mvc at 2/14> ", ">", "课前 mvc 1/3>", " mvc 停在 5>"])
  func `a prompt that was copied alone is nothing`(line: String) {
    let session = session(after: ["run mvc rename", ""])
    let prompt = session.prompt
    let reply = session.reply(to: line)
    #expect(reply.status == .done)
    #expect(reply.text.lines.isEmpty)
    #expect(reply.complaint == nil)
    #expect(session.prompt == prompt)
  }

  @Test func `the man page is laid out for reading`() {
    let page = session(after: []).reply(to: "man").text.plain.split(separator: "\n")
    #expect(
      page.prefix(3) == [
        "NAME", "   lifeline - one app in many architectures, and the messages between its objects",
        "SYNOPSIS",
      ])
    #expect(page.contains("   run [PATTERN] SCENARIO"))
    #expect(page.filter { $0.hasPrefix(".") || $0.contains("\\") } == [])
    let roff = session(.script, after: []).reply(to: "manual").text.plain
    #expect(roff.hasPrefix(".TH LIFELINE 1"))
  }

  @Test func `in a script, commands are written in full`() {
    let session = session(.script, after: [])
    #expect(
      session.reply(to: "progr").complaint
        == #"There is no command "progr". In scripts, write commands in full: progress"#)
    #expect(
      session.reply(to: "lesson wel").complaint?.hasPrefix(#"There is no lesson "wel"."#) == true)
    #expect(
      session.reply(to: "> use mvc").complaint
        == #"There is no command ">". To see all, type: help all"#)
  }
}
