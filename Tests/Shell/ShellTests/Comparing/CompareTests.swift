import Cells
import Foundation
import Shell
import TestSupport
import Testing

/// Two conversations with their differences marked.
@MainActor @Suite struct CompareTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `the stories are next to each other, and what differs is below`() {
    #expect(
      compare("mvc mvp edit", width: 80).joined(separator: "\n") == """
          MVC                                     MVP
            1 User ─▶ editButton: tap               1 User ─▶ editButton: tap
            2 ╌▷ FolderVC: setEditing(…)            2 ╌▷ FolderVC: didTapEdit()
              ◆ isEditing false → true
        *                                           3 ─▶ FolderPresenter: didTapEdit()
                                                      ◆ isEditing false → true
        *                                           4 ─▶ FolderVC: setEditing(true)
            3 ─▶ tableView: setEditing(…)           5 ─▶ tableView: setEditing(…)
        *                                           6 FolderPresenter ─▶ FolderVC: show
        *                                           7 ─▶ editButton: title = "Done"
        *: one side only

        In MVC, FolderVC.isEditing changes (2); in MVP, FolderPresenter.isEditing
        changes (3).
        In MVC, no message announces the change; in MVP, FolderPresenter tells FolderVC
        directly (4, 6).

        MVC: 3 messages.
        MVP: 7 messages.
        Both drawings, and all figures: lifeline compare mvc mvp edit --all
        """)
  }

  @Test func `the same view with the same value is the end of both ways`() {
    let words = compare("mvc mvvm-c restore", width: 1000).joined(separator: "\n")
    #expect(
      words.contains(
        "FolderVC2' writes navItem2' itself (25); in MVVM+C, FolderVC2' turns to FolderVM2', hears back, and writes navItem2' (58-60)."
      ), "\(words)")
  }

  /// `RecorderFeature.hasBegun` becomes `true` as well.
  @Test func `that two properties become true makes them no counterparts`() {
    let words = compare("mv tea-store record", width: 1000).joined(separator: "\n")
    #expect(
      words.contains(
        "In MV, FolderView.isRecording changes (2), as data of its own; in TEA + Store, AppFeature.recorder changes (5), as a part of the one state."
      ), "\(words)")
  }

  @Test func `marks of two nodes for two properties are not the same message elsewhere`() {
    let rows = compare("mvvm-observable tea-store remote-delete", width: 80)
    #expect(
      rows.filter { $0.hasPrefix("~") } == [
        "~  13 Kit ╌▷ FolderView: body",
        "~                                          11 Kit ╌▷ FolderView: body",
      ])
  }

  @Test(arguments: ["mvc", "mvp", "viper", "mvc-vs"])
  func `a swipe reaches the app on both sides`(pattern: String) {
    let rows = compare(pattern + " mv delete", width: 120)
    let swipe = rows.filter { $0.contains("FolderView: onDelete") }
    #expect(swipe.count == 1)
    #expect(swipe.allSatisfy { $0.contains("  2 ╌▷ Folder") && !$0.hasPrefix("*") }, "\(rows)")
  }

  @Test func `on a narrow screen they are below each other`() {
    #expect(
      compare("mvc mvp edit", width: 40).prefix(14).joined(separator: "\n") == """
        MVC
            1 User ─▶ editButton: tap
            2 ╌▷ FolderVC: setEditing(…)
              ◆ isEditing false → true
            3 ─▶ tableView: setEditing(…)

        MVP
            1 User ─▶ editButton: tap
            2 ╌▷ FolderVC: didTapEdit()
        *   3 ─▶ FolderPresenter: didTapEdit()
              ◆ isEditing false → true
        *   4 ─▶ FolderVC: setEditing(true)
            5 ─▶ tableView: setEditing(…)
        *   6 FolderPresenter ─▶ FolderVC: show
        """)
  }

  @Test
  func `a window of 24 rows shows the point of both stories, what differs, and what marks mean`() {
    let session = Session(.interactive, environment: .course)
    session.height = 24
    for line in ["mvc viper rename", "mvc mvp delete", "mvvm-c viper rename", "mvc-vs mvp edit"] {
      let rows = session.reply(to: "compare " + line).text.lines
      #expect(rows.count <= 23, "\(line)")
      #expect(rows.contains { $0.plain.contains("◆") }, "\(line)")
      let marks = ["*", "~"].filter { mark in rows.contains { $0.plain.hasPrefix(mark) } }
      #expect(!marks.isEmpty, "\(line)")
      for mark in marks { #expect(rows.contains { $0.plain.contains("\(mark): ") }, "\(line)") }
    }
  }

  @Test func `below the stories is what the marks in them mean`() {
    func keys(_ words: String) -> [String] {
      compare(words, width: 80).filter { $0.hasPrefix("*:") || $0.hasPrefix("~:") }
    }
    #expect(keys("mvc viper rename") == ["*: one side only · ~: elsewhere on the other"])
    #expect(keys("mvc mvcs edit") == [])
  }

  @Test(arguments: [
    "mvc viper refresh", "tea mvp rename", "mv viper new-folder", "mvc-vs tea back",
  ])
  func `a change whose values are long shows its new value`(line: String) {
    let cells = compare(line, width: 80).filter { $0.contains("◆") }.flatMap {
      $0.split(separator: "◆").dropFirst()
    }
    #expect(!cells.isEmpty)
    for cell in cells {
      let new = cell.split(separator: "→").dropFirst().first?.trimmingCharacters(in: .whitespaces)
      #expect(new?.isEmpty == false && new != "…", "\(cell)")
    }
  }

  @Test func `where both fit next to each other, no list is needed`() {
    let wide = compare("mvc mvp edit --all", width: 130)
    #expect(wide.contains { $0.contains("MVC") && $0.contains("MVP") && !$0.contains("only in") })
    #expect(!wide.contains { $0.hasPrefix("Only in") })
    let marked = wide.map { $0.count { $0 == "●" } }.reduce(0, +)
    #expect(
      wide.contains(
        "0 of 3 messages only in MVC, 4 of 7 messages only in MVP, by what happens and kind (marked ●)."
      ))
    // One stands in the sentence.
    #expect(marked == 0 + 4 + 1)
  }

  @Test func `where they do not fit, the differences come before the drawings`() {
    let narrow = compare("mvc mvp edit --all", width: 80)
    let list = narrow.firstIndex(of: "Only in MVP")
    let drawing = narrow.firstIndex { $0.contains("┌ User") }
    #expect(list != nil && drawing != nil && list ?? 0 < drawing ?? 0)
  }

  @Test func `the same conversation has no difference`() {
    let rows = compare("mvc mvcs edit --all", width: 80)
    #expect(rows.contains("Both send the same messages, by what happens and kind."))
    #expect(!rows.contains { $0.contains("●") })
  }

  @Test func `sentences mark nothing`() {
    #expect(!compare("mvc mvp edit --plain", width: 80).contains { $0.contains("lens") })
  }

  @Test func `a message that both say has no mark, wherever it stands`() {
    #expect(
      onlyIn(compare("mvc mvcs rename --all", width: 80)) == [
        "Only in MVCS", "  6   PlayVC2 -> PlayService2: rename(Hello, to: \"Hi\")",
        "  7   PlayService2 -> Hello: parent [query]",
        "  8   PlayService2 -> RootFolder: row(of: Hello) [query]",
        "  13  PlayService2 -> RootFolder: row(of: Hello) [query]",
      ])
    #expect(
      onlyIn(compare("mvc mvcs new-folder --all", width: 80)) == [
        "Only in MVC", "  18  RootFolder -> Work: name [query]",
        "  20  RootFolder -> Hello: name [query]", "Only in MVCS",
        "  13  FolderVC -> FolderService: createFolder(named: \"Ideas\", in: RootFolder)",
      ])
  }

  // MARK: A saved run and the current run

  @Test func `a run with a mistake differs from the right run where the mistake is`() throws {
    let found = try saved(["mistake mvc-vs.m3"], against: ["use mvc-vs", "run mvc-vs delete"])
    #expect(
      found == [
        "Other messages, or in another place: 2 of 24 messages of saved.jsonl (mvc-vs.m3), 2 of 24 messages",
        "Different in saved.jsonl (mvc-vs.m3)",
        "  9   DocStore -> VSStore: recordingWasRemoved(UUID-0002)",
        "  10  VSStore -> NC: post(name: \"SplitViewState.Action\", object: VSStore) [post]",
        "Different in the current run", "  9   PlayVC2 -> VSStore: setPlaySelection(nil)",
        "  10  VSStore -> NC: post(name: \"SplitViewState.Action\", object: VSStore) [post]",
      ])
    let other = try saved(["mistake mvcs.m2"], against: ["use mvcs", "run mvcs delete"])
    #expect(
      other == [
        "Other messages, or in another place: 3 of 25 messages of saved.jsonl (mvcs.m2), 2 of 24 messages of",
        "Different in saved.jsonl (mvcs.m2)", "  4   FolderVC -> RootFolder: contents [query]",
        "  5   FolderVC -> FolderTableService: remove(Hello, at: row 0, in: tableView)",
        "  23  FolderTableService -> tableView: deleteRows(at: [row 0], with: .automatic)",
        "Different in the current run", "  4   FolderVC -> FolderService: remove(Hello)",
        "  12  FolderVC -> tableView: deleteRows(at: [row 0], with: .automatic)",
      ])
  }

  @Test func `a script names the line for more, which needs its run`() {
    let (session, file) = (Session(.script, environment: .course), scratch.file("saved.jsonl"))
    session.reply(toEach: ["run mvc rename", "export jsonl \(file)"])
    session.width = 1000
    #expect(
      session.reply(to: "compare \(file)").text.plain.hasSuffix(
        "Both drawings, and all figures: compare \(file) --all"))
  }

  @Test func `what comes from a mistake is not said to be the way of the pattern`() {
    let session = Session(environment: .course)
    session.width = 1000
    let file = scratch.file("saved.jsonl")
    let lines = ["mistake mvc.m4", "run mvc delete", "export jsonl \(file)", "run viper delete"]
    session.reply(toEach: lines)
    let words = session.reply(to: "compare \(file)").text.plain
    #expect(words.contains("In saved.jsonl (mvc.m4), "))
    #expect(words.contains("; in the current run, "))
    #expect(!words.contains("In saved.jsonl, "))
  }

  @Test(arguments: ["compare mvc viper delete", "compare viper mvp delete --all"])
  func `patterns are compared without the mistake that is on, and it says so`(line: String) {
    let session = Session(.script, environment: .course)
    session.width = 1000
    let right = session.reply(to: line).text.plain
    _ = session.reply(to: "mistake mvc.m4")
    let remark =
      "Here MVC is without mvc.m4, which is on. To see what it changes: lifeline diff mvc mvc.m4 delete"
    #expect(session.reply(to: line).text.plain == remark + "\n\n" + right)
    #expect(!session.reply(to: "compare viper mvp delete").text.plain.contains("mvc.m4"))
  }

  @Test func `what is in another place is marked, and is not said to be in one run only`()
    throws
  {
    let session = Transcript().session
    session.width = 100
    for line in ["run mvc rename", "export jsonl \(scratch.file("right.jsonl"))"] {
      #expect(session.reply(to: line).status == .done)
    }
    var lines = try scratch.text("right.jsonl").split(separator: "\n").map(String.init)
    let start = try #require(
      lines.firstIndex { $0.contains(#""to":"nameField2","text":"text","arguments""#) })
    let (name, query, title) = (start..<start + 2, start + 2..<start + 4, start + 4..<start + 7)
    lines.replaceSubrange(
      start..<start + 7, with: Array(lines[title]) + Array(lines[query]) + Array(lines[name]))
    try scratch.write(renumbered(lines).joined(separator: "\n"), to: "saved.jsonl")
    let rows = session.reply(to: "compare \(scratch.file("saved.jsonl")) --all").text.lines.map(
      \.plain)
    #expect(
      onlyIn(rows) == [
        "Different in saved.jsonl", "  23  PlayVC2 -> playNavItem2: title = \"Hi\" [set]",
        "  24  PlayVC2 -> Hello: name [query]", "Different in the current run",
        "  24  PlayVC2 -> Hello: name [query]",
        "  25  PlayVC2 -> playNavItem2: title = \"Hi\" [set]",
      ])
    #expect(rows.contains("  diff \(scratch.file("saved.jsonl"))"))
  }

  private func renumbered(_ lines: [String]) -> [String] {
    let numbers = lines.map { $0.firstMatch(of: /^\{"n":(\d+)/).map { String($0.1) } }
    let sorted = numbers.compactMap { $0.flatMap(Int.init) }.sorted().map(String.init)
    let new = Dictionary(zip(numbers.compactMap(\.self), sorted)) { first, _ in first }
    return lines.map { line in
      line.replacing(/"(n|parent|message|cause|origin)":(\d+)/) { match in
        let number = String(match.2)
        return "\"\(match.1)\":\(new[number] ?? number)"
      }
    }
  }

  /// What `compare` says differs between a run that is saved and the run after it.
  private func saved(_ lines: [String], against others: [String]) throws -> [String] {
    let session = Session(environment: .course)
    session.width = 100
    session.reply(toEach: lines + ["export jsonl \(scratch.file("saved.jsonl")) --force"] + others)
    let rows = session.reply(to: "compare \(scratch.file("saved.jsonl")) --all").text.lines.map(
      \.plain)
    return rows.filter { $0.contains(" messages of ") } + onlyIn(rows)
  }

  private func onlyIn(_ rows: [String]) -> [String] {
    let start = rows.firstIndex {
      ($0.hasPrefix("Only in") && !$0.contains(",")) || $0.hasPrefix("Different in")
    }
    let end = rows.firstIndex { $0.hasPrefix(" ┌") }
    return rows[(start ?? 0)..<(end ?? rows.count)].filter { !$0.isEmpty }.dropLast()
  }

  private func compare(_ words: String, width: Int) -> [String] {
    let session = Session(.script, environment: .course)
    session.width = width
    return session.reply(to: "compare " + words).text.lines.map(\.plain)
  }
}
