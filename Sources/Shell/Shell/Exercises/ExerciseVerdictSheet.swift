import Analysis
import Cells
import Lessons
import Localization
import Trace
import Workshop

/// A verdict in words: the layers that are passed, and for the first that is not, why, and what to do next.
struct ExerciseVerdictSheet {
  let verdict: ExerciseVerdict
  let page: ExercisePage
  /// The files of the traces, as messages show them.
  let traces: [String]
  let display: Display
  /// Whether the learner had looked at the solution before.
  var isShown = false

  func reply(width: Int) -> Reply {
    let passed = Styled.wrapped(verdict.passed.map { "✓ \($0.words)" }, to: width, .success)
    let printed = verdict.printed.split(separator: "\n").prefix(Self.mostPrinted).map(String.init)
    let said =
      printed.isEmpty
      ? Styled()
      : Styled.wrapped(localized("Your code printed:"), to: width, .faint)
        + Styled.wrapped(printed.map { "  " + $0.printable }, to: width)
    return Reply(
      .stack([
        passed + failure(width: width), conversation(width: width), said, ending(width: width),
        remarks(width: width),
      ]), status: verdict.isPassed ? .done : .failed)
  }

  private static let mostPrinted = 10
  private static let mostReasons = 5

  private func ending(width: Int) -> Styled {
    guard verdict.isPassed else { return lookAtTraces(width: width) }
    let words =
      isShown
      ? localized(
        "It is right. You had looked at the solution, so the exercise does not count as done.")
      : localized("The exercise is done.")
    return .wrapped(words, to: width, .success)
      + page.exercise.explanation.styled(width: width)
  }

  /// They come last, and fail nothing.
  private func remarks(width: Int) -> Styled {
    guard !verdict.remarks.isEmpty else { return Styled() }
    let words = verdict.remarks.map(\.words)
    return .wrapped(localized("It works. A reader would ask about this:"), to: width, .strong)
      + lines(of: words, width: width)
  }

  private func lookAtTraces(width: Int) -> Styled {
    guard let failure = verdict.failure, let file = file(about: failure) else { return Styled() }
    let load = "load \(file.quotedIfNeeded)"
    let next = if case .released = failure { "objects" } else { "diagram" }
    let commands =
      display.isTypedInShell ? [load, next] : [display.commandLine(doing: [load, next])]
    let words =
      failure.layer == .released
      ? localized("To see who holds whom, type:")
      : localized("To look at what your objects say, type:")
    // Not wrapped: a broken line cannot be copied.
    return .wrapped(words, to: width, .faint)
      + commands.map { Styled("  " + $0, .faint) }.reduce(Styled(), +)
  }

  /// The trace that shows why. A run that broke off has one, if anything was done in it.
  private func file(about failure: ExerciseVerdict.Failure) -> String? {
    let own = traces.first { $0.hasSuffix("/\(failure.scenario ?? "").jsonl") }
    if case .refused = failure { return own }
    return failure.isAboutConversation ? own ?? traces.first : nil
  }

  private func failure(width: Int) -> Styled {
    guard let failure = verdict.failure else { return Styled() }
    let heading =
      if case .tests = failure, page.exercise.kind == .test {
        localized("A test fails although the app is right.")
      } else {
        failure.heading
      }
    return .wrapped("✗ \(heading)", to: width, .strong) + lines(of: reasons, width: width)
      + lines(of: verdict.wordsOnVariant, width: width)
  }

  /// Those of a contract say what to type. The others may quote anything.
  private var reasons: [String] {
    guard case .contract = verdict.failure else { return verdict.reasons }
    return verdict.reasons.map(display.typed)
  }

  /// The first of them, indented.
  private func lines(of reasons: [String], width: Int) -> Styled {
    let more = reasons.count - Self.mostReasons
    let lines =
      reasons.prefix(Self.mostReasons) + (more > 0 ? [localized("and \(more) more")] : [])
    return lines.map { Styled($0.indented(to: width)) }.reduce(Styled(), +)
  }
}

extension String {
  /// Two columns to the right, and what does not fit in a line two more; a picture keeps its rows.
  fileprivate func indented(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line -> [String] in
        let lines = String(line).wrapped(to: width - 2, hanging: 2)
        return lines.prefix(1).map { "  " + $0 } + lines.dropFirst().map { "    " + $0 }
      }
      .joined(separator: "\n")
  }
}
