import Cells
import Trace

extension ContrastReader {
  /// The first message to an object of the app on each side that the other one has not; of others only where the sides part
  /// in nothing else.
  mutating func readSteps() {
    readSteps { $0.isInApp($1.to) }
    if found.isEmpty { readSteps { _, _ in true } }
  }

  private mutating func readSteps(where isMeant: (ToldRun, Contrast.Telling) -> Bool) {
    for (side, run, other) in sides {
      let own = alignment.rows.filter { !$0.isElsewhere && !$0.isCommon }
        .lazy.compactMap { $0[side] }
      for moment in own {
        // Who makes an object is told with what is made.
        guard let step = run.telling(moment), step.kind != .create, isMeant(run, step),
          !other.says(step, of: run, inAction: moment.action)
        else { continue }
        action = haveSeveralActions ? moment.action : nil
        if readTimes(step, on: side, moment.action) { break }
        if let like = other.sameWords(as: step, inAction: moment.action, unlike: run) {
          add(
            side == .first ? .tellings(step, like) : .tellings(like, step), about: .step(step.text)
          )
        } else if isWithinSystem || !other.hasMessage(step.text, inAction: moment.action) {
          add(.step(side, step), about: .firstStep(side))
        }
        break
      }
    }
  }

  /// Objects with other roles are told the same by the framework, as its delegates.
  mutating func readDelegates() {
    for row in alignment.rows {
      guard let here = row.first.flatMap(first.telling),
        let there = row.second.flatMap(second.telling), let action = row.first?.action,
        here.kind == .delegate, there.kind == .delegate, first.role(here.from) == .system,
        (here.from, here.text) == (there.from, there.text),
        first.role(here.to)?.onScreen != second.role(there.to)?.onScreen,
        first.same(as: there, in: action).isEmpty, second.same(as: here, in: action).isEmpty
      else { continue }
      self.action = haveSeveralActions ? action : nil
      add(.tellings(here, there), about: .tellings)
    }
  }

  /// Whom the framework turns to in an action that it begins, where nothing differs along its story. Single steps, which are
  /// read later, may differ too.
  mutating func readFrameworkCalls(_ place: Int) {
    let (one, two) = (ActionFacts(first, place), ActionFacts(second, place))
    guard one.isLaunch, two.isLaunch, !(found + makings).contains(where: { $0.action == action }),
      let here = one.frameworkCalls(unlike: two), let there = two.frameworkCalls(unlike: one),
      Set(here.to.map { first.role($0)?.onScreen })
        != Set(there.to.map { second.role($0)?.onScreen })
    else { return }
    add(.frameworkCalls(here, there), about: .frameworkCalls)
  }

  /// What differs in the steps of one row.
  mutating func read(_ row: StoryAlignment.Row) {
    if let here = row.first, let there = row.second { readSending(here, there) }
  }

  private mutating func readSending(_ here: StoryMoment, _ there: StoryMoment) {
    switch here.part {
    case .step, .aside, .change: break
    case .trigger, .making, .post, .hearing, .writing, .moving: return
    }
    guard let left = first.telling(here), let right = second.telling(there),
      left.kind != right.kind, left.kind.isOfApp, right.kind.isOfApp,
      left.from == right.from || left.text == right.text,
      !second.sends(left, inAction: there.action), !first.sends(right, inAction: here.action),
      isOtherLink(left, right) || !isInWays(left, right) && !isTold(left, right)
    else { return }
    add(.sending(left, right), about: .sending(left.kind, right.kind))
  }

  /// Whether an object reaches another one that it does not know in one way here, and in another way there. Ways do not say
  /// that.
  private func isOtherLink(_ left: Contrast.Telling, _ right: Contrast.Telling) -> Bool {
    (left.from, left.to) == (right.from, right.to) && !left.kind.senderKnowsReceiver
      && !right.kind.senderKnowsReceiver
  }

  private func isInWays(_ left: Contrast.Telling, _ right: Contrast.Telling) -> Bool {
    inWays.first.contains(left.message) && inWays.second.contains(right.message)
  }

  /// Whether a difference between two ways names both messages already.
  private func isTold(_ left: Contrast.Telling, _ right: Contrast.Telling) -> Bool {
    found.contains { placed in
      switch placed.contrast {
      case .waysIn(let one, let two), .waysOut(let one, let two):
        one.names(left.message) && two.names(right.message)
      default: false
      }
    }
  }

  /// Whether both runs have the message, and this one more often.
  private mutating func readTimes(
    _ step: Contrast.Telling, on side: Contrast.Side, _ action: Int
  ) -> Bool {
    let (here, there) = (first.same(as: step, in: action), second.same(as: step, in: action))
    guard !here.isEmpty, !there.isEmpty else { return false }
    if side == .first ? here.count > there.count : there.count > here.count {
      add(.times(step, here, there), about: .times(step.text))
    }
    return true
  }
}

extension ActionFacts {
  /// What the framework tells to objects of the app, and to none in the other run: that which it tells most often, and of
  /// several the last. It may ask first whether it should.
  fileprivate func frameworkCalls(unlike other: ActionFacts) -> Contrast.FrameworkCalls? {
    // An object of the app may have a method with the same name.
    let known = Set(other.callsOfFramework.map(\.message.text))
    let calls = callsOfFramework.filter { !known.contains($0.message.text) }
    let groups = calls.map(\.message.text).uniqued().map { text in
      calls.filter { $0.message.text == text }
    }
    let most = groups.map(\.count).max()
    guard let group = groups.last(where: { $0.count == most }), let told = group.first?.message
    else { return nil }
    return .init(
      from: told.from, to: group.map(\.message.to).uniqued(), text: told.text,
      messages: group.map(\.n))
  }

  private var callsOfFramework: [RunIndex.Sent] {
    run.parts(ofAction: action).messages.filter { _, message in
      (message.kind == .lifecycle || message.kind == .delegate)
        && run.role(message.from) == .system && run.isInApp(message.to)
    }
  }
}

extension ToldRun {
  /// Whether the same values are told between objects with the same roles, in other words.
  fileprivate func says(
    _ step: Contrast.Telling, of other: ToldRun, inAction action: Int
  ) -> Bool {
    let (from, to) = (other.role(step.from)?.onScreen, other.role(step.to)?.onScreen)
    return !step.values.isEmpty
      && parts(ofAction: action).messages.contains { _, message in
        message.kind == step.kind && message.text != step.text
          && message.arguments == step.values && role(message.from)?.onScreen == from
          && role(message.to)?.onScreen == to
      }
  }

  /// The messages in an action with the same words from the same object to the same.
  fileprivate func same(as step: Contrast.Telling, in action: Int) -> [Int] {
    parts(ofAction: action).messages.filter { _, message in
      (message.from, message.to, message.text) == (step.from, step.to, step.text)
    }.map(\.n)
  }

  /// A message in an action with the same words from the same object, or to the same, that the other run has not.
  fileprivate func sameWords(
    as step: Contrast.Telling, inAction action: Int, unlike other: ToldRun
  ) -> Contrast.Telling? {
    let found = parts(ofAction: action).messages.first { _, message in
      message.text == step.text
        && (message.from == step.from) != (message.to == step.to)
        && !other.sent.contains { _, known in
          (known.from, known.to, known.text) == (message.from, message.to, message.text)
        }
    }
    return found.map { .init($0.n, $0.message) }
  }

  /// Whether an object with the same name gets the same message in the same way in an action.
  fileprivate func sends(_ step: Contrast.Telling, inAction action: Int) -> Bool {
    parts(ofAction: action).messages.contains { _, message in
      (message.text, message.to, message.kind) == (step.text, step.to, step.kind)
    }
  }
}

extension MessageKind {
  /// Whether the code of the app chooses it: the framework has its own ways.
  fileprivate var isOfApp: Bool {
    ![.system, .lifecycle, .user, .navigate, .create, .subscribe, .command].contains(self)
  }
}
