import Foundation
import Shell
import TestSupport

/// Lessons, brought to class: as papers, as pages for a browser, and as questions for every other program.
struct PackTrial: Trial {
  let mutator: Mutator

  private static let folders = ["pack", "pages"]

  init() throws {
    mutator = try LessonTrial().mutator
  }

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: ".") { try files.removeItem(atPath: name) }
    try files.createDirectory(atPath: "lessons", withIntermediateDirectories: true)
    try Data(input).write(to: URL(fileURLWithPath: "lessons/01-case.md"))
    let environment = ShellEnvironment(lessons: "lessons", base: LessonTrial.lessons)
    let visitor = Visitor(.script, environment, seed: seed, findings)
    switch seed.value % 4 {
    case 0: visitor.says("class pack case --output pack")
    case 1: visitor.says("site pages")
    default: questions(visitor, findings)
    }
    for name in try files.contentsOfDirectory(atPath: ".") {
      let isKnown = (Self.folders + ["lessons", "bank"]).contains(name)
      findings.require(isKnown, "outside: \(name)")
    }
    for folder in Self.folders { try judge(folder, findings) }
  }

  private func questions(_ visitor: Visitor, _ findings: Findings) {
    for format in ["moodle", "gift", "csv", "anki", "qti12", "qti21"] {
      visitor.says("class questions case --format \(format) --output bank --force")
      let text = FileManager.default.contents(atPath: "bank").map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let text else { continue }
      switch format {
      case "csv": findings.judge("csv", text)
      case "moodle": findings.judge("svg", text)
      default: break
      }
    }
  }

  /// No page has markup from content, or a link that is a program.
  private func judge(_ folder: String, _ findings: Findings) throws {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for path in paths where path.hasSuffix(".html") {
      let page = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      // Papers have pictures of their own.
      let tags = Markup(page).smuggled.filter { !$0.hasPrefix("<img src=\"pictures/") }
      for tag in tags.prefix(3) { findings.require(false, "markup: \(tag) in \(path)") }
      let link = page.firstMatch(
        of: /(?i)(?:href|src)\s*=\s*["']?\s*(?:javascript|data:text|vbscript)[^ >]*/)
      findings.require(link == nil, "link: \(link?.0.prefix(60) ?? "") in \(path)")
    }
  }
}
