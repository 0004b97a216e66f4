import Localization
import Trace

/// Says what differs between two runs, in sentences.
public struct ContrastWords {
  let titles: [String]
  private let patterns: [String]
  private let actions: [String?]
  let number: (_ isFirst: Bool, _ record: Int) -> Int?

  /// - Parameters:
  ///   - first: what the first run is called.
  ///   - second: what the second run is called.
  ///   - patterns: the titles of both patterns, which have contracts; `nil` where the runs are called by them.
  ///   - actions: the actions of both, as they are typed.
  ///   - number: the number of a message in the drawing of a run; `nil` where it is not drawn.
  public init(
    _ first: String, _ second: String, patterns: [String]? = nil, actions: [String?],
    number: @escaping (_ isFirst: Bool, _ record: Int) -> Int?
  ) {
    titles = [first.asOneWord, second.asOneWord]
    self.patterns = patterns?.map(\.asOneWord) ?? titles
    self.actions = actions
    self.number = number
  }

  /// A sentence; where there are several actions, with the action that it is about. A rule of a contract is about all.
  public func sentence(_ placed: PlacedContrast) -> String {
    let words = sentence(placed.contrast)
    if case .rule = placed.contrast { return words }
    guard let place = placed.action, let action = actions[place] else { return words }
    return localized("\(action): \(words)")
  }

  private func sentence(_ contrast: Contrast) -> String {
    let (a, b) = (titles[0], titles[1])
    switch contrast {
    case .data(let one?, let two?):
      return localized("In \(a), \(change(one, true)); in \(b), \(change(two, false)).")
    case .data(let one, let two):
      return one.map { localized("Only in \(a), \(change($0, true)).") }
        ?? two.map { localized("Only in \(b), \(change($0, false)).") } ?? ""
    case .waysIn(let one, let two):
      return localized("In \(a), \(wayIn(one, true)); in \(b), \(wayIn(two, false)).")
    case .news(let one, let two):
      return localized("In \(a), \(news(one, true)); in \(b), \(news(two, false)).")
    case .waysOut(let one, let two):
      return localized("In \(a), \(wayOut(one, true)); in \(b), \(wayOut(two, false)).")
    case .moves(let one, let two):
      return localized("In \(a), \(move(one, true)); in \(b), \(move(two, false)).")
    case .onlyMove(let side, let one):
      return localized("Only in \(title(side)), \(move(one, side == .first)).")
    case .making(let one, let two):
      return making(one, two)
    case .step(let side, let step):
      return localized("Only in \(title(side)), \(telling(step, side == .first)).")
    case .times(let step, let one, let two):
      let (here, there) = (
        times(one.count) + numbers(one, true), times(two.count) + numbers(two, false)
      )
      return localized(
        "\(step.from) tells \(step.to) \(step.text) \(here) in \(a), and \(there) in \(b).")
    case .tellings(let one, let two):
      return localized("In \(a), \(telling(one, true)); in \(b), \(telling(two, false)).")
    case .sending(let one, let two):
      return localized("In \(a), \(sending(one, true)); in \(b), \(sending(two, false)).")
    case .rule(let side, let route):
      return localized(
        "The contract of \(patterns[side == .first ? 0 : 1]) allows no message from \(route.from.heading) to \(route.to.heading)."
      )
    case .value(let one, let two):
      let (old, new) = (one.values.commaSeparated, two.values.commaSeparated)
      return localized(
        "What \(one.to) gets is \(old) in \(a)\(numbers([one.message], true)), and \(new) in \(b)\(numbers([two.message], false))."
      )
    case .question(let side, let question):
      let times = times(question.count)
      return question.text.hasSuffix(")")
        ? localized(
          "Only in \(title(side)), \(question.from) calls \(question.text) of \(question.to), \(times)."
        )
        : localized(
          "Only in \(title(side)), \(question.from) asks \(question.to) for \(question.text), \(times)."
        )
    case .idle(let side, let names):
      return localized(
        names.count, one: "Only in \(title(side)), there is \(list(names)), with no part in this.",
        other: "Only in \(title(side)), there are \(list(names)), with no part in this.")
    case .names(let one, let two):
      return localized(
        "They part in nothing but names: what is \(one) in \(a) is \(two) in \(b).")
    case .place(let one, let two): return place(one, two)
    case .nothing: return localized("Both send the same messages, with the same values.")
    }
  }
}

extension String {
  /// Without a comma, which would divide a sentence: `MVVM (signal)` of `MVVM, signal`.
  var asOneWord: String {
    guard let comma = firstIndex(where: { ",，".contains($0) }) else { return self }
    return self[..<comma] + " (" + self[index(after: comma)...].drop { $0 == " " } + ")"
  }
}
