import Course
import Foundation
import Grammar
import Lessons
import Workshop

extension CheckCommands {
  /// What came of judging exercises.
  struct JudgedExercises {
    var findings: Set<Finding> = []
    /// How many versions were built and judged.
    var versions = 0
    /// How many were not, because their recorded verdict holds.
    var recorded = 0
    /// The files that were written.
    var written: Set<String> = []

    /// - Parameter writes: whether what was not recorded, or recorded otherwise, is written now.
    mutating func take(_ check: ExerciseCheck, writes: Bool) {
      versions += check.judged
      recorded += check.recorded
      let open = check.problems.filter { !(writes && $0.kind.isMendedByWriting) }
      findings.formUnion(open.map(Finding.init))
    }
  }

  /// Builds and judges versions of the exercises in a folder of lessons, or of the single exercises that are named
  /// by their files.
  ///
  /// With `--write`, it records the verdicts, and the screens of features that have none, as soon as an exercise is
  /// judged: nothing is lost after Ctrl-C.
  func judgeExercises(
    at paths: [String], _ request: Request
  ) throws(ShellProblem) -> JudgedExercises {
    var judged = JudgedExercises()
    guard request[.exercises] else { return judged }
    let choice: VersionChoice = request[.due] ? .due(alsoBy: request[.sample]) : .all
    let writes = request[.write]
    let toolchain = try ShellProblem.ofWorkshop { try Toolchain(nextTo: environment.program) }
    let found = try exercises(at: paths, &judged)
    var records: [String: VerdictRecord] = [:]
    for (done, (index, id)) in found.enumerated() where !environment.isInterrupted() {
      environment.meter?(done, found.count)
      var record = records[index.directory] ?? VerdictRecord(of: index, with: toolchain)
      if let check = try judge(id, in: index, choice, toolchain, &record) {
        judged.take(check, writes: writes)
        if writes { judged.written.formUnion(try files(of: check, &record)) }
      }
      records[index.directory] = record
    }
    return judged
  }

  private func judge(
    _ id: String, in index: LessonIndex, _ choice: VersionChoice, _ toolchain: Toolchain,
    _ record: inout VerdictRecord
  ) throws(ShellProblem) -> ExerciseCheck? {
    guard let page = index.exercise(id) else { return nil }
    guard let exercise = PreparedExercise(page, in: index) else { throw .code(.noSources) }
    var check = ExerciseCheck(
      exercise, in: index, with: toolchain, ledger: record.ledger, figures: record.figures)
    try ShellProblem.ofWorkshop {
      try check.check(choice, digests: &record.digests) { !environment.isInterrupted() }
    }
    record.take(check, of: id)
    return check
  }

  /// Writes what was found about an exercise, and returns the paths of the files that have changed.
  private func files(
    of check: ExerciseCheck, _ record: inout VerdictRecord
  ) throws(ShellProblem) -> [String] {
    for (file, steps) in check.newScreens {
      try TextFile(file).write(steps.text, replacing: true)
    }
    return try record.save() + check.newScreens.keys
  }

  /// The ids of exercises, each with the index that has it. What cannot be read of them is reported.
  private func exercises(
    at paths: [String], _ judged: inout JudgedExercises
  ) throws(ShellProblem) -> [(LessonIndex, String)] {
    guard !paths.isEmpty else {
      guard let lessons = environment.lessons else { throw .missing(.lessonDirectory) }
      let index = environment.library(in: lessons).exercises
      judged.findings.formUnion(index.problemsOfPages(in: index.entries).map(Finding.init))
      return index.entries.map { (index, $0.id) }
    }
    var found: [(LessonIndex, String)] = []
    for path in paths {
      let isFile = path.hasSuffix(".md")
      let folder = isFile ? URL(filePath: path).deletingLastPathComponent().relativePath : path
      let index = environment.library(in: folder)
      let own = index.ownExercises ?? index
      let entries = own.entries.filter { !isFile || $0.file.isSameFile(as: path) }
      if !isFile { judged.findings.formUnion(own.problemsOfPages(in: entries).map(Finding.init)) }
      found += entries.map { (own, $0.id) }
    }
    return found
  }
}

extension LessonIndex {
  /// What is wrong in the files of exercises and of their translations.
  fileprivate func problemsOfPages(in entries: [Entry]) -> [LessonProblem] {
    problems
      + entries.flatMap { entry in
        let original = lesson(entry)
        let translations = original.value.map { page in
          entry.translations.flatMap { translation($0, of: page).problems }
        }
        return original.problems + (translations ?? [])
      }
  }
}

extension LessonProblem.Kind {
  fileprivate var isMendedByWriting: Bool {
    switch self {
    case .exercise(.noScreens), .exercise(.otherVerdict), .exercise(.otherFigures): true
    default: false
    }
  }
}

extension String {
  fileprivate func isSameFile(as path: String) -> Bool {
    URL(filePath: self).standardizedFileURL == URL(filePath: path).standardizedFileURL
  }
}
