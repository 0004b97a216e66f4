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

  var news: ToldChanges { whyNot.news }

  /// The answer first. Each of the others is a fact that the run shows.
  var sentences: [String] {
    let found = sentences(on: whyNot.answer, whyNot.object)
    let answer = found.prefix(1).map { inFile(inTime($0)) }
    return (answer + found.dropFirst() + contacts + remarks).map(\.printable)
  }

  func styled(width: Int) -> Styled {
    let sentences = sentences
    let answer = Styled.wrapped(sentences.first ?? "", to: width, .strong)
    return sentences.dropFirst().reduce(answer) { text, sentence in
      text + .wrapped(sentence, to: max(width - 2, 10)).hanging(under: "• ", .faint)
    }
  }

  var json: [JSON] {
    let change = news.main.flatMap { changes[$0]?.path }
    return [
      .object(of: [
        "object": whyNot.object, "answer": whyNot.answer.nature.word, "change": change,
        "sentences": sentences,
      ])
    ]
  }

  /// Who registered with it or asked it, and where the answer goes on.
  @Sentences private var contacts: [String] {
    switch whyNot.answer {
    case .told, .gone, .notMade, .notHere: nil
    case .onlyAsked: registrants
    default:
      registrants
      if !isAnsweredByQuestions, !whyNot.questions.isEmpty {
        localized("It was asked: \(list(differentQuestions, atMost: 2)).")
      }
      codeHint
    }
  }

  private var registrants: String? {
    whyNot.registrants.isEmpty
      ? nil : localized("Registered with it: \(list(whyNot.registrants, atMost: 2)).")
  }

  @Sentences private var remarks: [String] {
    if isUnderWay { localized("You are in the middle of \(asked.lastAction): more may come.") }
    if let end = whyNot.endWithoutMistake.flatMap({ actionsThere[$0] }) {
      localized("Without the mistake, it is released in: \(end)")
    }
    if asked.hasReturned, let part = asked.lastInput {
      localized("This is about \(part), which is the last action now.")
    }
  }

  // MARK: When it holds

  /// Before the end, an answer is about what has happened so far: those of whom it speaks may be told next. What is missing
  /// is so to the end.
  private func inTime(_ words: String) -> String {
    guard asked.isMidway || asked.hidesLater else { return words }
    return switch whyNot.answer.nature.sort {
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
  private func inFile(_ words: String) -> String {
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
    return [.silence, .absence, .rule].contains(whyNot.answer.nature.sort)
  }

  /// Whether you do not know yet what comes later in the action, and the answer is about what has happened.
  var isUnderWay: Bool {
    ![.fact, .rule].contains(whyNot.answer.nature.sort) && asked.hidesLater
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

  fileprivate var nature: (word: String, sort: Sort) {
    switch self {
    case .told, .applied: ("told", .event)
    case .notMade: ("not made", .fact)
    case .gone: ("gone", .fact)
    case .notHere: ("not here", .difference)
    case .missing: ("missing", .difference)
    case .unasked: ("unasked", .difference)
    case .nothingSent: ("nothing sent", .silence)
    case .otherAnnounced: ("other announced", .silence)
    case .quiet: ("quiet", .silence)
    case .brokenOff: ("broken off", .silence)
    case .passedOver: ("passed over", .silence)
    case .made: ("made", .silence)
    case .tellerNotTold: ("teller not told", .silence)
    case .readNothing: ("read nothing", .silence)
    case .untold: ("untold", .silence)
    case .notYet: ("not yet", .absence)
    case .changedItself: ("changed itself", .absence)
    case .onlyAsked: ("only asked", .absence)
    case .ranClosures: ("ran closures", .absence)
    case .beforeTrace: ("before", .absence)
    case .unknown: ("unknown", .absence)
    case .closed: ("closed", .rule)
    }
  }
}
