import Foundation
import TestSupport

/// A Swift file below `Sources` or `Tests`.
struct SourceFile {
  /// From the folder of Package.swift: `Sources/Tracing/Trace/Trace.swift`.
  let path: String
  let lines: [Substring]

  /// Those of the program.
  static let all = Result { try read("Sources/") }
  static let tests = Result { try read("Tests/") }

  private static func read(_ folder: String) throws -> [SourceFile] {
    let root = Repository.root + "/" + folder
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      .map { path in
        let text = try String(contentsOfFile: root + path, encoding: .utf8)
        return SourceFile(
          path: folder + path,
          lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
  }
}

extension SourceFile {
  /// The modules it imports, each with its line.
  var imports: [(line: Int, module: String)] {
    lines.enumerated().compactMap { index, line in
      guard line.contains("import "), let match = line.firstMatch(of: Self.importing) else {
        return nil
      }
      return (index + 1, String(match.module))
    }
  }

  /// `import Trace`, `@testable public import struct Trace.Record`; one step to the right inside `#if`. A line that
  /// is further to the right belongs to a text.
  private static var importing: Regex<(Substring, module: Substring)> {
    #/^(?:  )?(?:@\w+ |public |package |internal |fileprivate |private )*import (?:(?:struct|class|enum|protocol|typealias|func|var|let) )?(?<module>\w+)/#
  }
}
