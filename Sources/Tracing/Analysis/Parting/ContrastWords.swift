import Localization
import Trace

/// Says what differs between two runs, in sentences.
public struct ContrastWords {
  private let titles: [String]
  private let actions: [String?]
  private let number: (_ isFirst: Bool, _ record: Int) -> Int?

  /// - Parameters:
  ///   - first: what the first run is called.
  ///   - second: what the second run is called.
  ///   - actions: the actions of both, as they are typed.
  ///   - number: the number of a message in the drawing of a run; `nil` where it is not drawn.
  public init(
    _ first: String, _ second: String, actions: [String?],
    number: @escaping (_ isFirst: Bool, _ record: Int) -> Int?
  ) {
    titles = [first, second]
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
    case .data(let one, let two):
      return localized("In \(a), \(change(one)); in \(b), \(change(two)).")
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
    case .aside(let side, let aside): return words(aside, side)
    case .step(let side, let step):
      return localized("Only in \(title(side)), \(telling(step, side == .first)).")
    case .tellings(let one, let two):
      return localized("In \(a), \(telling(one, true)); in \(b), \(telling(two, false)).")
    case .sending(let one, let two):
      return localized("In \(a), \(sending(one, true)); in \(b), \(sending(two, false)).")
    case .rule(let side, let route):
      return localized(
        "\(title(side)) has no message from \(route.from.heading) to \(route.to.heading) in its contract."
      )
    case .value(let one, let two):
      let (old, new) = (one.values.commaSeparated, two.values.commaSeparated)
      return localized(
        "What \(one.to) gets is \(old) in \(a)\(numbers([one.message], true)), and \(new) in \(b)\(numbers([two.message], false))."
      )
    case .question(let side, let question):
      let times = localized(question.count, one: "once", other: "\(question.count) times")
      return localized(
        "Only in \(title(side)), \(question.from) asks \(question.to) for \(question.text), \(times)."
      )
    case .idle(let side, let names):
      return localized("Only \(title(side)) has \(list(names)), with no part in this.")
    case .names(let one, let two):
      return localized(
        "They part in nothing but names: what is \(one) in \(a) is \(two) in \(b).")
    case .nothing: return localized("Both send the same messages, with the same values.")
    }
  }

  // MARK: Clauses

  private func change(_ change: Contrast.Change?) -> String {
    guard let change else { return localized("no data changes") }
    let path = "\(change.owner).\(change.property)"
    switch change.kind {
    case .model: return localized("\(path) changes, in the model")
    case .viewState: return localized("\(path) changes, in a store of view state")
    case .own: return localized("\(path) changes, which \(change.owner) keeps itself")
    }
  }

  private func wayIn(_ way: Contrast.Way, _ isFirst: Bool) -> String {
    let numbers = numbers(way.messages, isFirst)
    guard !way.messages.isEmpty else { return localized("\(way.start) changes its own data") }
    guard !way.between.isEmpty else {
      return localized("\(way.start) itself reaches \(way.end)\(numbers)")
    }
    guard way.start != way.end else {
      return localized("it comes back to \(way.start) through \(list(way.between))\(numbers)")
    }
    return localized("\(way.start) reaches \(way.end) through \(list(way.between))\(numbers)")
  }

  private func news(_ news: Contrast.News?, _ isFirst: Bool) -> String {
    guard let news else { return localized("no message announces the change") }
    let (teller, numbers) = (news.announcer, numbers(news.messages, isFirst))
    guard !news.hearers.isEmpty else {
      return localized("\(teller) announces the change\(numbers), and nothing comes of it")
    }
    let hearers = list(news.hearers)
    switch news.manner {
    case .posted where news.isFromOwner:
      return localized("\(teller) posts its own change\(numbers) for \(hearers)")
    case .posted:
      return localized("\(teller) posts the change of \(news.owner)\(numbers) for \(hearers)")
    case .observed:
      return localized(
        news.hearers.count, one: "\(teller) tells its observer \(hearers)\(numbers)",
        other: "\(teller) tells its observers \(hearers)\(numbers)")
    case .bound: return localized("\(teller) emits the change to \(hearers)\(numbers)")
    case .delegated: return localized("\(teller) tells its delegate \(hearers)\(numbers)")
    case .calledBack: return localized("\(teller) calls a closure of \(hearers)\(numbers)")
    case .ordered: return localized("\(teller) tells \(hearers) by name\(numbers)")
    }
  }

  private func wayOut(_ way: Contrast.Way, _ isFirst: Bool) -> String {
    let numbers = numbers(way.messages, isFirst)
    guard !way.between.isEmpty else {
      return localized("\(way.start) writes \(way.end) itself\(numbers)")
    }
    return localized(
      "\(way.start) reaches \(way.end) through \(list(way.between))\(numbers)")
  }

  private func move(_ move: Contrast.Move, _ isFirst: Bool) -> String {
    let numbers = numbers([move.message], isFirst)
    return move.came
      ? localized("\(move.mover) shows \(move.screen)\(numbers)")
      : localized("\(move.mover) takes \(move.screen) away\(numbers)")
  }

  private func making(_ one: [String], _ two: [String]) -> String {
    switch (one.isEmpty, two.isEmpty) {
    case (true, _): localized("Only \(titles[1]) makes \(list(two)).")
    case (_, true): localized("Only \(titles[0]) makes \(list(one)).")
    default: localized("\(titles[0]) makes \(list(one)), \(titles[1]) makes \(list(two)).")
    }
  }

  private func sending(_ sending: Contrast.Sending, _ isFirst: Bool) -> String {
    let numbers = numbers([sending.message], isFirst)
    return localized(
      "\(sending.from) tells \(sending.to) by \(sending.kind.rawValue)\(numbers)")
  }

  private func words(_ aside: Contrast.Aside, _ side: Contrast.Side) -> String {
    let words = telling(aside, side == .first)
    return aside.changes.isEmpty
      ? localized("Only in \(title(side)), \(words), and no state changes.")
      : localized("Only in \(title(side)), \(words).")
  }

  private func telling(_ aside: Contrast.Aside, _ isFirst: Bool) -> String {
    let numbers = numbers([aside.message], isFirst)
    return localized("\(aside.from) tells \(aside.to) \(aside.text)\(numbers)")
  }

  // MARK: Words

  private func title(_ side: Contrast.Side) -> String { titles[side == .first ? 0 : 1] }

  private func list(_ names: [String]) -> String {
    guard names.count > 6 else { return names.listed("and") }
    return localized("\(names.prefix(5).map(\.self).commaSeparated) and \(names.count - 5) more")
  }

  /// ` (5-7)`; nothing where the messages are not drawn.
  private func numbers(_ records: [Int], _ isFirst: Bool) -> String {
    let numbers = records.compactMap { number(isFirst, $0) }
    guard let first = numbers.first, let last = numbers.last else { return "" }
    return first == last ? " (\(first))" : " (\(first)-\(last))"
  }
}
