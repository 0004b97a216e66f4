import Grammar
import Localization
import Stage

// What was probably meant by a line that failed, where the line itself tells more than the word that was not understood.

extension Session {
  /// The problem with advice that fits the line, or the same problem.
  ///
  /// - Parameter words: of the line.
  func advised(_ problem: ShellProblem, on words: [String]) -> ShellProblem {
    switch problem {
    case .line(.unknownCommand(let word, _)):
      noCommand(word, in: words) ?? lettersWanted(insteadOf: words) ?? problem
    case .line(.wrongUse("compare", _, _)), .line(.unquotedFile(_, after: "compare")):
      compare(words.dropFirst()) ?? problem
    case .run(.request(.unknownPattern)) where words.first == "run":
      runLine(of: Array(words.dropFirst())).map { .input(.swapped($0)) } ?? problem
    default: problem
    }
  }

  /// Several words on a page whose question is answered with letters.
  private func lettersWanted(insteadOf words: [String]) -> ShellProblem? {
    guard case .answer(let asked, isOpen: true) = awaited, asked.asksForLetters, words.count > 1
    else { return nil }
    return .page(.misunderstood(.words(last: asked.options.count)))
  }

  private func noCommand(_ word: String, in words: [String]) -> ShellProblem? {
    let rest = words.drop { $0 != word }
    let lines = lines(endingIn: Array(rest))
    if !lines.isEmpty { return .input(.nameOnly(word, lines: lines)) }
    if word.lowercased() == "page", let lesson = lessons.open.bookmark?.lesson.id {
      let page = rest.dropFirst().first.flatMap { Int($0) } ?? 1
      return .input(.habit(word, .line("lesson \(lesson) \(page)")))
    }
    return Habit(word).map { .input(.habit(word, $0)) }
  }

  /// Two patterns and a scenario, with what was left out.
  func compare(_ words: some Collection<String>) -> ShellProblem? {
    let patterns = words.compactMap { Pattern(called: $0) }
    guard let first = patterns.first else { return nil }
    let others = first.app.patterns.filter { $0 != first }
    guard let second = patterns.dropFirst().first(where: { $0.app == first.app }) ?? others.first
    else { return nil }
    let known = library.scenarioIndex?.scenarios(for: first).map(\.name) ?? []
    guard
      let scenario = words.first(where: known.contains) ?? known.first(where: { $0 == "rename" })
        ?? known.first
    else { return nil }
    return .input(.comparing("compare \(first.name) \(second.name) \(scenario)"))
  }
}
