import Foundation
import Shell
import TestSupport
import Testing

/// A command replaces an existing file only with `--force`.
@MainActor @Suite struct ForceTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch()
    try FileManager.default.copyItem(atPath: Files.lessons, toPath: scratch.file("lessons"))
    var environment = ShellEnvironment(lessons: scratch.file("lessons"))
    environment.progress = URL(fileURLWithPath: scratch.file("progress"))
    session = Session(.interactive, environment: environment)
    session.width = 400
    for line in [
      "lesson tour", "run mvc edit", "export jsonl @run.jsonl", "progress export @hand-in",
    ] {
      #expect(session.reply(to: path(in: line)).status == .done, "\(line)")
    }
  }

  /// Lines that write a file, each with the name of the file. `@` stands for the folder of the test.
  private nonisolated static let lines = [
    ("run mvc edit --output @file", "file"),
    ("run mvc edit --format html --output @file", "file"),
    ("diagram --output @file", "file"),
    ("diagram --format mermaid --output @file.md", "file.md"),
    ("export csv @file", "file"),
    ("export svg --output @file", "file"),
    ("render @run.jsonl --output @file", "file"),
    ("render @run.jsonl --format csv --output @file", "file"),
    ("class questions tour --format moodle --output @file", "file"),
    ("class questions tour --format qti21 --output @file", "file"),
    ("class report @hand-in --output @file", "file"),
    ("recap --output @file", "file"),
    ("take tour --template --output @file", "file"),
    ("progress export @file", "file"),
    ("new lesson first", "lessons/02-first.md"),
    ("actions save @file", "file"),
    ("new scenario listen", "lessons/scenarios/listen.scenario"),
    ("generate mvc Note --output @made", "made/Note.swift"),
  ]

  @Test(arguments: lines)
  func `a file stays as it is, and is replaced with --force`(line: String, file: String) throws {
    let line = path(in: line)
    try scratch.write("mine", to: file)
    let refusal = session.reply(to: line)
    #expect(refusal.status == .failed)
    #expect(
      refusal.complaint == """
        "\(scratch.file(file))" already exists. Choose another name, or add --force to replace it.
        """)
    #expect(try scratch.text(file) == "mine")
    #expect(session.reply(to: line + " --force").status == .done)
    #expect(try !["", "mine"].contains(scratch.text(file)))
  }

  @Test(arguments: lines)
  func `where no file is, --force changes nothing`(line: String, file: String) throws {
    #expect(session.reply(to: path(in: line)).status == .done)
    let written = try scratch.text(file)
    try FileManager.default.removeItem(atPath: scratch.file(file))
    #expect(session.reply(to: path(in: line) + " --force").status == .done)
    #expect(try scratch.text(file) == written)
  }

  /// `diff` has a test of its own: it writes only what differs, and tells a difference with its status.
  @Test(arguments: ["text", "markdown", "json"])
  func `what differs replaces a file only with --force`(format: String) throws {
    for line in ["run mvc rename", "export jsonl @other.jsonl"] {
      #expect(session.reply(to: path(in: line)).status == .done, "\(line)")
    }
    let line = path(in: "diff @run.jsonl @other.jsonl --format \(format) --output @file")
    try scratch.write("mine", to: "file")
    let refusal = session.reply(to: line)
    #expect(refusal.status == .wrongUsage)
    #expect(
      refusal.complaint == """
        "\(scratch.file("file"))" already exists. Choose another name, or add --force to replace it.
        """)
    #expect(try scratch.text("file") == "mine")
    let forced = session.reply(to: line + " --force")
    #expect(forced.status == .failed)
    #expect(forced.complaint == nil)
    #expect(try !["", "mine"].contains(scratch.text("file")))
  }

  @Test func `a file that is replaced keeps its permissions`() throws {
    let file = try scratch.write("mine", to: "file")
    for permissions: mode_t in [0o600, 0o444] {
      chmod(file, permissions)
      #expect(session.reply(to: path(in: "export csv @file --force")).status == .done)
      var facts = stat()
      stat(file, &facts)
      #expect(facts.st_mode & 0o777 == permissions)
    }
    #expect(try scratch.text("file") != "mine")
  }

  @Test func `every command that has --force is tried here`() {
    let commands = session.completions(of: "help ").filter {
      session.reply(to: "help \($0)").text.plain.contains("--force")
    }
    let tried = Self.lines.compactMap { $0.0.split(separator: " ").first.map(String.init) }
    // `exercise report` would build a pattern first. It writes its file as all others do. `costs` needs exercises, and
    // `site` writes a directory: `CostTests` and `SiteCommandTests` try them.
    #expect(Set(commands) == Set(tried + ["diff", "exercise", "costs", "site"]))
  }

  @Test func `a file that appears while another is written stays as it is`() throws {
    var environment = ShellEnvironment(lessons: scratch.file("lessons"))
    environment.isInterrupted = { [scratch] in
      _ = try? scratch.write("mine", to: "file")
      return false
    }
    let session = Session(.interactive, environment: environment)
    #expect(session.reply(to: "run mvc edit").status == .done)
    let refusal = session.reply(to: path(in: "export csv @file"))
    #expect(refusal.status == .failed)
    #expect(refusal.complaint?.contains("add --force to replace it") == true)
    #expect(try scratch.text("file") == "mine")
  }

  private func path(in line: String) -> String { line.replacing("@", with: scratch.path + "/") }
}
