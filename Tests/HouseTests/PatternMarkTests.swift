import Testing

/// The pattern folders are written as on iOS: `@Traced` is the only sign of tracing. What a variant does not change, it
/// takes by links.
struct PatternMarkTests {
  /// What stays, with its reason in Sources/README.md.
  static let allowed = [
    "Sources/Apps/Recordings/MVCVS/App/RecordingsMVCVS.swift: lifelineName",
    "Sources/Apps/Recordings/MVCVS/Debugging/ActionLog.swift: @PerLaunch",
    "Sources/Apps/Recordings/VIPER/App/RecordingsVIPER.swift: lifelineName",
  ]

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

  @Test func `a class of Recordings is final unless it has a subclass`() throws {
    let files = try SourceFile.all.get().filter {
      $0.path.hasPrefix("Sources/Apps/Recordings/") && !$0.isLink
    }
    let subclassed = Set(files.flatMap { file in file.classes.compactMap(\.superclass) })
    let patterns = files.filter { !["Shared", "Tests", "Mistakes"].contains($0.folder) }
    let open = patterns.flatMap { file in
      file.classes.filter { !$0.isFinal }.map { "\(file.folder).\($0.name)" }
    }
    #expect(open.count > 20)
    #expect(open.filter { !subclassed.contains($0) } == [])
  }

  /// The cells of a storyboard need no line of code. Their identifiers are in a variable.
  @Test func `a cell that no storyboard has is registered with its table`() throws {
    let apps = try AppFolder.all.get().map { "Sources/Apps/\($0.name)/" }
    let files = try SourceFile.all.get().filter { file in
      apps.contains(where: file.path.hasPrefix)
    }
    let cells = files.flatMap { file in
      file.lines.filter { $0.contains("withIdentifier: ") }
        .compactMap { $0.firstMatch(of: #/withIdentifier: ("\w+"), for:/#) }
        .map { (file: file, identifier: $0.1) }
    }
    #expect(cells.count >= 10)
    let missing = cells.filter { !$0.file.contains("forCellReuseIdentifier: \($0.identifier)") }
    #expect(missing.map(\.file.path) == [])
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

/// A class as its first line declares it.
private struct ClassLine {
  let name: String
  /// With its module, if it is in another one: `MVC.FolderViewController`.
  let superclass: String?
  let isFinal: Bool
}

extension SourceFile {
  /// The folder of the app in which it is: a pattern, `Mistakes`, `Tests` or `Shared`.
  fileprivate var folder: String { String(path.split(separator: "/").dropFirst(3).first ?? "") }

  /// The pattern to which it belongs, as its mistakes do.
  fileprivate var pattern: String {
    let folders = path.split(separator: "/").dropFirst(3)
    return String(folders.first { $0 != "Mistakes" } ?? "")
  }

  /// The recorder makes subclasses of `@Observable` classes, so these are left out.
  fileprivate var classes: [ClassLine] {
    lines.compactMap { line in
      guard line.contains("class "), !line.contains("@Observable"),
        let match = line.firstMatch(
          of: #/^(?: *@\w+(?:\([^)]*\))?)* *((?:\w+ )*)class (\w+)(?:: ([\w.]+))?/#)
      else { return nil }
      let words = match.1.split(separator: " ")
      let superclass = match.3.map { $0.contains(".") ? String($0) : "\(pattern).\($0)" }
      return ClassLine(
        name: String(match.2), superclass: superclass, isFinal: words.contains("final"))
    }
  }
}
