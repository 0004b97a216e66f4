import Foundation
import Shell
import TestSupport

/// Lessons, checked, taken and brought to class. A case has a few pages: a whole lesson has so many runs that one
/// change seldom meets anything.
struct LessonTrial: Trial {
  let mutator: Mutator

  static let lessons = Repository.root + "/Lessons"
  static let head =
    "---\nlifeline: 1\nid: case\ntitle: Case\npattern: mvc\n---\n\n# Case\n\n"

  init() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.lessons)
      .filter { $0.hasSuffix(".md") && $0.first?.isNumber == true }.sorted()
    let pages = try files.flatMap { file in
      let text = try String(contentsOfFile: "\(Self.lessons)/\(file)", encoding: .utf8)
      return text.split(separator: "\n## ").dropFirst().map { "## " + $0 + "\n" }
    }
    let pairs = zip(pages, pages.dropFirst()).map { Self.head + $0 + "\n" + $1 }
    mutator = try Mutator(
      corpus: pairs,
      words: [
        " <!-- id: x type: ", "-->", "type: run", "type: claims", "type: task", "type: quiz",
        "type: predict",
        "type: order", "type: fill", "type: breach", "type: short-answer", "type: contract",
        "run: rename",
        "actions: launch ; open \"Hello\"", "setup: launch", "pattern: viper", "mistake: mvc.m1",
        "ask: next",
        "ask: first observer", "after: post", "only: Model", "hide: View", "fold: widgets",
        "depth: 1", "steps: 2-4",
        "turns: 1", "concept: roles", "rule: ", "drawing: ", "wait: ", "all: true", "- [x] ",
        "- [ ] ", "  > ",
        "1. ", "`", "``", "**", "*", "|", "|---|", "> ", "```mermaid\n", "```\n",
        "<details><summary>Hint 1</summary>\n\n",
        "</details>\n", "<details class=\"teacher\">", "Solution: `launch`", "`screen shows \"x\"`",
        "`no View -> Model`",
        "`3 NC -> * : observer`", "`setName before post`", "`released Store`",
        "`Recording.name == \"Hi\"`",
        "`Work.contents contains \"x\"`", " ; ", "\n\n", "\n---\n", " core:", " chapter: Two",
        " sitting: Two", " kind: change", " level: 2",
        " runs: rename, edit", "table: kinds", "table: costs confirm-delete code", "type: text",
        "ask: why", "ask: whynot", "pattern: tea", "pattern: mv", "pattern: mvvm-observable",
        "mistake: tea.m1", "`1 * -> * : update`", "`* -> * : body`", "`* -> * : read`",
        "[a](b)", "![a](b)", "<!--",
        "# ", "## ", "\t",
      ],
      nests: [
        .init("> "), .init("- "), .init("  "), .init("*", "*"), .init("**", "**"), .init("`", "`"),
        .init("<details>\n", "</details>\n"), .init("[", "](x)"), .init("![", "](x)"), .init("1. "),
        .init("| "),
        .init("## x\n\n"), .init("<!-- ", " -->"), .init("- [ ] x\n"), .init("launch ; "),
        .init("_", "_"),
      ])
  }

  private static let looks = [
    "lesson case 2", "next", "previous", "a", "b", "a b", "hint", "skip", "task", "replay", "free",
    "notes", "recap",
    "take case --template", "take case answers", "class questions case --format csv",
    "class questions case --format moodle", "class questions case --format gift",
    "class questions case --format anki", "contract", "lessons --json", "review", "step",
  ]

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    var random = SplitMix64(seed: Seed(seed.value &+ 1 << 32))
    let files = FileManager.default
    try? files.removeItem(atPath: "lessons")
    try files.createDirectory(atPath: "lessons", withIntermediateDirectories: true)
    try Data(input).write(to: URL(fileURLWithPath: "lessons/01-case.md"))
    try Data("quiz: a\n".utf8).write(to: URL(fileURLWithPath: "answers"))
    let environment = ShellEnvironment(lessons: "lessons", base: Self.lessons)
    if random.below(2) == 0 {
      judge(
        Visitor(.script, environment, seed: seed, findings).says("check lessons/01-case.md"),
        findings)
    }
    let visitor = Visitor(.interactive, environment, seed: seed, findings)
    visitor.says("lesson case")
    for _ in 0..<4 {
      let look = random.pick(Self.looks)
      let answer = visitor.says(look)
      if look.hasSuffix(" csv") { findings.judge("csv", answer.output) }
      if look.hasSuffix(" moodle") { findings.judge("svg", answer.output) }
    }
  }

  /// A lesson that is refused is refused with file, line and column.
  private func judge(_ checked: Visitor.Answer, _ findings: Findings) {
    guard checked.status != .done else { return }
    let isPlaced =
      checked.errors.contains(#/01-case\.md:\d+:\d+: /#) || checked.errors.contains("UTF-8")
    findings.require(isPlaced, "place: \(checked.errors.prefix(300))")
  }
}
