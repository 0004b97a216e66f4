/// A test that a learner can read and run: its name, its own source, and what it does.
public struct LiveTest {
  public nonisolated enum Outcome: Equatable, Sendable {
    case passed
    /// What did not hold, in words.
    case failed([String])
  }

  public let name: String
  /// As it stands in the file.
  public let source: String
  private let body: () throws -> Void

  public init(_ name: String, source: String, _ body: @escaping () throws -> Void) {
    self.name = name
    self.source = source
    self.body = body
  }

  public func run() -> Outcome {
    Expectations.current = []
    do { try body() } catch { Expectations.current.append("it threw \(error)") }
    return Expectations.current.isEmpty ? .passed : .failed(Expectations.current)
  }
}

/// Tests of one kind.
public struct LiveTestSuite {
  /// What kind of test they are, and of what.
  public let title: String
  public let tests: [LiveTest]

  public init(_ title: String, _ tests: [LiveTest]) {
    self.title = title
    self.tests = tests
  }
}

/// Where the failures of the running test go.
enum Expectations {
  static var current: [String] = []
}

public func _expect(_ condition: Bool, _ words: String) {
  if !condition { Expectations.current.append(words) }
}

public func _expect<Value: Equatable>(_ left: Value, equals right: Value, _ words: String) {
  if left != right { Expectations.current.append("\(words): \(left) is not \(right)") }
}

/// Something was `nil` that had to be there.
public struct Missing: Error, CustomStringConvertible {
  public let description: String
}

/// The value, or the end of the test.
public func require<Value>(_ value: Value?, _ what: String = "a value") throws -> Value {
  guard let value else { throw Missing(description: "no \(what)") }
  return value
}
