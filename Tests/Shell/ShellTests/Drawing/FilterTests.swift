import Cells
import Foundation
import Testing

@testable import Shell

/// Filters: what they show, and how long they last.
@Suite struct FilterTests {
  @Test func `a filter stays on for runs, actions, lists and other patterns`() {
    let session = Transcript.session(after: "run mvc edit", "diagram hide View")
    let remark = "hide View: 3 messages and 1 state change hidden (diagram everything shows"
    for line in ["run mvc edit", "tap Done", "use mvc", "run edit", "messages"] {
      let isDrawn = line != "use mvc"
      #expect(session.reply(to: line).text.plain.contains(remark) == isDrawn, "\(line)")
    }
  }

  @Test func `options hold for one drawing, on top of what stays on`() {
    let session = Transcript.session(after: "run mvc rename", "diagram only Controller Model")
    let remark = { (line: String) in
      session.reply(to: line).text.lines.map(\.plain).first { $0.contains("only ") }
    }
    #expect(
      remark("run rename --depth 5")
        == "only Controller Model depth 5: 13 messages and 2 state changes hidden (diagram")
    #expect(remark("diagram")?.hasPrefix("only Controller Model: 11 messages") == true)
  }

  @Test func `what could not be read or means nothing changes nothing`() {
    let session = Transcript.session(after: "run mvc rename", "diagram depth 2")
    let before = session.reply(to: "diagram")
    for line in [
      "diagram only Nobody", "diagram depth x", "diagram fold 99 hide View", "diagram -",
    ] {
      #expect(session.reply(to: line).complaint != nil)
    }
    #expect(session.reply(to: "diagram") == before)
  }

  @Test func `a trace as data is cut as its drawing is, and you are told if you forgot that`() {
    let session = Transcript.session(after: "run mvc rename", "diagram only Model")
    let part = Transcript.answer(to: "run mvc rename --format jsonl --only Model")
    #expect(part.complaint == nil)
    #expect(session.reply(to: "diagram --format jsonl").text == part.text)
    #expect(
      session.reply(to: "export jsonl -").complaint == """
        only Model: 21 messages, 2 state changes and 8 replies hidden (diagram
        everything shows them)
        """)
    #expect(session.reply(to: "diagram --format mermaid").text.plain.contains("reSort"))
    #expect(!session.reply(to: "diagram --format mermaid").text.plain.contains("nameField2"))
  }

  @Test func `below a picture is what it does not show, without the commands for it`() {
    let picture = Transcript.answer(
      to: "run mvc rename", "export svg - --steps 5-10 --lens observer"
    ).text.plain
    let foot = picture.split(separator: #"<g class="closing">"#).last ?? ""
    #expect(
      foot.matches(of: #/>([^<>\n]+)<\/tspan>/#).map { String($0.output.1) } == [
        "6 of 25 messages · 1 state change · 7 participants",
        "8 queries, 2 data-source pulls, 1 message inside them and 3 returned values folded",
        "8 messages and 2 state changes hidden", "seen through the lens observer",
      ])
  }

  @Test func `a file name without its quotes is given back with them`() {
    let reply = Transcript.answer(to: "run mvc rename", "export svg my picture.svg")
    #expect(
      reply.complaint
        == "A file name with spaces needs quotes. Type: export svg \"my picture.svg\"")
    #expect(reply.status == .wrongUsage)
  }

  @Test func `two patterns without a scenario are not taken for a file name`() {
    #expect(
      Transcript.answer(to: "compare mvc viper").complaint == """
        compare takes two patterns and a scenario. Type, for instance: compare mvc viper
        rename
        """)
  }

  @Test func `a breach is counted where it is hidden`() {
    let session = Session.strict(width: 120)
    #expect(
      session.reply(to: "run mvc edit --hide target-action").text.plain.contains(
        "1 message and 1 state change hidden, 1 breach among the hidden"))
  }

  @Test func `a run that breaks its contract has failed, whatever is shown of it`() {
    #expect(Session.strict(.script).reply(to: "run mvc edit --only User").status == .failed)
  }

  @Test(arguments: [
    ("--steps x", #"--steps cannot be "x". It is a number or a range, as in 3-9."#),
    ("--turns 3-2", #"--turns cannot be "3-2". It is a number or a range, as in 3-9."#),
    ("--depth 0", #"--depth cannot be "0". It is a number from 1."#),
    ("--depth 3,4", #"--depth cannot be "3,4". It is a number from 1."#),
    (#"--only """#, "--only needs a value: --only NAME,…"),
    ("--fold=,", "--fold needs a value: --fold widgets|loops|N|NAME,…"),
  ])
  func `a wrong value of an option is named with the option`(option: String, complaint: String) {
    let reply = Transcript.answer(to: "run mvc rename " + option)
    #expect(reply.complaint == complaint)
    #expect(reply.status == .wrongUsage)
  }

  @Test func `steps begin with one that there is`() {
    let session = Transcript.session(after: "run mvc rename")
    #expect(
      session.reply(to: "diagram steps 15-20").complaint
        == "There is no message 15. They go from 1 to 14.")
    #expect(session.reply(to: "diagram steps 14-20").complaint == nil)
  }

  @Test func `turns begin with one that there is`() {
    let session = Transcript.session(after: "run mvc rename")
    #expect(
      session.reply(to: "diagram turns 7").complaint
        == "There is no turn 7. There is only turn 1.")
    #expect(
      session.reply(to: "run rename --turns 2").complaint
        == "There is no turn 2. There is only turn 1.")
    #expect(session.reply(to: "diagram turns 1-7").complaint == nil)
  }

  @Test func `everything can be shown before there is anything`() {
    let session = Transcript.session(
      after: "run mvc edit", "diagram hide View", "use mvc", "diagram everything")
    #expect(!session.reply(to: "run edit").text.plain.contains("hidden"))
  }

  @Test(arguments: [40, 80, 120])
  func `nothing is wider than the screen`(width: Int) {
    let session = Transcript.session(after: "run mvc launch")
    session.width = width
    let looks = [
      "fold widgets loops", "everything depth 2", "only Controller View",
      "focus PlayVC hide labels",
      "everything steps 3-9", "everything turns 2", "everything fold Model", "help diagram",
    ]
    for filter in looks {
      let line = filter.hasPrefix("help") ? filter : "diagram " + filter
      let reply = session.reply(to: line)
      #expect(reply.complaint == nil)
      for row in reply.text.lines { #expect(row.cells <= width, "\(line): \(row.plain)") }
    }
  }

  @Test func `check finds what a lesson asks to see and nobody can`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    defer { try? FileManager.default.removeItem(at: file) }
    let lesson = """
      ---
      lifeline: 1
      id: a
      title: A
      pattern: mvc
      ---
      # A
      ## B <!-- id: b type: run actions: launch only: PlayCV, Model -->
      ## C <!-- id: c type: run actions: launch fold: widgets, loops depth: 0 -->
      ## D <!-- id: d type: run actions: launch only: PlayVC, Model steps: 2-8 -->
      """
    try lesson.write(to: file, atomically: true, encoding: .utf8)
    let complaint = Transcript(.script).session.reply(to: "check \(file.path)").complaint ?? ""
    #expect(
      complaint.replacing(file.path, with: "a.md").split(separator: "\n") == [
        "a.md:8:43: only \"PlayCV\": there is no participant, role or kind of that name. Did you mean "
          + "\"PlayVC\"?",
        "a.md:9:64: depth cannot be \"0\". It is a number from 1, as in: depth 3",
        "1 lesson, 0 scenarios, 3 runs: 2 problems.",
      ])
  }
}
