import Analysis
import Localization
import Trace

extension WhyNotSheet {
  /// Where the way to an object breaks off, next to the run without the mistake.
  func evidence(for missing: MissingMessage) -> [String] {
    missing.breaks.flatMap { evidence(for: $0, of: missing) } + told(missing)
  }

  private func evidence(
    for missing: MissingMessage.Break, of whole: MissingMessage
  ) -> [String] {
    guard let message = messagesThere[missing.missing] else { return [] }
    return [
      beginning(of: missing, message, isLast: missing.missing == whole.message),
      missing.change == nil ? missing.after.map(last) : nil,
      missing.instead.isEmpty
        ? nil
        : localized(
          "Here \(sender(of: missing, message)) sent this: \(list(missing.instead, withReceiver: true, atMost: 2))."
        ),
      missing.unasked.flatMap { messagesThere[$0] }.map {
        localized("Without the mistake, \($0.from) asks \($0.to) before that: \($0.call).")
      },
      missing.reason.map { sentence(on: $0, message) },
    ].compactMap { $0 }
  }

  private func beginning(
    of missing: MissingMessage.Break, _ message: Trace.Message, isLast: Bool
  ) -> String {
    let words = "\(message.from) → \(message.to): \(message.call)"
    if let n = missing.change, let change = changes[n] {
      let place = place(of: change.parent ?? n)
      return localized(
        "\(change.path) changes here too \(place), but what follows is missing: \(words).")
    }
    return isLast
      ? localized("That is the first message that is missing here.")
      : localized("The first message that is missing here: \(words).")
  }

  private func last(_ after: Int) -> String {
    localized("The last one before it that came: \(call(after)) \(place(of: after)).")
  }

  private func sender(of missing: MissingMessage.Break, _ message: Trace.Message) -> String {
    missing.instead.first.flatMap { messages[$0]?.from } ?? message.from
  }

  private func told(_ missing: MissingMessage) -> [String] {
    missing.told.isEmpty
      ? [] : [localized("\(whyNot.object) was told only: \(list(missing.told, atMost: 2)).")]
  }

  private func sentence(on reason: MissingMessage.Reason, _ message: Trace.Message) -> String {
    let (sender, receiver) = (message.from, message.to)
    switch reason {
    case .gone(let end, let hold):
      let action = asked.action(of: end) ?? ""
      let gone = localized("\(receiver) does not live any more, since: \(action).")
      return hold.map {
        gone + " " + localized("Without the mistake, \("\($0.holder).\($0.property)") holds it.")
      } ?? gone
    case .lacks(let property, nil):
      return localized(
        "Without the mistake, \(sender) holds \(receiver) as \(property). Here it holds nothing there."
      )
    case .lacks(let property, let other?):
      return localized(
        "Without the mistake, \(sender) holds \(receiver) as \(property). Here it holds \(other) there."
      )
    case .notRegistered(let record):
      let call = messagesThere[record]?.call ?? ""
      return localized(
        "Without the mistake, \(receiver) has registered in \(call). Here it has not.")
    case .otherState(let property, let here, let there):
      return localized(
        "\("\(sender).\(property)") is \(here) here. Without the mistake it is \(there).")
    }
  }
}
