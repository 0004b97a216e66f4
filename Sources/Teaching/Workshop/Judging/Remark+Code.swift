import Course
import Lessons
import SourceCode

extension Remark {
  /// The private properties that nothing uses, except those that nothing uses at the start.
  ///
  /// - Parameters:
  ///   - files: the learner's.
  ///   - start: all files of the pattern.
  static func leftOver(in files: CodeFiles, besides start: CodeFiles) -> [Remark] {
    files.sorted { $0.key < $1.key }.flatMap { path, text in
      let known = Set(start[path].map { SwiftFile($0, path: path).unused(in: $0) } ?? [])
      let file = SwiftFile(text, path: path)
      let names = file.unused(in: text).filter { !known.contains($0) }
      return file.declarations.filter { $0.kind == .property && names.contains($0.baseName) }
        .map { Remark.leftOver($0.baseName, file: path, line: $0.lines.lowerBound) }
    }
  }
}

extension SwiftFile {
  /// Each name is in the text only once. Another file cannot use it.
  fileprivate func unused(in text: String) -> [String] {
    declarations.filter { $0.kind == .property && isPrivate($0) }.map(\.baseName).filter { name in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.count { $0 == name } == 1
    }
  }

  private func isPrivate(_ property: Declaration) -> Bool {
    head(of: property).contains { $0.text == "private" || $0.text == "fileprivate" }
  }
}
