import Analysis
import Cells
import Diagrams
import Localization
import Trace
import Workshop

// What is wrong in a conversation, with the numbers that its drawing has.

extension ExerciseVerdict {
  func words(on goals: [MissedGoal], after scenario: String) -> [String] {
    let run = traces.first { $0.scenario == scenario }.map { NumberedRun($0.trace, contract) }
    return goals.map { $0.words(after: scenario, in: run) }
      + goals.compactMap(\.undrawn?.words).uniqued()
  }

  /// The first breach of each kind.
  func words(on breaches: [Breach], in trace: Trace) -> [String] {
    let run = NumberedRun(trace, contract)
    var known: Set<String> = []
    return breaches.compactMap { breach in
      let words = [run.words(of: breach.message), breach.advice(in: trace, contract)]
        .compactMap(\.self).joined(separator: ": ")
      guard known.insert(words).inserted else { return nil }
      let scenario = trace.header.scenario ?? ""
      return run.numbers[breach.message].map {
        localized("In \(scenario), at \($0), \(words)")
      } ?? localized("In \(scenario), \(words)")
    }
  }
}

/// A run with the numbers of its drawing.
private struct NumberedRun {
  /// Those of the messages that are drawn, by their records.
  let numbers: [Int: Int]
  private let messages: [Int: Trace.Message]

  init(_ trace: Trace, _ contract: Contract?) {
    let drawing = Diagram(trace, marks: contract?.wordingsOfBreaches(in: trace) ?? [:])
    let pairs = drawing.messages.compactMap { message in
      message.record.map { ($0, message.number) }
    }
    numbers = Dictionary(pairs) { first, _ in first }
    messages = trace.messagesByRecord
  }

  /// `FolderVC → tableView: reloadData()`
  func words(of record: Int) -> String? {
    messages[record].map { "\($0.from) → \($0.to): \($0.text.printable)" }
  }
}

extension ExerciseVerdict.MissedGoal {
  /// `After rename: The title is written once (1 PlayVC2 -> playNavItem2 : set). Such messages: 2, at 14 and 15.`
  fileprivate func words(after scenario: String, in run: NumberedRun?) -> String {
    let words = localized("After \(scenario): \(goal.name) (\(goal.source))")
    guard let messages else { return words }
    let (count, numbers) = (messages.count, messages.compactMap { run?.numbers[$0] })
    // What is not drawn has no number.
    guard !numbers.isEmpty, numbers.count == count else {
      return localized("\(words). Such messages: \(count).")
    }
    if count == 1, let message = run?.words(of: messages[0]) {
      return localized("\(words). Such messages: 1, at \(numbers[0]): \(message).")
    }
    let places = numbers.prefix(Self.mostPlaces).map(String.init).listed(.and)
    return count > Self.mostPlaces
      ? localized("\(words). Such messages: \(count), the first of them at \(places).")
      : localized("\(words). Such messages: \(count), at \(places).")
  }

  private static let mostPlaces = 3
}

extension Breach {
  /// What is wrong with it, what would be right, and what to do.
  fileprivate func advice(in trace: Trace, _ contract: Contract?) -> String {
    switch fault {
    case .forbidden(_, let route):
      [
        localized("\(wording)."), contract?.allowance(on: route),
        localized("To see what is allowed: contract \(trace.header.pattern)"),
      ].compactMap(\.self).joinedSentences
    case .againstRule(let rule, _):
      [rule.sentence, rule.meaningOfTurn, rule.advice].compactMap(\.self).joinedSentences
    }
  }
}

extension Contract {
  fileprivate func allowance(on route: Route) -> String {
    let kinds = kinds(on: route).map(\.rawValue)
    let (from, to) = (route.from.heading, route.to.heading)
    return kinds.isEmpty
      ? localized("Nothing is allowed from \(from) to \(to).")
      : localized("Allowed from \(from) to \(to): \(kinds.listed(.and)).")
  }
}

extension Contract.Rule {
  /// Where its sentence has the word.
  fileprivate var meaningOfTurn: String? {
    guard condition != nil || relation == .after else { return nil }
    return localized("A turn is an action with all that follows from it.")
  }

  fileprivate var advice: String {
    switch relation {
    case .onlyInside: localized("Move it to a method that such a call reaches.")
    case .notInside: localized("Move it out of such a call.")
    case .after: localized("Move it to a place after that.")
    }
  }
}
