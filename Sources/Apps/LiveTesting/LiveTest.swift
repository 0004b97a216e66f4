/// A test that a learner can read and run.
public struct LiveTest {
  /// How a run of the test ended.
  public nonisolated enum Outcome: Equatable, Sendable {
    case passed
    /// The expectations that failed, in words.
    case failed([String])
  }

  public let name: String
  /// The source as it is in the file.
  public let source: String
  private let body: @MainActor () async throws -> Void

  /// - Parameters:
  ///   - source: the source as it is in the file.
  ///   - body: an error that it throws counts as a failure.
  public init(
    _ name: String, source: String, _ body: @escaping @MainActor () async throws -> Void
  ) {
    self.name = name
    self.source = source
    self.body = body
  }

  /// Runs the test on the current device.
  ///
  /// - Parameter goOn: called as long as the test waits for something. Returns whether there was anything to do.
  public func run(whileItWaits goOn: () -> Bool = { false }) -> Outcome {
    Expectations.current = []
    var hasEnded = false
    Task.immediate {
      do { try await body() } catch {
        if !(error is Unmet) { Expectations.current.append("it threw \(error)") }
      }
      hasEnded = true
    }
    while !hasEnded {
      guard goOn() else {
        return .failed(Expectations.current + ["it waits for something that does not come"])
      }
    }
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

  static func note(_ words: String, _ comment: String?) {
    current.append(comment.map { "\(words) (\($0))" } ?? words)
  }
}

/// Records `words` as a failure of the running test when the condition is false. `#expect` expands to this.
public func _expect(_ condition: Bool, _ words: String, _ comment: String? = nil) {
  if !condition { Expectations.note(words, comment) }
}

/// Records a failure of the running test when the values differ. It quotes both values after `words`.
public func _expect<Value: Equatable>(
  _ left: Value, equals right: Value, _ words: String, _ comment: String? = nil
) {
  guard left != right else { return }
  Expectations.note("\(words): it is \(left), and should be \(right)", comment)
}

/// Ends the test when the value is `nil`. `#require` expands to this, or to the next.
public func _require<Value>(
  _ value: Value?, _ words: String, _ comment: String? = nil
) throws -> Value {
  if let value { return value }
  Expectations.note("\(words): it is nil", comment)
  throw Unmet()
}

/// Ends the test when the condition is false.
public func _require(_ condition: Bool, _ words: String, _ comment: String? = nil) throws {
  guard !condition else { return }
  Expectations.note(words, comment)
  throw Unmet()
}

/// Ends a test whose failure is noted already.
struct Unmet: Error {}

/// The error of `require` for a value that is `nil`.
public struct Missing: Error, CustomStringConvertible {
  public let description: String
}

/// Returns the value. Throws `Missing` when it is `nil`, which ends the test.
///
/// - Parameter what: names the value in the failure.
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
///
/// - Parameter name: what it is called in a report, in the place of the method's name.
@attached(peer)
public macro Test(_ name: String? = nil) =
  #externalMacro(module: "TraceMacros", type: "MarkMacro")

/// Records a failure when the condition is false. The test goes on.
///
/// - Parameter comment: is added to the failure.
@freestanding(expression)
public macro expect(_ condition: Bool, _ comment: String? = nil) =
  #externalMacro(module: "TraceMacros", type: "ExpectMacro")

/// Records a failure when the condition is false, and ends the test.
@freestanding(expression)
public macro require(_ condition: Bool, _ comment: String? = nil) =
  #externalMacro(module: "TraceMacros", type: "RequireMacro")

/// The value. When it is `nil`, records a failure and ends the test.
@freestanding(expression)
public macro require<Value>(_ value: Value?, _ comment: String? = nil) -> Value =
  #externalMacro(module: "TraceMacros", type: "RequireMacro")
