import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// Whatever a learner's code does, it gets a verdict, and it is not judged as passed.
@MainActor @Suite(.serialized) struct HostileCodeTests {
  /// What stands in the place of the line that the exercise is about, and how that ends.
  nonisolated static let submissions: [(code: String, ends: String)] = [
    ("fatalError(\"no\")", "trapped"),
    ("let numbers: [Int] = []; _ = numbers[3]", "trapped"),
    ("while true {}", "outOfTime"),
    ("while true { title = name }", "tooMuchOutput"),
    ("exit(0)", "left"),
    ("exit(3)", "left"),
    ("while true { print(\"spam\") }", "tooMuchOutput"),
    ("func again(_ n: Int) -> Int { again(n + 1) + 1 }; _ = again(0)", "stackOverflow"),
    (
      "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1 << 24)) }",
      "trapped"
    ),
    ("print(\"{\\\"done\\\":{}}\"); exit(0)", "left"),
    ("for file in 3..<64 { _ = write(Int32(file), \"{}\\n\", 3) }; exit(0)", "left"),
    ("raise(SIGKILL)", "outOfTime"),
  ]

  @Test(arguments: Seed.share(of: Array(submissions.indices)))
  func `it ends, and is told as what it was`(index: Int) throws {
    let (code, ending) = Self.submissions[index]
    let path = "Player/PlayViewController.swift"
    let verdict = try Bench.verdict(on: "mvc-second-writer") { files in
      files[path] =
        "import Glibc\n"
        + (files[path] ?? "").replacing("\n    title = name\n", with: "\n    \(code)\n")
    }
    guard case .ended(let found, _) = verdict.failure else {
      Issue.record("\(code): \(String(describing: verdict.failure))")
      return
    }
    #expect("\(found)".hasPrefix(ending), "\(code)")
  }
}
