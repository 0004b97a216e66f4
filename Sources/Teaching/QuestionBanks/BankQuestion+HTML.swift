import Documents
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

  /// What is said when all of it has been answered, whether rightly or not.
  ///
  /// Programs have a place for the reason of a choice or of a word, but none for those of pairs.
  var explanationHTML: [Markup] {
    let reasons = pairs.map(\.option).filter { !$0.reason.isEmpty }
    let list = Markup.tag("ol", [:], reasons.map { .tag("li", [:], $0.text.html + $0.reason.html) })
    return (reasons.isEmpty ? [] : [list]) + closingHTML
  }

  /// The same without reasons: a way to do a task, which no program judges, and the last words.
  var closingHTML: [Markup] {
    guard case .task(let solution) = form else { return explanation.html }
    return [
      .tag("p", [:], localized("One way:").html),
      .tag("pre", [:], solution.joined(separator: "\n").html),
    ] + explanation.html
  }
}

extension Hint {
  var html: [Markup] { text.html }
}
