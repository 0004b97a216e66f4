import Localization
import Trace

/// The clauses of sentences.
extension ContrastWords {
  func change(_ change: Contrast.Change, _ side: Contrast.Side) -> String {
    let path = "\(change.owner).\(change.property)"
    let numbers = numbers(change.way.suffix(1), side)
    switch change.kind {
    case .model: return localized("\(path) changes\(numbers), in the model")
    case .viewState where change.place == .state:
      return localized("\(path) changes\(numbers), as a part of the one state")
    case .viewState: return localized("\(path) changes\(numbers), as view state that screens share")
    case .own: return localized("\(path) changes\(numbers), as data of its own")
    }
  }

  func wayIn(_ way: Contrast.Way, _ side: Contrast.Side) -> String {
    let numbers = numbers(way.messages, side)
    if let setting = way.setting { return set(setting, side) }
    guard !way.messages.isEmpty else { return localized("\(way.start) changes its own data") }
    guard !way.between.isEmpty else {
      return localized("\(way.start) itself reaches \(way.end)\(numbers)")
    }
    guard way.start != way.end else {
      return localized("it comes back to \(way.start) through \(list(way.between))\(numbers)")
    }
    return wayThroughOthers(way, side, isWriting: false)
  }

  /// - Parameter isWriting: whether it ends at a view, which is written.
  private func wayThroughOthers(
    _ way: Contrast.Way, _ side: Contrast.Side, isWriting: Bool
  ) -> String {
    if let update = way.update { return wayOfCommand(way, update, side) }
    let numbers = numbers(way.messages, side)
    guard way.comesBack else {
      return localized("\(way.start) reaches \(way.end) through \(list(way.between))\(numbers)")
    }
    let last =
      isWriting
      ? localized("writes \(way.end)\(numbers)") : localized("reaches \(way.end)\(numbers)")
    let told = list(way.told)
    if !way.answering.isEmpty {
      let others = list(way.answering)
      return localized("\(way.start) turns to \(told), hears back by way of \(others), and \(last)")
    }
    // The first object hears from the one that it has told something, and that one from others.
    if way.told.count == 1, !way.advising.isEmpty {
      let others = list(way.advising)
      return localized(
        "\(way.start) turns to \(told), which hears from \(others) and answers, and \(last)")
    }
    return localized("\(way.start) turns to \(told), hears back, and \(last)")
  }

  /// The first object does not go on: it gets another command, which an update has asked for.
  private func wayOfCommand(
    _ way: Contrast.Way, _ update: Contrast.Telling, _ side: Contrast.Side
  ) -> String {
    let before = numbers(way.messages.prefix { $0 < update.message }, side)
    let after = numbers(way.messages.drop { $0 < update.message }, side)
    let deciding = numbers([update.message], side)
    return localized(
      "\(way.start) sends a message to \(list(way.between))\(before), and what \(update.to) then asks for\(deciding) reaches \(way.end)\(after)"
    )
  }

  func set(_ setting: Contrast.Telling, _ side: Contrast.Side) -> String {
    let (from, to, numbers) = (setting.from, setting.to, numbers([setting.message], side))
    return setting.kind == .binding
      ? localized("\(from) sets \(to) through a binding\(numbers)")
      : localized("\(from) sets \(to) from outside\(numbers)")
  }

  func news(_ news: Contrast.News?, _ side: Contrast.Side) -> String {
    guard let news else { return localized("no message announces the change") }
    let (teller, numbers) = (news.announcer, numbers(news.messages, side))
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

  func wayOut(_ way: Contrast.Way, _ side: Contrast.Side) -> String {
    let numbers = numbers(way.messages, side)
    guard !way.between.isEmpty else {
      return localized("\(way.start) writes \(way.end) itself\(numbers)")
    }
    return wayThroughOthers(way, side, isWriting: true)
  }

  func move(_ move: Contrast.Move, _ side: Contrast.Side) -> String {
    let numbers = numbers([move.message], side)
    return switch (move.came, move.mover == move.screen) {
    case (true, true): localized("\(move.mover) shows itself\(numbers)")
    case (false, true): localized("\(move.mover) takes itself away\(numbers)")
    case (true, false): localized("\(move.mover) shows \(move.screen)\(numbers)")
    case (false, false): localized("\(move.mover) takes \(move.screen) away\(numbers)")
    }
  }

  func sending(_ sending: Contrast.Telling, _ side: Contrast.Side) -> String {
    let (from, to, numbers) = (sending.from, sending.to, numbers([sending.message], side))
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

  func telling(_ told: Contrast.Telling, _ side: Contrast.Side) -> String {
    let (from, to, numbers) = (told.from, told.to, numbers([told.message], side))
    switch told.kind {
    case .set: return localized("\(from) sets \(told.text) of \(to)\(numbers)")
    case .forward: return localized("\(from) forwards \(told.text) to \(to)\(numbers)")
    case .subscribe: return localized("\(from) registers with \(to) by \(told.text)\(numbers)")
    default: return localized("\(from) tells \(to) \(told.text)\(numbers)")
    }
  }

  func value(_ one: Contrast.Telling, _ two: Contrast.Telling) -> String {
    let (a, b) = (titles.first, titles.second)
    let (old, new) = (values(one), values(two))
    return localized(
      "What \(one.to) gets is \(old) in \(a)\(numbers([one.message], .first)), and \(new) in \(b)\(numbers([two.message], .second))."
    )
  }

  private func values(_ told: Contrast.Telling) -> String {
    let values = told.values.map { $0.isEmpty ? "\"\"" : $0 }
    return values.isEmpty ? localized("(nothing)") : values.commaSeparated
  }

  func times(_ step: Contrast.Telling, _ one: [Int], _ two: [Int]) -> String {
    let (a, b) = (titles.first, titles.second)
    let here = times(one.count) + numbers(one, .first)
    let there = times(two.count) + numbers(two, .second)
    return localized(
      "\(step.from) tells \(step.to) \(step.text) \(here) in \(a), and \(there) in \(b).")
  }

  private func times(_ count: Int) -> String {
    localized(count, one: "once", other: "\(count) times")
  }

  func asking(_ question: Contrast.Question, _ side: Contrast.Side) -> String {
    let times = times(question.count)
    return question.text.hasSuffix(")")
      ? localized(
        "Only in \(titles[side]), \(question.from) calls \(question.text) of \(question.to), \(times)."
      )
      : localized(
        "Only in \(titles[side]), \(question.from) asks \(question.to) for \(question.text), \(times)."
      )
  }

  func idle(_ names: [String], _ side: Contrast.Side) -> String {
    localized(
      names.count, one: "Only in \(titles[side]), there is \(list(names)), with no part in this.",
      other: "Only in \(titles[side]), there are \(list(names)), with no part in this.")
  }

  func place(_ one: Contrast.Spot, _ two: Contrast.Spot) -> String {
    let (a, b) = (titles.first, titles.second)
    let (here, there) = (numbers([one.message], .first), numbers([two.message], .second))
    return switch (one.file, two.file) {
    case (let left?, let right?):
      localized(
        "\(one.text) of \(one.to) is in \(left) in \(a)\(here), and in \(right) in \(b)\(there).")
    case (let left?, nil):
      localized(
        "\(one.text) of \(one.to) is in \(left) in \(a)\(here); in \(b), it is the framework's own\(there)."
      )
    case (nil, let right?):
      localized(
        "\(one.text) of \(one.to) is the framework's own in \(a)\(here); in \(b), it is in \(right)\(there)."
      )
    case (nil, nil): ""
    }
  }

  func list(_ names: [String]) -> String {
    guard names.count > 6 else { return names.listed(.and) }
    return localized("\(names.prefix(5).map(\.self).commaSeparated) and \(names.count - 5) more")
  }

  /// ` (5-7, 9)`; nothing where the messages are not drawn.
  func numbers(_ records: some Sequence<Int>, _ side: Contrast.Side) -> String {
    let ranges = records.compactMap { number(side, $0) }.ranges
    return ranges.isEmpty ? "" : localized(" (\(ranges.commaSeparated))")
  }
}
