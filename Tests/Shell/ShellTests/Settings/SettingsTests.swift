import Foundation
import TestSupport
import Testing

@testable import Shell

/// What you can make your own: settings, aliases, files of commands.
@MainActor @Suite struct SettingsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func shell(_ mode: Session.Mode = .interactive, options: Options = Options()) -> Session {
    var environment = ShellEnvironment.tour
    environment.configuration = URL(fileURLWithPath: scratch.path)
    environment.history = { ["use mvc", "launch", "tap Edit"] }
    environment.hasProgram = { $0.hasPrefix("less") }
    return Session(mode, options: options, environment: environment)
  }

  private func says(_ lines: String..., to session: Session? = nil) -> String {
    (session ?? shell()).says(lines).replacing(scratch.path, with: "DIR")
  }

  @Test func `set lists every setting with its value`() {
    #expect(
      says("set show screen", "set width 79", "set").hasPrefix(
        """
          language en  the language of lessons and answers
          show screen  what you see after an action
          width 79     the columns to use, from 20 to 1000
          style auto   how to draw
          color auto   when to use colours
          pager auto   what shows long answers: a view, or a command such as less
          plain off    numbered sentences instead of a drawing
          ascii off    draw with ASCII signs only
          all off      queries, data-source pulls and returned values too
        """))
  }

  @Test func `a setting holds for every line that follows`() {
    #expect(says("set plain on", "run mvc edit").hasPrefix("With User, editButton (View)"))
    #expect(says("set ascii on", "set ascii off", "run mvc edit").hasPrefix(" ┌ User"))
    #expect(says("set language zh-Hans", "tap x").contains("输入"))
    for word in ["zh", "ZH_cn", "zh-Hant", "中文", "简体中文"] {
      #expect(says("set language \(word)", "tap x").contains("输入"), "\(word)")
      #expect(says("language \(word)", "tap x").contains("输入"), "\(word)")
    }
    let session = shell()
    _ = session.reply(to: "set width 40")
    #expect(session.width == 40)
    session.width = 100
    #expect(session.width == 40)
    _ = session.reply(to: "set width auto")
    #expect(session.width == 100)
  }

  @Test func `settings of the terminal are handed on`() {
    let session = shell()
    for line in ["set color never", "set pager less -R"] { _ = session.reply(to: line) }
    #expect(session.terminalSettings.color == .never)
    #expect(session.terminalSettings.pager == .command("less -R"))
    _ = session.reply(to: "set pager Lifeline")
    #expect(session.terminalSettings.pager == .command("lifeline"))
    _ = session.reply(to: "set pager off")
    #expect(session.terminalSettings.pager == .off)
  }

  @Test func `a wrong name or value is named`() {
    #expect(says("set colour red") == "There is no setting \"colour\". Did you mean \"color\"?")
    #expect(says("set color red") == "color cannot be \"red\". It is auto|always|never.")
    #expect(
      says("set width 7") == "width cannot be \"7\". It is a number from 20 to 1000, or auto.")
    #expect(says("set plain maybe") == "plain cannot be \"maybe\". It is on|off.")
    #expect(
      says("set pager zork").replacing("\n", with: " ")
        == "pager cannot be \"zork\". It is off, lifeline, auto, or a program that is installed here, such as less."
    )
    #expect(
      says("set width")
        == "  set width auto  the columns to use, from 20 to 1000. It takes N|auto.")
  }

  @Test func `the file is read line by line, and a bad line is told with its number`() throws {
    try scratch.write(
      "set width 300\r\n\n# mine\nset width 7\nalias e run mvc edit\nzzzzz\n", to: "config")
    let session = shell()
    session.width = 400
    let reply = session.readSettings()
    #expect(reply.text.lines.isEmpty)
    #expect(
      reply.complaint?.replacing(scratch.path, with: "DIR").replacing("\n", with: " ") == """
        DIR/config:4: width cannot be "7". It is a number from 20 to 1000, or auto. \
        DIR/config:6: There is no command "zzzzz". To see all, type: help all
        """)
    #expect(session.width == 300)
    #expect(session.reply(to: "e").status == .done)
  }

  @Test func `the file holds settings only, and the rest of it is read`() throws {
    try scratch.write("quit\nrun mvc edit\nlesson tour\nset plain on\n", to: "config")
    let session = shell()
    session.width = 400
    let reply = session.readSettings()
    #expect(!reply.leaves)
    #expect(
      reply.complaint?.replacing(scratch.path, with: "DIR") == """
        DIR/config:1: quit is not done from this file: it is for set, show, language and alias. Remove the line.
        DIR/config:2: run is not done from this file: it is for set, show, language and alias. Remove the line.
        DIR/config:3: lesson is not done from this file: it is for set, show, language and alias. Remove the line.
        """)
    #expect(session.prompt == "> ")
    #expect(session.options[.plain])
  }

  @Test func `the file holds settings only, also where a line was copied with more than itself`()
    throws
  {
    try scratch.write(
      "lifeline run mvc edit\n$ run mvc edit\nmvc> set plain on\n:quit\n:q\nset width 60\n",
      to: "config")
    let session = shell()
    session.width = 400
    let reply = session.readSettings()
    #expect(!reply.leaves)
    let refusals = (reply.complaint ?? "").matches(of: #/config:(\d):/#).map(\.output.1)
    #expect(refusals == ["1", "2", "4", "5"])
    #expect(session.prompt == "> ")
    #expect(session.options[.plain])
    #expect(session.width == 60)
  }

  @Test func `after a language is chosen, the answer says how to keep it`() throws {
    let session = shell()
    session.width = 400
    #expect(
      says("language en", to: session)
        == "Lifeline speaks English now.\nTo keep it, write this line into DIR/config: set language en"
    )
    #expect(
      session.adviceToKeepLanguage?.replacing(scratch.path, with: "DIR")
        == "To keep this language, write this line into DIR/config: set language en")
  }

  @Test func `options of the command line win over the file, not over what is typed`() throws {
    try scratch.write("set width 50\nset plain on\nlanguage zh-Hans\n", to: "config")
    var options = Options()
    options[.width] = 70
    options[.lang] = .english
    let session = shell(options: options)
    #expect(session.readSettings().complaint == nil)
    #expect(session.width == 70)
    #expect(session.language == .english)
    #expect(session.options[.plain])
    _ = session.reply(to: "set width 60")
    #expect(session.width == 60)
  }

  @Test func `an alias stands for the beginning of a line`() {
    #expect(says("alias again run mvc edit", "again --plain").hasPrefix("With User"))
    #expect(says("alias p patterns", "alias q p", "q") == says("patterns"))
    #expect(
      says("alias p use mvc", "use mvp", "alias use p").hasPrefix("\"use\" cannot be an alias"))
    #expect(
      says("alias p zzzzz", "alias")
        == "There are no aliases. To make one: alias again run mvc rename")
    #expect(says("alias s step 2", "alias") == "  s  step 2")
    #expect(
      says("alias use run mvc edit")
        == "\"use\" cannot be an alias: it is a command. Choose another name.")
    #expect(says("alias ? patterns").hasPrefix("\"?\" cannot be an alias: it is a command."))
    #expect(
      says("alias \"a b\" run mvc edit")
        == "\"a b\" cannot be an alias: it is not one word. Choose another name.")
    #expect(
      says("alias s step 2", "unalias s", "alias s") == "There is no alias \"s\". There are none.")
  }

  @Test func `an alias does not begin with itself, also by way of another`() {
    let session = shell()
    #expect(
      says("alias a patterns", "alias a a", to: session)
        == "\"a\" would mean itself. Choose other words.")
    #expect(
      says("alias b a", "alias a b --plain", to: session)
        == "\"a\" would mean itself. Choose other words.")
    #expect(says("alias a", to: session) == "  a  patterns")
    // les is short for lesson.
    #expect(says("alias les les --plain", to: session) == "les stands for: les --plain")
  }

  @Test func `what is after an alias is completed`() {
    let session = shell()
    _ = session.reply(to: "alias again run mvc")
    #expect(session.completions(of: "again ren").contains("rename"))
    #expect(session.completions(of: "unalias ") == ["again"])
    #expect(session.completions(of: "").contains("again"))
  }

  @Test func `a file of commands is obeyed like typed lines`() throws {
    let file = try scratch.write("use mvc\n# start\nlaunch\ntap Nothing\ntap Edit\n", to: "a.txt")
    let session = shell()
    let reply = session.reply(to: "source \(file)")
    #expect(reply.status == .failed)
    // What is wrong is told where it happened, before the answer to the next line.
    #expect(reply.text.plain.contains(#/a\.txt:4: [\s\S]*isEditing false → true/#))
    #expect(reply.complaint == nil)
    #expect(session.reply(to: "screen").text.plain.contains("Done"))
  }

  @Test func `a file that reads itself is stopped`() throws {
    let file = scratch.file("a.txt")
    try scratch.write("source \(file)\npatterns\n", to: "a.txt")
    let session = shell()
    session.width = 400
    #expect(
      says("source \(file)", to: session).hasPrefix(
        "DIR/a.txt:1: \"DIR/a.txt\" reads itself. Remove this line.\n\nRecordings: "))
  }

  @Test func `a file of commands does not wait for what never ends`() throws {
    let file = try scratch.write("exercise watch\npatterns\n", to: "a.txt")
    let session = shell()
    session.width = 400
    #expect(
      says("source \(file)", to: session).hasPrefix(
        """
        DIR/a.txt:1: exercise watch goes on until Ctrl-C, so a file that source reads cannot have it. Type it \
        yourself, or write in the file: exercise check

        Recordings:
        """))
  }

  @Test func `history numbers the lines`() {
    #expect(says("history") == "  1  use mvc\n  2  launch\n  3  tap Edit")
    #expect(says("history 1") == "  3  tap Edit")
    #expect(
      says("!x") == "There is no earlier line for \"!x\". To see the lines you typed: history")
  }

  @Test func `help is one screen`() {
    let rows = shell().reply(to: "help").text.lines
    #expect(rows.count <= 22)
    #expect(shell().reply(to: "help all").text.lines.count > 60)
    #expect(says("help class pack").hasPrefix("class pack LESSON… --output DIR\n\nPlan"))
    #expect(says("help class pack").contains("DIR   write the papers into this directory"))
    #expect(says("help step back").hasPrefix("step back [N]\n\nGo back to the message before."))
  }

  @Test func `use finds a pattern in the app at hand`() {
    #expect(
      says("use mvvm") == """
        You use MVVM+C now. Start the app: launch

        In Recordings, mvvm means mvvm-c. For the mvvm of Login–Home–Detail, type: use
        login-home-detail mvvm
        """)
    let plain = "You use MVVM now, in Login–Home–Detail. Start the app: launch"
    #expect(says("use login-home-detail mvvm") == plain)
    #expect(says("USE mvvm-signal", "use MVVM") == plain)
    #expect(says("use recordings MVVM") == "You use MVVM+C now. Start the app: launch")
    #expect(says("use mvc+vs") == "You use MVC+VS now. Start the app: launch")
    #expect(
      says("use danmu mvc").replacing("\n", with: " ") == """
        Danmu does not run in mvc, but in mvp-glue and mvp-forwarding. Type: use danmu mvp-glue, or: use recordings mvc
        """)
  }

  @Test func `words are read in any case`() {
    for line in [
      "RUN MVC Edit", "Mistake MVC.M1", "Class PACK", "LESSON Tour", "DIAGRAM LAST",
      "Set SHOW Screen",
      "run mvc edit --style Wide", "export SVG -",
    ] {
      let session = shell()
      for earlier in ["run mvc edit", "tap done"] {
        #expect(session.reply(to: earlier).status == .done)
      }
      let status = session.reply(to: line).status
      #expect(line == "Class PACK" ? status == .wrongUsage : status == .done, "\(line)")
    }
    #expect(says("use mvc", "launch", "Remote DELETE work").contains("┌"))
    #expect(says("NETWORK Offline").hasPrefix("No pattern"))
  }

  @Test func `a picture wants a file, and a drawing wants render`() throws {
    let drawing = try scratch.write("sequenceDiagram\n  A->>B: hi\n", to: "a.mmd")
    let session = shell()
    session.width = 400
    #expect(
      says("run mvc edit", "export svg", to: session)
        == "svg is for other programs. Name a file, as in: export svg edit.svg. To see its text here: "
        + "export svg -")
    #expect(
      says("load \(drawing)", to: session)
        == "\"DIR/a.mmd\" is a drawing in Mermaid's language, not a trace. To draw it: render DIR/a.mmd"
    )
  }
}
