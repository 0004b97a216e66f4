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

  /// Checks the exercises in a folder of lessons, or the single exercises that are named by their files. With
  /// `--exercises`, builds and judges versions of them as well.
  ///
  /// With `--write`, it records the verdicts, and the screens of features that have none, as soon as an exercise is
  /// judged: nothing is lost after Ctrl-C.
  func checkExercises(
    at paths: [String], _ request: Request
  ) throws(ShellProblem) -> JudgedExercises {
    var judged = JudgedExercises()
    let found = try exercises(at: paths, isJudged: request[.exercises], &judged)
    guard request[.exercises] else { return judged }
    let choice: VersionChoice = request[.due] ? .due(alsoBy: request[.sample]) : .all
    let writes = request[.write]
    let toolchain = try ShellProblem.ofWorkshop { try Toolchain(nextTo: environment.program) }
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

  /// The ids of the exercises that can be judged, each with the index that has it. What is wrong with their files is
  /// reported.
  private func exercises(
    at paths: [String], isJudged: Bool, _ judged: inout JudgedExercises
  ) throws(ShellProblem) -> [(LessonIndex, String)] {
    var found: [(LessonIndex, String)] = []
    for shelf in try shelves(at: paths, isJudged: isJudged) {
      var check = ExercisePageCheck(shelf.index, isJudged: isJudged)
      for entry in shelf.entries where !environment.isInterrupted() {
        if shelf.isUnread { check.read(entry) }
        if check.check(entry) { found.append((shelf.index, entry.id)) }
      }
      let problems = check.problems + (shelf.isUnread ? shelf.index.problems : [])
      judged.findings.formUnion(problems.map(Finding.init))
    }
    return found
  }

  /// Exercises of an index.
  private struct Shelf {
    let index: LessonIndex
    let entries: [LessonIndex.Entry]
    /// Whether the check of lessons does not read their pages.
    let isUnread: Bool
  }

  /// Without a path, those of the base are judged where the course has none. A scenario has no exercises.
  private func shelves(
    at paths: [String], isJudged: Bool
  ) throws(ShellProblem) -> [Shelf] {
    guard !paths.isEmpty else {
      let index = environment.library(in: try lessonDirectory())
      guard let exercises = isJudged ? index.exercises : index.ownExercises else { return [] }
      return [Shelf(index: exercises, entries: exercises.entries, isUnread: true)]
    }
    return paths.compactMap(shelf(at:))
  }

  private func shelf(at path: String) -> Shelf? {
    switch CheckedPath(path) {
    case .scenario: return nil
    case .page(let directory):
      let index = exercises(in: directory).index
      let entries = index.entries.filter { $0.file.isSameFile(as: path) }
      return Shelf(index: index, entries: entries, isUnread: false)
    case .directory:
      let (index, isOwn) = exercises(in: path)
      return Shelf(index: index, entries: index.entries, isUnread: isOwn)
    }
  }

  /// The exercises of a directory of lessons, else what is in the directory itself.
  private func exercises(in directory: String) -> (index: LessonIndex, isOwn: Bool) {
    let index = environment.library(in: directory)
    let own = index.ownExercises
    return (own ?? index, isOwn: own != nil)
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
