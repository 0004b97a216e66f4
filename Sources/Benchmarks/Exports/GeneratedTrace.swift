import Trace

/// Writes a trace of six participants. Each turn has ten nested messages. All of them return, and half of
/// them change something. A screen ends the turn. Every run gives the same trace.
func writeTrace(messages: Int) {
  let header = Trace.Header(pattern: "mvc", scenario: "long", actions: ["tick"])
  print(header.jsonLine)
  var count = 0
  func write(_ event: Trace.Event) {
    count += 1
    print(Trace.Record(n: count, event: event).jsonLine)
  }
  let roles: [Role] = [.user, .view, .controller, .model, .view, .controller]
  for (index, role) in roles.enumerated() {
    write(.participant(.init(name: "P\(index)", type: "Participant", role: role)))
  }
  for turn in 1...max(1, messages / 10) {
    write(.turn(.init(number: turn, action: "tick")))
    var calls: [Int] = []
    for depth in 0..<10 {
      let (from, to) = (depth % 6, (depth + 1) % 6)
      write(
        .message(
          .init(
            turn: turn, depth: depth, parent: calls.last, kind: depth == 0 ? .user : .call,
            from: "P\(from)", to: "P\(to)", text: "message(number:)",
            arguments: ["\(turn * 10 + depth)"])))
      calls.append(count)
      guard depth.isMultiple(of: 2) else { continue }
      write(
        .state(
          .init(
            parent: calls.last, owner: "P\(to)", property: "value", old: "\(turn - 1)",
            new: "\(turn)")))
    }
    for call in calls.reversed() { write(.return(.init(message: call))) }
    write(.screen(.init(turn: turn, text: "Recordings\n▸ Work\n♪ Hello")))
  }
}
