import Testing

/// Rules for source files that neither the compiler nor `swift format` knows.
struct SourceRuleTests {
  @Test func `no file is longer than 250 lines`() throws {
    let long = try SourceFile.all.get().filter { $0.lines.count > 250 }
    #expect(long.map { "\($0.path): \($0.lines.count)" } == [])
  }

  @Test func `no folder has more than 25 source files`() throws {
    let files = try SourceFile.all.get() + SourceFile.tests.get()
    let folders = Dictionary(grouping: files) { $0.path.split(separator: "/").dropLast() }
    let full = folders.filter { $0.value.count > 25 }
    #expect(full.map { "\($0.key.joined(separator: "/")): \($0.value.count)" }.sorted() == [])
  }

  @Test
  func `a class with an isolated deinit names its actor, which an optimized build does not infer`()
    throws
  {
    let files = try SourceFile.all.get().filter { $0.contains("isolated deinit") }
    let silent = files.filter { file in
      let place = file.lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("isolated deinit") }
      guard let place else { return false }
      let head = file.lines[..<place].last { $0.contains("class ") }
      return head?.contains("@MainActor") != true
    }
    #expect(files.count >= 3)
    #expect(silent.map(\.path) == [])
  }

  @Test func `the words of a row are made in each pattern, not in what they share`() throws {
    let shared = try SourceFile.all.get().filter { $0.path.contains("/Recordings/Shared/") }
    let words = shared.filter { $0.contains("▸") || $0.contains("♪") }
    #expect(!shared.isEmpty)
    #expect(words.map(\.path) == [])
  }

  @Test func `a comment says why something is nonisolated(unsafe)`() throws {
    let files = try SourceFile.all.get().filter { $0.contains("nonisolated(unsafe)") }
    let silent = files.flatMap { file in
      file.lines.indices.filter { file.lines[$0].contains("nonisolated(unsafe)") }
        .filter { !Self.hasComment(above: $0, in: file.lines) }
        .map { "\(file.path):\($0 + 1)" }
    }
    #expect(silent == [])
  }

  /// One comment may be above several such lines.
  private static func hasComment(above index: Int, in lines: [Substring]) -> Bool {
    let above = lines[..<index].last { !$0.contains("nonisolated(unsafe)") } ?? ""
    return above.drop { $0 == " " }.hasPrefix("//")
  }
}
