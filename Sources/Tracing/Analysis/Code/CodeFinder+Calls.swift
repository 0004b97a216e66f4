import Cells
import SourceCode
import Trace

// A trace does not say which line sent a message, but which object did, and in which of its calls. So the line is
// in that method, or in a method of the same type that it calls: a call of itself is no message.

extension CodeFinder {
  func call(of message: Trace.Message, _ n: Int) -> MessageCode.Call {
    if isPerson(message.from) { return action(of: message.turn).map { .person($0) } ?? .unknown }
    let isOfApp = !isOfFramework(type(of: message.from))
    if isOfApp, let place = place(of: message) { return line(among: place, of: message, n) }
    // An effect or a subscription is an object of the kit, and what it does is written in the app.
    guard isOfApp || role(message.from)?.runsCodeOfApp == true else {
      return .framework(isCalledByApp: !calls(of: message, from: nil).isNone)
    }
    guard case .one(let place) = calls(of: message, from: type(of: message.from)) else {
      return .unknown
    }
    return .lines(place.lines, of: place.excerpt)
  }

  private func isOfFramework(_ type: String) -> Bool {
    known.frameworks.answer(type) {
      !sources.declarations(of: type).contains { $0.file.isOfApp }
    }
  }

  /// The method that most likely sent the message, of those that mention it, with its lines.
  private func place(of message: Trace.Message, withAnyValues: Bool = false) -> CodePlace? {
    let receiver = CodeNames(message.to, type: type(of: message.to))
    let exact = CallMark(message, to: receiver)
    let (owner, mark) = (type(of: message.from), withAnyValues ? exact.withAnyValues : exact)
    if let place = place(from: sender(of: message), in: owner, mark) { return place }
    if message.kind == .binding { return publisher(in: owner, mark) }
    return message.kind.hasLine ? onlyPlace(in: owner, mark) : nil
  }

  /// The line of a computed property that makes its values of those of another property.
  private func publisher(in type: String, _ mark: CallMark) -> CodePlace? {
    family(of: type).lazy.filter {
      $0.declaration.kind == .property && $0.declaration.name == mark.name
    }.compactMap { place($0, mark, .exact) }.first
  }

  /// The only line of a type that sends it. A method that is passed on, or a call that is not traced, leads to it.
  private func onlyPlace(in type: String, _ mark: CallMark) -> CodePlace? {
    known.onlyPlaces.answer(PlaceQuestion(nil, type, mark)) {
      for certainty in CallMark.Certainty.allCases where certainty != .mentioned {
        let places = family(of: type).compactMap { place($0, mark, certainty) }
        if let first = places.first {
          return places.count == 1 && first.lines.count == 1 ? first : nil
        }
      }
      return nil
    }
  }

  private func place(
    from start: ScopedSources.Found?, in type: String, _ mark: CallMark
  ) -> CodePlace? {
    known.places.answer(PlaceQuestion(start.map { $0.declaration.id(in: $0.file) }, type, mark)) {
      // A line that only mentions the message counts when no line sends it.
      CallMark.Certainty.allCases.lazy.compactMap { certainty in
        guard let start else {
          return sources.members(of: type).lazy.compactMap { place($0, mark, certainty) }.first
        }
        return findPlace(from: start, in: type, mark, certainty)
      }.first
    }
  }

  /// The first method with such a line, of a method and those of the same type that it calls.
  private func findPlace(
    from start: ScopedSources.Found, in type: String, _ mark: CallMark,
    _ certainty: CallMark.Certainty
  ) -> CodePlace? {
    reached(from: start, in: type).lazy.compactMap { place($0, mark, certainty) }.first
  }

  /// A method, and those of the same type that it calls, the nearest first.
  func reached(from start: ScopedSources.Found, in type: String) -> [ScopedSources.Found] {
    known.reached.answer([start.declaration.id(in: start.file), type]) {
      var (open, found, seen) = ([start], [ScopedSources.Found](), Set<String>())
      while !open.isEmpty {
        let next = open.removeFirst()
        guard seen.insert(next.declaration.id(in: next.file)).inserted else { continue }
        found.append(next)
        open += helpers(of: next, in: type)
      }
      return found
    }
  }

  /// The members of a type that another one mentions.
  private func helpers(of found: ScopedSources.Found, in type: String) -> [ScopedSources.Found] {
    let words = Set(found.file.body(of: found.declaration).filter { $0.kind == .word }.map(\.text))
    let own = found.declaration.path.last ?? type
    return [type, own].uniqued().flatMap { family(of: $0) }
      .filter { words.contains($0.declaration.baseName) }
  }

  /// The members of a type, and what the app has written for all types of a protocol or a superclass.
  func family(of type: String) -> [ScopedSources.Found] {
    known.families.answer(type) {
      let inherited = sources.supertypes(of: type).flatMap { sources.members(of: $0) }
      return sources.members(of: type) + inherited.filter(\.file.isOfApp)
    }
  }

  /// The lines of the app that can have sent a message, wherever they are: an inherited method, a helper, the initial
  /// value of a property.
  ///
  /// - Parameter sender: its type; `nil` for any.
  private func calls(of message: Trace.Message, from sender: String?) -> AppCalls {
    let exact = CallMark(message, to: CodeNames(message.to, type: type(of: message.to)))
    let mark = sender == nil ? exact.withAnyValues : exact
    guard mark.isAction else { return .none }
    return known.calls.answer(PlaceQuestion(nil, sender ?? "", mark)) {
      findCalls(mark, from: sender)
    }
  }

  /// The surest lines count, and of these the ones in the folder of the pattern.
  private func findCalls(_ mark: CallMark, from sender: String?) -> AppCalls {
    let code = sources.found(mentioning: mark.name) { !$0.isType && $0.kind != .extension }
      .filter { found in
        found.file.isOfApp && sender.map { !isOfOther(found, than: $0) } ?? true
      }
    for certainty in CallMark.Certainty.allCases where certainty != .mentioned {
      let places = code.compactMap { place($0, mark, certainty) }
      let own = places.filter { !$0.excerpt.file.isShared }
      let nearest = own.isEmpty ? places : own
      if let first = nearest.first {
        return nearest.count == 1 && first.lines.count == 1 ? .one(first) : .several
      }
    }
    return .none
  }

  /// Whether it is code of another object of the run: what that sends has its name.
  private func isOfOther(_ found: ScopedSources.Found, than sender: String) -> Bool {
    guard let type = found.declaration.path.last, type != sender, types.contains(type),
      !isOfFramework(type)
    else { return false }
    return !found.file.head(of: found.declaration).contains { $0.text == "static" }
  }

  /// The method in which the closure of a timer is written: the call that set it off has started the timer, or a
  /// method of the same object that this one calls.
  func timerStart(of message: Trace.Message) -> Excerpt? {
    guard isTimer(message.from), let n = message.cause, let cause = self[n],
      cause.to == message.to, let start = member(of: cause)
    else { return nil }
    return place(from: start, in: type(of: message.to), CallMark(calling: "scheduledTimer"))?
      .excerpt
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

  private func place(
    _ found: ScopedSources.Found, _ mark: CallMark, _ certainty: CallMark.Certainty
  ) -> CodePlace? {
    let body = found.file.body(of: found.declaration)
    let lines = mark.lines(in: body, certainty, otherThan: names)
    return lines.isEmpty ? nil : (Excerpt(found.declaration, in: found.file), lines)
  }

  /// Which of the lines it was: where a method sends the same message as often as it mentions it, the order tells. It
  /// does not where lines are left out, which send the others of these messages.
  private func line(
    among place: CodePlace, of message: Trace.Message, _ n: Int
  ) -> MessageCode.Call {
    guard place.lines.count > 1 else { return .lines(place.lines, of: place.excerpt) }
    let siblings = siblings(of: message)
    guard siblings.count == place.lines.count, let index = siblings.firstIndex(of: n),
      self.place(of: message, withAnyValues: true)?.lines == place.lines
    else { return .lines(place.lines, of: place.excerpt) }
    return .lines([place.lines[index]], of: place.excerpt)
  }
}

extension ScopedSources {
  /// The members of a type, in its extensions too.
  func members(of type: String) -> [Found] {
    found(mentioning: type) { declaration in
      declaration.path.last == type && declaration.kind != .type && declaration.kind != .extension
    }
  }
}

extension SwiftFile {
  /// Whether it is code of an app, and not of what all apps share.
  fileprivate var isOfApp: Bool { app != nil }

  /// Whether all patterns of its app share it.
  fileprivate var isShared: Bool { path.contains("/Shared/") }
}

extension MessageKind {
  /// Whether a line of the sender's code sends it. Other kinds may come from the framework.
  fileprivate var hasLine: Bool {
    [.call, .create, .navigate, .post, .send].contains(self)
  }
}

extension Role {
  /// Whether such an object is made of closures that the app has written.
  fileprivate var runsCodeOfApp: Bool { self == .command || self == .subscription }
}

extension Declaration {
  fileprivate func id(in file: SwiftFile) -> String { "\(file.path):\(lines.lowerBound)" }
}
