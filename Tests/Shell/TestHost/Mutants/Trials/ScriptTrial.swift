import Foundation
import Shell
import TestSupport

/// Lines of commands and actions, typed or from a script.
struct ScriptTrial: Trial {
  let mutator: Mutator

  private static let transcripts = Repository.root + "/Tests/Shell/ShellTests/Transcripts"
  private static let mostLines = 12
  private static let viewStates = """
    use mvc-vs
    launch
    open "Hello"
    view-state playView.playState.duration 60
    view-state playView.playState.progress 7.5
    view-state folderViews[0].editing true
    screen
    """

  init() throws {
    let names = [
      "first-steps", "looking", "patterns", "objects", "stepping", "lesson", "asking", "errors",
      "authoring", "why", "stops", "lens", "code", "branches",
    ]
    let typed = try names.flatMap { name in
      let text = try String(contentsOfFile: "\(Self.transcripts)/\(name).txt", encoding: .utf8)
      return text.matches(of: #/(?m)^(?:[a-z][a-z0-9 .\/-]*)?> (.+)$/#).map { String($0.1) }
    }
    let list = Session(.script).reply(to: "help all").text.plain
    let usages = list.matches(of: #/(?m)^  (\S.*?)  /#).map { String($0.1) }
    mutator = try Mutator(
      corpus: stride(from: 0, to: typed.count, by: 3).map { start in
        (["use mvc", "launch"] + typed[start...].prefix(6)).joined(separator: "\n")
      } + usages + [Self.viewStates],
      words: usages.flatMap { $0.split(separator: " ").map { $0 + " " } } + [
        "mvc ", "viper ", "mv ", "mvvm-observable ", "tea ", "costs ", "confirm-delete ", "rename",
        "Hello ", "\"Work\" ", "--json", "--format ", "--format=svg",
        "--output x ",
        "--force ", "--width ", "--steps ", "--only ", "--", "\"", "\\", "'", "\n", "step 3\n",
        "tick 3\n", "back\n",
        "record\n", "view-state playView.playState.progress ", "1e19\n", "-1\n", "tap Rec\n",
        "tap \"+\"\n", "type \"x\"\n", "lesson tour\n", "yes\n", "a\n",
      ],
      nests: [
        .init("tap + "), .init("step\n"), .init("\"", "\""), .init("back\n"), .init("--all "),
        .init("a,"),
      ])
  }

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    try makeHome()
    var environment = ShellEnvironment(lessons: "home/Lessons")
    environment.progress = URL(fileURLWithPath: "home/progress")
    environment.now = { Date(timeIntervalSince1970: 1_772_445_600) }
    let visitor = Visitor(
      seed.value % 2 == 0 ? .interactive : .script, environment, seed: seed, findings)
    for line in lines(input) {
      _ = visitor.session.completions(of: line)
      if visitor.says(line).leaves { break }
    }
  }

  /// Commands write files. Without slashes, all of them stay in the directory.
  private func lines(_ input: [UInt8]) -> [String] {
    let text = String(decoding: input.filter { $0 != UInt8(ascii: "/") }, as: UTF8.self)
    return text.unicodeScalars.split(separator: "\n").prefix(Self.mostLines).map { String($0) }
      .filter { !$0.contains("..") }
  }

  private func makeHome() throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: ".") where name != "input" {
      try files.removeItem(atPath: name)
    }
    try files.createDirectory(atPath: "home", withIntermediateDirectories: true)
    try files.copyItem(atPath: Self.transcripts + "/Lessons", toPath: "home/Lessons")
  }
}
