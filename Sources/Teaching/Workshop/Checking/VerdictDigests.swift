import Files
import Foundation
import Lessons
import SourceCode
import Stage

/// What the verdict on a version of an exercise depends on, as one digest: the judge, the tracer and the kit, the code
/// of the app and of the pattern, the contract, the scenarios, the page, and the patches. A change of one byte in any
/// of these makes another digest; a change elsewhere does not.
public struct VerdictDigests {
  private let exercises: LessonIndex
  private let compiler: String
  private var folders: FolderDigests
  private var patterns: [String: String] = [:]

  /// The modules that judge, and those that an exercise is built with, as folders of `Sources`. What the judge only
  /// speaks, reads and draws with is not among them: it decides nothing.
  static let modules = [
    "Support/Cells", "Support/Files", "Support/SourceCode", "Support/Localization",
    "Tracing/Trace", "Tracing/TraceMacros", "Tracing/Tracer", "Tracing/Analysis",
    "Apps/Actions", "Apps/ToyKit", "Apps/LiveTesting", "Apps/AppInterface", "Apps/Stage",
    "Teaching/Lessons", "Teaching/Course", "Teaching/Workshop",
  ]

  /// What only some patterns are written with. A verdict depends on those that the code of its pattern imports.
  static let kits = ["Apps/ToySwiftUI", "Apps/TEAKit", "Apps/ReducerKit"]

  /// - Parameters:
  ///   - exercises: the index of a folder of exercises.
  ///   - compiler: the version of the compiler that builds them.
  public init(_ exercises: LessonIndex, compiler: String) {
    (self.exercises, self.compiler) = (exercises, compiler)
    folders = FolderDigests(root: exercises.sources.root.deletingLastPathComponent())
  }

  /// `nil` when the sources do not have the pattern of the exercise.
  ///
  /// - Returns: 16 hexadecimal digits.
  public mutating func digest(
    of version: LessonIndex.ExerciseVersion, in page: ExercisePage
  ) -> String? {
    guard let app = exercises.sources.app(ofPattern: page.pattern),
      let pattern = digest(ofPattern: page.pattern)
    else { return nil }
    let modules = (Self.modules + ["Apps/\(app)/Shared"]).map { folders.digest(of: $0) }
    let parts = [compiler] + modules + [pattern] + texts(version, page)
    return String(SHA256.digest(ofParts: parts).prefix(16))
  }

  /// Of what is counted in the run of a solution: all that its verdict depends on, and which messages a drawing shows.
  mutating func digestOfFigures(in page: ExercisePage) -> String? {
    guard let verdict = digest(of: .solution, in: page) else { return nil }
    let drawn = folders.digest(of: "Drawing/Diagrams/Traces")
    return String(SHA256.digest(ofParts: [verdict, drawn]).prefix(16))
  }

  /// The code of a pattern and of its tests, its kit, its contract, and the scenarios that it can play: a remark depends on
  /// all of them.
  private mutating func digest(ofPattern name: String) -> String? {
    if let digest = patterns[name] { return digest }
    guard let pattern = Pattern(named: name), let code = PatternCode(name, in: exercises.sources)
    else { return nil }
    let files = code.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let scenarios = exercises.scenarios(for: pattern).flatMap {
      [$0.name, $0.setup.joined(separator: "\n"), $0.actions.joined(separator: "\n")]
    }
    let contract = exercises.contract(of: name)?.text ?? ""
    let kits = Self.kits.filter(code.imports).map { folders.digest(of: $0) }
    let digest = SHA256.digest(ofParts: files + kits + scenarios + [contract])
    patterns[name] = digest
    return digest
  }

  /// The page, the features that it runs, and the patches that make the version.
  private func texts(
    _ version: LessonIndex.ExerciseVersion, _ page: ExercisePage
  ) -> [String] {
    let versions = exercises.versions(of: page.id)
    let files = [page.file] + ([.start, version] + versions.planted).map(versions.file)
    let features = page.exercise.runs.flatMap {
      [exercises.scenarioFile(of: $0), exercises.screensFile(of: $0)]
    }
    return (files + features).map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
  }
}

extension PatternCode {
  /// Whether a file of it imports the module in a folder.
  fileprivate func imports(_ folder: String) -> Bool {
    let line = "import " + (folder.split(separator: "/").last ?? "")
    return texts.values.contains { $0.split(separator: "\n").contains { $0 == line } }
  }
}

extension ContractTable {
  /// All that it allows, and its rules, without the places in its file.
  fileprivate var text: String {
    let cells = rows.flatMap { row in
      row.cells.map { cell in
        ([row.sender.rawValue, cell.receiver.rawValue] + cell.kinds.map(\.rawValue))
          .joined(separator: " ")
      }
    }
    return (cells + rules.map(\.description)).joined(separator: "\n")
  }
}

extension SHA256 {
  /// Of texts in this order. Where one ends and the next begins makes a difference, too.
  fileprivate static func digest(ofParts parts: [String]) -> String {
    digest(of: parts.map { digest(of: $0.utf8) }.joined().utf8)
  }
}

extension SourceFolder {
  /// The folder of the app that runs in a pattern: `Recordings`.
  fileprivate func app(ofPattern name: String) -> Substring? {
    folder(ofPattern: name)?.split(separator: "/").first
  }
}
