import Foundation

/// A new file with a lesson or a scenario that works, and the place where it belongs.
struct NewFile {
  let path: String
  private let text: String
  /// The directories that it is in and that may be missing, the outermost first.
  private let folders: [String]

  /// The file of this name, if there is one; else one with a new number after all others.
  init(lesson name: String, in directory: String) {
    let others = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let old = others.first { $0.drop(while: \.isNumber) == "-\(name).md" }
    path = directory + "/" + (old ?? "\(others.nextNumber)-\(name).md")
    text = LessonTemplate.text(id: name)
    folders = [directory]
  }

  init(scenario name: String, in directory: String) {
    let folder = directory + "/scenarios"
    path = "\(folder)/\(name).scenario"
    text = ScenarioTemplate.text(name: name)
    folders = [directory, folder]
  }

  /// Makes the directories, too. The parent of the first has to exist.
  func write(replacing: Bool) throws(ShellProblem) {
    for folder in folders { try Folder(folder).make() }
    try TextFile(path).write(text, replacing: replacing)
  }
}

extension [String] {
  /// Of a lesson after all lessons among these files: `03` after `02-mvc.md`.
  fileprivate var nextNumber: String {
    let numbers = filter { $0.hasSuffix(".md") }.compactMap { name in
      Int(name.prefix(4).prefix(while: \.isNumber))
    }
    let next = (numbers.max() ?? 0) + 1
    return next < 10 ? "0\(next)" : "\(next)"
  }
}
