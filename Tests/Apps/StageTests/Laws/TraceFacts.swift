import Analysis
import Trace

/// Looks facts up in the records of a trace.
struct TraceFacts {
  private(set) var messages: [Int: Trace.Message]
  private(set) var changes: [Int: Trace.StateChange]
  let participants: [String: Trace.Participant]
  private(set) var declared: [String: Int]
  /// The objects that are there in the end.
  private(set) var known: Set<String>
  private(set) var screens: [Int: String]
  let turns: [(n: Int, action: String)]
  let records: [Trace.Record]

  init(_ trace: Trace) {
    records = trace.records
    messages = trace.messagesByRecord
    changes = trace.changesByRecord
    participants = trace.participantsByName
    declared = Dictionary(
      uniqueKeysWithValues: trace.records.compactMap { record in
        guard case .participant(let new) = record.event else { return nil }
        return (new.name, record.n)
      })
    known = Set(declared.keys)
    screens = Dictionary(
      uniqueKeysWithValues: trace.records.compactMap { record in
        guard case .screen(let screen) = record.event else { return nil }
        return (record.n, screen.text)
      })
    turns = trace.records.compactMap { record in
      guard case .turn(let turn) = record.event else { return nil }
      return (record.n, turn.action)
    }
  }

  /// What happened in an action, which is counted from 0; for `nil`, in all of them.
  func during(_ action: Int?) -> TraceFacts {
    let starts =
      turns.indices.filter { $0 == 0 || turns[$0].action != turns[$0 - 1].action }
      .map { turns[$0].n } + [.max]
    let records = starts[action ?? 0]..<(action.map { starts[$0 + 1] } ?? .max)
    var facts = self
    facts.messages = messages.filter { records.contains($0.key) }
    facts.changes = changes.filter { records.contains($0.key) }
    facts.declared = declared.filter { records.contains($0.value) }
    facts.known = Set(declared.filter { $0.value < records.upperBound }.keys)
    facts.screens = screens.filter { records.contains($0.key) }
    return facts
  }

  func role(_ name: String) -> Role? { participants[name]?.role }
  func isInApp(_ name: String) -> Bool { role(name).map { !$0.isOutside } ?? false }
  /// What is drawn at the end.
  var lastScreen: String? { screens.max { $0.key < $1.key }?.value }

  /// Each message goes to the next object, and comes because of the one before it.
  func has(_ way: Contrast.Way) -> Bool {
    let arrives = zip(way.messages, way.objects.dropFirst()).allSatisfy { messages[$0]?.to == $1 }
    let isCaused = zip(way.messages, way.messages.dropFirst()).allSatisfy { earlier, later in
      let message = messages[later]
      return [message?.parent, message?.cause, message?.origin].contains(earlier)
    }
    return arrives && isCaused && way.objects.count == way.messages.count + 1
      && way.objects.allSatisfy { participants[$0] != nil }
  }

  func has(_ change: Contrast.Change) -> Bool {
    let found = changes[change.record]
    return found?.owner == change.owner && found?.property == change.property
  }

  /// Counters of services and what connects objects are no data.
  func isData(_ change: Trace.StateChange) -> Bool {
    let values = [change.old, change.new].compactMap(\.self).filter { $0 != "nil" }
    let isCount = role(change.owner) == .service && values.allSatisfy { Int($0) != nil }
    let isObject =
      values.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "'" } }
      && values.allSatisfy { $0.first?.isUppercase ?? false }
    return !isCount && !isObject
  }

  func has(_ news: Contrast.News?) -> Bool {
    guard let news else { return !messages.values.contains { $0.kind.isNews } }
    guard let first = news.messages.first, let message = messages[first] else { return false }
    let kinds: [MessageKind] =
      switch news.manner {
      case .posted: [.post]
      case .marked: [.invalidate]
      case .observed: [.observer]
      case .bound: [.binding]
      case .delegated: [.delegate]
      case .calledBack: [.closure]
      case .ordered: [.call, .set, .forward, .diff, .command]
      }
    let told = Set(
      messages.filter { n, told in
        news.messages.contains(n) || (told.parent.map(news.messages.contains) ?? false)
      }.map(\.value.to))
    return message.from == (news.manner == .marked ? news.medium : news.announcer)
      && news.messages.allSatisfy { messages[$0].map { kinds.contains($0.kind) } ?? false }
      && told.isSuperset(of: news.hearers)
      && (!news.hearers.isEmpty || !isShown(during: news.messages))
      && (news.manner != .marked || read(by: news.messages) == Set(news.texts))
  }

  /// Whether an object that hears of a post writes a view during that.
  private func isShown(during posts: [Int]) -> Bool {
    messages.values.contains { written in
      role(written.to) == .view && written.kind != .query
        && (written.parent.flatMap { messages[$0]?.parent }.map(posts.contains) ?? false)
    }
  }

  /// What objects have read that is changed now: each mark names it.
  private func read(by marks: [Int]) -> Set<String> {
    Set(marks.compactMap { messages[$0]?.text })
  }

  func has(_ move: Contrast.Move) -> Bool {
    guard let message = messages[move.message], participants[move.screen] != nil
    else { return false }
    return (message.kind == .update ? message.to : message.from) == move.mover
      && (move.mark.map { has($0) && isMade(move.screen, in: message, by: $0) } ?? true)
  }

  /// Whether an object is made because of a mark of its maker.
  private func isMade(
    _ object: String, in message: Trace.Message, by mark: Contrast.Telling
  ) -> Bool {
    message.kind == .create && message.to == object && mark.to == message.from
      && [message.parent, message.cause, message.origin].contains(mark.message)
  }

  /// Whether these are all messages by which an object posts.
  func has(_ posts: Contrast.Posts) -> Bool {
    let found = messages.filter { $1.kind == .post && $1.from == posts.announcer }
    return found.keys.sorted() == posts.messages && !found.isEmpty
  }

  func has(_ told: Contrast.Telling) -> Bool {
    messages[told.message].map {
      ($0.from, $0.to, $0.text, $0.kind, $0.arguments)
        == (told.from, told.to, told.text, told.kind, told.values)
    } ?? false
  }

  func count(_ question: Contrast.Question) -> Int {
    messages.values.count {
      ($0.kind == .query || $0.kind == .read) && $0.from == question.from && $0.to == question.to
        && $0.text == question.text
    }
  }

  /// How many messages have these words and this receiver.
  func count(to receiver: String, _ text: String) -> Int {
    messages.values.count { $0.to == receiver && $0.text == text }
  }

  /// A message with the same words to the same object.
  func hasSame(to receiver: String, _ text: String) -> Bool {
    messages.values.contains { $0.to == receiver && $0.text == text }
  }

  func hasSame(as told: Contrast.Telling) -> Bool {
    messages.values.contains {
      ($0.from, $0.to, $0.text) == (told.from, told.to, told.text)
    }
  }

  /// An object of the app tells the last writer to do it, after the last call that comes from outside.
  func isOrdered(_ way: Contrast.Way) -> Bool {
    guard way.between.isEmpty, way.start != way.end else { return false }
    var next = way.messages.last.flatMap { messages[$0]?.parent }
    while let n = next, let message = messages[n], isInApp(message.from) {
      if message.from != way.start, message.to == way.start, message.kind.senderKnowsReceiver,
        n > (way.messages.first ?? 0)
      {
        return true
      }
      next = message.parent
    }
    return false
  }

  /// The change of the object at the start of a way without messages is made by its own method.
  func isOwn(_ way: Contrast.Way) -> Bool {
    changes.values.contains { change in
      guard let message = change.parent.flatMap({ messages[$0] }), message.to == way.start else {
        return false
      }
      return isInApp(message.from) || (message.kind != .binding && message.kind != .set)
    }
  }
}

extension MessageKind {
  fileprivate var isNews: Bool { [.post, .observer, .binding].contains(self) }
}
