import Stage
import TestSupport
import Testing
import Trace

/// The four variants of plain MVVM.
@MainActor struct VariantTests {
  @Test func `random actions reach all pages, the alert and the keyboard`() throws {
    var seen: Set<String> = []
    for seed in 0..<20 {
      let stage = Stage(.mvvm)
      var random = RandomActions(seed: Seed(UInt64(seed)))
      _ = try random.perform(20, on: stage) {
        seen.formUnion(stage.buttonLabels)
        if stage.screen().contains("•") { seen.insert("typed") }
      }
    }
    #expect(seen == ["Log in", "‹ Back", "Note", "Cancel", "Save", "typed"])
  }

  @Test func `a property and a signal differ only in names`() throws {
    let signal = try words(of: .mvvmSignal)
    let property = try words(of: .mvvm)
    #expect(
      signal.subtracting(property)
        == ["HomeVC > HomeVM: arraySignal", "HomeVM > HomeVC: arraySignal"])
    #expect(
      property.subtracting(signal) == ["HomeVC > HomeVM: $dataArray", "HomeVM > HomeVC: dataArray"])
  }

  @Test func `without a VO the cell asks the model`() throws {
    let raw = try messages(of: .mvvmRaw, "login").filter { $0.from == "cell" }
    #expect(Set(raw.map { "\($0.to).\($0.text)" }).count == 6)
    #expect(try messages(of: .mvvm, "login").filter { $0.from == "cell" }.isEmpty)
  }

  @Test(arguments: await Pattern.mvvm.app.patterns)
  func `the home page shows the rows that a binding brings, and reads none`(
    _ pattern: Pattern
  ) throws {
    let asked = try messages(of: pattern, "login").filter {
      $0.from == "HomeVC" && $0.to == "HomeVM" && $0.kind == .query
    }
    #expect(asked.map(\.text) == [])
  }

  /// Sender, receiver and name of every message that is no query.
  private func words(of pattern: Pattern) throws -> Set<String> {
    Set(
      try messages(of: pattern, "login").filter { $0.kind != .query }.map {
        "\($0.from) > \($0.to): \($0.text)"
      })
  }

  private func messages(of pattern: Pattern, _ name: String) throws -> [Trace.Message] {
    try Scenarios.trace(name, in: pattern).messages.map(\.message)
  }
}
