import Foundation
import TestSupport

/// A Swift file below `Sources` or `Tests`.
struct SourceFile {
  /// From the folder of Package.swift: `Sources/Tracing/Trace/Trace.swift`.
  let path: String
  let lines: [Substring]
  /// The modules it imports, each with its line.
  let imports: [(line: Int, module: String)]
  private let bytes: Data

  /// Those of the program.
  static let all = Result { try read("Sources/") }
  static let tests = Result { try read("Tests/") }

  private static func read(_ folder: String) throws -> [SourceFile] {
    let root = Repository.root + "/" + folder
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      .map { SourceFile(path: folder + $0, bytes: try Data(contentsOf: URL(filePath: root + $0))) }
  }

  private init(path: String, bytes: Data) {
    (self.path, self.bytes) = (path, bytes)
    lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    imports = lines.enumerated().compactMap { index, line in
      line.importedModule.map { (index + 1, $0) }
    }
  }

  /// Whether it is a link, or in a folder that is one.
  var isLink: Bool {
    let real = URL(filePath: Repository.root + "/" + path).resolvingSymlinksInPath().path
    return !real.hasSuffix("/" + path)
  }

  /// Whether a text is somewhere in it. This is faster than to ask each line.
  func contains(_ text: String) -> Bool { bytes.range(of: Data(text.utf8)) != nil }
}

extension Substring {
  /// The module in `import Trace` or `@testable public import struct Trace.Record`; one step to the right inside
  /// `#if`. A line that is further to the right belongs to a text.
  fileprivate var importedModule: String? {
    guard let first, "i@pf ".contains(first), !hasPrefix("   ") else { return nil }
    let words = split(separator: " ")
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
    else { return nil }
    let named = words[(place + 1)...].first { !Self.kinds.contains($0) }
    return named.map { String($0.prefix { $0 != "." }) }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
}
