import SourceCode
import Trace

// An effect or a subscription is an object of the kit. The closures that it runs are written anywhere in the app.

extension CodeFinder {
  /// Whether such an object got a message that only a closure can have got.
  func isForClosureOfApp(_ message: Trace.Message) -> Bool {
    role(message.to)?.runsCodeOfApp == true
      && [.closure, .observer, .binding].contains(message.kind)
  }

  /// The member of the app in which such a closure is written; `nil` when the sources do not tell.
  func closureOfApp(of message: Trace.Message, _ n: Int) -> Excerpt? {
    guard isForClosureOfApp(message) else { return nil }
    return message.kind == .observer ? onlyObserver : placeOfFirstMessage(of: message, n)
  }

  /// The only member of the app that observes with a block.
  private var onlyObserver: Excerpt? {
    known.handovers.answer(["addObserver"]) {
      let members = sources.found(mentioning: "addObserver") {
        !$0.isType && $0.kind != .extension
      }.filter { found in
        found.file.isOfApp && found.file.body(of: found.declaration).mentions("addObserver")
      }
      let places = nearest(members.map { (Excerpt($0.declaration, in: $0.file), []) })
      return places.count == 1 ? places.first?.excerpt : nil
    }
  }

  /// The member with the only line that sends what the closure has sent first.
  private func placeOfFirstMessage(of message: Trace.Message, _ n: Int) -> Excerpt? {
    guard let sent = run.sent(by: message.to).first(where: { $0.message.parent == n })?.message,
      case .one(let place) = calls(of: sent, from: type(of: sent.from)),
      let declaration = place.excerpt.file.declaration(at: place.excerpt.lines.lowerBound)
    else { return nil }
    let (file, name) = (place.excerpt.file, sent.memberName.withoutParentheses)
    // A line that only makes the value which is sent is not in the closure.
    let line = file.body(of: declaration).filter { place.lines.contains($0.line) }
    return file.isOfApp && line.mentions(name) ? place.excerpt : nil
  }
}

extension Sequence<SwiftToken> {
  fileprivate func mentions(_ word: String) -> Bool {
    contains { $0.kind == .word && $0.text == word }
  }
}
