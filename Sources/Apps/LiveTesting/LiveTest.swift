/// A test that a learner can read and run.
public struct LiveTest {
  public nonisolated enum Outcome: Equatable, Sendable {
    case passed
    /// The expectations that failed, in words.
    case failed([String])
  }

  public let name: String
  /// The source as it stands in the file.
  public let source: String
  private let body: () throws -> Void

  public init(_ name: String, source: String, _ body: @escaping () throws -> Void) {
    self.name = name
    self.source = source
    self.body = body
  }

  /// Runs the test on the current device.
  public func run() -> Outcome {
    Expectations.current = []
    do { try body() } catch { Expectations.current.append("it threw \(error)") }
    return Expectations.current.isEmpty ? .passed : .failed(Expectations.current)
  }
}

/// A suite of tests.
public struct LiveTestSuite {
  /// What is tested, and by which kind of test.
  public let title: String
  public let tests: [LiveTest]

  public init(_ title: String, _ tests: [LiveTest]) {
    self.title = title
    self.tests = tests
  }
}

/// The failures of the running test.
enum Expectations {
  static var current: [String] = []
}

public func _expect(_ condition: Bool, _ words: String) {
  if !condition { Expectations.current.append(words) }
}

public func _expect<Value: Equatable>(_ left: Value, equals right: Value, _ words: String) {
  if left != right { Expectations.current.append("\(words): \(left) is not \(right)") }
}

/// A required value was `nil`.
public struct Missing: Error, CustomStringConvertible {
  public let description: String
}

/// The value. When it is `nil`, this throws, which ends the test.
public func require<Value>(_ value: Value?, _ what: String = "a value") throws -> Value {
  guard let value else { throw Missing(description: "no \(what)") }
  return value
}

// MARK: Macros

// The names of Swift Testing, which runs only under `swift test`. Tests with these macros run in the shell
// too.

/// A structure of tests. Each test runs on a new instance.
@attached(member, names: named(tests))
public macro Suite() = #externalMacro(module: "TraceMacros", type: "SuiteMacro")

/// Marks a method of a suite as a test.
@attached(peer)
public macro Test() = #externalMacro(module: "TraceMacros", type: "TestMacro")

/// Records a failure when the condition is false. The test goes on.
@freestanding(expression)
public macro expect(_ condition: Bool) = #externalMacro(module: "TraceMacros", type: "ExpectMacro")
