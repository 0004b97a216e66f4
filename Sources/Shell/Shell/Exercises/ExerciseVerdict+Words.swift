import Analysis
import Cells
import Localization
import Trace
import Workshop

extension ExerciseVerdict.Failure {
  /// Whether the trace shows the reason.
  var isAboutConversation: Bool {
    switch self {
    case .builds, .recorded, .ended, .refused, .tests, .missed: false
    case .screens, .goals, .contract, .released: true
    }
  }

  /// The scenario that shows the reason; `nil` when it is not about one.
  var scenario: String? {
    switch self {
    case .screens(let difference): difference.scenario
    case .goals(_, let scenario), .released(_, let scenario), .refused(_, _, let scenario): scenario
    case .contract(_, let trace): trace.header.scenario
    case .ended(_, let place): place.scenario
    case .builds, .recorded, .tests, .missed: nil
    }
  }

  var heading: String {
    if case .refused = self { return localized("An action does not work.") }
    return layer.wordsOfFailure
  }

  /// Each says what was found, where, and what to do.
  var reasons: [String] {
    switch self {
    case .builds(let messages): messages.filter { $0.severity == .error }.map(\.words)
    case .recorded(let gaps): gaps.map(\.words)
    case .ended(let ending, let place): [ending.words, place.words].filter { !$0.isEmpty }
    case .refused(let refusal, let line, let scenario):
      [localized("In \(scenario), `\(line)` does not work: \(refusal.words)")]
    case .screens(let difference): difference.words
    case .goals(let goals, let scenario):
      goals.map { localized("After \(scenario): \($0.name) (\($0.source))") }
    case .contract(let breaches, let trace):
      breaches.map {
        localized("In \(trace.header.scenario ?? ""), \($0.words(in: trace))")
      }
    case .released(let names, let scenario):
      [
        localized(
          "Still alive after \(scenario): \(names.listed("and")). Look who holds them: one of the references in a circle has to be weak."
        )
      ]
    case .tests(let tests): tests.map { "\($0.name)\n" + $0.failures.joined(separator: "\n") }
    case .missed(let mistake):
      [
        localized(
          "All tests pass although the app has this mistake: \(mistake) Write a test that fails with it."
        )
      ]
    }
  }
}

extension CompilerMessage {
  fileprivate var words: String { "\(file.shortPath):\(line):\(column): \(text)" }
}

extension String {
  /// Behind `edit/`, where the learner's files are.
  fileprivate var shortPath: String {
    range(of: "/edit/").map { "edit/" + self[$0.upperBound...] } ?? self
  }
}

extension RecordingGap {
  fileprivate var words: String {
    switch self {
    case .untraced(let name, let file, let line):
      localized(
        "edit/\(file):\(line): the class \(name) is not recorded. Write @Traced and its role above it, as above the other classes."
      )
    case .otherRole(let name, let file, let line, let role):
      localized(
        "edit/\(file):\(line): the class \(name) has another role than before. Write @Traced(\(role))."
      )
    case .forbidden(let word, let file, let line):
      localized(
        "edit/\(file):\(line): \(word) changes what is recorded. The exercise is done without it.")
    }
  }
}

extension JudgedRun.Ending {
  fileprivate var words: String {
    switch self {
    case .finished: ""
    case .left(let status):
      localized(
        "Your code has ended the program, with status \(Int(status)). Leave that to the system.")
    case .trapped(let reason) where reason.isEmpty: localized("Swift has stopped your code.")
    case .trapped(let reason): localized("Swift has stopped your code: \(reason)")
    case .stackOverflow:
      localized("A method calls itself without an end, until there was no room on the stack.")
    case .outOfTime: localized("It took too long, so it was ended. Look for a loop without an end.")
    case .tooMuchOutput:
      localized(
        "It printed or sent messages without an end, so it was ended. Look for a loop without an end."
      )
    case .brokenReport: localized("The record of the run is not whole. Write nothing into it.")
    }
  }
}

extension ExerciseVerdict.Place {
  fileprivate var words: String {
    guard let scenario else { return localized("That was before the first action.") }
    guard let receiver, let message else {
      return localized("That was in \(scenario), before the first message.")
    }
    return localized("That was in \(scenario). The last message went to \(receiver): \(message)")
  }
}

extension ExerciseVerdict.ScreenDifference {
  fileprivate var words: [String] {
    [
      localized("In \(scenario), after \(action), you should see:"), expected,
      localized("But you see:"), found,
    ]
  }
}

extension Breach {
  /// `PlayVC2 → nameField2: text = "Hi": View written outside …`
  fileprivate func words(in trace: Trace) -> String {
    guard let (_, message) = trace.messages.first(where: { $0.n == self.message }) else {
      return wording
    }
    return "\(message.from) → \(message.to): \(message.text.printable): \(wording)"
  }
}
