import Foundation
import TestSupport

/// What Package.swift says of the targets.
struct Manifest: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String
    /// The folders of `path` that belong to it; `nil` for all.
    let sources: [String]?
    let dependencies: [Dependency]
  }

  /// A target or a product of another package.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let values = try decoder.singleValueContainer()
      let parts = try values.decode([String: [Lenient?]].self)
      name = parts.values.first?.first.flatMap(\.self)?.text ?? ""
    }
  }

  /// Names are texts; conditions, which are not, do not matter here.
  private struct Lenient: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  static let current = Result { try read() }

  /// The package manager keeps its own folder locked while tests run, so this has one of its own.
  private static func read() throws -> Manifest {
    let scratch = try Scratch()
    let shell = BuiltProgram.sh
    let command =
      "swift package --package-path '\(Repository.root)' --scratch-path '\(scratch.path)' dump-package"
    let result = try shell.run(["-c", command], environment: ProcessInfo.processInfo.environment)
    guard result.status == 0 else { throw Unreadable(errors: result.errors) }
    return try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
  }

  struct Unreadable: Error {
    let errors: String
  }
}

extension Manifest {
  /// The targets below `Sources`.
  var modules: [Target] { targets.filter { $0.path.hasPrefix("Sources/") } }

  /// The targets below `Tests`: tests, and what helps them.
  var tests: [Target] { targets.filter { $0.path.hasPrefix("Tests/") } }
}

extension Manifest.Target {
  var isCLibrary: Bool { type == "system" }

  func contains(_ file: SourceFile) -> Bool {
    let folders = sources.map { $0.map { "\(path)/\($0)/" } } ?? [path + "/"]
    return folders.contains { file.path.hasPrefix($0) }
  }
}
