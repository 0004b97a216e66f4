import Trace

/// The ways to changes, and from there to views.
extension ActionFacts {
  /// The ways to a change that both make. Each begins at an object of the app. Where one of them has none, because a binding
  /// sets what changes, the other one begins at the object with a binding, too: else it would look shorter than it is next
  /// to it. Next to a way through objects of the app, what the framework does first says nothing.
  func waysIn(
    _ other: ActionFacts, to common: CommonChange
  ) -> (Contrast.Way?, Contrast.Way?) {
    let (here, there) = (wayIn(to: common.first), other.wayIn(to: common.second))
    return (
      there?.setting?.kind == .binding ? here.map { bound($0, to: common.first) } : here,
      here?.setting?.kind == .binding ? there.map { other.bound($0, to: common.second) } : there
    )
  }

  /// From the object that was told from outside, or first, to the one whose data changes; `nil` when it changes outside of
  /// all messages, or in a message to another object.
  private func wayIn(to change: Contrast.Change) -> Contrast.Way? {
    guard !change.way.isEmpty else { return nil }
    var way = received(fromOutside(to: change))
    guard way.end == change.owner else { return nil }
    way = way.untilItReaches(change.owner)
    guard way.messages.isEmpty, let n = change.way.last, let message = run.messages[n],
      isFromOutside(n)
    else { return withUpdate(way) }
    if message.kind == .binding || message.kind == .set { way.setting = .init(n, message) }
    // A screen hears from outside what happens; a model is told what to do.
    guard message.kind == .call, run.role(message.to)?.keepsModel == true else { return way }
    return .init(objects: [message.from, message.to], messages: [n])
  }

  /// The messages to a change, from the last one that comes from outside.
  private func fromOutside(to change: Contrast.Change) -> ArraySlice<Int> {
    change.way[(change.way.lastIndex(where: isFromOutside) ?? 0)...]
  }

  /// The same way from the object that sets the first one through a binding, where that goes on.
  private func bound(_ way: Contrast.Way, to change: Contrast.Change) -> Contrast.Way {
    let messages = fromOutside(to: change)
    guard way.setting == nil, way.start != way.end, let n = messages.first,
      run.messages[n]?.kind == .binding
    else { return way }
    return sent(messages).untilItReaches(change.owner)
  }

  /// A driver that has a command carried out answers nobody: it does what an update has asked for. `nil` where the run does
  /// not show the update.
  private func withUpdate(_ way: Contrast.Way) -> Contrast.Way? {
    guard let n = way.returning, let message = run.messages[n], message.kind == .command else {
      return way
    }
    guard let asking = update(before: n, message) else { return nil }
    var way = way
    way.update = .init(asking.n, asking.message)
    return way
  }

  private func isFromOutside(_ n: Int) -> Bool {
    guard let message = run.messages[n], !run.isInApp(message.from) else { return false }
    return message.kind != .forward && !isHandedOn(n, message)
  }

  /// Whether a queue or a notification centre only hands on what the app has told it.
  private func isHandedOn(_ n: Int, _ message: Trace.Message) -> Bool {
    guard run.causes[n] != nil else { return false }
    switch run.role(message.from) {
    case .notificationCenter, .observation: return true
    case .system: return message.kind == .closure
    default: return false
    }
  }

  /// Whether the message comes from outside of the app, or carries news from an object that does not know its receiver.
  private func isArrival(_ n: Int) -> Bool { isFromOutside(n) || (isNews(n) && !isAsked(n)) }

  private func isNews(_ n: Int) -> Bool {
    guard let message = run.messages[n], let sender = run.role(message.from),
      !message.kind.senderKnowsReceiver
    else { return false }
    return sender.keepsModel || sender == .notificationCenter || sender == .observation
  }

  /// Whether an object is told it while it registers.
  private func isAsked(_ n: Int) -> Bool {
    run.messages[n]?.parent.flatMap { run.messages[$0]?.kind } == .subscribe
  }

  /// The way that begins at the object that gets the first of some messages.
  private func received(_ messages: ArraySlice<Int>) -> Contrast.Way {
    Contrast.Way(
      objects: messages.compactMap { run.messages[$0]?.to }, messages: Array(messages.dropFirst()))
  }

  /// The way that begins at the object that sends the first of them.
  private func sent(_ messages: ArraySlice<Int>) -> Contrast.Way {
    let sender = messages.first.flatMap { run.messages[$0]?.from }
    let receivers = messages.compactMap { run.messages[$0]?.to }
    return Contrast.Way(objects: (sender.map { [$0] } ?? []) + receivers, messages: Array(messages))
  }

  /// The ways to the first view to which the same is done in both; else, to the first that is written in both. A view that
  /// gives rise to the writing of another one is only part of a way where there is no other.
  ///
  /// - Parameter common: the change after which they begin; `nil` for where the app was told from outside.
  func waysOut(
    _ other: ActionFacts, since common: CommonChange?
  ) -> (Contrast.Way, Contrast.Way)? {
    let pairs = outs(common?.first).flatMap { one in
      other.outs(common?.second).filter { $0.view == one.view }.map { (one, $0) }
    }
    let direct = pairs.filter { $0.isDirect && $1.isDirect }
    let best =
      direct.first { $0.method == $1.method && $0.values == $1.values }
      ?? direct.first { $0.method == $1.method } ?? direct.first ?? pairs.first
    return best.map { ($0.way, $1.way) }
  }

  /// A body is computed by the kit, on no way of the app. What a list asks for is folded, and so is what is written then.
  private func outs(_ change: Contrast.Change?) -> [Out] {
    story.writings.compactMap { writing in
      guard let message = run.messages[writing.message], message.kind != .body,
        !writing.way.contains(where: { run.messages[$0]?.isPull == true }),
        let way = wayOut(to: writing, since: change)
      else { return nil }
      return Out(
        view: writing.view, method: message.text, values: message.arguments, way: way,
        isDirect: !way.between.contains { run.role($0) == .view })
    }
  }

  /// A view that is written, and the way to it.
  private struct Out {
    let view: String
    let method: String
    let values: [String]
    let way: Contrast.Way
    let isDirect: Bool
  }

  /// From the object that heard of the change to the view; without news, from the one that goes on after it. `nil` when it is
  /// written before or because of something else, or when an object of the app only answers a question.
  private func wayOut(
    to writing: Story.Writing, since change: Contrast.Change?
  ) -> Contrast.Way? {
    guard let change else {
      return withUpdate(received(writing.way[start(of: writing.way)...]))
    }
    guard change.way.isEmpty || writing.way.first == change.way.first else { return nil }
    let later = writing.way.drop { $0 < change.record }
    let hearings = story.announcements(of: change.record).flatMap(\.hearers).map(\.message)
    if let start = later.firstIndex(where: hearings.contains) ?? later.lastIndex(where: isArrival) {
      let heard = later[start...]
      return withUpdate(tellsScreen(later[start], of: change) ? sent(heard) : received(heard))
    }
    let earlier = writing.way[..<later.startIndex].last
    guard let sender = later.first.flatMap({ run.messages[$0]?.from }), run.isInApp(sender),
      !(earlier.map(isAsked) ?? false)
    else { return nil }
    return withUpdate(sent(later))
  }

  /// Whether an object emits to a screen what it has made of a change of another object: the screen only shows that, and the
  /// way begins at the object.
  private func tellsScreen(_ n: Int, of change: Contrast.Change) -> Bool {
    guard let message = run.messages[n], let sender = run.role(message.from) else { return false }
    return message.kind == .binding && sender.isInApp && !sender.keepsModel
      && message.from != change.owner && run.role(message.to)?.onScreen == .controller
  }

  /// The last arrival at an object that has had no part in the way before it, or the first message: what comes back to an
  /// object is still its way.
  private func start(of way: [Int]) -> Int {
    way.indices.last { index in
      guard let receiver = run.messages[way[index]]?.to, run.isInApp(receiver) else { return false }
      return isArrival(way[index])
        && !way[..<index].contains { run.messages[$0]?.to == receiver }
    } ?? 0
  }
}
