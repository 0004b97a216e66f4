import Cells
import SourceCode
import Trace

// A trace does not say which line sent a message, but which object did, and in which of its calls. So the line is
// in that method, or in a method of the same type that it calls: a call of itself is no message.

extension CodeFinder {
  func call(of message: Trace.Message, _ n: Int) -> MessageCode.Call {
    if role(message.from) == .user { return actions[message.turn].map { .person($0) } ?? .unknown }
    if role(message.from) == .remote { return .otherDevice }
    if let writer = writer(of: message) { return .write(message.memberName, by: writer) }
    guard sources.hasPattern else { return callOfUnknownApp(message) }
    // An effect or a subscription is an object of the kit, and what it does is written in the app.
    let runsApp = role(message.from)?.runsCodeOfApp == true
    if runsApp || !isOfFramework(type(of: message.from)) {
      let places = places(of: message)
      if !places.isEmpty {
        let call = places.count == 1 ? line(among: places[0], of: message, n) : oneLine(of: places)
        return message.kind.isQuestion ? call.asQuestion : call
      }
      guard case .one(let place) = calls(of: message, from: type(of: message.from)),
        !isReplaced(place, by: sender(of: message))
      else { return subscription(of: message) }
      return .lines(place.lines, of: place.excerpt)
    }
    guard case .member = receiver(of: message, n), mark(of: message).isAction else {
      return .framework(isUncalled: false)
    }
    return .framework(isUncalled: calls(of: message, from: nil).isNone)
  }

  /// Where an app has no code, it cannot be told from the framework. Only what is the framework's in each app is known.
  private func callOfUnknownApp(_ message: Trace.Message) -> MessageCode.Call {
    let isOfFramework =
      [.lifecycle, .system].contains(message.kind) || role(message.from)?.isOfFramework == true
    return isOfFramework ? .framework(isUncalled: false) : .unknown
  }

  /// Who wrote the property whose change this message tells. The line is not in the code of the property's owner.
  private func writer(of message: Trace.Message) -> String? {
    guard message.kind == .write, let n = message.parent, let parent = self[n],
      parent.to == message.from, parent.memberName == message.memberName,
      parent.from != message.from
    else { return nil }
    return parent.from
  }

  /// An app may extend a class of the framework.
  func isOfFramework(_ type: String) -> Bool {
    known.frameworks.answer(type) {
      !sources.declarations(of: type).contains { $0.declaration.isType && $0.file.isOfApp }
    }
  }

  /// The methods that can have sent the message, with their lines. Several are equally likely.
  private func places(of message: Trace.Message, withAnyValues: Bool = false) -> [CodePlace] {
    let (owner, exact) = (type(of: message.from), mark(of: message))
    let mark = withAnyValues ? exact.withAnyValues : exact
    let sender = sender(of: message)
    let found = places(from: sender, in: owner, mark)
    if !found.isEmpty { return found }
    if message.kind == .binding {
      return publisher(in: owner, mark).map { [$0] } ?? inputs(from: sender, in: owner, mark)
    }
    if message.kind == .create, sources.supertypes(of: type(of: message.to)).contains(Self.scene) {
      let made = places(from: sender, in: owner, CallMark(calling: "instantiateViewController"))
      if !made.isEmpty { return made }
    }
    guard message.kind.hasLine, let only = onlyPlace(in: owner, mark),
      !isReplaced(only, by: sender)
    else { return [] }
    return [only]
  }

  /// A storyboard makes its objects, too.
  private static let scene = "UIViewController"

  /// Whether it is a method of the right code, in whose place one of a mistake was running.
  private func isReplaced(_ place: CodePlace, by sender: ScopedSources.Found?) -> Bool {
    guard let sender, sender.file.isOfMistake, !place.excerpt.file.isOfMistake,
      let type = sender.declaration.path.last
    else { return false }
    let own = "\(type).\(sender.declaration.name)"
    return place.excerpt.symbol == own || place.excerpt.symbol.hasSuffix("." + own)
  }

  func mark(of message: Trace.Message) -> CallMark {
    let type = type(of: message.to)
    let types = known.supertypes.answer(type) {
      let isDeclared = sources.declarations(of: type).contains(where: \.declaration.isType)
      return isDeclared ? Set([type] + sources.supertypes(of: type)) : []
    }
    return CallMark(
      message, to: CodeNames(message.to, type: type), of: types,
      from: !isOfFramework(type) ? .app : role(message.to) == .system ? .system : .kit,
      part: message.kind == .create ? stateType(of: message.to).map { _ in "State" } : nil)
  }

  /// The line of a computed property that makes its values of those of another property.
  private func publisher(in type: String, _ mark: CallMark) -> CodePlace? {
    family(of: type).lazy.filter {
      $0.declaration.kind == .property && $0.declaration.name == mark.name
    }.compactMap { place($0, mark, .exact) }.first
  }

  /// The lines that write the properties of which a computed property makes its values: `$duration` of a `timeLabelText`.
  private func inputs(
    from sender: ScopedSources.Found?, in type: String, _ mark: CallMark
  ) -> [CodePlace] {
    let outputs = family(of: type).filter {
      $0.declaration.kind == .property && $0.declaration.name == mark.name
    }
    let names = outputs.flatMap { $0.file.body(of: $0.declaration) }.map(\.text)
      .filter { $0.hasPrefix("$") && $0.count > 1 }.uniqued()
    guard let sender, !names.isEmpty else { return [] }
    return names.flatMap { name in
      places(from: sender, in: type, CallMark(writing: String(name.dropFirst())))
    }
  }

  /// The only line of a type that sends it. A method that is passed on, or a call that is not traced, leads to it.
  private func onlyPlace(in type: String, _ mark: CallMark) -> CodePlace? {
    known.onlyPlaces.answer(PlaceQuestion(start: nil, type: type, mark: mark)) {
      for certainty in CallMark.Certainty.allCases where certainty != .mentioned {
        let places = family(of: type).compactMap { place($0, mark, certainty) }
        if let first = places.first {
          return places.count == 1 && first.lines.count == 1 ? first : nil
        }
      }
      return nil
    }
  }

  private func places(
    from start: ScopedSources.Found?, in type: String, _ mark: CallMark
  ) -> [CodePlace] {
    let id = start.map { $0.declaration.id(in: $0.file) }
    return known.places.answer(PlaceQuestion(start: id, type: type, mark: mark)) {
      // A line of the app that only mentions the message counts when no line sends it.
      let levels = start.map { self.levels(from: $0, in: type) } ?? [sources.members(of: type)]
      for certainty in CallMark.Certainty.allCases {
        for level in levels {
          let code = certainty == .mentioned ? level.filter(\.file.isOfApp) : level
          let places = code.compactMap { place($0, mark, certainty, asReached: true) }
          if !places.isEmpty { return nearest(places) }
        }
      }
      return []
    }
  }

  /// The method in which the closure of a timer is written: the call that set it off has started the timer, or a
  /// method of the same object that this one calls.
  func timerStart(of message: Trace.Message) -> Excerpt? {
    guard role(message.from) == .timer, let n = message.cause, let cause = self[n],
      cause.to == message.to, let start = member(of: cause)
    else { return nil }
    return places(from: start, in: type(of: message.to), CallMark(calling: "scheduledTimer"))
      .first?.excerpt
  }

  /// The method that was running when the message was sent; `nil` when none is known. A closure of an inherited method
  /// may call another one, which tells nothing.
  private func sender(of message: Trace.Message) -> ScopedSources.Found? {
    guard let n = message.parent, let parent = self[n], parent.to == message.from else {
      return nil
    }
    if let found = member(of: parent) { return found }
    guard case .closure(let excerpt) = receiver(of: parent, n),
      let declaration = excerpt.file.declaration(at: excerpt.lines.lowerBound),
      declaration.path.last == type(of: message.from)
    else { return nil }
    return (excerpt.file, declaration)
  }

  /// - Parameters:
  ///   - ofItself: whether a call of its own method counts, which is no message.
  ///   - asReached: whether it runs because something was called. Then the initial value of a property does not count.
  func place(
    _ found: ScopedSources.Found, _ mark: CallMark, _ certainty: CallMark.Certainty,
    ofItself: Bool = false, asReached: Bool = false
  ) -> CodePlace? {
    let whole = found.file.body(of: found.declaration)
    let body = asReached && isObserver(found) ? whole.drop { !$0.beginsObserver } : whole
    let lines = mark.lines(
      in: body, certainty, otherThan: names, isOwn: !ofItself && hasOwn(mark, found))
    return lines.isEmpty ? nil : (Excerpt(found.declaration, in: found.file), lines)
  }

  /// Whether the type of some code has a method of that name of its own.
  private func hasOwn(_ mark: CallMark, _ found: ScopedSources.Found) -> Bool {
    guard let type = found.declaration.path.last else { return false }
    return family(of: type).contains {
      $0.file.isOfApp && $0.declaration.kind == .method && $0.declaration.baseName == mark.name
    }
  }

  /// Which of the lines it was: where a method sends the same message as often as it mentions it, the order tells. It
  /// does not where lines are left out, which send the others of these messages.
  private func line(
    among place: CodePlace, of message: Trace.Message, _ n: Int
  ) -> MessageCode.Call {
    guard place.lines.count > 1 else { return .lines(place.lines, of: place.excerpt) }
    let siblings = siblings[Sibling(message)] ?? []
    guard siblings.count == place.lines.count, let index = siblings.firstIndex(of: n),
      places(of: message, withAnyValues: true).map(\.lines) == [place.lines]
    else { return .lines(place.lines, of: place.excerpt) }
    return .lines([place.lines[index]], of: place.excerpt)
  }

  /// One of the lines of several methods of a type, where they are in one file.
  private func oneLine(of places: [CodePlace]) -> MessageCode.Call {
    let excerpts = places.map(\.excerpt)
    let lines = places.flatMap(\.lines).uniqued().sorted()
    let types = excerpts.map { String($0.symbol.prefix { $0 != "." }) }.uniqued()
    guard let file = excerpts.first?.file, let first = lines.first, let last = lines.last,
      types.count == 1, excerpts.allSatisfy({ $0.file.path == file.path })
    else { return .unknown }
    return .lines(lines, of: Excerpt(file, first...last, symbol: types[0]))
  }
}

extension MessageCode.Call {
  /// A question may also come from code that is not traced, such as the initializer of a value.
  fileprivate var asQuestion: MessageCode.Call {
    if case .lines(let lines, let excerpt) = self { .perhaps(lines, of: excerpt) } else { self }
  }
}

extension MessageKind {
  /// Whether a line of the sender's code sends it. Other kinds may come from the framework.
  fileprivate var hasLine: Bool {
    [.call, .create, .navigate, .post, .send].contains(self)
  }
}

extension Role {
  /// Whether such an object is made of closures that the app has written.
  var runsCodeOfApp: Bool { self == .command || self == .subscription }

  /// Whether no app has such an object of its own.
  fileprivate var isOfFramework: Bool {
    [.notificationCenter, .observation, .system, .timer].contains(self)
  }
}
