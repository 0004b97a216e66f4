import Lessons
import SourceCode

extension ExercisePage {
  /// The types of the app that the files to edit name, and that the folder of an exercise does not have.
  ///
  /// - Parameter code: all files of the pattern.
  func sharedTypes(in code: CodeFiles, of folder: SourceFolder?) -> [String] {
    guard let folder else { return [] }
    let sources = folder.sources(in: SourceScope(pattern: pattern))
    let files = code.filter { exercise.isOwn($0.key) && !$0.key.hasPrefix(PatternCode.tests) }
    let words = Set(files.flatMap { SwiftFile($0.value, path: $0.key).words })
    return words.filter { word in
      word.first?.isUppercase == true
        && sources.declaration(of: word)?.file.path.contains("/Shared/") == true
    }.sorted()
  }
}
