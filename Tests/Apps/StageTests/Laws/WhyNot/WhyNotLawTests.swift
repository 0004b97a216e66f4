import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// Every fact of every answer of `why not` is in the run: in who holds whom, who registered for what, and the messages.
///
/// The checks look at single records, and know nothing of how the answers are found.
@MainActor struct WhyNotLawTests {
  @Test(arguments: Seed.share(of: await Performance.all))
  func `each fact of each answer is in the run`(_ performance: Performance) throws {
    let run = try AskedAbout(performance.scenario, in: performance.pattern)
    for object in run.objects { try run.expectFacts(about: object) }
  }

  @Test(arguments: Seed.share(of: await MistakenPattern.all))
  func `so are the facts about a run with a mistake`(_ mistaken: MistakenPattern) throws {
    let run = try AskedAbout(
      mistaken.scenario, in: mistaken.pattern, with: mistaken.mistake)
    for object in run.objects { try run.expectFacts(about: object) }
  }
}

struct MistakenPattern: Sendable, CustomTestStringConvertible {
  let pattern: Pattern
  let id: String

  nonisolated var testDescription: String { id }

  var mistake: Mistake {
    get throws { try #require(pattern.mistakes.first { $0.id == id }) }
  }

  /// The scenario that shows the mistake.
  var scenario: Scenario {
    get throws { try Scenarios.named(mistake.scenario, in: pattern) }
  }

  /// The run of that scenario with the mistake.
  func trace() throws -> Trace { try Scenarios.trace(scenario, in: pattern, with: mistake) }

  static let all = Pattern.all.flatMap { pattern in
    pattern.mistakes.map { MistakenPattern(pattern: pattern, id: $0.id) }
  }
}

extension AskedAbout {
  func expectFacts(about object: String) throws {
    let whyNot = search.whyNot(object)
    for n in whyNot.news.changes {
      #expect(trace.stateChanges.contains { $0.n == n && n >= start })
    }
    for n in whyNot.news.hearings.values.joined() + whyNot.news.screenMoves {
      #expect(messages[n] != nil && n >= start)
    }
    for n in whyNot.questions { #expect(messages[n]?.to == object && !tells(n)) }
    try expect(whyNot.answer, about: object)
  }

  private func expect(_ answer: WhyNot.Answer, about object: String) throws {
    let told = told(object)
    switch answer {
    case .told(let telling):
      let acted = telling.messages.allSatisfy { messages[$0]?.kind == .user }
      #expect(telling.messages == (acted ? telling.messages : told), "\(object)")
      #expect(telling.messages.allSatisfy { messages[$0]?.to == object && $0 >= start })
      for change in telling.changes {
        #expect(trace.stateChanges.contains { $0.n == change.record && $0.n >= start })
        #expect(change.record < telling.messages.max() ?? 0, "\(object)")
      }
      for n in telling.extra { #expect(tally.hasMore(of: n, than: tallyThere), "\(object): \(n)") }
      for different in telling.different { expect(different, of: object) }
      for n in telling.sentOnlyHere {
        let sent = try #require(messages[n])
        #expect(sent.from == object && n >= start)
        let said = messagesThere.values.contains { $0.from == object && $0.saysSame(as: sent) }
        #expect(!said, "\(object): \(n)")
      }
      for n in telling.sentOnlyThere {
        let sent = try #require(messagesThere[n])
        #expect(sent.from.withoutNumber == object.withoutNumber, "\(object): \(n)")
        let said = messages.values.contains { $0.from == object && $0.saysSame(as: sent) }
        #expect(!said, "\(object): \(n)")
      }
      if let lost = telling.lostChange { try expect(lost, of: object) }
    case .gone(let departure): try expect(departure, of: object)
    case .missing(let missing): try expect(missing, of: object, told: told)
    case .unasked(let questions, _):
      for n in questions {
        #expect(
          !trace.messages.contains {
            $0.n >= start && $0.message.text == messagesThere[n]?.text
              && $0.message.to == object && $0.message.from == messagesThere[n]?.from
          })
      }
    case .notYet, .notMade, .notHere:
      Issue.record("\(object): nothing is later than the end")
    default:
      #expect(told.isEmpty, "\(object) was told")
      try expectSilence(answer, of: object)
    }
  }

  private func expectSilence(_ answer: WhyNot.Answer, of object: String) throws {
    switch answer {
    case .otherAnnounced(let silence, let announced):
      expectRegistered(silence.registrations, object)
      let topics = topics(silence.registrations)
      for n in announced { #expect(!topics.contains(topic(n)), "\(object): \(n)") }
      for n in silence.sameName {
        #expect(topics.contains(topic(n)) && silence.isRead, "\(object): \(n)")
      }
      for registration in silence.registrations {
        let speakers = (announced + silence.sameName)
          .flatMap { [messages[$0]?.from, messages[$0]?.to] }
        #expect(speakers.contains(registration.publisher), "\(object): \(registration.publisher)")
      }
    case .quiet(let silence):
      expectQuiet(silence.registrations, object)
      for teller in silence.idle {
        expect(teller, of: object)
        #expect(told(teller.name).isEmpty, "\(object): \(teller.name) was told")
      }
      for n in silence.ownMessages {
        let teller = messages[n]?.to ?? ""
        #expect(told(teller).allSatisfy { messages[$0]?.from == object }, "\(object): \(teller)")
      }
      if let before = silence.toldBefore {
        #expect(messages[before]?.to == object && before < start && tells(before), "\(object)")
      }
      if let route = silence.closedRoute { #expect(contract.kinds(on: route).isEmpty) }
    case .passedOver(let facts):
      expect(facts.teller, of: object)
      expectQuiet(facts.registrations, object)
      let heard = told(facts.teller.name).filter { messages[$0]?.from != object }
      #expect(facts.heard == heard, "\(object)")
      for n in facts.sent {
        #expect(messages[n]?.from == facts.teller.name && messages[n]?.to != object && tells(n))
        #expect(n > facts.heard.first ?? 0)
      }
    case .made(let making):
      #expect(messages[making]?.to == object && messages[making]?.kind == .create, "\(object)")
      #expect(making >= start, "\(object)")
    case .brokenOff(let precedent):
      let (again, missing) = (messages[precedent.again], messages[precedent.missing])
      #expect(messages[precedent.told]?.to == object && precedent.told < start)
      #expect(again?.to == missing?.from && precedent.again >= start, "\(object)")
      #expect(
        !trace.messages.contains {
          $0.n > precedent.again && $0.message.from == missing?.from
            && $0.message.text == missing?.text
        }, "\(object)")
      if let instead = precedent.instead {
        #expect(messages[instead]?.from == missing?.from && tells(instead), "\(object)")
        #expect(instead > precedent.again, "\(object)")
      }
    case .tellerNotTold(let teller, let reason):
      expect(teller, of: object)
      #expect(told(teller.name).isEmpty, "\(object): \(teller.name) was told")
      try expectSilence(reason, of: teller.name)
    case .closed(let column):
      #expect(role(object) == column.role)
      for sender in contract.senders where ![.user, .system, .timer, .remote].contains(sender) {
        let kinds = contract.kinds(on: .init(from: sender, to: column.role))
        #expect(
          kinds.allSatisfy {
            [.query, .datasource, .read, .render, .subscribe, .create].contains($0)
          })
      }
    case .changedItself(let n):
      #expect(
        trace.stateChanges.contains {
          $0.n == n && n >= start && $0.change.owner == object && $0.change.parent == nil
        }, "\(object)")
    case .applied(let n):
      let message = try #require(messages[n])
      #expect(n >= start && message.text == "apply(_:)", "\(object)")
      #expect(
        Ownership(of: trace).holders(of: object).contains {
          $0.holder == message.to && $0.property == "dataSource"
        }, "\(object)")
    case .nothingSent: #expect(!trace.messages.contains { $0.n >= start })
    case .onlyAsked(let questions):
      #expect(questions.allSatisfy { messages[$0]?.to == object && !tells($0) }, "\(object)")
      #expect(
        !trace.messages.contains { n, message in
          message.to == object && message.from != object && n < start && tells(n)
        }, "\(object) was told before")
    case .readNothing(let body):
      #expect(lastBody(of: object) == body)
      let reads = trace.messages.filter { $0.message.kind == .read }.map(\.n)
      #expect(reads.filter { self.body(around: $0) == body } == [], "\(object)")
    case .ranClosures(let records):
      let ran = trace.messages.filter { $0.message.from == object && $0.message.kind == .closure }
      #expect(!records.isEmpty && Set(records).isSubset(of: ran.map(\.n)), "\(object)")
    case .untold(let column):
      for name in column.idle { #expect(told(name) == [], "\(object): \(name) was told") }
      if column.isOutOfReach {
        let holders = Ownership(of: trace).holders(of: object).compactMap { role($0.holder) }
        #expect(!holders.contains { $0 != .view && column.senders.contains($0) }, "\(object)")
        #expect(column.active.isEmpty && column.idle.isEmpty, "\(object)")
        let views = Ownership(of: trace).holders(of: object).map(\.holder)
        #expect(column.views.allSatisfy { views.contains($0) && role($0) == .view }, "\(object)")
      } else if (column.active.map(\.teller.name) + column.idle).isEmpty {
        let living = Ownership(of: trace).objects.filter { $0.name != object }
        #expect(!living.contains { column.senders.contains($0.role) }, "\(object)")
      }
      for sender in (column.active.map(\.teller.name) + column.idle).compactMap(role) {
        #expect(column.senders.contains(sender), "\(object): \(sender)")
        #expect(contract.kinds(on: .init(from: sender, to: column.role)) != [])
      }
    case .beforeTrace, .unknown: Issue.record("\(object): the run and the contract tell more")
    default: break
    }
  }
}

extension Trace.Message {
  /// Whether another message says the same to the same object, but for the number in its name.
  fileprivate func saysSame(as other: Self) -> Bool {
    (kind, text, arguments) == (other.kind, other.text, other.arguments)
      && to.withoutNumber == other.to.withoutNumber
  }
}
