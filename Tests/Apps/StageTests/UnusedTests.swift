import Foundation
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// Some run uses every cell of a contract, every reference between parts and every method of a protocol. For the
/// others, `Fixtures/unused.txt` says why they stay.
@MainActor struct UnusedTests {
  /// What the scenarios leave out.
  static let furtherRuns = [
    ["launch", "tap \"+\"", "tap Cancel"],
    ["launch", "tap Record", "tick", "tap Stop", "tap Cancel"],
    ["launch", "open Hello", "type \"\""],
    ["launch", "open Work", "open Standup", "tap Play", "tick 5"],
    ["launch", "open Work", "pull", "back"],
    ["launch", "open Work", "remote rename Work Job"],
    [
      "launch", "open Work", "tap Record", "remote delete Work", "tap Stop", "type Memo",
      "tap Save",
    ],
    ["launch", "open Work", "save-state", "remote delete Work", "relaunch"],
  ]

  @Test(arguments: await Pattern.recordings)
  func `what no run uses is named, with a reason`(_ pattern: Pattern) throws {
    let runs = try Self.runs(of: pattern)
    let contract = try Scenarios.contract(of: pattern.name).contract
    let methods = try Self.protocolMethods(in: pattern)
    let found =
      contract.cells.subtracting(runs.flatMap(\.usedCells)).map { "cell \($0)" }
      + Self.unusedReferences(in: runs).map { "reference \($0)" }
      + methods.filter { method in !runs.contains { $0.calls(method.name) } }.map {
        "method \($0.owner).\($0.name)"
      }
    let named = try Self.named(in: pattern)
    #expect(
      found.sorted() == named.sorted(), "@ \(pattern)\n\(found.sorted().joined(separator: "\n"))")
  }

  private static func runs(of pattern: Pattern) throws -> [Trace] {
    try (Scenarios.recordings.map { $0.setup + $0.actions } + furtherRuns).map { lines in
      let stage = Stage(pattern)
      try stage.perform(lines)
      return stage.trace(Trace.Header(pattern: pattern.name))
    }
  }

  /// The lines of the file, without comments.
  private static func named(in pattern: Pattern) throws -> [String] {
    let text = try String(contentsOfFile: AgreementTests.fixtures + "unused.txt", encoding: .utf8)
    let block = text.components(separatedBy: "@ ").first { $0.hasPrefix(pattern.name + "\n") }
    return (block ?? "").split(separator: "\n").dropFirst().map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  // MARK: References

  /// References from a part of the pattern to another part to which it never sends a message.
  private static func unusedReferences(in runs: [Trace]) -> Set<String> {
    let used = Set(runs.flatMap(\.talkingTypes))
    let held = runs.flatMap(\.partReferences)
    return Set(
      held.filter { !used.contains([$0.from, $0.to]) }.map { "\($0.from).\($0.property)" })
  }

  // MARK: Protocols

  private struct Method: Hashable {
    let owner: String
    let name: String
  }

  /// The methods of the pattern's own protocols, such as `show(title:)`.
  private static func protocolMethods(in pattern: Pattern) throws -> Set<Method> {
    let folder = "\(Repository.root)/Sources/Apps/Recordings/\(pattern.folder)"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Set(
      try names.filter { $0.hasSuffix(".swift") }.flatMap { name in
        let source = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        return source.matches(of: #/(?m)^protocol (\w+)[^\n]*\{\n(.*?)\n\}/#.dotMatchesNewlines())
          .flatMap { match in methods(in: match.2).map { Method(owner: String(match.1), name: $0) }
          }
      })
  }

  private static func methods(in body: Substring) -> [String] {
    body.matches(of: #/func (\w+)(?:<[^>]*>)?\(([^)]*)\)/#).map { match in
      let labels = match.2.matches(of: #/(?:^|, |\s)(\w+)(?: \w+)?:/#).map { $0.1 + ":" }
      return labels.isEmpty ? "\(match.1)()" : "\(match.1)(\(labels.joined()))"
    }
  }
}

extension Pattern {
  /// The name of the folder with its sources.
  fileprivate var folder: String { name.uppercased().replacing("-", with: "") }
}

extension Contract {
  /// Every kind of message that the table allows, as in `View > Controller : closure`.
  fileprivate var cells: Set<String> {
    Set(
      senders.flatMap { from in
        receivers.flatMap { to in
          kinds(on: Route(from: from, to: to)).map {
            "\(from.heading) > \(to.heading) : \($0.rawValue)"
          }
        }
      })
  }
}

extension Trace {
  private func type(_ name: String) -> String { name.withoutNumber }

  fileprivate var usedCells: Set<String> {
    let roles = roles
    return Set(
      messages.compactMap { _, message in
        guard let from = roles[message.from], let to = roles[message.to] else { return nil }
        return "\(from.heading) > \(to.heading) : \(message.kind.rawValue)"
      })
  }

  /// Pairs of sender and receiver.
  fileprivate var talkingTypes: Set<[String]> {
    Set(messages.map { [type($0.message.from), type($0.message.to)] })
  }

  /// References between objects of the app that are neither views nor model objects, except those that the
  /// kit keeps.
  fileprivate var partReferences: [Reference] {
    let outside: Set<Role> = [.view, .system, .user, .timer, .remote, .notificationCenter, .model]
    let kept: Set = ["shared", "presentingViewController"]
    let roles = roles
    return records.compactMap { record in
      guard case .reference(var reference) = record.event, let from = roles[reference.from],
        let to = roles[reference.to], !outside.contains(from), !outside.contains(to),
        reference.from != reference.to, !kept.contains(reference.property)
      else { return nil }
      reference.from = type(reference.from)
      reference.to = type(reference.to)
      return reference
    }
  }

  fileprivate func calls(_ method: String) -> Bool {
    messages.contains { $0.message.text == method }
  }
}
