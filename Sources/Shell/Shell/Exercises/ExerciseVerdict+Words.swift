import Analysis
import Cells
import Localization
import Stage
import Trace
import Workshop

extension ExerciseVerdict {
  /// Why the first layer is not passed that is not. Each says what was found, where, and what to do.
  var reasons: [String] {
    switch failure {
    case nil: []
    case .builds(let messages): messages.errors
    case .compilesTooLong(let seconds):
      [
        localized(
          "The compiler was not done after \(seconds) seconds, so it was ended. Break up long expressions, and write the types of their parts."
        )
      ]
    case .recorded(let gaps): gaps.map(\.words)
    case .ended(let ending, let place): [ending.words, place.words].filter { !$0.isEmpty }
    case .refused(let refusal): refusal.words
    case .screens(let difference): difference.words
    case .goals(let goals, let scenario): words(on: goals, after: scenario)
    case .contract(let breaches, let trace): words(on: breaches, in: trace)
    case .released(let names, let scenario):
      [
        localized(
          "Still alive after \(scenario): \(names.listed(.and)). One of the references that hold each other in a circle has to go, or has to be weak."
        )
      ]
    case .tests(let tests):
      tests.map { test in
        let name = test.place.map { "\($0): \(test.name)" } ?? test.name
        return ([name] + test.failures.map(\.words)).joined(separator: "\n")
      }
    case .idle(let tests): tests.map(\.words)
    case .buildsWithout(let mistake, let messages):
      [
        localized(
          "They do not build when the app has this mistake: \(mistake) Let them use only what the app had at the start."
        )
      ] + messages.errors
    case .missed(let mistake):
      [
        localized(
          "All tests pass although the app has this mistake: \(mistake) Write a test that fails with it."
        )
      ]
    }
  }

  /// How the scenario was played that shows why; empty when the exercise shows it so.
  var wordsOnVariant: [String] {
    guard let failure, let variant else { return [] }
    return variant.words(after: failure)
  }
}

extension ExerciseVerdict.Failure {
  /// Whether the trace shows the reason.
  var isAboutConversation: Bool {
    [.screens, .goals, .contract, .released].contains(layer)
  }

  var heading: String {
    switch self {
    case .refused: localized("An action does not work.")
    case .buildsWithout: localized("The tests do not build with each mistake.")
    case .idle: localized("Not all tests are run.")
    default: layer.wordsOfFailure
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
    case .badAccess:
      localized(
        "Your code used memory that it does not have. Most often, a method calls itself without an end."
      )
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
    if isInTests {
      return test.map { localized("That was in a test of the pattern: \($0)") }
        ?? localized("That was in a test of the pattern.")
    }
    guard let scenario else { return localized("That was before the first action.") }
    guard let receiver, let message else {
      return localized("That was in \(scenario), before the first message.")
    }
    return localized("That was in \(scenario). The last message went to \(receiver): \(message)")
  }
}

extension ExerciseVerdict.RefusedAction {
  fileprivate var words: [String] {
    let problem = problem.wordsInExercise
    let words =
      number == 0
      ? localized("In \(scenario), `\(action)` does not work: \(problem)")
      : localized(
        "In \(scenario), action \(number) of \(total), `\(action)`, does not work: \(problem)")
    return [words] + (done.isEmpty ? [] : [done.wordsForDone])
  }
}

extension InputProblem {
  /// In an exercise no other action helps, but other code.
  fileprivate var wordsInExercise: String {
    if case .action(.noTimer) = self {
      return localized(
        "No timer is running, so no second can pass. What counts the seconds, such as a recorder, was not started."
      )
    }
    return message
  }
}

extension [String] {
  fileprivate var wordsForDone: String { localized("Done up to there: \(quotedAsCode)") }
  fileprivate var quotedAsCode: String { map { "`\($0)`" }.commaSeparated }
}

extension ExerciseVerdict.ScreenDifference {
  fileprivate var words: [String] {
    [
      number == 0
        ? localized("In \(scenario), after `\(action)`, you should see:")
        : localized(
          "In \(scenario), after action \(number) of \(total), `\(action)`, you should see:"),
      expected, localized("But you see:"), found, done.wordsForDone,
    ]
  }
}

extension ExerciseVerdict.Variant {
  /// What its name means; and what was done in it, where the reason has not said it.
  fileprivate func words(after failure: ExerciseVerdict.Failure) -> [String] {
    let meaning =
      switch way {
      case .otherNames: localized("\(name) is \(original), played with other names.")
      case .moreOften: localized("\(name) is \(original), played with actions more than once.")
      case .after(let other): localized("\(name) is \(original), played after \(other).")
      }
    switch failure {
    case .screens, .refused: return [meaning]
    default: return [meaning, localized("Done in it: \(lines.quotedAsCode)")]
    }
  }
}
