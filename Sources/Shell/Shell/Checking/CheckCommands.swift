import Actions
import Cells
import Course
import Files
import Foundation
import Lessons
import Localization
import Trace

/// Answers `check`: lessons held against the app.
struct CheckCommands: Room {
  let renderer: RunRenderer

  func check(_ request: Request) throws(ShellProblem) -> Reply {
    let (isInterrupted, meter) = (environment.isInterrupted, environment.meter)
    var check = LessonCheck(corrects: request[.write]) { done, total in
      // While lessons are read, it is not known yet how many runs there are.
      meter?(done, max(total, done + 1))
      return !isInterrupted()
    }
    let paths = CheckedPath.apart(try request.all(.file(as: "PATH")))
    let exercises = try environment.measuring { () throws(ShellProblem) in
      for path in try paths.isEmpty ? [lessonDirectory()] : paths {
        try checkFiles(at: path, with: &check)
      }
      return try checkExercises(at: paths, request)
    }
    guard !isInterrupted() else { throw .lessons(.interruptedCheck) }
    let written = try write(check.corrections, exercises.written.sorted())
    let findings = (check.findings.union(exercises.findings)).sorted()
    guard !request[.json] else { return Reply(findings: findings) }
    let count = check.counts.words(exercises, problems: findings.count)
    guard findings.isEmpty else {
      throw .lessons(.findings(findings.map(\.description), count: count))
    }
    guard check.hasFoundAnything else { throw .lessons(.nothingToCheck) }
    let news = written.isEmpty ? Styled() : .wrapped(written, to: width)
    return Reply(.stack([news, .wrapped(count, to: width, .success)]))
  }

  func lessonDirectory() throws(ShellProblem) -> String {
    guard let directory = environment.lessons else { throw .missing(.lessonDirectory) }
    return directory
  }

  /// A directory of lessons, or a single file.
  private func checkFiles(at path: String, with check: inout LessonCheck) throws(ShellProblem) {
    switch CheckedPath(path) {
    case .page(let directory):
      _ = try TextFile(path).read()
      check.check(Course(environment.library(in: directory), remembersRuns: true), only: path)
    case .scenario:
      let file = URL(fileURLWithPath: path)
      let name = file.deletingPathExtension().lastPathComponent
      let text = try TextFile(path).read()
      check.check(Scenario.read(text, name: name, app: app(of: file), file: path))
    case .directory:
      check.check(Course(environment.library(in: path), remembersRuns: true))
    }
  }

  /// The app of a scenario by the folder that it is in; `nil` for the app that people get without asking.
  private func app(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    let isOfApp = folder.deletingLastPathComponent().lastPathComponent == "scenarios"
    return isOfApp ? folder.lastPathComponent : nil
  }

  /// Brings files up to date, and says which.
  private func write(
    _ corrections: Set<Correction>, _ more: [String]
  ) throws(ShellProblem) -> String {
    let files = Dictionary(grouping: corrections, by: \.file)
    for (file, corrections) in files.sorted(by: { $0.key < $1.key }) {
      let text = try TextFile(file).read()
      try TextFile(file).write(corrections.applied(to: text), replacing: true)
    }
    let written = (files.keys + more).sorted()
    return written.isEmpty ? "" : localized("Brought up to date: \(written.listed(.and)).")
  }
}

extension LessonCheck.Counts {
  /// `2 lessons, 14 scenarios, 21 runs: no problem.`
  fileprivate func words(_ exercises: CheckCommands.JudgedExercises, problems: Int) -> String {
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
      unlessNone(
        exercises.versions,
        localized(
          exercises.versions, one: "1 version of an exercise",
          other: "\(exercises.versions) versions of exercises")),
      unlessNone(
        exercises.recorded,
        localized(
          exercises.recorded, one: "1 recorded verdict that still holds",
          other: "\(exercises.recorded) recorded verdicts that still hold")),
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
  /// A JSON object on each line. The status is 1 when there is a problem.
  fileprivate init(findings: [Finding]) {
    self.init(
      json: findings.map { finding in
        .object(of: [
          "file": finding.file, "line": String(finding.location.line),
          "column": String(finding.location.column), "message": finding.message,
        ])
      }, status: findings.isEmpty ? .done : .failed)
  }
}
