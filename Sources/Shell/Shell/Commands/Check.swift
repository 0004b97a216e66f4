import Cells
import Course
import Foundation
import Lessons
import Localization

extension Command {
  static let check = Command(
    name: "check", usages: ["check [PATH…]"],
    summary: "hold every lesson against the app, as it runs",
    details: """
      Makes every run, compares drawings and answers with it, tries the goals of tasks with their \
      solutions, holds contracts against every scenario and mistakes against their rules, and \
      looks translations through. A path is a directory of lessons or one file. Problems are told \
      as file:line:column. --write draws drawings anew and notes what translations were made from.
      """,
    family: .learn, flags: [.write, .json], vocabulary: .files, body: Session.check)
}

extension Session {
  fileprivate func check(_ request: Request) throws(ShellProblem) -> Reply {
    var check = LessonCheck(corrects: request.options.writes)
    for path in try request.words.isEmpty ? [lessonDirectory()] : request.words {
      try checkFiles(at: path, with: &check)
    }
    let written = try write(check.corrections)
    let findings = check.findings.sorted()
    guard !request.options.isJSON else { return Reply(findings: findings) }
    let count = check.looked.words(problems: findings.count)
    guard findings.isEmpty else { throw .findings(findings.map(\.description), count: count) }
    guard check.hasFoundAnything else { throw .nothingToCheck }
    let news = written.isEmpty ? Styled() : .wrapped(written, to: width)
    return Reply(.stack([news, .wrapped(count, to: width, .success)]))
  }

  private func lessonDirectory() throws(ShellProblem) -> String {
    guard let directory = environment.lessons else { throw .noLessons }
    return directory
  }

  /// A directory of lessons, or one file.
  private func checkFiles(at path: String, with check: inout LessonCheck) throws(ShellProblem) {
    let file = URL(fileURLWithPath: path)
    if path.hasSuffix(".md") {
      _ = try TextFile(path).read()
      let folder =
        path.split(separator: "/").count > 1 || path.hasPrefix("/")
        ? String(path.prefix(path.count - file.lastPathComponent.count - 1)) : "."
      let index = environment.library(in: folder.isEmpty ? "/" : folder)
      check.check(Course(index, remembersRuns: true), only: path)
    } else if path.hasSuffix(".scenario") {
      let name = file.deletingPathExtension().lastPathComponent
      check.check(Scenario.read(try TextFile(path).read(), name: name, file: path))
    } else {
      check.check(Course(environment.library(in: path), remembersRuns: true))
    }
  }

  /// Brings files up to date; says which, for a person to read the difference.
  private func write(_ corrections: Set<Correction>) throws(ShellProblem) -> String {
    let files = Dictionary(grouping: corrections, by: \.file)
    for (file, corrections) in files.sorted(by: { $0.key < $1.key }) {
      let text = try TextFile(file).read()
      try TextFile(file).write(corrections.applied(to: text), replacing: true)
    }
    return files.isEmpty
      ? "" : localized("Brought up to date: \(files.keys.sorted().listed("and")).")
  }
}

extension LessonCheck.Counts {
  /// `2 lessons, 14 scenarios, 21 runs: no problem.`
  fileprivate func words(problems: Int) -> String {
    let looked = [
      localized(lessons, one: "1 lesson", other: "\(lessons) lessons"),
      unlessNone(
        translations,
        localized(translations, one: "1 translation", other: "\(translations) translations")),
      localized(scenarios, one: "1 scenario", other: "\(scenarios) scenarios"),
      localized(runs, one: "1 run", other: "\(runs) runs"),
      unlessNone(
        questions, localized(questions, one: "1 question", other: "\(questions) questions")),
      unlessNone(
        mistakes, localized(mistakes, one: "1 mistake", other: "\(mistakes) mistakes")),
    ].compactMap(\.self).commaSeparated
    return switch problems {
    case 0: localized("\(looked): no problem.")
    case 1: localized("\(looked): 1 problem.")
    default: localized("\(looked): \(problems) problems.")
    }
  }

  private func unlessNone(_ count: Int, _ words: String) -> String? { count == 0 ? nil : words }
}

extension Reply {
  /// One object a line; status 1 when there is any.
  fileprivate init(findings: [Finding]) {
    self.init(
      json: findings.map { finding in
        [
          ("file", finding.file), ("line", String(finding.location.line)),
          ("column", String(finding.location.column)), ("message", finding.message),
        ]
      })
    if !findings.isEmpty { status = .failed }
  }
}
