import Foundation
import Lessons

/// A new file with a lesson or a scenario that works, and the place where it belongs.
struct NewFile {
  enum Kind: String {
    case lesson, scenario
  }

  let kind: Kind
  let name: String
  private let folders: [String]

  init(_ kind: Kind, _ name: String, in directory: String) {
    self.kind = kind
    self.name = name
    let directory = directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    folders = [directory] + (kind == .scenario ? [directory + "/scenarios"] : [])
  }

  /// The path of the file of this name, if there is one; else a new number after all others.
  var path: String { (folders.last ?? ".") + "/" + fileName }

  /// Makes the directory, too. Its parent has to exist.
  func write(replacing: Bool) throws(ShellProblem) {
    let path = path
    for folder in folders { try Folder(folder).make() }
    try TextFile(path).write(text, replacing: replacing)
  }

  private var text: String {
    switch kind {
    case .lesson: LessonTemplate.text(id: name)
    case .scenario: ScenarioTemplate.text(name: name)
    }
  }

  private var fileName: String {
    switch kind {
    case .scenario: name + ".scenario"
    case .lesson:
      others.first { $0.drop(while: \.isNumber) == "-\(name).md" } ?? "\(nextNumber)-\(name).md"
    }
  }

  private var others: [String] {
    folders.first.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
  }

  /// `03` after `02-mvc.md`.
  private var nextNumber: String {
    let numbers = others.filter { $0.hasSuffix(".md") }.compactMap { name in
      Int(name.prefix(4).prefix(while: \.isNumber))
    }
    let next = (numbers.max() ?? 0) + 1
    return next < 10 ? "0\(next)" : "\(next)"
  }
}
