import Stage
import TestSupport
import Testing
import Trace

@testable import Course
@testable import Lessons

/// Generated choices: the right choice is what happens in the run, and every reason is true.
@Suite struct GeneratedChoicesTests {
  /// Every scenario of the usual pattern, and a part of those of the others.
  private static let runs =
    scenarios(of: [.usual]) + Seed.share(of: scenarios(of: Pattern.all.filter { $0 != .usual }))

  private static func scenarios(of patterns: [Pattern]) -> [(Pattern, String)] {
    patterns.flatMap { pattern in
      shippedIndex.scenarios(for: pattern).map { (pattern, $0.name) }
    }
  }

  @Test(arguments: await Self.runs)
  func `hold at every message of every scenario`(_ pattern: Pattern, _ scenario: String) throws {
    let run = try watched(scenario, pattern)
    let contract = try #require(shipped.contract(of: pattern.name))
    #expect(run.messages.count == run.diagram.messages.count)
    for index in run.messages.indices {
      let choices = shipped.choices(on: index, in: run)
      let place = "message \(index + 1): \(run.messages[index].from) -> \(run.messages[index].to)"
      #expect((2...4).contains(choices.options.count), "\(place)")
      #expect(choices.options.map(\.number) == Array(1...choices.options.count), "\(place)")
      for (number, option) in choices.options.enumerated() {
        let isTrue = try isTrue(option, at: index, of: run, contract)
        #expect(isTrue, "\(place): \(option)")
        #expect((option.reason == .generated(.happens)) == (number == choices.right), "\(place)")
      }
      let ends = choices.options.compactMap(\.ends)
      #expect(Set(ends).count == ends.count, "\(place): two choices say the same")
    }
  }

  @Test func `without a contract nothing is called allowed or forbidden`() throws {
    let scenario = "# T\nsetup: launch\ntap \"Edit\"\n"
    let scratch = try Scratch(["scenarios/edit.scenario": scenario])
    let course = Course(.read(directory: scratch.path))
    let run = try course.watch(
      RunRequest(source: .scenario("edit"), filter: RunRequest.Filter(), location: Location()))
    let reasons = run.messages.indices.map { course.choices(on: $0, in: run).options.map(\.reason) }
    #expect(
      reasons == [
        [.generated(.absent), .generated(.happens), .generated(.absent), .generated(.later(2))],
        [.generated(.absent), .generated(.later(3)), .generated(.happens), .generated(.absent)],
        [.generated(.absent), .generated(.happens), .generated(.absent)],
      ])
  }

  private func isTrue(
    _ option: PosedQuestion.Option, at index: Int, of run: FilteredRun, _ contract: Contract
  ) throws -> Bool {
    guard case .message(let message) = option.text, case .generated(let reason) = option.reason
    else {
      return false
    }
    let roles = Dictionary(uniqueKeysWithValues: run.trace.participants.map { ($0.name, $0.role) })
    let from = try #require(roles[message.from])
    let to = try #require(roles[message.to])
    let allowed = contract.kinds(on: .init(from: from, to: to))
    switch reason {
    case .happens: return message == run.messages[index]
    case .later(let number):
      return number > index + 1 && run.messages[number - 1] == message
        && run.diagram.messages[number - 1].number == number
    case .earlier(let number):
      return number < index + 1 && run.messages[number - 1] == message
        && !run.messages[index...].contains { $0.from == message.from && $0.to == message.to }
    case .forbidden(let sender, let receiver):
      return (sender, receiver) == (from, to) && allowed.isEmpty
    case .absent: return false
    case .never:
      let isSent = run.trace.messages.contains {
        $0.message.from == message.from && $0.message.to == message.to
      }
      return !isSent && allowed.contains(message.kind)
    }
  }
}

extension PosedQuestion.Option {
  fileprivate var ends: [String]? {
    if case .message(let message) = text { [message.from, message.to] } else { nil }
  }
}
