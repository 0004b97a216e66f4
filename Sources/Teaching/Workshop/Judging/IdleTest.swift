import Course
import Lessons
import SourceCode

/// A test of the learner's that nothing runs: `@Suite` lists only what is between its own braces.
public struct IdleTest: Equatable, Sendable {
  public var file: String
  public var line: Int
  /// A suite whose tests are run; `nil` when the learner has none.
  public var suite: String?
}

extension IdleTest {
  /// - Parameters:
  ///   - files: the learner's.
  ///   - start: all files of the pattern, one of which lists the suites.
  static func all(in files: CodeFiles, from start: CodeFiles) -> [IdleTest] {
    let own = files.filter { $0.key.hasPrefix(PatternCode.tests) }.sorted { $0.key < $1.key }
      .map { SwiftFile($1, path: $0) }
    let others = start.filter { $0.key.hasPrefix(PatternCode.tests) && files[$0.key] == nil }
      .map { SwiftFile($1, path: $0) }
    let listed = Set((own + others).flatMap(\.listedSuites))
    let words = own.flatMap(\.wordsWithoutComments)
    let suites = own.map { file in (file, file.suites.filter(listed.contains)) }
    return suites.flatMap { file, names in
      file.declarations.filter { $0.kind == .method }
        .filter { file.isTest($0, among: listed, usedIn: words) && !file.isRun($0, in: names) }
        .map { test in
          IdleTest(
            file: file.path, line: test.lines.lowerBound,
            suite: names.first ?? suites.lazy.compactMap(\.1.first).first)
        }
    }
  }
}

extension SwiftFile {
  fileprivate var wordsWithoutComments: [String] {
    tokens.filter { $0.kind == .word }.map(\.text)
  }

  /// `ModelTests` in `LiveTestSuite("Tests of the model", ModelTests.tests)`
  fileprivate var listedSuites: [String] {
    let code = tokens.filter { $0.kind != .comment }.map(\.text)
    return zip(code, zip(code.dropFirst(), code.dropFirst(2))).filter { $1 == (".", "tests") }
      .map(\.0)
  }

  fileprivate var suites: [String] {
    declarations.filter { $0.isType && isMarked($0, "Suite") }.map(\.name)
  }

  /// Whether it was written as a test: it is marked as one, or it expects something and nothing calls it. A method of
  /// another type, such as a spy, may be called by code that is not the learner's.
  fileprivate func isTest(
    _ method: Declaration, among suites: Set<String>, usedIn words: [String]
  ) -> Bool {
    if isMarked(method, "Test") { return true }
    return method.path.last.map(suites.contains) ?? true
      && method.name == "\(method.baseName)()"
      && body(of: method).contains { ["#expect", "#require"].contains($0.text) }
      && words.count { $0 == method.baseName } == 1
  }

  fileprivate func isRun(_ method: Declaration, in suites: [String]) -> Bool {
    let around = declarations.last {
      ($0.isType || $0.kind == .extension) && $0.lines.contains(method.lines.lowerBound)
        && $0.name == method.path.last
    }
    guard let around, around.isType else { return false }
    return suites.contains(around.name) && isMarked(method, "Test")
  }
}
