import Cells
import Localization
import Stage

extension PatternCommands {
  func tests(_ request: Request) throws(ShellProblem) -> Reply {
    let pattern = try run.pattern(named: request.ifGiven(.pattern))
    let suites = pattern.runTests()
    guard !suites.isEmpty else { return Reply(absence(in: pattern)) }
    return Reply(
      .stack(suites.flatMap(styled) + [.wrapped(summary(suites), to: width, .faint)]),
      status: suites.allSatisfy(\.hasPassed) ? .done : .failed)
  }

  /// A variant of a pattern leaves its tests to another pattern of its app.
  private func absence(in pattern: Pattern) -> Styled {
    let none = localized("\(pattern.localizedTitle) has no tests of its own.")
    let others = pattern.app.patterns.filter(\.hasTests).map { "tests \($0.name)" }
    let advice = localized("For others of this app, type: \(others.commaSeparated)")
    return .wrapped(others.isEmpty ? [none] : [none, advice], to: width)
  }

  private func styled(_ suite: SuiteResult) -> [Styled] {
    [.wrapped(localized(dynamic: suite.title), to: width, .heading)] + suite.results.map(styled)
  }

  private func styled(_ result: SuiteResult.Result) -> Styled {
    let source = result.source.split(separator: "\n", omittingEmptySubsequences: false)
    let code = Styled(source.flatMap(code))
    switch result.outcome {
    case .passed: return .wrapped("✓ \(result.name)", to: width, .strong) + code
    case .failed(let reasons):
      let failures = Styled.wrapped(reasons.map { "  ✗ \($0.words)" }, to: width)
      return Styled.wrapped("✗ \(result.name)", to: width, .strong) + code + failures
    }
  }

  /// A line of source, which may take several on a narrow screen.
  private func code(_ line: Substring) -> [Styled.Line] {
    let indent = String(repeating: " ", count: 2 + line.prefix { $0 == " " }.count)
    let text = String(line.drop { $0 == " " })
    let rows = text.wrapped(to: max(10, width - indent.count), hanging: 4)
    return rows.enumerated().map { row, words in
      .init([.init(row == 0 ? indent : indent + "    "), .init(words, .code)])
    }
  }

  private func summary(_ suites: [SuiteResult]) -> String {
    let results = suites.flatMap(\.results)
    let failures = results.filter { $0.outcome != .passed }.count
    return failures == 0
      ? localized(results.count, one: "1 test passed.", other: "\(results.count) tests passed.")
      : localized("\(failures) of \(results.count) tests failed.")
  }
}
