import Analysis
import Stage
import Testing
import Trace

/// The figures were read off the conversations by hand.
@MainActor @Suite struct HopsTests {
  @Test(arguments: [
    ("mvc", Optional(5), Optional(4)), ("mvvm-c", 6, 5), ("mvc-vs", 3, 3), ("mvp", 8, 6),
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

  @Test func `figures of two runs are of one action`() throws {
    let runs = try ["mvc", "viper"].map { ToldRun(try trace(of: "record", in: $0)) }
    // One records from its first action, the other one changes nothing before the timer fires.
    #expect(runs.map { Hops($0.trace).toModel } == [1, 9])
    #expect(Hops.inSameAction(runs).map(\.toModel) == [1, 1])
  }

  private func trace(of name: String, in pattern: String) throws -> Trace {
    let pattern = try #require(Pattern(named: pattern))
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == name })
    return try Scenarios.trace(scenario, in: pattern)
  }
}
