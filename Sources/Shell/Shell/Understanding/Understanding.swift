import Actions
import Course
import Grammar
import Localization
import Stage

/// What was probably meant by a line that is no command or that failed, where the line itself tells more than the word that
/// was not understood. It looks at the session, and changes nothing in it.
struct Understanding {
  let session: Session

  var lessons: LessonCommands { session.lessons }
  var library: Library { session.library }
  var run: CurrentRun { session.run }

  /// The problem with advice that fits the line, or the same problem.
  ///
  /// - Parameter words: of the line.
  func advised(_ problem: ShellProblem, on words: [String]) -> ShellProblem {
    switch problem {
    case .line(.badValue(let word, _, _, let known)) where known.makePicture(word):
      .name(.unknownFormat(word, known: known))
    case _ where problem.mayComeFromSigns && words.dropFirst().contains(where: \.isSignOfUnix):
      signOfUnix(in: words) ?? problem
    case .line(.unknownCommand(let word, _)):
      letterWanted(insteadOf: word, in: words)
        ?? (asksForMeaning(words) ? .input(.meaning) : nil) ?? noCommand(word, in: words)
        ?? lettersWanted(insteadOf: word, in: words) ?? sentence(words) ?? problem
    case .line(.wrongUse("compare", _, _)), .line(.unquotedFile(_, after: "compare")),
      .line(.severalFiles(after: "compare")):
      compare(words.dropFirst()) ?? problem
    case .line(.wrongUse("run", _, _)) where words.count == 1: .run(.noScenarioNamed)
    // Such as: why did the table reload
    case .line(.wrongUse("why", _, _)) where isEnglishQuestion(Array(words.dropFirst())):
      .input(.sentence)
    case .missing(.messages), .why(.nothingNamed): whyOfAnswer(words) ?? problem
    case .page(.letterForPage(let letter)): letterOnLastPage(letter) ?? problem
    case .run(.input(.action(.noBackButton(let rows)))) where run.stepping != nil:
      .stepping(.noBackButton(rows: rows))
    case .run(.request(.unknownPattern(let word, _)))
    where words.first == "compare" && ["and", "with", "to", "vs"].contains(word.lowercased()):
      compare(words.dropFirst()) ?? problem
    case .run(.request(.unknownPattern)) where words.first == "run":
      runLine(swapping: words.dropFirst()).map { .input(.swapped($0)) } ?? problem
    default: problem
    }
  }

  /// What to type if a line that failed as a command is a guess or an answer in words.
  func adviceToSay(_ line: String) -> String? {
    let words = Words(line).words
    let meant = words.first.flatMap { try? session.command(named: $0) }
    let isCommand = words.count > 1 && meant != nil && meant?.name != "say"
    guard isCommand || Habit(whole: line) != nil else { return nil }
    return switch lessons.open.awaited {
    case .guessAtDrawing, .change(_, takesGuess: true):
      localized("If it is your guess, type: say \(line)")
    case .answer(let asked, isOpen: true) where !asked.asksForLetters:
      localized("If it is your answer, type: say \(line)")
    default: nil
    }
  }

  /// `why` alone on the page of a question may mean the answer.
  private func whyOfAnswer(_ words: [String]) -> ShellProblem? {
    guard words.map({ $0.lowercased() }) == ["why"], let bookmark = lessons.open.bookmark,
      let work = bookmark.work, work.asked != nil
    else { return nil }
    let hasHint = work.isOpen && bookmark.opening == nil && work.hintsShown < work.hints.count
    return .page(.whyOfAnswer(hasHint: hasHint))
  }

  private func letterOnLastPage(_ letter: String) -> ShellProblem? {
    guard let bookmark = lessons.open.bookmark, bookmark.isLast, bookmark.opening == nil else {
      return nil
    }
    let isWhole = !bookmark.isReview && !bookmark.isOnCore
    let next = isWhole ? library.lessons(after: bookmark.lesson.id).first?.id : nil
    return .page(.letterForLastPage(letter, next: next))
  }

  private func noCommand(_ word: String, in words: [String]) -> ShellProblem? {
    if let line = line(withOption: word) { return .input(.optionOnly(word, line: line)) }
    if words == ["返回"] { return wholeHabit(word).map { .input(.habit(word, $0)) } }
    let rest = words.drop { $0 != word }
    // On a page that asks for letters, a name is a try to answer.
    if let problem = nameOnly(word, in: Array(rest)) {
      return words.first == word && askedForLetters != nil ? nil : problem
    }
    // No greeting where a letter is asked for: a recording has this name.
    if word.lowercased() == "hello", askedForLetters != nil { return nil }
    if word.lowercased() == "page", let lesson = lessons.open.bookmark?.sourceLesson {
      let page = rest.dropFirst().first.flatMap { Int($0) } ?? 1
      return .input(.habit(word, .line("lesson \(lesson) \(page)")))
    }
    if word == "比较", let problem = compare(rest.dropFirst()) { return problem }
    let whole = words.joined(separator: " ")
    if words.count > 1, let habit = Habit(whole: whole) { return .input(.habit(whole, habit)) }
    guard word.hasChinese || !isEnglishQuestion(Array(rest)) else { return nil }
    return Habit(word, before: rest.dropFirst()).map { .input(.habit(word, $0)) }
  }

  /// A name without its command. It may have a comma after it.
  func nameOnly(_ word: String, in words: [String]) -> ShellProblem? {
    let name = String(word.reversed().drop { ",.;:!?，。；：！？、".contains($0) }.reversed())
    let actions = actions(insteadOf: words)
    if !actions.isEmpty { return .input(.actions(name, lines: actions)) }
    // A run from the beginning would take the place of the app that the task is about.
    let lines = lines(endingIn: words).filter { !lessons.open.hasOpenTask || !$0.hasPrefix("run ") }
    return lines.isEmpty ? nil : .input(.nameOnly(name, lines: lines))
  }

  /// A line with an option that was typed in place of a command.
  private func line(withOption word: String) -> String? {
    guard let option = Session.commands.options.spelled(word) else { return nil }
    let takes = { (command: Command) in
      command.forms.contains { $0.options.spelled(word) != nil }
    }
    if takes(.diagram) { return "diagram \(option.usage)" }
    return Session.commands.all.first(where: takes).flatMap { command in
      command.example.last.map { "\($0) \(option.usage)" }
    }
  }

  /// On a page with a task: the actions that do what a scenario of the usual app is called.
  private func actions(insteadOf words: [String]) -> [String] {
    guard lessons.open.hasOpenTask, run.play?.pattern.app == .usual else { return [] }
    let row = words.dropFirst().first?.quotedIfNeeded ?? "NAME"
    return switch words.first?.lowercased() {
    case "rename": ["open \(row)", "type \(words.dropFirst(2).last?.quotedIfNeeded ?? "TEXT")"]
    case "delete": ["swipe \(row)"]
    default: []
    }
  }

  /// Two patterns and a scenario, with what was left out.
  func compare(_ words: some Collection<String>) -> ShellProblem? {
    let patterns = words.compactMap { Pattern(called: $0) }
    guard let first = patterns.first ?? pattern(withScenarioAmong: words) else { return nil }
    let others = first.app.patterns.filter { $0 != first }
    guard let second = patterns.dropFirst().first(where: { $0.app == first.app }) ?? others.first
    else { return nil }
    let known = scenarios(of: first)
    guard
      let scenario = words.first(where: known.contains) ?? known.first(where: { $0 == "rename" })
        ?? known.first
    else { return nil }
    return .input(.comparing("compare \(first.name) \(second.name) \(scenario)"))
  }

  /// The pattern in use, else the usual one, if its app has a scenario with one of these names.
  private func pattern(withScenarioAmong words: some Collection<String>) -> Pattern? {
    let patterns: [Pattern] = [run.pattern ?? .usual, .usual]
    return patterns.first { pattern in words.contains(where: scenarios(of: pattern).contains) }
  }

  private func scenarios(of pattern: Pattern) -> [String] {
    library.scenarioIndex?.scenarios(for: pattern).map(\.name) ?? []
  }
}

extension Session {
  var understanding: Understanding { Understanding(session: self) }

  /// The lines that words could be the end of, where a command line begins with no command.
  public func lines(endingIn words: [String]) -> [String] { understanding.lines(endingIn: words) }
}
