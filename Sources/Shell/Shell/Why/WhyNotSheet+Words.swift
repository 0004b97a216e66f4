import Analysis
import Localization
import Trace

extension WhyNotSheet {
  /// `handleChangeNotification("StoreChanged") (message 9) from NC`, a few of them: those that are drawn before others.
  func list(
    _ records: [Int], withSender: Bool = true, withReceiver: Bool = false, atMost limit: Int = 4
  ) -> String {
    let drawn = records.filter { asked.number(of: $0) != nil }
    let shown = (drawn.isEmpty ? records : drawn).prefix(limit).map { record in
      let (call, place) = (call(record), place(of: record))
      let (from, to) = (messages[record]?.from ?? "", messages[record]?.to ?? "")
      if withReceiver { return localized("\(call) \(place) to \(to)") }
      let words = joined(call, place)
      return withSender ? localized("\(words) from \(from)") : words
    }
    return shown.commaSeparated + more(than: shown.count, of: records.count)
  }

  /// Two parts of a sentence, or two sentences.
  func joined(_ first: String, _ second: String) -> String { localized("\(first) \(second)") }

  /// ` and 3 others`, of objects or properties, or nothing.
  func others(than shown: Int, of count: Int) -> String {
    let rest = count - shown
    return rest > 0
      ? localized(rest, one: " and \(rest) other", other: " and \(rest) others") : ""
  }

  /// ` and 3 more`, of messages, or nothing.
  func more(than shown: Int, of count: Int) -> String {
    count > shown ? localized(" and \(count - shown) more") : ""
  }

  func call(_ record: Int) -> String { messages[record]?.call ?? "" }

  /// Before the end, an answer is about what has happened so far: those of whom it speaks may be told next. What is missing
  /// is so to the end.
  func inTime(_ words: String) -> String {
    guard asked.isMidway || asked.hidesLater else { return words }
    return switch whyNot.answer.sort {
    case .silence: localized("Up to here: \(words)")
    case .difference: localized("In the whole run: \(words)")
    case .event, .fact, .absence, .rule: words
    }
  }

  /// Whether a file has only a part of the run: what the part does not have may have happened all the same.
  var isAboutPart: Bool { asked.all.header.part != nil }

  /// Whether a file ends before all actions of its run are over.
  var isAboutCutFile: Bool { !asked.hidesLater && asked.all.gaps.cut != nil }

  /// Of a file that does not have all of its run, an answer about what did not happen is about what the file has.
  func inFile(_ words: String) -> String {
    let gaps = asked.all.gaps
    guard saysWhatDidNotHappen, isAboutPart || !asked.hidesLater else { return words }
    guard asked.isMidway else { return gaps.sentence(before: words) }
    return isAboutPart ? [gaps.sentence, words].compactMap(\.self).joinedSentences : words
  }

  /// Whether the answer is about something that did not happen.
  private var saysWhatDidNotHappen: Bool {
    if case .told(let telling) = whyNot.answer {
      return member != nil || telling.messages.allSatisfy { messages[$0]?.kind == .user }
    }
    return [.silence, .absence, .rule].contains(whyNot.answer.sort)
  }

  func headline(ofOwnChange record: Int) -> String {
    let (object, change) = (whyNot.object, words(onChange: record))
    return isAboutPart
      ? localized("\(object) was told nothing. It changed: \(change).")
      : localized("\(object) was told nothing. It changed outside of all messages: \(change).")
  }

  /// Whether you do not know yet what comes later in the action, and the answer is about what has happened.
  var isUnderWay: Bool {
    ![.fact, .rule].contains(whyNot.answer.sort) && asked.hidesLater
  }

  func placeOutsideOfMessages(_ record: Int) -> String {
    guard let action = asked.action(of: record), record >= asked.start else {
      return place(of: record)
    }
    return localized("(in: \(action))")
  }

  func place(of record: Int) -> String { asked.place(of: record) }
}

extension WhyNotSheet {
  var json: [JSON] {
    let change = whyNot.mainChange.flatMap { changes[$0]?.path }
    return [
      .object(of: [
        "object": whyNot.object, "answer": whyNot.answer.word, "change": change,
        "sentences": sentences,
      ])
    ]
  }
}

extension WhyNot.Answer {
  /// What an answer is to the rest of the run.
  fileprivate enum Sort {
    /// A message that came.
    case event
    /// How things are now, whatever comes later.
    case fact
    /// What the run without the mistake has. It is known to the end of the run.
    case difference
    /// No message came, and the next one may come at once.
    case silence
    /// The same, where the answer says by itself up to when it holds.
    case absence
    /// What the contract says.
    case rule
  }

  fileprivate var sort: Sort {
    switch self {
    case .told, .applied: .event
    case .notMade, .gone: .fact
    case .notHere, .missing, .unasked: .difference
    case .nothingSent, .otherAnnounced, .quiet, .brokenOff, .passedOver, .made, .tellerNotTold,
      .readNothing, .untold:
      .silence
    case .notYet, .changedItself, .onlyAsked, .ranClosures, .beforeTrace, .unknown: .absence
    case .closed: .rule
    }
  }

  fileprivate var word: String {
    switch self {
    case .told, .applied: "told"
    case .notYet: "not yet"
    case .notMade: "not made"
    case .notHere: "not here"
    case .nothingSent: "nothing sent"
    case .changedItself: "changed itself"
    case .onlyAsked: "only asked"
    case .ranClosures: "ran closures"
    case .readNothing: "read nothing"
    case .untold: "untold"
    case .beforeTrace: "before"
    case .gone: "gone"
    case .missing: "missing"
    case .unasked: "unasked"
    case .otherAnnounced: "other announced"
    case .quiet: "quiet"
    case .brokenOff: "broken off"
    case .passedOver: "passed over"
    case .made: "made"
    case .tellerNotTold: "teller not told"
    case .closed: "closed"
    case .unknown: "unknown"
    }
  }
}
