import Documents
import Lessons
import Localization

extension BankQuestion {
  /// The question: its text, the drawing, and the goals of a task.
  var promptHTML: [Markup] {
    let rows: [Markup] =
      drawing.isEmpty ? [] : [.tag("pre", [:], drawing.joined(separator: "\n").html)]
    guard case .task = form, !options.isEmpty else { return prompt.html + rows }
    return prompt.html + rows + [.tag("ul", [:], options.map { .tag("li", [:], $0.text.html) })]
  }

  /// Shown after the answer. It includes the reasons of pairs, for which other programs have no
  /// place.
  var explanationHTML: [Markup] {
    let reasons = pairs.map(\.option).filter { !$0.reason.isEmpty }
    let list = Markup.tag("ol", [:], reasons.map { .tag("li", [:], $0.text.html + $0.reason.html) })
    return (reasons.isEmpty ? [] : [list]) + closingHTML
  }

  /// The explanation without reasons, after the solution of a task.
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
