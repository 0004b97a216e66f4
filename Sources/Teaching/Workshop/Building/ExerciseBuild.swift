import Foundation
import Lessons

/// What is built of an exercise's files, and a learner's.
struct ExerciseBuild {
  let exercise: Exercise
  let code: PatternCode
  /// All files of the pattern, as the exercise begins.
  let start: CodeFiles
  let toolchain: Toolchain

  /// - Parameters:
  ///   - files: the learner's files, by their paths in the folder of the pattern.
  ///   - base: all files of the pattern, without the learner's; `nil` for those of the start.
  ///   - url: where a file of the learner's is.
  ///   - work: a folder for files that are nowhere else.
  func input(
    with files: CodeFiles, over base: CodeFiles? = nil, at url: (String) -> URL, in work: URL
  ) throws(Judge.Failure) -> Builder.Input {
    let base = base ?? start
    // A file of their own that learners have removed is gone.
    let others = Set(base.keys).subtracting(files.keys).filter { !exercise.isOwn($0) }
    var paths = files.keys.sorted().map(url)
    var shown: [String: String] = [:]
    for path in others.sorted() {
      let file: URL
      if let own = code.url(of: path), base[path] == code.texts[path] {
        file = own
      } else {
        // The exercise changes it, and it is not for the learner to edit.
        file = work.appending(path: "changed").appending(path: path)
        try CodeFolder.write(base[path] ?? "", to: file)
      }
      paths.append(file)
      shown[file.path] = place(of: path)
    }
    let own = Dictionary(uniqueKeysWithValues: files.map { (url($0.key).path, $0.value) })
    return .init(
      module: code.module, files: paths, own: own, shown: shown, imports: imports)
  }

  /// Where a file of the pattern is in the learner's folder.
  private func place(of path: String) -> String {
    (exercise.isOwn(path) ? ExerciseFolder.edit : ExerciseFolder.read) + "/" + path
  }

  /// A line in the learner's folder, as in `read/Tests/PlayTests.swift:31`: where the only test of this name begins.
  ///
  /// - Parameter files: the learner's.
  func place(ofTest name: String, in files: CodeFiles) -> String? {
    let heads = ["func `\(name)`(", "func \(name)(", "@Test(\"\(name)\""]
    let all = start.filter { !exercise.isOwn($0.key) }.merging(files) { _, own in own }
    let places = all.filter { $0.key.hasPrefix(PatternCode.tests) }.flatMap { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { _, line in heads.contains(where: line.contains) }
        .map { index, _ in
          (files[path] == nil ? place(of: path) : ExerciseFolder.edit + "/" + path)
            + ":\(index + 1)"
        }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// The ending, with the place of the learner's folder where Swift names a file: it writes `MVC/Player.swift` for
  /// `edit/Player/Player.swift`.
  func shown(_ ending: JudgedRun.Ending) -> JudgedRun.Ending {
    guard case .trapped(let reason) = ending else { return ending }
    let paths = start.keys.sorted().filter { path in
      reason.hasPrefix("\(code.module)/\(path.split(separator: "/").last ?? ""):")
    }
    guard paths.count == 1, let name = reason.split(separator: ":").first else { return ending }
    return .trapped(reason: place(of: paths[0]) + reason.dropFirst(name.count))
  }

  private var imports: Set<String> {
    Set(start.values.flatMap { $0.matches(of: /(?m)^import (\w+)/).map { String($0.1) } })
  }
}
