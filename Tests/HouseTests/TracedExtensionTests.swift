import Testing

/// Methods of an extension are traced only when the extension says how they travel.
struct TracedExtensionTests {
  @Test func `an extension of a traced class says how its methods travel`() throws {
    let files = try SourceFile.all.get().filter { $0.path.hasPrefix("Sources/Apps/") }
    let traced = Set(files.flatMap(\.lines).compactMap(Self.tracedClass))
    #expect(traced.isSuperset(of: ["Folder", "FolderViewController", "UITableView"]))
    let silent = files.filter { !$0.path.hasPrefix("Sources/Apps/ToyKit/") }.flatMap { file in
      file.lines.enumerated().compactMap { index, line in
        Self.silentExtension(line, file.lines.dropFirst(index + 1), of: traced).map {
          "\(file.path):\(index + 1): extension \($0) has methods, but no @Traced(kind)"
        }
      }
    }
    #expect(silent == [])
  }

  private static func tracedClass(_ line: Substring) -> String? {
    guard line.hasPrefix("@Traced") else { return nil }
    return line.firstMatch(of: #/^@Traced\(.*\).* class (\w+)/#).map { String($0.1) }
  }

  /// The class, when the extension that begins in this line would hide methods of a traced one.
  private static func silentExtension(
    _ line: Substring, _ rest: ArraySlice<Substring>, of traced: Set<String>
  ) -> String? {
    guard line.hasPrefix("extension "), let match = line.firstMatch(of: #/^extension (\w+)/#),
      traced.contains(String(match.1))
    else { return nil }
    let body = rest.prefix { $0 != "}" }
    let isSilent = body.contains {
      $0.firstMatch(of: #/^  (public |override |open )*func /#) != nil
    }
    return isSilent ? String(match.1) : nil
  }
}
