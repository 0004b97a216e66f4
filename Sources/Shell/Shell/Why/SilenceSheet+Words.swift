import Analysis
import Localization
import Trace

extension SilenceSheet {
  /// `message 9 handleChangeNotification("StoreChanged") from NC`, a few of them.
  func list(
    _ records: [Int], withSender: Bool = true, withReceiver: Bool = false
  ) -> String {
    let shown = records.prefix(4).map { record in
      let words = "\(call(record)) \(place(of: record))"
      let (from, to) = (messages[record]?.from ?? "", messages[record]?.to ?? "")
      if withReceiver { return localized("\(words) to \(to)") }
      return withSender ? localized("\(words) from \(from)") : words
    }
    let more = records.count - shown.count
    return shown.commaSeparated + (more > 0 ? localized(" and \(more) more") : "")
  }

  func call(_ record: Int) -> String { messages[record]?.call ?? "" }

  func place(of record: Int) -> String {
    if let number = asked.number(of: record) { return localized("(message \(number))") }
    guard let action = asked.action(of: record) else { return localized("(before this drawing)") }
    return localized("(before this drawing: \(action))")
  }
}

extension Trace.Message {
  /// Whether it is the method, or writes the property. Labels may be left out.
  func hasName(_ name: String) -> Bool {
    let (own, other) = (text.prefix { $0 != "(" }, name.prefix { $0 != "(" })
    return own.lowercased() == other.lowercased()
  }
}

extension SilenceSheet {
  var json: [JSON] {
    [
      .object([
        .init("object", .string(whyNot.object)), .init("verdict", .string(whyNot.verdict.word)),
        .init("change", change.map { .string($0.path) } ?? .null),
        .init("sentences", .array(sentences.map(JSON.string))),
      ])
    ]
  }
}

extension WhyNot.Verdict {
  fileprivate var word: String {
    switch self {
    case .told: "told"
    case .gone: "gone"
    case .broken: "broken"
    case .unreachable: "unreachable"
    }
  }
}
