import Foundation
import Shell
import TestSupport

/// The file of settings, with aliases, and lines that use them.
struct SettingsTrial: Trial {
  let mutator: Mutator

  private static let mostLines = 200
  private static let lessons = Repository.root + "/Tests/Shell/ShellTests/Transcripts/Lessons"

  init() throws {
    mutator = try Mutator(
      corpus: [
        """
        # mine
        set language zh-Hans
        set show none
        set width 60
        set style wide
        set color never
        set pager less -R
        set plain on
        """,
        """
        alias again run mvc edit
        alias r run mvc rename
        alias both compare mvc viper
        alias a again
        alias b a
        unalias b
        show screen
        language en
        source other
        """,
      ],
      words: [
        "set ", "show ", "language ", "alias ", "unalias ", "source ", "again ", "run ", "mvc ",
        "r ",
        "a ", "b ", "on", "off", "auto", "none", "screen", "diagram", "wide", "ladder", "width ",
        "pager ", "color ", "style ", "ascii ", "all ", "en", "zh-Hans", "20", "1000", "config",
        "other",
        "--json", "--", "\"", "'", "\\", "#", "$1", "!!", "!1", ";", "|", "`", "\n", "\r\n",
        "\u{FEFF}",
      ],
      nests: [
        .init("alias a "), .init("source config\n"), .init("alias x y\nalias y x\n"), .init("set "),
      ])
  }

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: ".") { try files.removeItem(atPath: name) }
    // A line that is refused takes some milliseconds, and the file is one command.
    let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(
      Self.mostLines)
    try Data(lines.joined(separator: [0x0A])).write(to: URL(fileURLWithPath: "config"))
    try Data("set show none\nnonsense\nsource config\n".utf8).write(
      to: URL(fileURLWithPath: "other"))
    var environment = ShellEnvironment(lessons: Self.lessons)
    environment.configuration = URL(fileURLWithPath: files.currentDirectoryPath)
    // At a prompt, what is wrong in a file is told among its answers; here, each refusal is on its own.
    let visitor = Visitor(.script, environment, seed: seed, findings)
    let reply = visitor.reads { $0.readSettings() }
    findings.require(
      reply.errors.isEmpty || reply.errors.contains("config"), "place: \(reply.errors.prefix(200))")
    for line in ["again", "a", "b", "r x", "alias", "set", "unalias again", "source config"] {
      _ = visitor.session.completions(of: line)
      visitor.says(line)
    }
    let left = try files.contentsOfDirectory(atPath: ".").sorted()
    findings.require(left == ["config", "other"], "files: \(left)")
  }
}
