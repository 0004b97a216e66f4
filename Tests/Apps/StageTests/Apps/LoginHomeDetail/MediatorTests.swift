import Analysis
import Stage
import Testing
import Trace

/// The mediator keeps its pages, and takes one of them for the active page.
@MainActor struct MediatorTests {
  private let visit = ["launch", "tap \"Log in\"", "open Lisbon"]

  @Test(arguments: await Pattern.mvvm.app.patterns)
  func `a page that is left stays with the mediator`(_ pattern: Pattern) throws {
    let trace = try run(pattern.name, visit + ["back"])
    let holders = Ownership(of: trace).holds.filter { $0.held == "DetailVC" }
      .map { "\($0.holder).\($0.property) \($0.strength)" }
    #expect(holders.contains("Mediator.detailViewController strong"))
    #expect(!holders.contains { $0.hasPrefix("Nav.") })
  }

  @Test(arguments: await Pattern.mvvm.app.patterns)
  func `the view of a page is loaded once`(_ pattern: Pattern) throws {
    let trace = try run(pattern.name, visit + ["back", "open Oslo", "back", "open Lisbon"])
    let messages = trace.messages.map(\.message).filter { $0.to == "DetailVC" }
    let texts = messages.filter { $0.kind == .lifecycle }.map(\.text)
    #expect(texts.filter { $0 == "viewDidLoad()" }.count == 1)
    #expect(texts.filter { $0 == "viewWillAppear(_:)" }.count == 3)
    #expect(messages.filter { $0.kind == .create }.count == 1)
    #expect(!trace.participants.contains { $0.name == "DetailVC2" })
  }

  // MARK: The active page

  private let moments = [
    [], ["tap \"Note\""], ["tap \"Note\"", "type hi"],
    ["tap \"Note\"", "type hi", "tap \"Save\""],
  ]

  @Test func `a base class takes only pages for the active page`() throws {
    let active = try moments.map { try activePage("mvvm", visit + $0) }
    #expect(active == ["DetailVC", "DetailVC", "DetailVC", "DetailVC"])
  }

  @Test func `swizzling also takes an alert for the active page`() throws {
    let active = try moments.map { try activePage("mvvm-swizzling", visit + $0) }
    #expect(active == ["DetailVC", "Alert", "Alert", "Alert"])
  }

  @Test func `without the exception swizzling takes the keyboard, too`() throws {
    let active = try moments.map { try activePage("mvvm-swizzling.m1", visit + $0) }
    #expect(active == ["DetailVC", "Alert", "Keyboard", "Keyboard"])
  }

  /// What the mediator took for the active page at last.
  private func activePage(_ name: String, _ actions: [String]) throws -> String? {
    try run(name, actions).records.compactMap { record -> String? in
      guard case .state(let change) = record.event, change.property == "activeViewController"
      else { return nil }
      return change.new
    }.last
  }

  private func run(_ name: String, _ actions: [String]) throws -> Trace {
    let stage = try Stage(name, actions)
    return stage.trace(Trace.Header(pattern: stage.pattern.name))
  }
}
