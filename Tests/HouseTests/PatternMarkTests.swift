import Testing

/// The pattern folders are written as on iOS: `@Traced` is the only sign of tracing. What a variant does not change, it
/// takes by links.
struct PatternMarkTests {
  /// What stays, with its reason in README.md.
  static let allowed = ["Sources/Apps/Recordings/MVCVS/Debugging/ActionLog.swift: @PerLaunch"]

  private static let marks = [
    "@Untraced", "@TracedMethod", "@PerLaunch", "@Reference", "lifelineName", "quietly", "owned(",
    "deliver(", "acting(", "making(", "held(", "Reporting", "Report(", "TraceRecorder",
  ]

  @Test func `@Traced is the only mark in the pattern folders`() throws {
    let apps = try AppFolder.all.get().map(\.name)
    let files = try SourceFile.all.get().filter { file in
      file.path.wholeMatch(of: #/Sources/Apps/(\w+)/(\w+)/.+/#).map { match in
        apps.contains(String(match.1)) && !["Shared", "Tests"].contains(match.2)
      } ?? false
    }
    #expect(files.count > 60)
    let found = files.flatMap { file in
      Self.marks.filter(file.contains).map { "\(file.path): \($0)" }
    }
    #expect(found == Self.allowed)
  }

  @Test func `no file of an app is a copy of another: a variant has a link in its place`() throws {
    let apps = try AppFolder.all.get().map { "Sources/Apps/\($0.name)/" }
    let files = try SourceFile.all.get().filter { file in
      apps.contains(where: file.path.hasPrefix) && !file.isLink
    }
    let copies = Dictionary(grouping: files, by: \.lines).values.filter { $0.count > 1 }
    #expect(files.count > 150)
    #expect(copies.map { $0.map(\.path) } == [])
  }
}
