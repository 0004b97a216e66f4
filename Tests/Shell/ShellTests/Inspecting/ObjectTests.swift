import Cells
import Foundation
import Testing

@testable import Shell

@Suite struct ObjectTests {
  @Test func `after the set-up of a task, it is known how things are`() {
    let task = "lesson welcome task-rename"
    #expect(
      answer(task, "state Hello") == """
        Hello (Model, Recording)
          uuid    UUID-0002
          name    "Hello"
          parent  RootFolder
        """)
    #expect(answer(task, "objects").contains("└ rootViewController ═▶ SplitVC"))
    #expect(rows(task, "objects Hello").first?.hasPrefix("Hello (Model, Recording)") == true)
    #expect(rows(task, "where").first?.hasPrefix("folder stack  Recordings") == true)
    #expect(answer(task, "state Nobody").hasPrefix("This run has no \"Nobody\"."))
    #expect(answer(task, "objects --table").contains("Controller"))
  }

  @Test func `programs get one object a line`() throws {
    let reply = Transcript.answer(to: "use mvc", "launch", "open Work", "objects FolderVC2 --json")
    #expect(
      reply.text.plain == """
        {"name":"FolderVC2","type":"FolderViewController","role":"controller","reachable":true,\
        "leaked":false,"holds":[\
        {"property":"navigationItem","to":"navItem2","strength":"strong"},\
        {"property":"addButton","to":"addButton2","strength":"strong"},\
        {"property":"recordButton","to":"recordButton2","strength":"strong"},\
        {"property":"folder","to":"Work","strength":"strong"},\
        {"property":"tableView","to":"tableView2","strength":"strong"},\
        {"property":"view","to":"tableView2","strength":"strong"},\
        {"property":"toolbarItems","to":"recordButton2","strength":"strong"},\
        {"property":"parent","to":"MasterNav","strength":"weak"}]}
        """)
    let all = Transcript.answer(to: "use mvc", "launch", "objects --json").text.plain
    for line in all.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["leaked"] as? Bool == false)
      #expect(object?["reachable"] as? Bool == true)
    }
  }

  @Test func `programs get the table one cell a line`() {
    let lines = Transcript.answer(to: "use mvc", "launch", "objects --table --json").text.plain
    #expect(
      lines.contains(
        #"{"holder":"system","held":"controller","strengths":["strong"],"properties":["viewControllers"]}"#
      ))
  }

  @Test(
    arguments: [20, 40, 80], ["objects", "objects --all", "objects PlayVC", "objects --table"])
  func `nothing is wider than the screen`(_ width: Int, _ line: String) {
    let reply = Transcript.answer(to: "use mvc", "launch", "open Hello", line, width: width)
    let long = reply.text.lines.map(\.plain).filter { $0.cells > width }
    #expect(long == [])
  }

  @Test func `a widget that is asked for is shown`() {
    let page = Transcript.answer(to: "use mvc", "launch", "objects nameField").text.plain
    #expect(
      page == """
        nameField (View, UITextField)

        Held by
          PlayVC.nameField                     strong
          activeItemElements.arrangedSubviews  strong

        Holds
          delegate ╌▷ PlayVC  weak
        """)
  }

  @Test(arguments: ["mv", "mvvm-observable"], ["", "back"])
  func `a folder that is gone everywhere is kept by nothing`(_ pattern: String, _ step: String) {
    let transcript = Transcript()
    transcript.session.reply(toEach: [
      "use \(pattern)", "launch", "open \"Work\"", step, "remote delete \"Work\"",
    ])
    let objects = transcript.session.reply(to: "objects").text.plain
    #expect(objects.contains("RootFolder"))
    #expect(!objects.contains("Work") && !objects.contains("Kept alive by no root"))
  }

  @Test(arguments: ["state Work", "objects Work", "objects work"])
  func `an object that was released is said to be gone, not to have never been there`(
    line: String
  ) {
    let reply = Transcript.answer(
      to: "use mv", "launch", "open \"Work\"", "remote delete \"Work\"", line)
    #expect(
      reply.complaint == "Work does not live any more. To see what let go of it: why not Work")
  }

  @Test(arguments: ["state Player", "objects Player"])
  func `the name of an object that is gone does not mean another one of that type`(line: String) {
    let reply = Transcript.answer(
      to: "use tea", "launch", "open Hello", "open Work", "open Standup", line)
    #expect(
      reply.complaint == "Player does not live any more. To see what let go of it: why not Player")
  }

  @Test func `after a relaunch nobody of the killed process is left`() {
    let lines = ["use mvc", "launch", "save-state", "relaunch"]
    let transcript = Transcript()
    transcript.session.reply(toEach: lines)
    for command in ["objects --json", "state"] {
      let reply = transcript.session.reply(to: command).text.plain
      #expect(reply.contains("FolderVC'"))
      #expect(!reply.contains("FolderVC ") && !reply.contains("\"FolderVC\""))
    }
  }
}
