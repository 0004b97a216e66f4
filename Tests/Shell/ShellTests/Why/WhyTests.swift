import Shell
import Testing

/// The causes of messages, with the contract.
@MainActor struct WhyTests {
  @Test func `each message of a chain has its cell of the contract`() {
    let lines = rows(["run mvc rename", "why 9 --plain"])
    #expect(
      lines.suffix(2) == [
        "9. NC notifies its observer FolderVC with handleChangeNotification(\"StoreChanged\"). "
          + "FolderVC had subscribed in viewDidLoad() (before this drawing: launch).",
        "Contract: NC may send to Controller: observer.",
      ])
  }

  @Test func `an observer of a service had registered with it`() {
    let lines = rows(["run viper rename", "why 8 --plain"])
    #expect(
      lines.suffix(2) == [
        "8. Service notifies its observer FolderInteractor with recordingsDidChange(.changed(from: \"Hello\", to: \"Hi\")). "
          + "FolderInteractor had subscribed in fetchItems(in:) (before this drawing: launch).",
        "Contract: Service may send to Interactor: observer, closure.",
      ])
  }

  @Test func `an observer of a field had registered when its view was loaded`() {
    let lines = rows(["run mvc-vs rename", "why 2 --plain"])
    #expect(
      lines.contains(
        "2. nameField2 notifies its observer PlayVC2 with textChanged(\"UITextFieldTextDidChange\"). "
          + "PlayVC2 had subscribed in viewDidLoad() (before this drawing: open \"Hello\")."))
  }

  @Test func `a change in the service when its answer comes goes back to the call that asked`() {
    let lines = rows(["run viper refresh", "why Service.document --plain"])
    #expect(lines.contains("It began with you: pull"))
    #expect(
      lines.suffix(4) == [
        "7. FolderInteractor calls reload(UUID-0001, completion: { … }) on Service.",
        "Contract: Interactor may send to Service: call, query, subscribe.",
        "Later: answer. It was set off by message 7:",
        "Service.document changes from (Hello, Work (Notes (), Standup)) to (Hello, Lecture, Work (Notes (), Standup)).",
      ])
  }

  @Test(arguments: ["mvc", "mvvm-c", "mvc-vs", "mvp", "tea", "tea-store"])
  func `the end of a request goes back to the person who pulled`(pattern: String) {
    let lines = rows(["run \(pattern) refresh", "why Webservice.requestsUnderWay --plain"])
    #expect(lines.contains("It began with you: pull"))
    #expect(lines.last == "Webservice.requestsUnderWay changes from 1 to 0.")
  }

  @Test func `a change that came later is drawn below its action, and is an object of its own`() {
    let lines = rows(["run viper refresh", "why Service.document --width 160"])
    let place = lines.firstIndex { $0.contains("── answer ──") } ?? 0
    #expect(lines[place + 1].contains("document (Hello, Work"))
    #expect(
      lines.suffix(2) == [
        "Later: answer. It was set off by message 7:",
        "   Service.document changes from (Hello, Work (Notes (), Standup)) to (Hello, Lecture, Work (Notes (), Standup)).",
      ])
    let json = rows(["run viper refresh", "why Service.document --json"])
    #expect(
      json.last
        == #"{"message":null,"link":"called later","changes":[{"property":"Service.document","old":"(Hello, Work (Notes (), Standup))","new":"(Hello, Lecture, Work (Notes (), Standup))"}]}"#
    )
  }

  @Test func `the sign of a question may have a space before it`() {
    for words in ["9", "Hello.name", "not Hello"] {
      let answer = rows(["run mvc rename", "why \(words)"])
      #expect(!answer.isEmpty)
      for sign in [" ?", " ？", "  ? "] {
        #expect(rows(["run mvc rename", "why \(words)\(sign)"]) == answer)
      }
    }
  }

  @Test func `all that was there before is drawn from the beginning`() {
    let lines = rows(["run mv rename", "why 11"])
    let start = lines.prefix { !$0.contains("type \"Hi\"") }
    #expect(
      Array(start) == [
        " ┌ User",
        " │   ┌ nameField  View",
        " │   │   ┌ PlayerView  ViewNode",
        " │   │   │   ┌ Hello  Model",
        " │   │   │   │   ┌ Observation",
        " │   │   │   │   │   ┌ ItemRow  ViewNode",
        " │   │   │   │   │   │   ┌ Kit  System",
      ])
  }

  @Test(arguments: [
    (
      ["run mvc rename", "goto 1", "why Hello.name"],
      "Hello.name has not changed so far. It is \"Hello\". It changes after message 5. To go there: goto 5"
    ),
    (
      ["run mvc rename", "goto 1", "why tableView.isEditing"],
      "tableView.isEditing has not changed so far. It is false."
    ),
    (
      ["run mvc new-folder", "goto 2", "why NewFolder.parent"],
      "NewFolder.parent has not changed so far. It changes after message 14. To go there: goto 14"
    ),
    (
      ["run mvc rename", "step run", "step ask", "why Hello.name"],
      "Hello.name has not changed so far. It is \"Hello\"."
    ),
    (
      ["run mvc rename", "goto 1", "goto now", "why tableView.isEditing"],
      "tableView.isEditing has not changed in this run. It is false."
    ),
  ])
  func `while you step, a property that changes later is not said to keep its value`(
    lines: [String], told: String
  ) {
    #expect(answer(lines) == told)
  }

  @Test func `in the middle of an action you are not told what comes later`() {
    let session = Session(environment: .course)
    session.width = 200
    session.reply(toEach: [
      "use mvc", "launch", "open Hello", "break resignFirstResponder", "type Hi",
    ])
    #expect(
      session.reply(to: "why Hello.name").complaint
        == "Hello.name has not changed so far. It is \"Hello\".")
  }

  @Test(arguments: [
    (
      ["use mvvm-c", "launch", "open Hello", "tap Play", "tick", "why PlayVM.output"],
      "PlayVM.output kept its first value, paused 00:00 / 00:00, as long as PlayVM lived. What became of PlayVM: why not PlayVM"
    ),
    (
      ["use mvc", "launch", "open Hello", "relaunch", "why Hello.name"],
      "Hello.name kept its first value, \"Hello\", as long as Hello lived. What became of Hello: why not Hello"
    ),
    (
      ["use viper", "launch", "open Hello", "why PlayerPresenter.recording"],
      "PlayerPresenter.recording kept its first value, nil, as long as PlayerPresenter lived. "
        + "What became of PlayerPresenter: why not PlayerPresenter"
    ),
  ])
  func `the value of an object that does not live any more is told as what it was`(
    lines: [String], told: String
  ) {
    #expect(answer(lines) == told)
  }

  @Test func `a property without its object is told how to write both`() {
    #expect(
      answer("run mvc edit", "why isEditing")
        == "isEditing is a property. Write its object, too, as in: why FolderVC.isEditing")
    #expect(
      answer("run mvc rename", "goto 3", "why name")
        == "name is a property. Write its object, too, as in: why Hello.name")
  }

  @Test(arguments: [
    ("why setName", "setName is a method. Ask about one of its messages: why 5"),
    ("why Hello.setName", "Hello.setName is a method. Ask about one of its messages: why 5"),
    (
      "why not setName",
      "setName is a method. Write who did not get it, too, as in: why not Hello.setName"
    ),
    (
      "why viewDidLoad",
      "viewDidLoad is a method, but none of its messages is in this drawing. To see its code: code viewDidLoad"
    ),
    (
      "why setEditing",
      "setEditing is in code that several patterns share. The code of MVC does not name it, and it has not come in this run "
        + "so far. To see its code: code setEditing"
    ),
    (
      "why not reloadData",
      "reloadData is in the code of MVC, but it has not come in this run so far. To see its code: code reloadData"
    ),
    (
      "why RecordViewController",
      "RecordViewController is in the code of MVC, but it has not come in this run so far. "
        + "To see its code: code RecordViewController"
    ),
    (
      "why not UIPasteboard",
      "UIPasteboard is in code that several patterns share. The code of MVC does not name it, and it has not come in this "
        + "run so far. To see its code: code UIPasteboard"
    ),
    (
      "why Recording.setName",
      "Recording.setName is a method. Ask about one of its messages: why 5"
    ),
    ("why SETNAME", "SETNAME is a method. Ask about one of its messages: why 5"),
    ("why Hello.SETNAME", "Hello.SETNAME is a method. Ask about one of its messages: why 5"),
    ("why Item.setName", "Item.setName is a method. Ask about one of its messages: why 5"),
    ("why Folder.reSort", "Folder.reSort is a method. Ask about one of its messages: why 6"),
    (
      "why PlayViewController.storeChanged",
      "PlayViewController.storeChanged is a method. Ask about one of its messages: why 12"
    ),
    ("why Recording.name", "Several objects are a Recording. Name one, as in: why Hello.name"),
    ("why Item.name", "name is a property. Write its object, too, as in: why Hello.name"),
    ("why not name", "name is a property. Write its object, too, as in: why not Hello.name"),
    ("why Helo", "This run has no \"Helo\". Did you mean \"Hello\"?"),
  ])
  func `a method, and a name that the run does not have, is told from one that is not known`(
    line: String, problem: String
  ) {
    let session = Session(.script, environment: .course)
    _ = session.reply(to: "run mvc rename")
    #expect(session.reply(to: line).complaint == problem)
    if problem.contains("To see its code") {
      #expect(session.reply(to: line.replacing(#/why (not )?/#, with: "code ")).complaint == nil)
    }
  }

  @Test func `of an object that is not there, properties of the same name are listed once`() {
    #expect(
      answer("run mvcs rename", "why Foo.audioPlayer")
        == "This run has no \"Foo.audioPlayer\". There is PlayVC2.audioPlayer.")
  }

  @Test func `a property without a change that is recorded leads to its messages and its code`() {
    #expect(
      answer("run mvvm-observable rename", "why PlayerVM.name") == """
        No change of PlayerVM.name is recorded. It comes in these messages: why 26. Its code: code PlayerVM.name
        """)
  }

  @Test func `a method of a protocol is known by those who conform to it`() {
    #expect(
      answer("run viper rename", "why PlayerPresenter.didRename")
        == "PlayerPresenter.didRename is a method. Ask about one of its messages: why 14")
  }

  @Test func `a list of names that is not whole says what shows the rest`() {
    let session = Session(.script, environment: .course)
    _ = session.reply(to: "run mvc rename")
    for (line, end) in [
      ("why not nobody", " more. To see what is alive: objects --all"),
      ("why Hello.colour", " more. To see the properties: state"),
      ("lesson zork", " more. To see all: lessons"),
      ("mistake zork", " more. To see all: mistakes"),
      ("scenarios zork", " more. To see all: scenarios"),
    ] {
      #expect(session.reply(to: line).complaint?.hasSuffix(end) == true, "\(line)")
    }
  }

  @Test func `a right guess at the next message gets its reason, as why tells it`() {
    let session = Session(environment: .course)
    session.width = 1000
    session.reply(toEach: ["run mvc rename", "step", "step ask"])
    let right = ["a", "b", "c", "d"].lazy.map { session.reply(to: $0).text.plain }
      .first { $0.hasPrefix("Right.") }
    let reasons = (right ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().prefix { !$0.isEmpty }
    #expect(reasons.first == "PlayVC2 is its delegate.")
    #expect(reasons.last?.hasPrefix("Contract: View may send to Controller: ") == true)
    let why = session.reply(to: "why --plain").text.plain
    #expect(reasons.allSatisfy { why.contains($0) })
  }

  @Test func `the message to guess at, and what comes after it, is not explained`() {
    let session = Session(environment: .course)
    session.reply(toEach: ["run mvc rename", "step", "step ask"])
    #expect(
      session.reply(to: "why 2").complaint
        == "Message 2 would tell what comes next. Guess first, or see it: step")
    #expect(session.reply(to: "why 1").complaint == nil)
  }

  @Test func `a message that breaks the contract says so`() {
    let lines = rows(["run mvc rename", "mistake mvc.m2", "why 2 --plain"])
    #expect(lines.contains { $0.hasPrefix("Breaks the contract: call from View to Model") })
  }

  @Test func `a tick goes back over earlier actions to what you did`() {
    let lines = rows(["use mvc", "launch", "tap Record", "tick", "why 3 --plain"])
    #expect(lines.first == "It began with you: tap \"Record\"")
    #expect(lines.contains("Later: tick. It was set off by the call above:"))
  }

  @Test(arguments: [
    (["run tea new-folder", "why 35 --plain"], ["19", "29"]),
    (["run tea-store restore", "why 44 --plain"], ["42"]),
  ])
  func `a later turn of the same action is no second action`(
    lines: [String], messages: [String]
  ) {
    let later = rows(lines).filter { $0.hasPrefix("Later") && $0.contains("set off by") }
    #expect(later == messages.map { "Later, set off by message \($0):" })
  }

  @Test func `the same action done again is named`() {
    let lines = rows(["use mvc", "launch", "tap Record", "tick", "tick", "why 3 --plain"])
    #expect(lines.contains { $0.hasPrefix("Later: tick. It was set off by ") })
  }

  @Test func `turns have the numbers that they have in the drawing`() {
    func turns(_ lines: [String]) -> [String] {
      rows(lines).compactMap { $0.firstMatch(of: /─ (turn \d+) ─/).map { String($0.1) } }
    }
    let rename = ["run tea rename"]
    #expect(turns(rename) == ["turn 2", "turn 3", "turn 4"])
    #expect(turns(rename + ["why 27"]) == ["turn 3", "turn 4"])
  }

  @Test func `a turn before the drawing has no number in it`() {
    let lines = ["use mvc", "launch", "tap Record", "tick", "why 3"]
    #expect(!rows(lines).contains { $0.contains("─ turn ") })
  }

  @Test func `what the body of another object read is said of the object that read it`() {
    #expect(
      rows(["run mvvm-observable new-folder", "why 28 --plain"]).contains(
        "28. Observation marks FolderView, which has read contents. "
          + "FolderVM had read contents for it (message 13)."))
  }

  @Test(arguments: [
    "mv rename", "mv new-folder", "mvvm-observable rename", "mvvm-observable new-folder",
    "tea-store rename",
  ])
  func `an object that is said to have read something has sent that message`(run: String) {
    let session = Session(.script, environment: .course)
    session.width = 200
    _ = session.reply(to: "run \(run)")
    let rows = session.reply(to: "messages").text.plain.split(separator: "\n")
    let readers = rows.compactMap { $0.firstMatch(of: #/^ *(\d+) +read +(\S+) →/#) }.map {
      (number: String($0.1), name: String($0.2))
    }
    let marks = rows.compactMap { $0.firstMatch(of: #/^ *(\d+) +invalidate /#) }
    #expect(!readers.isEmpty && !marks.isEmpty)
    for mark in marks {
      let words = session.reply(to: "why \(mark.1) --plain").text.plain
      for reading in words.matches(of: #/(\S+) had read \S+ (?:for it )?\(message (\d+)\)/#) {
        #expect(readers.first { $0.number == reading.2 }?.name == String(reading.1), "\(words)")
      }
    }
  }

  @Test func `a type is understood where only one object has it`() {
    let byName = rows(["run viper rename", "why not FolderPresenter"])
    #expect(byName.first?.contains("FolderPresenter") == true)
    #expect(rows(["run viper rename", "why not FolderDefaultPresenter"]) == byName)
    #expect(
      rows(["run viper rename", "objects folderdefaultpresenter"])
        == rows(["run viper rename", "objects FolderPresenter"]))
  }

  @Test func `of an object without a change it says how to ask why it was made`() {
    #expect(
      answer("mistake mv.m5", "pull", "open Work", "why Alert") == """
        Alert is an object, and no property of it has changed. \
        Why it was made: why 26; what did not reach it: why not Alert
        """)
  }

  @Test func `where several objects have the type, they are named`() {
    #expect(
      answer("run mvc open-folder", "why not FolderViewController")
        == "Several objects are a FolderViewController: FolderVC and FolderVC2. Name one of them.")
  }
}
