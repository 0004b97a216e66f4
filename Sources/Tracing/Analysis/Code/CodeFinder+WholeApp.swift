import Cells
import SourceCode
import Trace

// Where the sender's own methods have no line that sent a message, another one of the app may have: what an effect does
// is written anywhere.

extension CodeFinder {
  /// The lines of the app that can have sent a message, wherever they are: an inherited method, a helper, the initial
  /// value of a property, the value of a parameter that a call leaves out.
  ///
  /// - Parameter sender: its type; `nil` for any.
  func calls(of message: Trace.Message, from sender: String?) -> AppCalls {
    let exact = mark(of: message)
    let mark = sender == nil ? exact.withAnyValues : exact
    guard mark.isAction else { return .none }
    return known.calls.answer(PlaceQuestion(start: nil, type: sender ?? "", mark: mark)) {
      findCalls(mark, from: sender)
    }
  }

  /// A command may call a function without an object: so a surer call does not exclude others, and only a write to the
  /// receiver's name does. Those in the folder of the pattern count before all.
  private func findCalls(_ mark: CallMark, from sender: String?) -> AppCalls {
    let code = sources.found(mentioning: mark.name) { !$0.isType && $0.kind != .extension }
      .filter { found in
        // A kit may have commands of its own.
        guard found.file.isOfApp else { return found.declaration.path.last == sender }
        return sender.map { !isOfOther(found, than: $0) } ?? true
      }
    for certainty in [CallMark.Certainty.written, .sent, .exact] {
      let bodies = code.compactMap { place($0, mark, certainty, ofItself: sender == nil) }
      let heads = code.compactMap { placeInHead(of: $0, mark, certainty) }
      let nearest = nearest(bodies + heads)
      guard let first = nearest.first else { continue }
      // Where a mistake is made, the app may be called with another value.
      let isSure = heads.isEmpty || sources.scope.mistake == nil
      return nearest.count == 1 && isSure ? .one(first) : .several
    }
    return .none
  }

  /// Where a parameter of a method has a value that sends a message.
  private func placeInHead(
    of found: ScopedSources.Found, _ mark: CallMark, _ certainty: CallMark.Certainty
  ) -> CodePlace? {
    let lines = found.file.defaults(of: found.declaration).flatMap {
      mark.lines(in: $0, certainty, otherThan: names)
    }
    guard !lines.isEmpty else { return nil }
    return (Excerpt(found.declaration, in: found.file), lines.uniqued())
  }

  /// Who subscribes may be told the present value at once. No line of the sender tells it.
  func subscription(of message: Trace.Message) -> MessageCode.Call {
    guard let n = message.parent, let parent = self[n], parent.kind == .subscribe,
      parent.from == message.to, parent.to == message.from,
      case .lines(let lines, let excerpt) = call(of: parent, n)
    else { return .unknown }
    return .subscription(lines, of: excerpt)
  }

  /// Those in the folder of the pattern, if there are any: it may have types of the same names as others.
  func nearest(_ places: [CodePlace]) -> [CodePlace] {
    let own = places.filter { !$0.excerpt.file.isShared }
    return own.isEmpty ? places : own
  }

  /// Whether it is code of another object of the run: what that sends has its name. An effect runs closures that other
  /// objects have made.
  private func isOfOther(_ found: ScopedSources.Found, than sender: String) -> Bool {
    guard !typesWithCodeOfApp.contains(sender), let type = found.declaration.path.last,
      type != sender, types.contains(type), !isOfFramework(type)
    else { return false }
    return !found.file.head(of: found.declaration).contains { $0.text == "static" }
  }
}

extension SwiftFile {
  /// The values that the parameters of a method have where a call leaves them out.
  fileprivate func defaults(of declaration: Declaration) -> [ArraySlice<SwiftToken>] {
    guard declaration.kind == .method || declaration.kind == .initializer else { return [] }
    let head = head(of: declaration)
    guard let name = head.firstIndex(where: { $0.text == declaration.baseName }),
      let open = head[name...].firstIndex(where: { $0.text == "(" })
    else { return [] }
    return CodeAround(head).arguments(after: open - 1).map { parameter in
      parameter.value.drop { $0.text != "=" }.dropFirst()
    }
  }

  /// Whether it is code of an app, and not of what all apps share.
  var isOfApp: Bool { app != nil }

  /// Whether all patterns of its app share it.
  fileprivate var isShared: Bool { path.contains("/Shared/") }
}
