import Trace

extension RunIndex {
  /// The update that each message of a driver follows from: the last one before it in the same call. When its state has
  /// taken a message, the driver shows what the state is now, and carries out what it answered.
  var decidingUpdates: [Int: Int] {
    var (updates, deciding): ([Handling: Int], [Int: Int]) = ([:], [:])
    for (n, message) in sent where roles[message.from] == .driver {
      guard let call = message.parent else { continue }
      let handling = Handling(
        driver: message.from, call: call, waited: message.waited(sentBy: .driver))
      if message.kind == .update {
        updates[handling] = n
      } else {
        deciding[n] = updates[handling]
      }
    }
    return deciding
  }
}

/// A driver handles a message. A message that had to wait is handled in the same call as the one before it; `waited`
/// tells them apart.
private struct Handling: Hashable {
  let driver: String
  let call: Int
  let waited: Int?
}
