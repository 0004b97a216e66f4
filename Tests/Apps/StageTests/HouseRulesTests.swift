#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

/// Rules of this house that the compiler does not know.
@MainActor struct HouseRulesTests {
  struct SourceFile {
    let path: String
    let lines: [Substring]
  }

  /// Methods of such an extension would be missing in every trace.
  @Test func `an extension of a traced class says how its methods travel`() throws {
    let traced = Set(
      try sources(below: ["Apps/ToyKit", "Apps/Recordings"]).flatMap(\.lines)
        .compactMap(Self.tracedClass))
    let files = try sources(below: ["Apps/Recordings"])
    #expect(traced.isSuperset(of: ["Folder", "FolderViewController", "UITableView"]))
    let silent = files.flatMap { file in
      file.lines.enumerated().compactMap { index, line in
        Self.silentExtension(line, file.lines.dropFirst(index + 1), of: traced).map {
          "\(file.path):\(index + 1): extension \($0) has methods, but no @Traced(kind)"
        }
      }
    }
    #expect(silent == [])
  }

  @Test func `no file is longer than 250 lines`() throws {
    let long = try sources(below: [""]).filter { $0.lines.count > 250 }
    #expect(long.map { "\($0.path): \($0.lines.count)" } == [])
  }

  private static func tracedClass(_ line: Substring) -> String? {
    line.firstMatch(of: #/^@Traced\(.*\).* class (\w+)/#).map { String($0.1) }
  }

  /// The class, when the extension that begins in this line would hide methods of a traced one.
  private static func silentExtension(
    _ line: Substring, _ rest: ArraySlice<Substring>, of traced: Set<String>
  ) -> String? {
    guard let match = line.firstMatch(of: #/^extension (\w+)/#), traced.contains(String(match.1))
    else { return nil }
    let body = rest.prefix { $0 != "}" }
    let isSilent = body.contains {
      $0.firstMatch(of: #/^  (public |override |open )*func /#) != nil
    }
    return isSilent ? String(match.1) : nil
  }

  private func sources(below folders: [String]) throws -> [SourceFile] {
    try folders.flatMap { folder in
      let root = Scenarios.root + "/Sources/" + folder
      return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
          return SourceFile(
            path: folder + "/" + path,
            lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }
  }
}
