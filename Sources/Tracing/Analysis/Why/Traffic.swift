import Trace

/// By their names, which messages told objects something in a part of a run or after it, and which they sent in it.
struct Traffic {
  let received: [String: [Int]]
  let sent: [String: [Int]]

  init(_ trace: Trace, _ messages: [Int: Trace.Message], since first: Int, upTo end: Int) {
    var received: [String: [Int]] = [:]
    var sent: [String: [Int]] = [:]
    for (n, message) in trace.messages where n >= first && message.from != message.to {
      if message.isEvent, !message.isForwardedQuestion(in: messages) {
        received[message.to, default: []].append(n)
      }
      if n <= end { sent[message.from, default: []].append(n) }
    }
    (self.received, self.sent) = (received, sent)
  }
}
