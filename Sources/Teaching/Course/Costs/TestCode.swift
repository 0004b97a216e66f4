import Lessons
import SourceCode

/// The tests of a pattern, as they are in its files.
struct TestCode {
  struct Test {
    /// The type that it is in.
    let suite: String
    let text: String
    /// Tests with the same key are the same.
    var key: String { suite + "\n" + text }
  }

  let tests: [Test]
  /// By the names of the types in the tests' files: all words of a type, without those of its tests.
  private let words: [String: Set<String>]
  /// The pattern's own classes that inherit from a class of the kit.
  private let views: Set<String>

  init(_ files: CodeFiles) {
    let sorted = files.sorted { $0.key < $1.key }.map { SwiftFile($1, path: $0) }
    let own = sorted.filter(\.isOfTests)
    tests = own.flatMap(\.ownTests)
    let words = own.flatMap { file in file.types.map { ($0.name, file.words(of: $0)) } }
    self.words = Dictionary(words) { $0.union($1) }
    views = Self.views(among: sorted.flatMap(\.types))
  }

  /// The tests alone. No other file is read.
  static func tests(in files: CodeFiles) -> [Test] {
    files.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix(PatternCode.tests) }
      .flatMap { SwiftFile($1, path: $0).ownTests }
  }

  /// Whether a test, or what its suite makes, names a class of the kit or one that inherits from it.
  func needsViews(_ test: Test) -> Bool {
    var reached = SwiftFile(test.text, path: "").words.union([test.suite])
    var open = reached
    while let word = open.popFirst() {
      let new = (words[word] ?? []).subtracting(reached)
      reached.formUnion(new)
      open.formUnion(new)
    }
    return reached.contains { $0.isOfKit || views.contains($0) }
  }

  private static func views(among types: [Declaration]) -> Set<String> {
    var views: Set<String> = []
    while true {
      let found = types.filter { type in
        !views.contains(type.name)
          && type.inherited.contains { $0.isOfKit || views.contains($0) }
      }
      guard !found.isEmpty else { return views }
      views.formUnion(found.map(\.name))
    }
  }
}

extension SwiftFile {
  fileprivate var isOfTests: Bool { path.hasPrefix(PatternCode.tests) }

  fileprivate var ownTests: [TestCode.Test] {
    tests.map { TestCode.Test(suite: $0.type ?? "", text: Excerpt($0, in: self).text) }
  }

  fileprivate var types: [Declaration] {
    declarations.filter { ($0.isType || $0.kind == .extension) }
  }

  fileprivate var tests: [Declaration] {
    declarations.filter { $0.kind == .method && isMarked($0, "Test") }
  }

  /// Whether it has an attribute, such as `@Test`.
  package func isMarked(_ declaration: Declaration, _ attribute: String) -> Bool {
    let head = head(of: declaration).map(\.text)
    return zip(head, head.dropFirst()).contains { $0 == ("@", attribute) }
  }

  /// Those of a type, without those of its tests.
  fileprivate func words(of type: Declaration) -> Set<String> {
    let left = tests.filter { $0.type == type.name }.flatMap(\.lines)
    let kept = type.lines.filter { !left.contains($0) }.map { lines[$0 - 1] }
    return SwiftFile(kept.joined(separator: "\n"), path: "").words
  }
}

extension String {
  /// `UIWindow`, but not `UInt`.
  fileprivate var isOfKit: Bool { hasPrefix("UI") && dropFirst(2).first?.isUppercase == true }
}
