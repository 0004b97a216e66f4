import Trace

/// A trace of a size. The same size always gives the same trace.
struct GeneratedTrace {
  private(set) var lines: [String] = []
  private var count = 0

  init(_ dimension: Dimension, _ size: Int) {
    lines = [Trace.Header(pattern: "mvc", scenario: "long", actions: ["tick"]).jsonLine]
    for (name, role) in [("User", Role.user), ("VC", .controller), ("Model", .model)] {
      declare(name, role)
    }
    if dimension != .turns { write(.turn(.init(number: 1, action: "tick"))) }
    switch dimension {
    case .turns: for turn in 1...size { addTurn(turn) }
    case .calls: addCalls(size)
    case .changes: for number in 1...size { change("Model", from: number - 1, parent: nil) }
    case .releases: release(size)
    case .objects: for number in 1...size { addObject(number) }
    case .views: addViews(size)
    default: break
    }
  }

  private mutating func addTurn(_ number: Int) {
    write(.turn(.init(number: number, action: "tick")))
    message("User", "VC", turn: number, .user)
    change("VC", from: number - 1, parent: count)
    write(.screen(.init(turn: number, text: "Recordings\n♪ Hello")))
  }

  /// Each is made while the one before runs.
  private mutating func addCalls(_ size: Int) {
    var calls: [Int] = []
    for depth in 0..<size {
      let isEven = depth.isMultiple(of: 2)
      message(isEven ? "VC" : "Model", isEven ? "Model" : "VC", depth: depth, parent: calls.last)
      calls.append(count)
    }
    for call in calls.reversed() { write(.return(.init(message: call))) }
  }

  private mutating func addObject(_ number: Int) {
    let (holder, new) = (number == 1 ? "VC" : "Object\(number - 1)", "Object\(number)")
    declare(new, .model)
    message(holder, new, .create)
    hold(holder, "next", new)
  }

  private mutating func addViews(_ size: Int) {
    message("User", "VC", .user)
    hold("User", "screen", "VC")
    for number in 1...size {
      declare("View\(number)", .view)
      declare("Item\(number)", .model)
      hold("VC", "view\(number)", "View\(number)")
      hold("View\(number)", "item", "Item\(number)")
    }
  }

  private mutating func hold(_ holder: String, _ property: String, _ held: String) {
    write(.reference(.init(from: holder, property: property, to: held, strength: .strong)))
  }

  private mutating func release(_ size: Int) {
    for number in 1...size { declare("Object\(number)", .model) }
    message("User", "VC", .user)
    for number in 1...size { write(.release(.init(object: "Object\(number)"))) }
  }

  private mutating func declare(_ name: String, _ role: Role) {
    write(.participant(.init(name: name, type: "Object", role: role)))
  }

  private mutating func message(
    _ from: String, _ to: String, turn: Int = 1, depth: Int = 0, parent: Int? = nil,
    _ kind: MessageKind = .call
  ) {
    write(
      .message(
        .init(
          turn: turn, depth: depth, parent: parent, kind: kind, from: from, to: to,
          text: "message()")))
  }

  private mutating func change(_ owner: String, from old: Int, parent: Int?) {
    write(
      .state(
        .init(parent: parent, owner: owner, property: "value", old: "\(old)", new: "\(old + 1)")))
  }

  private mutating func write(_ event: Trace.Event) {
    count += 1
    lines.append(Trace.Record(n: count, event: event).jsonLine)
  }
}
