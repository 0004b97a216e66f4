import Analysis
import Localization
import Trace

// Messages and names, as the sentences have them.

extension WhyNotSheet {
  /// `handleChangeNotification("StoreChanged") (message 9) from NC`, a few of them: those that are drawn before others.
  func list(
    _ records: [Int], withSender: Bool = true, withReceiver: Bool = false, atMost limit: Int = 4
  ) -> String {
    let drawn = records.filter { asked.number(of: $0) != nil }
    let shown = (drawn.isEmpty ? records : drawn).prefix(limit).map { record in
      let (call, place) = (call(record), place(of: record))
      if withReceiver { return localized("\(call) \(place) to \(receiver(of: record))") }
      let words = joined(call, place)
      return withSender ? localized("\(words) from \(sender(of: record))") : words
    }
    return shown.commaSeparated + more(than: shown.count, of: records.count)
  }

  func names(_ all: [String], atMost limit: Int) -> String {
    let shown = Array(all.prefix(limit))
    return shown.commaSeparated + others(than: shown.count, of: all.count)
  }

  /// Two parts of a sentence, or two sentences.
  func joined(_ first: String, _ second: String) -> String { localized("\(first) \(second)") }

  /// ` and 3 others`, of objects or properties, or nothing.
  func others(than shown: Int, of count: Int) -> String {
    let rest = count - shown
    return rest > 0
      ? localized(rest, one: " and \(rest) other", other: " and \(rest) others") : ""
  }

  /// ` and 3 more`, of messages, or nothing.
  func more(than shown: Int, of count: Int) -> String {
    count > shown ? localized(" and \(count - shown) more") : ""
  }

  func call(_ record: Int) -> String { messages[record]?.call ?? "" }
  func sender(of record: Int) -> String { messages[record]?.from ?? "" }
  func receiver(of record: Int) -> String { messages[record]?.to ?? "" }
  func place(of record: Int) -> String { asked.place(of: record) }
}
