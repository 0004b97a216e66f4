import Analysis
import Trace

extension [PlacedContrast] {
  /// The screens that come in each run where the kit makes a node in one of them.
  func shownWithNodes(in action: Int?) -> Both<Set<String>> {
    let moves = compactMap { placed -> (here: String, there: String)? in
      guard case .moves(let here, let there) = placed.contrast, placed.action == action,
        here.mark != nil || there.mark != nil
      else { return nil }
      return (here.screen, there.screen)
    }
    return Both(Set(moves.map(\.here)), Set(moves.map(\.there)))
  }
}

extension Contrast {
  /// Whether both traces show it.
  ///
  /// - Parameter shown: what is not told again to be made.
  func holds(
    _ one: TraceFacts, _ two: TraceFacts, _ contracts: Both<Contract>, _ shown: Both<Set<String>>
  ) -> Bool {
    func facts(_ side: Side) -> (own: TraceFacts, other: TraceFacts) {
      side == .first ? (one, two) : (two, one)
    }
    switch self {
    case .data(let here?, let there?):
      return one.has(here) && two.has(there) && !two.shares(here) && !one.shares(there)
    case .data(let here?, nil): return one.has(here) && two.lacks(here)
    case .data(nil, let there?): return two.has(there) && one.lacks(there)
    case .data(nil, nil): return false
    case .waysIn(let here, let there):
      // Of the same form, they go through objects with other roles.
      return (!here.hasForm(of: there) || one.roles(upToEndOf: here) != two.roles(upToEndOf: there))
        && one.mayPart(two, here.end, there.end)
        && [(one, here), (two, there)].allSatisfy { facts, way in
          facts.has(way) && facts.asksItself(way) && facts.beginsOutside(way)
            && facts.changes.values.contains { $0.owner == way.end }
            && (way.setting.map(facts.has) ?? (!way.messages.isEmpty || facts.isOwn(way)))
        }
    case .waysOut(let here, let there):
      return here.end == there.end && !here.hasForm(of: there) && one.ends(here, as: two, there)
        && [(one, here), (two, there)].allSatisfy { facts, way in
          facts.has(way) && facts.asksItself(way) && facts.isInApp(way.start)
            && !facts.isOrdered(way) && !facts.isAnswer(way) && !facts.endsWithBody(way)
        }
    case .news(let here, let there):
      let isOfBoth = here.flatMap { left in
        there.map { one.mayPart(two, left.owner, $0.owner) }
      }
      return one.has(here) && two.has(there) && isOfBoth ?? true
    case .unsent(let side, let change, let way):
      return facts(side).own.has(change) && facts(side).own.changes[change.record]?.parent == nil
        && facts(side).other.has(way) && !way.messages.isEmpty
    case .posts(let here, let there):
      return one.has(here) && two.has(there) && here.messages.count != there.messages.count
    case .moves(let here, let there): return one.has(here) && two.has(there)
    case .onlyMove(let side, let move):
      guard let message = facts(side).own.messages[move.message] else { return false }
      return facts(side).own.has(move)
        && !facts(side).other.hasSame(to: message.to, message.text)
        && one.lastScreen != two.lastScreen
    case .frameworkCalls(let here, let there):
      return one.has(here, unlike: two) && two.has(there, unlike: one)
    case .making(let here, let there):
      // Where many are counted, all are.
      return one.hasMade(here, unlike: two, but: shown.first)
        && two.hasMade(there, unlike: one, but: shown.second)
        || !here.isEmpty && !there.isEmpty && max(here.count, there.count) > 6
          && one.hasMadeAll(here, comparedWith: two) && two.hasMadeAll(there, comparedWith: one)
    case .step(let side, let step):
      return facts(side).own.has(step)
        && !facts(side).other.messages.values.contains { $0.text == step.text }
    case .times(let step, let here, let there):
      return here.count != there.count && one.sends(step, in: here) && two.sends(step, in: there)
    case .tellings(let here, let there):
      return one.has(here) && two.has(there) && !two.hasSame(as: here) && !one.hasSame(as: there)
    case .sending(let here, let there), .value(let here, let there):
      return one.has(here) && two.has(there)
        && (here.kind != there.kind || here.values != there.values)
    case .rule(let side, let route):
      let contract = contracts[side]
      return MessageKind.allCases.allSatisfy { !contract.allows($0, on: route) }
    case .question(let side, let question):
      return facts(side).own.count(question) == question.count
        && facts(side).own.isInApp(question.from)
        && facts(side).other.count(question) == 0
    case .idle(let side, let names):
      return facts(side).own.areIdle(names)
        && names.allSatisfy { facts(side).other.participants[$0] == nil }
    case .place(let here, let there):
      return here.file != there.file && here.text == there.text && one.has(here) && two.has(there)
    case .names(let here, let there): return here != there
    case .nothing: return one.said == two.said
    }
  }
}

extension TraceFacts {
  /// Both ways end with the same method, unless the view gets no method in both runs.
  fileprivate func ends(
    _ way: Contrast.Way, as other: TraceFacts, _ otherWay: Contrast.Way
  ) -> Bool {
    let (here, there) = (
      way.messages.last.flatMap { messages[$0] },
      otherWay.messages.last.flatMap { other.messages[$0] }
    )
    return here?.text == there?.text
      || texts(to: way.end).isDisjoint(with: other.texts(to: way.end))
  }

  /// Whether the first object of a way that comes back to it sends itself what goes on from it, and all that carry the last
  /// answer are named, unless the object that was told brings it itself. Where a driver has it do something, that comes of an update in the same call.
  fileprivate func asksItself(_ way: Contrast.Way) -> Bool {
    guard way.comesBack else { return way.update == nil }
    // Up to where it comes back for the last time.
    let before = way.objects.dropLast(2)
    let lastLeg = before[((before.lastIndex(of: way.start) ?? 0) + 1)...]
    let isAnsweredByFirst = lastLeg.first == lastLeg.last
    guard
      isAnsweredByFirst
        || lastLeg.allSatisfy({ $0 == lastLeg.first || way.answering.contains($0) })
    else { return false }
    let isSentByFirst = zip(way.objects, way.messages).allSatisfy { object, message in
      object != way.start || messages[message]?.from == object
    }
    let back = way.messages.dropLast().last.flatMap { messages[$0] }
    guard let update = way.update else { return isSentByFirst && back?.kind != .command }
    return isSentByFirst && back?.kind == .command && has(update) && update.kind == .update
      && messages[update.message]?.parent == back?.parent
  }

  /// Whether the kit computes its last object's body: nothing of the app writes that.
  fileprivate func endsWithBody(_ way: Contrast.Way) -> Bool {
    way.messages.last.map { messages[$0]?.kind == .body } ?? false
  }

  /// Whether the framework sends these messages and no others with their words, and none of them in the other run.
  fileprivate func has(_ calls: Contrast.FrameworkCalls, unlike other: TraceFacts) -> Bool {
    let found = messages.filter { $1.from == calls.from && $1.text == calls.text && isInApp($1.to) }
    return found.keys.sorted() == calls.messages && Set(found.values.map(\.to)) == Set(calls.to)
      && role(calls.from) == .system
      && !other.messages.values.contains {
        $0.text == calls.text && other.role($0.from) == .system && other.isInApp($0.to)
      }
  }

  /// Whether these and no others are messages with the same words from the same object to the same.
  fileprivate func sends(_ step: Contrast.Telling, in numbers: [Int]) -> Bool {
    let found = messages.filter {
      ($1.from, $1.to, $1.text) == (step.from, step.to, step.text)
    }
    return found.keys.sorted() == numbers && !numbers.isEmpty
  }

  /// What the app does to a view.
  private func texts(to view: String) -> Set<String> {
    Set(
      messages.values.filter { $0.to == view && isInApp($0.from) && $0.kind != .query }
        .map(\.text))
  }

  /// Whether no data of that kind gets another value, and no object that was there before keeps the same under the same
  /// name. A service has names of its own, and a view shows what others keep for screens.
  fileprivate func lacks(_ change: Contrast.Change) -> Bool {
    !shares(change)
      && !changes.values.contains { found in
        found.property == change.property && !found.isInitial && declared[found.owner] == nil
          && role(found.owner) != .service && (change.kind == .own || role(found.owner) != .view)
      }
  }

  /// Whether data that belongs to all screens gets another value, if a change is one of that.
  fileprivate func shares(_ change: Contrast.Change) -> Bool {
    let roles: [Role] =
      switch change.kind {
      case .model: [.model]
      case .viewState: [.viewStateModel, .navigation, .state]
      case .own: []
      }
    return changes.values.contains { change in
      !change.isInitial && role(change.owner).map(roles.contains) ?? false
    }
  }

  fileprivate func roles(upToEndOf way: Contrast.Way) -> [Role?] {
    way.objects.dropLast().map(role)
  }

  /// Whether what is said of two objects may be of different ones: no property of one object of the model changes in both.
  fileprivate func mayPart(_ other: TraceFacts, _ name: String, _ otherName: String) -> Bool {
    guard role(name) == .model, other.role(otherName) == .model else { return true }
    let both = modelProperties.filter(other.modelProperties.contains)
    return both.isEmpty || (name == otherName && both.contains { $0.owner == name })
  }

  private struct Property: Hashable {
    let owner: String
    let name: String
  }

  private var modelProperties: Set<Property> {
    Set(
      changes.values.filter { !$0.isInitial && role($0.owner) == .model && isData($0) }
        .map { Property(owner: $0.owner, name: $0.property) })
  }

  /// The first object is told from outside, by a message that the app has not handed to a queue or a centre, or by the
  /// first message of the action.
  fileprivate func beginsOutside(_ way: Contrast.Way) -> Bool {
    guard let told = way.messages.first.flatMap(earlier).flatMap({ messages[$0] }) else {
      return true
    }
    let isCaused = [told.parent, told.cause, told.origin].contains {
      $0.map { messages[$0] != nil } ?? false
    }
    let isHandedOn =
      [.notificationCenter, .observation].contains(role(told.from))
      || (role(told.from) == .system && told.kind == .closure)
    return told.to == way.start && (!isCaused || (!isInApp(told.from) && !isHandedOn))
  }

  /// The message that caused a message.
  private func earlier(_ message: Int) -> Int? {
    messages[message].flatMap { found in
      let waited = role(found.from) == .driver ? found.cause : nil
      return waited ?? found.parent ?? found.cause ?? found.origin
    }
  }

  /// Whether the first object is told something while it registers.
  fileprivate func isAnswer(_ way: Contrast.Way) -> Bool {
    guard let told = way.messages.first.flatMap({ messages[$0]?.parent }).flatMap({ messages[$0] }),
      told.kind == .observer || told.kind == .binding
    else { return false }
    return told.parent.flatMap { messages[$0]?.kind } == .subscribe
  }

  fileprivate func has(_ spot: Contrast.Spot) -> Bool {
    guard let message = messages[spot.message] else { return false }
    let folders = message.location?.file.split(separator: "/").map(String.init) ?? []
    let isInKit = folders.first?.hasSuffix("Kit") ?? false || folders.first == "ToySwiftUI"
    return message.to == spot.to && message.text == spot.text
      && (isInKit ? spot.file == nil : spot.file == folders.last)
  }

  /// All messages but questions, in order.
  fileprivate var said: [[String]] {
    messages.sorted { $0.key < $1.key }.map(\.value)
      .filter { ![.query, .read, .datasource].contains($0.kind) }
      .map { [$0.from, $0.to, $0.text, $0.kind.rawValue] + $0.arguments }
  }
}

extension Contrast.Way {
  /// Whether only names differ.
  fileprivate func hasForm(of other: Self) -> Bool {
    between.count == other.between.count && comesBack == other.comesBack
      && messages.isEmpty == other.messages.isEmpty && (setting == nil) == (other.setting == nil)
  }
}
