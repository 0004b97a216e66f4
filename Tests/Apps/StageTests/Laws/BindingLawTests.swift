#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// A binding is drawn where its value arrives, as the value that arrives.
@MainActor struct BindingLawTests {
  @Test(arguments: Scenarios.recordings)
  func `a binding enters code of its receiver, with the value that it gets`(
    _ scenario: Scenario
  ) throws {
    let trace = try Scenarios.trace(scenario, in: .mvvmC, withSetup: true)
    #expect(Self.broken(in: trace) == [])
  }

  @Test(arguments: Seed.some(from: 300, oneIn: 10))
  func `any actions bind only what arrives`(_ seed: Seed) throws {
    let stage = Stage(.mvvmC)
    var random = RandomActions(seed: seed)
    _ = try random.perform(25, on: stage)
    let trace = stage.trace(Trace.Header(pattern: "mvvm-c"))
    #expect(Self.broken(in: trace) == [], "seed \(seed)")
  }

  @Test func `a broken binding is found`() throws {
    var trace = Trace(header: .init(pattern: "test"), records: [])
    let binding = Trace.Message(
      turn: 1, kind: .binding, from: "VM", to: "VC", text: "title", arguments: ["nil"])
    trace.records = [.init(n: 1, event: .message(binding))]
    #expect(Self.broken(in: trace) == ["VM > VC: title = nil does nothing"])
    let set = Trace.Message(
      turn: 1, depth: 1, parent: 1, kind: .set, from: "VC", to: "label", text: "text",
      arguments: ["\"other\""])
    trace.records.append(.init(n: 2, event: .message(set)))
    #expect(Self.broken(in: trace) == ["VM > VC: title = nil becomes another value"])
  }

  @Test(arguments: [
    ("[UUID-0002, UUID-0003]", true), ("[UUID-0002]", false), ("[]", false),
    ("[\"♪ Hi\", \"▸ Work\"]", true), ("[\"♪ Hello\", \"▸ Work\"]", false),
  ])
  func `rows are shown as they are, or by as many identifiers`(_ shown: String, _ holds: Bool) {
    #expect(Self.shows(shown, ["[\"♪ Hi\", \"▸ Work\"]"]) == holds)
  }

  /// The bindings in which the receiver does nothing, or shows another value than it got.
  private static func broken(in trace: Trace) -> [String] {
    trace.messages.filter { $0.message.kind == .binding }.compactMap { n, binding in
      let done = trace.messages.map(\.message).filter { $0.parent == n && $0.from == binding.to }
      let line = "\(binding.from) > \(binding.to): \(binding.call)"
      guard !done.isEmpty else { return line + " does nothing" }
      // A text is shown as it is. What has to be turned into something else cannot be compared.
      let isText = binding.arguments.allSatisfy {
        $0 == "nil" || $0.hasPrefix("\"") || $0.hasPrefix("[")
      }
      let isShown = done.contains { $0.arguments.contains { shows($0, binding.arguments) } }
      return isText && !isShown ? line + " becomes another value" : nil
    }
  }

  /// Rows are shown as they are, or by as many identifiers.
  private static func shows(_ shown: String, _ values: [String]) -> Bool {
    if values.contains(shown) { return true }
    guard let value = values.first, value.hasPrefix("["), shown.hasPrefix("[UUID-") || shown == "[]"
    else { return false }
    let rows = value == "[]" ? 0 : value.components(separatedBy: "\", \"").count
    let identifiers = shown == "[]" ? 0 : shown.components(separatedBy: ", ").count
    return rows == identifiers
  }
}
