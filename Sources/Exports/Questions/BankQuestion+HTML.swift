import Lessons
import Localization

extension BankQuestion {
  /// The question itself: its words, what it is to be seen of the run, and what is to be brought about.
  var promptHTML: [Markup] {
    let rows: [Markup] =
      drawing.isEmpty ? [] : [.tag("pre", [:], drawing.joined(separator: "\n").html)]
    guard case .task = form, !options.isEmpty else { return prompt.html + rows }
    return prompt.html + rows + [.tag("ul", [:], options.map { .tag("li", [:], $0.text.html) })]
  }

  /// What is said when all of it has been answered.
  ///
  /// - Parameter withReasons: where a program has no other place for those of paired options.
  func explanationHTML(withReasons: Bool) -> [Markup] {
    let reasons = pairs.map(\.option).filter { !$0.reason.isEmpty }
    guard withReasons, !reasons.isEmpty else { return solutionHTML + explanation.html }
    return solutionHTML + [.tag("ol", [:], reasons.map(\.htmlWithReason))] + explanation.html
  }

  /// Of a task, which no program judges.
  private var solutionHTML: [Markup] {
    guard case .task(let solution) = form else { return [] }
    return [
      .tag("p", [:], localized("One way:").html),
      .tag("pre", [:], solution.joined(separator: "\n").html),
    ]
  }
}

extension BankQuestion.Option {
  fileprivate var htmlWithReason: Markup { .tag("li", [:], text.html + reason.html) }
}

extension Hint {
  var html: [Markup] { text.html }
}
