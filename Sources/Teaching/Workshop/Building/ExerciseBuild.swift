import Foundation
import Lessons

/// Builds the program of an exercise with a learner's code in it.
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
  ///   - work: a folder for what is built.
  func program(
    with files: CodeFiles, over base: CodeFiles? = nil, at url: (String) -> URL, in work: URL
  ) throws(Judge.Failure) -> Builder.Outcome {
    let base = base ?? start
    // A file of their own that learners have removed is gone.
    let others = Set(base.keys).subtracting(files.keys).filter { !exercise.isOwn($0) }
    var paths = files.keys.sorted().map(url)
    for path in others.sorted() {
      if let own = code.url(of: path), base[path] == code.texts[path] {
        paths.append(own)
      } else {
        // The exercise changes it, and it is not for the learner to edit.
        let file = work.appending(path: "changed").appending(path: path)
        try CodeFolder.write(base[path] ?? "", to: file)
        paths.append(file)
      }
    }
    let own = Dictionary(uniqueKeysWithValues: files.map { (url($0.key).path, $0.value) })
    return try Builder(toolchain: toolchain, work: work).build(code.module, of: paths, own: own)
  }
}
