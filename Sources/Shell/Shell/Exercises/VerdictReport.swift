import Analysis
import Cells
import Lessons
import Localization
import Trace
import Workshop

/// A verdict in words: the layers that are passed, and for the first that is not, why, and what to do next.
struct VerdictReport {
  private let verdict: ExerciseVerdict
  private let page: ExercisePage
  /// The learner's folder, as it was named.
  private let directory: String
  /// The files of the traces, in the folder.
  private let traces: [String]

  init(_ verdict: ExerciseVerdict, _ page: ExercisePage, directory: String, traces: [String]) {
    (self.verdict, self.page) = (verdict, page)
    (self.directory, self.traces) = (directory, traces)
  }

  func reply(width: Int) -> Reply {
    let passed = verdict.passed.map {
      Styled.wrapped("✓ \($0.words)", to: width, .success)
    }
    .reduce(Styled(), +)
    let printed = verdict.printed.split(separator: "\n").prefix(Self.mostPrinted).map(String.init)
    let said =
      printed.isEmpty
      ? Styled()
      : .wrapped(localized("Your code printed:"), to: width, .faint)
        + printed.map { .wrapped("  " + $0.printable, to: width) }.reduce(Styled(), +)
    var reply = Reply(.stack([passed + failure(width: width), said, ending(width: width)]))
    reply.status = verdict.isPassed ? .done : .failed
    return reply
  }

  private static let mostPrinted = 10
  private static let mostReasons = 5

  private func ending(width: Int) -> Styled {
    guard verdict.isPassed else { return lookAtTraces(width: width) }
    return .wrapped(localized("The exercise is done."), to: width, .success)
      + page.exercise.explanation.styled(width: width)
  }

  private func lookAtTraces(width: Int) -> Styled {
    guard let failure = verdict.failure, failure.isAboutConversation,
      let file = traces.first(where: { $0.hasSuffix("/\(failure.scenario ?? "").jsonl") })
        ?? traces.first
    else { return Styled() }
    let path = directory == "." ? file : "\(directory)/\(file)"
    return .wrapped(
      localized("To look at what your objects say: load \(path.quotedIfNeeded), then diagram"),
      to: width, .faint)
  }

  private func failure(width: Int) -> Styled {
    guard let failure = verdict.failure else { return Styled() }
    let reasons = failure.reasons
    let more = reasons.count - Self.mostReasons
    let lines =
      reasons.prefix(Self.mostReasons) + (more > 0 ? [localized("and \(more) more")] : [])
    return .wrapped("✗ \(failure.heading)", to: width, .strong)
      + lines.map { Styled($0.indented.wrappedLines(to: width)) }.reduce(Styled(), +)
  }
}

extension String {
  /// Two columns to the right; a picture keeps its rows.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }

  fileprivate func wrappedLines(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).wrapped(to: width, hanging: 4) }.joined(separator: "\n")
  }
}
