import Foundation
import Shell
import TestSupport
import Testing

/// A class takes a lesson, each learner on their own machine. Then they hand in their progress files.
@MainActor struct ClassReportTests {
  private let desk: Scratch

  init() throws { desk = try Scratch(Self.handIns.get()) }

  /// What the learners hand in: texts by the names of the files.
  private static let handIns = Result { () throws -> [String: String] in
    let desk = try Scratch()
    for (number, learner) in learners.enumerated() {
      let home = Home()
      home.pass(days: number)
      let shell = home.shell()
      for line in ["lesson tour quiz"] + learner.lines { _ = shell.says(line) }
      let name = learner.name.map { " --name \"\($0)\"" } ?? ""
      _ = shell.says("progress export \(desk.file("\(number + 1).json"))\(name)")
    }
    return try Dictionary(uniqueKeysWithValues: desk.names.map { ($0, try desk.text($0)) })
  }

  /// The ids of the pages are quiz, made, order, fill, word and task.
  private static let learners: [(name: String?, lines: [String])] = [
    ("Ann Example", ["b c", "next", "c", "next", "a c b", "next", "b a", "next", "NC"]),
    ("Bo", ["hint", "a", "a b", "skip", "next", "a", "c", "next", "c b a", "skip"]),
    ("陈晓", ["a", "b c", "next", "a", "b", "c", "next", "next", "next"]),
    ("Dao", []),
    (nil, ["b c", "next", "next", "lesson tour task", "tap \"Edit\""]),
  ]

  private func reply(_ line: String, language: String = "en") -> Reply {
    var options = Options()
    options[.lang] = .init(rawValue: language)
    var environment = ShellEnvironment.tour
    environment.timeZone = .gmt
    return Session(.script, options: options, environment: environment).reply(to: line)
  }

  /// The answer to a line, without the path of the directory.
  private func says(_ line: String, language: String = "en") -> String {
    let reply = reply(line, language: language)
    let lines = reply.lines?.text ?? ""
    let parts = [reply.text.plain, lines, reply.complaint ?? ""].filter { !$0.isEmpty }
    return parts.joined(separator: "\n").replacing(desk.path + "/", with: "")
  }

  private func report(_ options: String = "", language: String = "en") -> String {
    says("class report \(desk.path) \(options)", language: language)
  }

  @Test(arguments: [
    ("class-report.txt", "en", ""), ("class-report-40.txt", "en", "--width 40 --plain"),
    ("class-report.zh-Hans.txt", "zh-Hans", ""), ("class-report.csv", "en", "--format csv"),
    ("class-report.html", "en", "--format html"),
  ])
  func `a class of five, as it was recorded`(
    name: String, language: String, options: String
  ) throws {
    let (recorded, found) = try Files.expected(name) { _ in
      report(options, language: language) + "\n"
    }
    #expect(Golden.difference(from: recorded, to: found) == nil)
  }

  @Test(arguments: [40, 80]) func `no line is wider than the screen`(width: Int) {
    for language in ["en", "zh-Hans"] {
      let reply = reply("class report \(desk.path) --width \(width)", language: language)
      #expect(reply.text.lines.allSatisfy { $0.cells <= width })
    }
  }

  @Test func `files and their directory are the same`() {
    let files = desk.names.map { desk.file($0) }
    let named = says("class report \(files.reversed().joined(separator: " ")) \(files[0])")
    #expect(named == report())
  }

  @Test func `a file that is not there is named with a Chinese colon in Chinese`() throws {
    let files = ["1.json", "none.json"].map { desk.file($0) }.joined(separator: " ")
    let reply = reply("class report \(files) --format csv", language: "zh-Hans")
    let complaint = try #require(reply.complaint).replacing(desk.path + "/", with: "")
    #expect(complaint.hasPrefix("\"none.json\"："))
  }

  @Test func `files that do not count are named, and the others count`() throws {
    let good = try desk.text("1.json")
    try desk.write(good.replacing("\"right\"", with: "\"wrong\""), to: "hand-ins/changed.json")
    try desk.write(String(good.dropLast(20)), to: "hand-ins/cut.json")
    try desk.write("", to: "hand-ins/empty.json")
    try desk.write("{}", to: "hand-ins/other.json")
    try desk.write("{\"lifeline-progress\":3}", to: "hand-ins/newer.json")
    try desk.write("{\"lifeline-progress\":0}", to: "hand-ins/never.json")
    try desk.write(good, to: "hand-ins/Group 1/good.json")
    try desk.write("", to: "hand-ins/.hidden")
    let names = "\(desk.file("hand-ins")) \(desk.file("none.json"))"
    let reply = reply("class report \(names) --format csv")
    #expect(reply.status == .done)
    let complaint = try #require(reply.complaint).replacing(desk.path + "/", with: "")
    #expect(
      complaint == """
        "hand-ins/changed.json": this file was changed after it was written: its digest does not \
        match. It is not counted. Ask for the file again, written with progress export.
        "hand-ins/cut.json": this is not JSON, or the end of it is missing. It is not counted. Ask \
        for the file again, written with progress export.
        "hand-ins/empty.json": the file is empty. It is not counted. Ask for the file again, \
        written with progress export.
        "hand-ins/never.json": this progress file has version 0. This Lifeline reads versions 1 to 2. It is \
        not counted. Ask for the file again, written with progress export.
        "hand-ins/newer.json": this progress file has version 3. This Lifeline reads versions 1 to 2. It is not \
        counted. Read it with a newer lifeline.
        "hand-ins/other.json": this is not a progress file: it has no field "lifeline-progress". \
        It \
        is not counted. Ask for the file again, written with progress export.
        "none.json": there is no such file. Check the name and the directory.
        """)
    let text = self.reply("class report \(names)")
    #expect(text.text.plain.hasPrefix("Class report\n1 learner, 1 lesson, 5 questions; "))
    #expect(text.complaint == "Left out: 7. See \"Look at these files\".")
    let list = "\nLook at these files\n  - hand-ins/changed.json: this file was changed"
    #expect(text.text.plain.contains(list))
  }

  @Test func `what is no hand-in is said in one sentence, unless it was named`() throws {
    try desk.write(desk.text("1.json"), to: "desk/1.json")
    try desk.write("\u{FEFF} {", to: "desk/cut.txt")
    try desk.write("%PDF-1.7", to: "desk/notes.pdf")
    try desk.write("# To do", to: "desk/to do.md")
    #expect(
      reply("class report \(desk.file("desk"))").complaint == """
        Left out: 1. See "Look at these files".
        Not hand-ins, not read: notes.pdf and 1 other.
        """)
    let named = reply("class report \(desk.file("desk/1.json")) \(desk.file("desk/notes.pdf"))")
    #expect(named.text.plain.contains("  - notes.pdf: this is not JSON"))
    #expect(named.complaint == "Left out: 1. See \"Look at these files\".")
    try desk.write("%PDF-1.7", to: "other/notes.pdf")
    #expect(
      reply("class report \(desk.file("other"))").complaint == """
        Not a hand-in, not read: notes.pdf.
        None of the files can be read. Name files that were written with progress export.
        """)
  }

  @Test func `a packed hand-in is named, and so is a file in any spelling of its path`() throws {
    try desk.write(desk.text("1.json"), to: "desk/1.json")
    try desk.write("# To do", to: "desk/to do.md")
    let bytes: [String: [UInt8]] = [
      "dora": [0xFF, 0xFE, 0x7B, 0x00], "emil.zip": Array("PK\u{3}\u{4}".utf8),
      "fay.gz": [0x1F, 0x8B],
    ]
    for (name, bytes) in bytes {
      try Data(bytes).write(to: URL(fileURLWithPath: desk.file("desk/\(name)")))
    }
    #expect(
      reply("class report \(desk.file("desk"))").complaint == """
        Left out: 3. See "Look at these files".
        Not a hand-in, not read: to do.md.
        """)
    let spelled = "\"\(desk.file("desk/../desk/to do.md"))\""
    #expect(
      reply("class report \(desk.file("desk")) \(spelled)").complaint
        == "Left out: 4. See \"Look at these files\".")
  }

  @Test func `nothing to count is a failure`() throws {
    try FileManager.default.createDirectory(
      atPath: desk.file("empty"), withIntermediateDirectories: false)
    let reply = reply("class report \(desk.file("empty"))")
    #expect(reply.status == .failed)
    #expect(
      reply.complaint?.replacing(desk.path + "/", with: "") == """
        "empty": this directory holds no file. Name another one.
        None of the files can be read. Name files that were written with progress export.
        """)
  }

  @Test(.enabled(if: getuid() != 0, "nothing is closed to root"))
  func `a closed directory is not called empty, and what is next to it is counted`() throws {
    try desk.write("", to: "desk/closed/1.json")
    try desk.write(desk.text("5.json"), to: "desk/5.json")
    let closed = desk.file("desk/closed")
    chmod(closed, 0)
    defer { chmod(closed, 0o700) }
    let words = "\": this directory cannot be read. Check its permissions."
    #expect(
      reply("class report \(closed)").complaint?.replacing(desk.path + "/", with: "") == """
        "desk/closed\(words)
        None of the files can be read. Name files that were written with progress export.
        """)
    let both = reply("class report \(desk.file("desk"))")
    #expect(both.status == .done)
    #expect(both.complaint == "Left out: 1. See \"Look at these files\".")
  }

  @Test func `a flipped bit is noticed wherever it is`() throws {
    let bytes = Array(try desk.text("5.json").utf8)
    let file = desk.file("flipped.json")
    let session = Session(.script)
    var generator = SplitMix64(seed: 1)
    for place in Seed.share(of: Array(bytes.indices)) {
      var flipped = bytes
      flipped[place] ^= 1 << generator.below(8)
      try Data(flipped).write(to: URL(fileURLWithPath: file))
      let reply = session.reply(to: "class report \(file)")
      #expect(reply.status == .failed && reply.complaint?.contains("flipped.json") == true)
    }
  }

  @Test func `a report goes into a file, and other formats are refused`() throws {
    let page = desk.file("page of the class.html")
    #expect(
      says("class report \(desk.file("1.json")) --format html --output \"\(page)\"")
        == "Wrote page of the class.html.")
    #expect(try desk.text("page of the class.html").hasPrefix("<!doctype html>\n"))
    #expect(
      says("class report \(desk.file("1.json")) --format html --output \"\(page)\"")
        .contains("already exists"))
    #expect(
      says("class report 1.json --format pdf") == "--format cannot be \"pdf\". It is text|csv|html."
    )
  }
}
