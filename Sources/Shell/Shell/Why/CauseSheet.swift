import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// A chain of causes: as a drawing of its messages, and as sentences.
struct CauseSheet {
  let chain: CauseChain
  /// The record that is asked about.
  let subject: Int
  let asked: AskedRun
  private let contract: ContractWords?
  private let messages: [Int: Trace.Message]
  private let changes: [Int: Trace.StateChange]
  private let returns: [Int: (n: Int, result: Trace.Return)]
  private let holds: [Int: Ownership.Hold]
  private let bodyReasons: [Int: BodyReasons.Reason]
  /// The records of the turns that begin an action.
  private let starts: [Int]

  init(_ chain: CauseChain, of subject: Int, in asked: AskedRun, contract: Contract?) {
    self.chain = chain
    self.subject = subject
    self.asked = asked
    self.contract = contract.map { ContractWords($0, asked.trace) }
    messages = asked.trace.messagesByRecord
    changes = asked.trace.changesByRecord
    returns = asked.trace.returnsByMessage
    bodyReasons = asked.trace.bodyReasons
    starts = asked.trace.startsOfActions
    holds = asked.trace.holds(inSendersOf: chain.steps.map(\.message))
  }

  /// A message of the chain with all that is said about it.
  struct Passage {
    let step: CauseChain.Step
    let message: Trace.Message
    let number: Int?
    /// The sentence above it: that time has passed, or that calls are missing.
    let before: String?
    /// What was sent, and why to this receiver.
    let sentences: [String]
    let contract: ContractWords.Verdict?
    let changes: [Trace.StateChange]
  }

  var passages: [Passage] {
    chain.steps.indices.compactMap { index in
      let step = chain.steps[index]
      guard let message = messages[step.message] else { return nil }
      let former = index == 0 ? nil : chain.steps[index - 1]
      return Passage(
        step: step, message: message, number: asked.number(of: step.message),
        before: gap(before: step) ?? former.flatMap { interval(before: step, after: $0) },
        sentences: [
          sentence(on: message), former.flatMap { answer(before: step, message, after: $0) },
          reason(for: step, message),
        ].compactMap { $0 },
        contract: contract?.verdict(on: step.message, message),
        changes: step.changes.compactMap { changes[$0] })
    }
  }

  /// A change outside of any message that the last step set off, and the sentence above it.
  var laterChange: (before: String, change: Trace.StateChange)? {
    guard let n = chain.laterChange, let change = changes[n], let last = chain.steps.last else {
      return nil
    }
    return (later(n, after: last.message, isUnknown: false), change)
  }

  // MARK: Sentences

  /// `nameField2 tells its delegate PlayVC2 textFieldDidEndEditing(nameField2).`
  private func sentence(on message: Trace.Message) -> String {
    let drawn = Diagram.Message(
      number: 0, kind: message.kind, from: message.from, to: message.to, text: message.call)
    return bare(.message(drawn))
  }

  func sentence(on change: Trace.StateChange) -> String {
    bare(
      .change(
        .init(owner: change.owner, property: change.property, old: change.old, new: change.new)))
  }

  private func bare(_ item: Diagram.Item) -> String {
    Diagram(participants: [], items: []).bareSentences(on: [item]).joined()
  }

  var beginning: String {
    let action = chain.origin.action?.printable ?? ""
    return switch chain.origin.kind {
    case .person: localized("It began with you: \(action)")
    case .timer: localized("It began with the clock: \(action)")
    case .network: localized("It began with the network: \(action)")
    case .system: localized("It began with the operating system: \(action)")
    case .unknown:
      chain.origin.action == nil
        ? localized("The trace does not tell what it began with.")
        : localized(
          """
          This file does not show what it began with. The first message that it has came in: \(action)
          """)
    }
  }

  /// That a part of a run leaves out calls.
  private func gap(before step: CauseChain.Step) -> String? {
    let count = step.callsMissing
    guard count > 0 else { return nil }
    return step.link == .first
      ? localized(
        count, one: "(1 call that led to this one is not in this file)",
        other: "(\(count) calls that led to this one are not in this file)")
      : localized(
        count, one: "(1 call between them is not in this file)",
        other: "(\(count) calls between them are not in this file)")
  }

  /// What lies between a step and the step before.
  private func interval(
    before step: CauseChain.Step, after former: CauseChain.Step
  ) -> String? {
    guard step.link == .called || step.link == .workedOff else { return nil }
    guard step.link == .workedOff else {
      return later(step.message, after: former.message, isUnknown: lacksWhatLetGoOn(step))
    }
    return localized("Later, the framework did the work that \(name(of: former.message)) had left:")
  }

  private func name(of earlier: Int) -> String {
    asked.number(of: earlier).map { localized("message \($0)") } ?? localized("the call above")
  }

  /// - Parameter isUnknown: whether a part of a run leaves out why it went on.
  private func later(_ record: Int, after former: Int, isUnknown: Bool) -> String {
    let (action, earlier) = (asked.action(of: record)?.printable, name(of: former))
    // A later turn of the same action is no second action.
    let isAnotherAction = starts.contains { $0 > former && $0 < record }
    guard let action, isAnotherAction else {
      return isUnknown
        ? localized("Later (what let it go on is not in this file):")
        : localized("Later, set off by \(earlier):")
    }
    return isUnknown
      ? localized("Later: \(action). What let it go on is not in this file:")
      : localized("Later: \(action). It was set off by \(earlier):")
  }

  /// Whether a part of a run leaves out why a function went on. A service goes on by itself, when its answer comes.
  private func lacksWhatLetGoOn(_ step: CauseChain.Step) -> Bool {
    guard asked.trace.header.part != nil, let message = messages[step.message] else { return false }
    return message.kind == .resume && message.origin == nil
      && asked.trace.roles[message.from] != .service
  }

  /// That a state had asked for a command with what it returned.
  private func answer(
    before step: CauseChain.Step, _ message: Trace.Message, after update: CauseChain.Step
  ) -> String? {
    guard step.link == .followed, message.kind == .command,
      let state = messages[update.message]?.to,
      returns[update.message]?.result.value?.contains(message.baseName) == true
    else { return nil }
    return localized("\(state.printable) had returned it \(asked.place(of: update.message)).")
  }

  /// Why the message went to this receiver.
  private func reason(for step: CauseChain.Step, _ message: Trace.Message) -> String? {
    if let reason = bodyReasons[step.message] { return sentence(on: reason) }
    guard let registration = step.registration, let call = messages[registration] else {
      return holds[step.message].map {
        message.kind == .targetAction
          ? localized("\(message.to) is its target.").printable
          : localized("\(message.to) is its \($0.property).").printable
      }
    }
    // A closure that is an argument belongs to the object that makes the call.
    let isArgument = message.kind == .closure && call.from == message.to
    let (to, method) = (message.to.printable, call.text.printable)
    let place = asked.place(of: registration)
    // Else the call that registered it is not recorded, only a call around it.
    let isOwnCall = call.from == message.to || call.to == message.to
    return switch message.kind {
    case .observer: localized("\(to) had subscribed in \(method) \(place).")
    case .binding where call.kind == .body:
      localized("\(message.from.printable) had got this binding during \(method) \(place).")
    case .binding: localized("\(to) had bound itself to it in \(method) \(place).")
    case .targetAction where !isOwnCall:
      localized("\(to) had become its target during \(method) \(place).")
    case .targetAction: localized("\(to) had become its target in \(method) \(place).")
    case .invalidate where call.from != message.to:
      localized("\(call.from.printable) had read \(method) for it \(place).")
    case .invalidate: localized("\(to) had read \(method) \(place).")
    default:
      isArgument
        ? localized("\(to) had handed this closure over with \(method) \(place).")
        : localized("\(to) had handed this closure over in \(method) \(place).")
    }
  }

  private func sentence(on reason: BodyReasons.Reason) -> String {
    switch reason {
    case .first: localized("It is computed for the first time.")
    case .marked(let mark): localized("It had been marked \(asked.place(of: mark)).")
    case .valueDiffers(let properties):
      Diagram.Message.Occasion.sentence(onDiffering: properties.map(\.printable))
    }
  }
}

extension Trace {
  /// The properties by which the senders of some messages held receivers that they know only by a protocol or a
  /// selector.
  fileprivate func holds(inSendersOf wanted: [Int]) -> [Int: Ownership.Hold] {
    let wanted = Set(wanted)
    var found: [Int: Ownership.Hold] = [:]
    for (n, message) in messages where wanted.contains(n) {
      guard let word = message.kind.propertyWord else { continue }
      found[n] = Ownership(of: self, at: n).holds(of: message.from).first {
        $0.held == message.to && $0.property.lowercased().contains(word)
      }
    }
    return found
  }
}

extension MessageKind {
  /// What is in the name of the property that holds the receiver; `nil` when its name may be anything.
  fileprivate var propertyWord: String? {
    switch self {
    case .delegate: "delegate"
    case .datasource: "datasource"
    case .targetAction: "target"
    default: nil
    }
  }
}
