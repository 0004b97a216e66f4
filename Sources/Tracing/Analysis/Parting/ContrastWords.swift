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
    titles = [first.asOneWord, second.asOneWord]
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
        "The contract of \(title(side)) allows no message from \(route.from.heading) to \(route.to.heading)."
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
    case .place(let one, let two):
      return localized(
        "\(one.text) of \(one.to) is in \(one.file) in \(a)\(numbers([one.message], true)), and in \(two.file) in \(b)\(numbers([two.message], false))."
      )
    case .nothing: return localized("Both send the same messages, with the same values.")
    }
  }

  // MARK: Clauses

  private func change(_ change: Contrast.Change, _ isFirst: Bool) -> String {
    let path = "\(change.owner).\(change.property)"
    let numbers = numbers(change.way.suffix(1), isFirst)
    switch change.kind {
    case .model: return localized("\(path) changes\(numbers), in the model")
    case .viewState where change.place == .state:
      return localized("\(path) changes\(numbers), as a part of the one state")
    case .viewState: return localized("\(path) changes\(numbers), as view state that screens share")
    case .own: return localized("\(path) changes\(numbers), which is not part of the model")
    }
  }

  private func wayIn(_ way: Contrast.Way, _ isFirst: Bool) -> String {
    let numbers = numbers(way.messages, isFirst)
    if let setting = way.setting { return set(setting, isFirst) }
    guard !way.messages.isEmpty else { return localized("\(way.start) changes its own data") }
    guard !way.between.isEmpty else {
      return localized("\(way.start) itself reaches \(way.end)\(numbers)")
    }
    guard way.start != way.end else {
      return localized("it comes back to \(way.start) through \(list(way.between))\(numbers)")
    }
    return localized("\(way.start) reaches \(way.end) through \(list(way.between))\(numbers)")
  }

  private func set(_ setting: Contrast.Sending, _ isFirst: Bool) -> String {
    let (from, to, numbers) = (setting.from, setting.to, numbers([setting.message], isFirst))
    return setting.kind == .binding
      ? localized("\(from) sets \(to) through a binding\(numbers)")
      : localized("\(from) sets \(to) from outside\(numbers)")
  }

  private func news(_ news: Contrast.News?, _ isFirst: Bool) -> String {
    guard let news else { return localized("no message announces the change") }
    let (teller, numbers) = (news.announcer, numbers(news.messages, isFirst))
    let (hearers, read) = (list(news.hearers), list(news.texts))
    switch news.manner {
    case .posted where news.isFromOwner:
      return localized(
        news.hearers.count,
        one: "\(teller) posts its own change\(numbers), and \(hearers) acts on it",
        other: "\(teller) posts its own change\(numbers), and \(hearers) act on it")
    case .posted:
      return localized(
        news.hearers.count,
        one: "\(teller) posts the change of \(news.owner)\(numbers), and \(hearers) acts on it",
        other: "\(teller) posts the change of \(news.owner)\(numbers), and \(hearers) act on it")
    case .marked:
      return localized(
        news.hearers.count,
        one: "\(news.medium) marks \(hearers)\(numbers), which has read \(read)",
        other: "\(news.medium) marks \(hearers)\(numbers), which have read \(read)")
    case .observed:
      return localized(
        news.hearers.count, one: "\(teller) tells its observer \(hearers)\(numbers)",
        other: "\(teller) tells its observers \(hearers)\(numbers)")
    case .bound: return localized("\(teller) emits the change to \(hearers)\(numbers)")
    case .delegated: return localized("\(teller) tells its delegate \(hearers)\(numbers)")
    case .calledBack: return localized("\(teller) calls a closure of \(hearers)\(numbers)")
    case .ordered: return localized("\(teller) tells \(hearers) directly\(numbers)")
    }
  }

  private func wayOut(_ way: Contrast.Way, _ isFirst: Bool) -> String {
    let numbers = numbers(way.messages, isFirst)
    guard !way.between.isEmpty else {
      return localized("\(way.start) writes \(way.end) itself\(numbers)")
    }
    if way.comesBack {
      let others = list(way.between)
      return localized(
        "\(way.start) turns to \(others), hears back, and writes \(way.end)\(numbers)")
    }
    return localized(
      "\(way.start) reaches \(way.end) through \(list(way.between))\(numbers)")
  }

  private func move(_ move: Contrast.Move, _ isFirst: Bool) -> String {
    let numbers = numbers([move.message], isFirst)
    guard move.mover != move.screen else {
      return localized("\(move.mover) takes itself away\(numbers)")
    }
    return move.came
      ? localized("\(move.mover) shows \(move.screen)\(numbers)")
      : localized("\(move.mover) takes \(move.screen) away\(numbers)")
  }

  private func making(_ one: [Contrast.Made], _ two: [Contrast.Made]) -> String {
    switch (one.isEmpty, two.isEmpty) {
    case (true, _): localized("Only in \(titles[1]), \(made(two)).")
    case (_, true): localized("Only in \(titles[0]), \(made(one)).")
    default: localized("In \(titles[0]), \(made(one)); in \(titles[1]), \(made(two)).")
    }
  }

  /// Names say nothing where they are many: then how many there are of each role, the most first.
  private func made(_ objects: [Contrast.Made]) -> String {
    let names = objects.map(\.name).listed(.and)
    guard objects.count > 6 else {
      return localized(objects.count, one: "\(names) is made", other: "\(names) are made")
    }
    let roles = Dictionary(grouping: objects, by: \.role.heading).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { $0.value == 1 ? $0.key : "\($0.value) × \($0.key)" }
    return localized("\(objects.count) objects are made (\(roles.commaSeparated))")
  }

  private func sending(_ sending: Contrast.Sending, _ isFirst: Bool) -> String {
    let (from, to, numbers) = (sending.from, sending.to, numbers([sending.message], isFirst))
    switch sending.kind {
    case .delegate: return localized("\(from) tells its delegate \(to)\(numbers)")
    case .observer: return localized("\(from) tells its observer \(to)\(numbers)")
    case .closure: return localized("\(from) calls a closure of \(to)\(numbers)")
    case .binding: return localized("\(from) reaches \(to) through a binding\(numbers)")
    case .targetAction: return localized("\(from) sends its action to \(to)\(numbers)")
    case .forward: return localized("\(from) forwards the message to \(to)\(numbers)")
    case .set: return localized("\(from) sets a property of \(to)\(numbers)")
    case .command: return localized("\(from) has \(to) carry it out\(numbers)")
    case .call: return localized("\(from) calls \(to)\(numbers)")
    default:
      return localized("\(from) tells \(to) by \(sending.kind.rawValue)\(numbers)")
    }
  }

  private func telling(_ told: Contrast.Telling, _ isFirst: Bool) -> String {
    let (from, to, numbers) = (told.from, told.to, numbers([told.message], isFirst))
    switch told.kind {
    case .set: return localized("\(from) sets \(told.text) of \(to)\(numbers)")
    case .forward: return localized("\(from) forwards \(told.text) to \(to)\(numbers)")
    case .subscribe: return localized("\(from) registers with \(to) by \(told.text)\(numbers)")
    default: return localized("\(from) tells \(to) \(told.text)\(numbers)")
    }
  }

  private func times(_ count: Int) -> String {
    localized(count, one: "once", other: "\(count) times")
  }

  private func title(_ side: Contrast.Side) -> String { titles[side == .first ? 0 : 1] }
  private func list(_ names: [String]) -> String {
    guard names.count > 6 else { return names.listed(.and) }
    return localized("\(names.prefix(5).map(\.self).commaSeparated) and \(names.count - 5) more")
  }

  /// ` (5-7, 9)`; nothing where the messages are not drawn.
  private func numbers(_ records: some Sequence<Int>, _ isFirst: Bool) -> String {
    let ranges = records.compactMap { number(isFirst, $0) }.ranges
    return ranges.isEmpty ? "" : " (\(ranges.commaSeparated))"
  }
}
