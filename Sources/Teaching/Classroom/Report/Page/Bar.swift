import Documents
import Exports
import Localization
import Progress

/// A share as a bar, and as the numbers behind it.
nonisolated struct Bar {
  private let tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  var markup: Markup {
    guard let share = tally.share else { return "<span class=\"share\">\(tally.words)</span>" }
    let width = Int((share * 100).rounded())
    let numbers = localized("\(tally[.rightAtFirstTry]) out of \(tally.tried)")
    return """
      <span class="share"><span class="bar" aria-hidden="true">\
      <span style="width:\(width)%"></span></span> \(numbers)</span>
      """
  }
}
