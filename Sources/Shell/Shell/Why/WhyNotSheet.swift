import Analysis
import Cells
import Localization
import Trace

/// Why an object was not told of something, in sentences: the answer, then what shows it.
struct WhyNotSheet {
  let whyNot: WhyNot
  /// A property or a method of the object; `nil` to ask about all messages.
  let member: String?
  let asked: AskedRun
  let messages: [Int: Trace.Message]
  let changes: [Int: Trace.StateChange]
  /// These are of the same run without the mistake, by their records. Messages have the names of this run.
  let messagesThere: [Int: Trace.Message]
  let changesThere: [Int: Trace.StateChange]
  let actionsThere: [Int: String]

  init(_ whyNot: WhyNot, member: String?, in asked: AskedRun, _ mistaken: MistakenRun?) {
    self.whyNot = whyNot
    self.member = member
    self.asked = asked
    (messages, changes) = (asked.all.messagesByRecord, asked.all.changesByRecord)
    let there = mistaken?.traceWithoutMistake
    messagesThere = (there?.messagesByRecord ?? [:]).mapValues { mistaken?.renamed($0) ?? $0 }
    changesThere = there?.changesByRecord ?? [:]
    actionsThere = there?.actionsByRecord ?? [:]
  }

  var headline: String { inFile(inTime(headline(of: whyNot.answer, whyNot.object))) }

  /// Each sentence is a fact that the run shows.
  var details: [String] { facts + remarks }
  private var facts: [String] {
    switch whyNot.answer {
    case .told(let telling): details(of: telling)
    case .gone, .notMade, .notHere: evidence(for: whyNot.answer, whyNot.object)
    case .onlyAsked: evidence(for: whyNot.answer, whyNot.object) + registrants
    default:
      evidence(for: whyNot.answer, whyNot.object) + registrants
        + (isAnsweredByQuestions ? [] : questions) + [codeHint].compactMap(\.self)
    }
  }
  private var remarks: [String] {
    let end = whyNot.endWithoutMistake.flatMap { actionsThere[$0] }
    let part = asked.hasReturned ? asked.lastInput : nil
    return [
      isUnderWay ? localized("You are in the middle of \(asked.lastAction): more may come.") : nil,
      end.map { localized("Without the mistake, it is released in: \($0)") },
      part.map { localized("This is about \($0), which is the last action now.") },
    ].compactMap { $0 }
  }

  var sentences: [String] { ([headline] + details).map(\.printable) }

  func styled(width: Int) -> Styled {
    details.reduce(.wrapped(headline.printable, to: width, .strong)) { text, sentence in
      text + .wrapped(sentence.printable, to: max(width - 2, 10)).hanging(under: "• ", .faint)
    }
  }

  // MARK: The answer

  private func headline(of answer: WhyNot.Answer, _ object: String) -> String {
    switch answer {
    case .told(let telling): headline(of: telling)
    case .applied(let record):
      joined(
        headline(ofTold: [record]),
        localized(
          "The drawing has this message at \(messages[record]?.to ?? ""), whose data source it is.")
      )
    case .notMade(let record): headline(ofMaking: record)
    case .notHere(let missing): headline(of: missing)
    case .nothingSent where isAboutPart || isAboutCutFile, .beforeTrace where isAboutPart:
      localized("\(object) was told nothing.")
    case .nothingSent:
      localized(
        "\(object) was told nothing: \(asked.lastInput ?? asked.lastAction) sent no message.")
    case .changedItself(let record): headline(ofOwnChange: record)
    case .notYet(let records):
      localized("\(object) has not been told yet. It is told later: \(list(records)).")
    case .gone(let departure): headline(of: departure)
    case .missing(let missing): headline(of: missing)
    case .unasked(let questions, _):
      joined(localized("\(object) was told nothing."), asking(questions))
    case .otherAnnounced(let silence, _): headline(of: silence, object)
    case .quiet: localized("\(object) was told nothing: nothing happened that it hears of.")
    case .brokenOff(let precedent) where precedent.instead != nil:
      localized(
        "\(object) was told nothing: this time \(sender(of: precedent.missing)) sent something else."
      )
    case .brokenOff(let precedent):
      localized(
        "\(object) was told nothing: this time \(sender(of: precedent.missing)) did not pass on what it heard."
      )
    case .passedOver where object == whyNot.object && isAnsweredByQuestions: headlineOfQuestions
    case .passedOver(let facts) where facts.heard.isEmpty:
      localized("\(object) was told nothing: \(facts.teller.name) changed, and did not tell it.")
    case .passedOver(let facts):
      localized("\(object) was told nothing: \(facts.teller.name) was told, and did not tell it.")
    case .made: localized("\(object) was told nothing after it was made.")
    case .tellerNotTold(let teller, _):
      localized("\(object) was told nothing, because \(teller.name) was told nothing either.")
    case .closed(let column) where column.isOutside:
      localized(
        "No message to \(object) is recorded, and the contract does not say what the app may tell it."
      )
    case .closed:
      localized(
        "\(object) was told nothing: in this pattern, no object of the app may tell it anything.")
    case .onlyAsked:
      localized("No object has told \(object) anything so far in this run. Others asked it.")
    case .ranClosures(let records): headline(ofClosures: records)
    case .readNothing:
      localized("\(object) was told nothing: its last body read no property of another object.")
    case .untold(let column): headline(of: column)
    case .beforeTrace:
      localized("\(object) was told nothing. What came before is not in this file.")
    case .unknown:
      localized(
        "\(object) was told nothing. No living object of the app but its maker or a view told it anything before."
      )
    }
  }

  private func sender(of record: Int) -> String { messages[record]?.from ?? "" }
  private func headline(of telling: WhyNot.Telling) -> String {
    let (object, records) = (whyNot.object, telling.messages)
    guard records.contains(where: { messages[$0]?.kind != .user }) else {
      return localized(
        "You acted on \(object): \(list(records, withSender: false)). No object told it anything.")
    }
    return headline(ofTold: records)
  }

  private func headline(ofTold records: [Int]) -> String {
    let object = whyNot.object
    guard let member else { return localized("\(object) was told: \(list(records)).") }
    let wanted = records.filter { messages[$0]?.hasName(member) == true }
    guard wanted.isEmpty else { return localized("\(object) was told: \(list(wanted)).") }
    let path = "\(object).\(member)".spelled(as: changes.values.map(\.path))
    guard !hasChanged(path) else {
      return localized("\(path) has changed. For what led to it, type: why \(path)")
    }
    return localized("\(object) was told, but not \(member): \(list(records)).")
  }

  /// Whether a property has changed in the part that is asked about.
  private func hasChanged(_ path: String) -> Bool {
    changes.contains { n, change in
      n >= asked.start && n <= asked.end && change.path == path && !change.isInitial
    }
  }

  private func headline(of departure: WhyNot.Departure) -> String {
    let object = whyNot.object
    guard let action = asked.action(of: departure.end) else {
      return localized("\(object) does not live any more.")
    }
    return departure.isKilled
      ? localized("\(object) does not live any more: its process has ended (\(action)).")
      : localized("\(object) does not live any more. It was released during: \(action)")
  }

  private func headline(of missing: MissingMessage) -> String {
    let object = whyNot.object
    guard let message = messagesThere[missing.message] else { return "" }
    if let n = missing.change, let change = changesThere[n] {
      return localized(
        "\(object).\(change.property) has not changed to \(change.new). Without the mistake, it does, in: \(message.from) → \(message.to): \(message.call)."
      )
    }
    if message.kind == .create {
      return localized(
        "\(object) was not made. Without the mistake, \(message.from) makes it: \(message.call).")
    }
    if let alike = toldAlike(missing), let other = messages[alike] {
      guard other.from == message.from else {
        return localized(
          "\(object) was told \(other.call) by \(other.from). Without the mistake, \(message.from) tells it."
        )
      }
      let (here, there) = (place(of: alike), actionsThere[missing.message] ?? "")
      guard asked.action(of: alike) != there else {
        return localized(
          "\(object) was told \(other.call) less often here. Without the mistake, \(message.from) tells it again."
        )
      }
      return localized(
        "\(object) was told \(other.call) \(here). Without the mistake, it is told in: \(there)")
    }
    return localized(
      "\(object) was not told \(message.call). Without the mistake, \(message.from) tells it.")
  }

  // MARK: Told

  private func details(of telling: WhyNot.Telling) -> [String] {
    let end = telling.departure.map(ending)
    let leading = sentences(onLeading: telling.changes)
    let last = telling.messages.last { asked.number(of: $0) != nil && hasCause($0) }
      .flatMap(asked.number)
    let path = member.map { "\(whyNot.object).\($0)".spelled(as: changes.values.map(\.path)) }
    let isNamed = path.map(hasChanged) ?? false
    let hint = isNamed ? nil : last.map { localized("For what led to it, type: why \($0)") }
    let impossible =
      telling.isImpossibleWithoutMistake
      ? localized("Without the mistake, this action is not possible.") : nil
    let unasked =
      telling.unasked.isEmpty ? nil : asking(telling.unasked)
    let later =
      telling.later.isEmpty ? nil : localized("It is told later: \(list(telling.later)).")
    let told = [unasked, impossible].compactMap { $0 } + leading + [later].compactMap { $0 }
    // At the end, what led to it is enough.
    let isAfter = whyNot.changes.first.map { $0 > telling.messages.last ?? 0 } ?? false
    let changed =
      (later == nil && !isUnderWay) || !leading.isEmpty || isAfter ? [] : changeSentences
    return differences(telling) + told + changed + afterwards(telling)
      + [end, hint].compactMap { $0 }
  }

  private func ending(_ departure: WhyNot.Departure) -> String {
    switch (departure.isKilled, asked.action(of: departure.end)) {
    case (true, let action): localized("After that its process ended (\(action ?? "")).")
    case (false, let action?): localized("After that it was released, during: \(action)")
    case (false, nil): localized("After that it was released.")
    }
  }

  private func hasCause(_ record: Int) -> Bool {
    let message = messages[record]
    return message?.parent != nil || message?.cause != nil || message?.origin != nil
  }

  private var registrants: [String] {
    whyNot.registrants.isEmpty
      ? [] : [localized("Registered with it: \(list(whyNot.registrants, atMost: 2)).")]
  }

  private var questions: [String] {
    whyNot.questions.isEmpty
      ? [] : [localized("It was asked: \(list(differentQuestions, atMost: 2)).")]
  }
}
