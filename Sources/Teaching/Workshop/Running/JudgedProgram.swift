import Actions
import Course
import Foundation
import Stage
import Trace

/// The part of the program that runs a learner's code, in a process of its own.
struct JudgedProgram {
  /// The status with which it ends when its report cannot be written.
  nonisolated static let reportLost: Int32 = 74

  private let request: JudgedRequest
  private let say: (Data) -> Void
  private let giveUp: () -> Void
  /// More messages than this are sent without an end.
  private static let mostMessages = 20_000

  /// - Parameters:
  ///   - request: as the judge has written it.
  ///   - say: gets the lines of the report.
  ///   - giveUp: ends the program, in the middle of the learner's code.
  /// Returns `nil` for anything else than a request.
  init?(_ request: Data, say: @escaping (Data) -> Void, giveUp: @escaping () -> Void) {
    guard let request = try? JSONDecoder().decode(JudgedRequest.self, from: request) else {
      return nil
    }
    self.request = request
    (self.say, self.giveUp) = (say, giveUp)
  }

  /// Plays the scenarios, then runs the tests.
  func run() {
    guard let pattern = Pattern(named: request.pattern) else { return }
    for script in request.scripts { play(script, in: pattern) }
    if request.runsTests { test(pattern) }
    report(.done)
  }

  private func play(_ script: JudgedRequest.Script, in pattern: Pattern) {
    report(.began(script.name))
    let play = Play(pattern)
    var sent = 0
    play.stage.onSend {
      report(.sent(.init(to: $0, text: $1)))
      sent += 1
      guard sent > Self.mostMessages else { return }
      report(.endless)
      giveUp()
    }
    do throws(ScriptError) {
      try Script(.scenario(script.name), setup: script.setup, actions: script.actions)
        .perform(in: play)
      if let screen = play.opening { report(.opened(screen)) }
      report(.traced(play.trace.jsonLines))
    } catch {
      report(.refused(error.index, error.problem))
      if error.index > 0 { report(.tracedInPart(play.trace.jsonLines)) }
    }
  }

  private func test(_ pattern: Pattern) {
    report(.testing)
    let suites = pattern.runTests { report(.test($0)) }
    report(.tested(suites.flatMap(\.results).map(\.judged)))
  }

  private func report(_ line: JudgedLine) {
    guard let json = try? JSONEncoder().encode(line) else { return }
    say(Data("\(request.token) ".utf8) + json + Data("\n".utf8))
  }
}

extension SuiteResult.Result {
  fileprivate var judged: ExerciseVerdict.TestResult {
    guard case .failed(let failures) = outcome else { return .init(name: name, failures: []) }
    return .init(name: name, failures: failures)
  }
}
