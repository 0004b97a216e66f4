import Course
import Foundation
import Lessons
import Workshop

extension CheckCommands {
  /// What came of judging exercises.
  struct JudgedExercises {
    var findings: Set<Finding> = []
    /// How many versions were built and judged.
    var versions = 0
    /// The files that were written.
    var written: [String] = []
  }

  /// Builds and judges every version of the exercises in a folder of lessons, or of the single exercises that are
  /// named by their files.
  ///
  /// - Parameter writes: whether to record the screens of features that have none.
  func judgeExercises(
    at paths: [String], _ writes: Bool
  ) throws(ShellProblem) -> JudgedExercises {
    var judged = JudgedExercises()
    let found = try exercises(at: paths, &judged)
    for (done, (index, id)) in found.enumerated() where !environment.isInterrupted() {
      environment.meter?(done, found.count)
      try judge(id, in: index, writes, &judged)
    }
    return judged
  }

  private func judge(
    _ id: String, in index: LessonIndex, _ writes: Bool, _ judged: inout JudgedExercises
  ) throws(ShellProblem) {
    guard let page = index.exercise(id) else { return }
    guard let bench = Bench(page, in: index) else { throw .code(.noSources) }
    let check = try ShellProblem.ofWorkshop {
      let toolchain = try Toolchain(beside: environment.program)
      var check = ExerciseCheck(bench, in: index, with: toolchain)
      try check.check {
        judged.versions += 1
        return !environment.isInterrupted()
      }
      return check
    }
    guard writes else { return judged.findings.formUnion(check.problems.map(Finding.init)) }
    for (file, steps) in check.newScreens {
      try ShellProblem.ofWorkshop { try TextFile(file).write(steps.text, replacing: true) }
      judged.written.append(file)
    }
    let open = check.problems.filter { $0.kind != .exercise(.noScreens) }
    judged.findings.formUnion(open.map(Finding.init))
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

extension String {
  fileprivate func isSameFile(as path: String) -> Bool {
    URL(filePath: self).standardizedFileURL == URL(filePath: path).standardizedFileURL
  }
}
