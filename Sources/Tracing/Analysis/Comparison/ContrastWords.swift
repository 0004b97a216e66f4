import Localization
import Trace

/// Says what differs between two runs, in sentences.
public struct ContrastWords {
  let titles: Both<String>
  private let patterns: Both<String>
  private let actions: Both<[String?]>
  let number: (_ side: Contrast.Side, _ record: Int) -> Int?

  /// - Parameters:
  ///   - first: what the first run is called.
  ///   - second: what the second run is called.
  ///   - patterns: the titles of both patterns, which have contracts; `nil` where the runs are called by them.
  ///   - actions: the actions of each run, as they are typed.
  ///   - number: the number of a message in the drawing of a run; `nil` where it is not drawn.
  public init(
    _ first: String, _ second: String, patterns: Both<String>? = nil,
    actions: Both<[String?]>,
    number: @escaping (_ side: Contrast.Side, _ record: Int) -> Int?
  ) {
    titles = Both(first, second).map(\.asOneWord)
    self.patterns = patterns?.map(\.asOneWord) ?? titles
    self.actions = actions
    self.number = number
  }

  /// A sentence; where there are several actions, with the action that it is about. A rule of a contract is about all.
  public func sentence(_ placed: PlacedContrast) -> String {
    let words = sentence(placed.contrast)
    if case .rule = placed.contrast { return words }
    guard let action = action(of: placed) else { return words }
    return localized("\(action): \(words)")
  }

  /// Actions are compared by their place. Where they differ, both are named: `open "Hello" / type "Hi"`.
  private func action(of placed: PlacedContrast) -> String? {
    guard let place = placed.action else { return nil }
    let here = actions.map { $0.dropFirst(place).first ?? nil }
    guard let one = here.first, let two = here.second else { return here.first ?? here.second }
    return one == two ? one : "\(one) / \(two)"
  }

  private func sentence(_ contrast: Contrast) -> String {
    let (a, b) = (titles.first, titles.second)
    switch contrast {
    case .data(let one?, let two?):
      return localized("In \(a), \(change(one, .first)); in \(b), \(change(two, .second)).")
    case .data(let one, let two):
      return one.map { localized("Only in \(a), \(change($0, .first)).") }
        ?? two.map { localized("Only in \(b), \(change($0, .second)).") } ?? ""
    case .waysIn(let one, let two):
      return localized("In \(a), \(wayIn(one, .first)); in \(b), \(wayIn(two, .second)).")
    case .news(let one, let two):
      return localized("In \(a), \(news(one, .first)); in \(b), \(news(two, .second)).")
    case .waysOut(let one, let two):
      return localized("In \(a), \(wayOut(one, .first)); in \(b), \(wayOut(two, .second)).")
    case .moves(let one, let two):
      return localized("In \(a), \(move(one, .first)); in \(b), \(move(two, .second)).")
    case .onlyMove(let side, let one):
      return localized("Only in \(titles[side]), \(move(one, side)).")
    case .making(let one, let two):
      return making(one, two)
    case .step(let side, let step):
      return localized("Only in \(titles[side]), \(telling(step, side)).")
    case .times(let step, let one, let two): return times(step, one, two)
    case .tellings(let one, let two):
      return localized("In \(a), \(telling(one, .first)); in \(b), \(telling(two, .second)).")
    case .sending(let one, let two):
      return localized("In \(a), \(sending(one, .first)); in \(b), \(sending(two, .second)).")
    case .rule(let side, let route):
      return localized(
        "The contract of \(patterns[side]) allows no message from \(route.from.heading) to \(route.to.heading)."
      )
    case .value(let one, let two): return value(one, two)
    case .question(let side, let question): return asking(question, side)
    case .idle(let side, let names): return idle(names, side)
    case .names(let one, let two):
      return localized(
        "They part in nothing but names: what is \(one) in \(a) is \(two) in \(b).")
    case .place(let one, let two): return place(one, two)
    case .nothing: return localized("Both send the same messages, with the same values.")
    }
  }
}

extension String {
  /// Without commas, which would divide a sentence: `MVVM (signal; mistake 1)` of `MVVM, signal, mistake 1`.
  var asOneWord: String {
    let parts = split { ",，".contains($0) }.map { $0.drop { $0 == " " } }
    guard parts.count > 1 else { return self }
    return "\(parts[0]) (\(parts.dropFirst().joined(separator: "; ")))"
  }
}
