/// A test that a learner can read and run.
public struct LiveTest {
  /// How a run of the test ended.
  public nonisolated enum Outcome: Equatable, Sendable {
    case passed
    case failed([Failure])
  }

  /// What a test expects and does not find, or what ends it. It is data, so that a test can run in another process.
  public nonisolated struct Failure: Codable, Equatable, Sendable {
    public var fault: Fault
    /// What the test says about it.
    public var comment: String?

    public init(_ fault: Fault, comment: String? = nil) {
      (self.fault, self.comment) = (fault, comment)
    }
  }

  /// What it is. Conditions and values are quoted as they are written.
  public nonisolated enum Fault: Codable, Equatable, Sendable {
    case isFalse(String)
    case differs(String, found: String, expected: String)
    /// Of something that should be empty.
    case isNotEmpty(String, found: String)
    case isNil(String)
    case threw(String)
    /// It waits, and nothing is left that could happen.
    case waits
    /// What a store for tests says, in its own words.
    case said(String)
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
        if !(error is Unmet) { Expectations.note(.threw("\(error)"), nil) }
      }
      hasEnded = true
    }
    while !hasEnded {
      guard goOn() else {
        return .failed(Expectations.current + [Failure(.waits)])
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
  static var current: [LiveTest.Failure] = []

  static func note(_ fault: LiveTest.Fault, _ comment: String?) {
    current.append(.init(fault, comment: comment))
  }
}

/// Records a failure of the running test.
public func _fail(_ words: String) { Expectations.note(.said(words), nil) }

/// Records a failure of the running test when the condition is false, which is written as `words`. `#expect` expands to
/// this, or to one of the next.
public func _expect(_ condition: Bool, _ words: String, _ comment: String? = nil) {
  if !condition { Expectations.note(.isFalse(words), comment) }
}

/// Records a failure of the running test when the value is not empty.
///
/// - Parameter isEmpty: not every type with this property is a collection.
public func _expect<Value>(
  _ value: Value, _ isEmpty: (Value) -> Bool, _ words: String, _ comment: String? = nil
) {
  if !isEmpty(value) { Expectations.note(.isNotEmpty(words, found: "\(value)"), comment) }
}

/// Records a failure of the running test when the values differ.
public func _expect<Value: Equatable>(
  _ left: Value, equals right: Value, _ words: String, _ comment: String? = nil
) {
  guard left != right else { return }
  Expectations.note(.differs(words, found: "\(left)", expected: "\(right)"), comment)
}

/// Ends the test when the value is `nil`. `#require` expands to this, or to the next.
public func _require<Value>(
  _ value: Value?, _ words: String, _ comment: String? = nil
) throws -> Value {
  if let value { return value }
  Expectations.note(.isNil(words), comment)
  throw Unmet()
}

/// Ends the test when the condition is false.
public func _require(_ condition: Bool, _ words: String, _ comment: String? = nil) throws {
  guard !condition else { return }
  Expectations.note(.isFalse(words), comment)
  throw Unmet()
}

/// Ends a test whose failure is noted already.
struct Unmet: Error {}

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
