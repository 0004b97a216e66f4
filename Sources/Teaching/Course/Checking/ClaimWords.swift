import Analysis
import Lessons
import Localization
import Stage
import Trace

extension Course {
  /// What to say of each name and word in a condition that nothing in a run has.
  ///
  /// - Parameters:
  ///   - end: of the run that it is about.
  ///   - pattern: of that run.
  func problemsOfWords(
    in predicate: Predicate, about end: EvaluationContext, in pattern: Pattern
  ) -> [String] {
    end.problemsOfNames(in: predicate)
      + ClaimWords(self, pattern).problems(in: predicate, holds: end.holds(predicate))
  }
}

/// The words of a claim for what happens: kinds and methods. A claim of absence holds for a misspelled one, too, and says
/// nothing then; any other claim fails, and does not say why. So each has to be one that some run of the app has.
private struct ClaimWords {
  private let course: Course
  private let pattern: Pattern

  /// - Parameter pattern: of the run that the claim is about.
  init(_ course: Course, _ pattern: Pattern) {
    (self.course, self.pattern) = (course, pattern)
  }

  /// What to say of each word that no run has.
  ///
  /// - Parameter holds: whether the claim does. Unless it states an absence, nothing is wrong with its words then.
  func problems(in predicate: Predicate, holds: Bool) -> [String] {
    guard !holds || predicate.isAboutAbsence else { return [] }
    let words = predicate.patterns.compactMap(\.word).filter { MessageKind(rawValue: $0) == nil }
    guard !words.isEmpty else { return [] }
    let known = self.known
    return words.filter { !known.contains($0) }.map { word in
      let guess = hint(word, EventVocabulary.kinds + known.sorted()) ?? ""
      return localized("no run of this app has a kind of message or a method `\(word)`.\(guess)")
    }
  }

  /// What is called or named in the scenarios of all patterns of the app.
  private var known: Set<String> {
    if let known = course.memory?.claimWords[pattern.app.name] { return known }
    let words = self.words
    course.memory?.claimWords[pattern.app.name] = words
    return words
  }

  private var words: Set<String> {
    let patterns = Pattern.all.filter { $0.app.name == pattern.app.name }
    return patterns.reduce(into: []) { known, pattern in
      for scenario in course.index.scenarios(for: pattern) {
        guard let play = try? course.run(Script(scenario), in: pattern, showingSetup: true) else {
          continue
        }
        known.formUnion(EventVocabulary(play.trace).words)
      }
    }
  }
}
