import Analysis
import Stage
import Testing
import Trace

/// What happens in the five patterns, phase by phase. The tables were read off the conversations by hand.
@MainActor @Suite struct PhaseTests {
  @Test(arguments: [
    ("mvc", "action report kept writing"),
    ("mvvm-c", "action report kept writing"),
    ("mvc-vs", "action report change announcement kept writing"),
    ("mvp", "action report passed-on kept order writing order writing"),
    ("viper", "action report passed-on kept order writing order writing"),
  ])
  func `the edit button`(pattern: String, expected: String) throws {
    #expect(try phases(of: "edit", in: pattern) == expected)
  }

  @Test(arguments: [
    (
      "mvc",
      "action report writing report change announcement writing announcement writing"
    ),
    (
      "mvvm-c",
      """
      action report writing report passed-on change announcement kept announcement writing announcement kept \
      announcement writing kept announcement writing
      """
    ),
    ("mvc-vs", "action report change announcement writing announcement writing"),
    (
      "mvp",
      """
      action report writing report passed-on change announcement order kept order writing order writing \
      announcement order writing order writing
      """
    ),
    (
      "viper",
      """
      action report writing report passed-on change announcement order kept order kept writing announcement order \
      kept order writing order writing
      """
    ),
  ])
  func `a rename`(pattern: String, expected: String) throws {
    #expect(try phases(of: "rename", in: pattern) == expected)
  }

  @Test(arguments: [
    ("mvc", Optional(5), Optional(4)), ("mvvm-c", 6, 5), ("mvc-vs", 3, 3), ("mvp", 7, 7),
    ("viper", 7, 4),
  ])
  func `the way of a rename to the model and to a view`(
    pattern: String, toModel: Int?, toView: Int?
  ) throws {
    let hops = Hops(try trace(of: "rename", in: pattern))
    #expect([hops.toModel, hops.toView] == [toModel, toView])
  }

  @Test func `the edit button reaches no model, except for view state in a store`() throws {
    #expect(Hops(try trace(of: "edit", in: "mvp")).toModel == nil)
    #expect(Hops(try trace(of: "edit", in: "mvc-vs")).toModel == 3)
  }

  /// Questions are left out, as in drawings.
  private func phases(of scenario: String, in pattern: String) throws -> String {
    let trace = try trace(of: scenario, in: pattern)
    let shown = trace.messages.filter { ![.query, .datasource].contains($0.message.kind) }
    return trace.stretches(of: Set(shown.map(\.n))).map(\.phase.rawValue).joined(separator: " ")
  }

  private func trace(of name: String, in pattern: String) throws -> Trace {
    let pattern = try #require(Pattern(named: pattern))
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == name })
    return try Scenarios.trace(scenario, in: pattern)
  }
}
