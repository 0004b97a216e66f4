import Analysis
import Lessons
import Localization
import Stage
import Trace

// A condition, and its words for what happens: kinds and methods. A condition of absence holds for a misspelled one, too,
// and says nothing then; any other fails, and does not say why. So each has to be one that some run of the app has.

extension SectionCheck {
  /// Tells whether a condition fails, and each of its names and words that no run has.
  ///
  /// - Parameters:
  ///   - end: of the run that it is about.
  ///   - pattern: of that run.
  ///   - message: what to say where it fails.
  mutating func check(
    _ predicate: Predicate, about end: EvaluationContext, in pattern: Pattern, at place: Location,
    failing message: @autoclosure () -> String
  ) {
    let holds = end.holds(predicate)
    if !holds { find(message(), at: place) }
    let unknown = end.problemsOfNames(in: predicate)
    // Nothing is wrong with the words of a condition that holds, unless it states an absence.
    let isSure = holds && !predicate.isAboutAbsence
    for problem in unknown + (isSure ? [] : problemsOfWords(in: predicate, pattern.app)) {
      find(problem, at: place)
    }
  }

  /// What to say of each word that no run has.
  private func problemsOfWords(in predicate: Predicate, _ app: App) -> [String] {
    let words = predicate.patterns.compactMap(\.word).filter { MessageKind(rawValue: $0) == nil }
    guard !words.isEmpty else { return [] }
    let known = self.words(of: app)
    return words.filter { !known.contains($0) }.map { word in
      let guess = hint(word, EventVocabulary.kinds + known.sorted()) ?? ""
      return localized("no run of this app has a kind of message or a method `\(word)`.\(guess)")
    }
  }

  /// What is called or named in the scenarios of all patterns of the app.
  private func words(of app: App) -> Set<String> {
    if let known = course.memory?.claimWords[app.name] { return known }
    var words: Set<String> = []
    for pattern in app.patterns {
      for scenario in course.index.scenarios(for: pattern) {
        let play = try? course.run(Script(scenario), in: pattern, showingSetup: true)
        if let play { words.formUnion(EventVocabulary(play.trace).words) }
      }
    }
    course.memory?.claimWords[app.name] = words
    return words
  }
}
