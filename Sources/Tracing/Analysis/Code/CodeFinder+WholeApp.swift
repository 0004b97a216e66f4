import SourceCode
import Trace

// Where the sender's own methods have no line that sent a message, another one of the app may have: what an effect does
// is written anywhere.

extension CodeFinder {
  /// The lines of the app that can have sent a message, wherever they are: an inherited method, a helper, the initial
  /// value of a property.
  ///
  /// - Parameter sender: its type; `nil` for any.
  func calls(of message: Trace.Message, from sender: String?) -> AppCalls {
    let exact = mark(of: message)
    let mark = sender == nil ? exact.withAnyValues : exact
    guard mark.isAction else { return .none }
    return known.calls.answer(PlaceQuestion(nil, sender ?? "", mark)) {
      findCalls(mark, from: sender)
    }
  }

  /// A command may call a function without an object: so a surer line does not exclude others. Those in the folder of the
  /// pattern count before all.
  private func findCalls(_ mark: CallMark, from sender: String?) -> AppCalls {
    let code = sources.found(mentioning: mark.name) { !$0.isType && $0.kind != .extension }
      .filter { found in
        // A kit may have commands of its own.
        guard found.file.isOfApp else { return found.declaration.path.last == sender }
        return sender.map { !isOfOther(found, than: $0) } ?? true
      }
    for certainty in [CallMark.Certainty.sent, .exact] {
      let isAnyone = sender == nil
      let nearest = nearest(code.compactMap { place($0, mark, certainty, ofItself: isAnyone) })
      if let first = nearest.first {
        return nearest.count == 1 ? .one(first) : .several
      }
    }
    return .none
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
  /// Whether it is code of an app, and not of what all apps share.
  var isOfApp: Bool { app != nil }

  /// Whether all patterns of its app share it.
  fileprivate var isShared: Bool { path.contains("/Shared/") }
}
