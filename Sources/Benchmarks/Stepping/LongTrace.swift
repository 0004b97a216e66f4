import Trace

/// A controller writes values into 100 items. Each message changes a property and returns; now and then an item is
/// released, and another takes its place.
func longTrace(messages: Int) -> Trace {
  var records: [Trace.Record] = []
  func add(_ event: Trace.Event) { records.append(.init(n: records.count + 1, event: event)) }
  func addItem(_ number: Int) {
    add(.participant(.init(name: "Item\(number)", type: "Item", role: .model)))
    for property in ["value", "name", "parent"] {
      add(.state(.init(owner: "Item\(number)", property: property, old: nil, new: "0")))
    }
  }
  add(.participant(.init(name: "List", type: "ListController", role: .controller)))
  for number in 0..<100 { addItem(number) }
  add(.turn(.init(number: 1, action: "tick")))
  for number in 0..<messages {
    let item = number % 97 + number / 1_000
    if number.isMultiple(of: 1_000), number > 0 {
      add(.release(.init(object: "Item\(number / 1_000 - 1)")))
      addItem(number / 1_000 + 99)
    }
    let method = number.isMultiple(of: 50) ? "touch" : "setValue(_:)"
    add(
      .message(
        .init(
          turn: 1, kind: .call, from: "List", to: "Item\(item)", text: method,
          arguments: ["\(number)"])))
    let message = records.count
    add(
      .state(
        .init(
          parent: message, owner: "Item\(item)", property: "value", old: "\(number % 100)",
          new: "\((number + 1) % 100)")))
    add(.return(.init(message: message)))
  }
  return Trace(header: .init(pattern: "mvc", actions: ["tick"]), records: records)
}
