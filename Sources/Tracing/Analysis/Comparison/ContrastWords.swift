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
    switch contrast {
    case .data(let one?, let two?) where one.kind == .own && two.kind == .own:
      both(keeping, one, two)
    case .data(let one?, let two?): both(change, one, two)
    case .data(let one, let two):
      one.map { only(.first, change($0, .first)) } ?? two.map { only(.second, change($0, .second)) }
        ?? ""
    case .waysIn(let one, let two): both(wayIn, one, two)
    case .unsent(.first, let change, let way): both(unsent(change), wayIn(way, .second))
    case .unsent(.second, let change, let way): both(wayIn(way, .first), unsent(change))
    case .news(let one, let two): both(announcement, one, two)
    case .posts(let one, let two): both(posts, one, two)
    case .waysOut(let one, let two): both(wayOut, one, two)
    case .moves(let one, let two): both(moving, one, two)
    case .onlyMove(let side, let one): only(side, move(one, side))
    case .frameworkCalls(let one, let two): both(frameworkCalls, one, two)
    case .making(let one, let two): making(one, two)
    case .step(let side, let step): only(side, telling(step, side))
    case .times(let step, let one, let two): times(step, one, two)
    case .tellings(let one, let two):
      // Who the delegate is says more than what it is told.
      both(one.isDelegation(like: two) ? sending : telling, one, two)
    case .sending(let one, let two): both(sending, one, two)
    case .rule(let side, let route):
      localized(
        "The contract of \(patterns[side]) allows no message from \(route.from.heading) to \(route.to.heading)."
      )
    case .value(let one, let two): value(one, two)
    case .question(let side, let question): asking(question, side)
    case .idle(let side, let names): idle(names, side)
    case .names(let one, let two):
      localized(
        "They part in nothing but names: what is \(one) in \(titles.first) is \(two) in \(titles.second)."
      )
    case .place(let one, let two): place(one, two)
    case .nothing: localized("Both send the same messages, with the same values.")
    }
  }

  private func both<Fact>(
    _ clause: (Fact, Contrast.Side) -> String, _ one: Fact, _ two: Fact
  ) -> String {
    both(clause(one, .first), clause(two, .second))
  }

  func both(_ one: String, _ two: String) -> String {
    localized("In \(titles.first), \(one); in \(titles.second), \(two).")
  }

  func only(_ side: Contrast.Side, _ clause: String) -> String {
    localized("Only in \(titles[side]), \(clause).")
  }
}

extension Contrast.Telling {
  /// Whether both are the same, told to a delegate.
  fileprivate func isDelegation(like other: Self) -> Bool {
    kind == .delegate && other.kind == .delegate && text == other.text
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
