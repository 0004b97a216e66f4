import Trace

extension TraceGenerator {
  /// A run of which one dimension grows.
  mutating func addRun(growing dimension: Dimension, to size: Int) {
    guard dimension != .returns else { return addReturningTurns(messages: size) }
    declare("User", .user)
    declare("VC", .controller)
    declare("Model", .model)
    if dimension != .turns { addTurn() }
    switch dimension {
    case .turns: for turn in 1...size { addShortTurn(turn) }
    case .calls: addCalls(size)
    case .changes:
      for number in 1...size { change("Model", from: number - 1, to: number, parent: nil) }
    case .releases: addReleases(size)
    case .objects: for number in 1...size { addObject(number) }
    case .views: addViews(size)
    default: break
    }
  }

  private mutating func addShortTurn(_ number: Int) {
    addTurn(number)
    message("User", "VC", turn: number, .user)
    change("VC", from: number - 1, to: number, parent: count)
    add(.screen(.init(turn: number, text: "Recordings\n♪ Hello")))
  }

  /// Each is made while the one before runs.
  private mutating func addCalls(_ size: Int) {
    var calls: [Int] = []
    for depth in 0..<size {
      let isEven = depth.isMultiple(of: 2)
      message(isEven ? "VC" : "Model", isEven ? "Model" : "VC", depth: depth, parent: calls.last)
      calls.append(count)
    }
    for call in calls.reversed() { add(.return(.init(message: call))) }
  }

  private mutating func addReleases(_ size: Int) {
    for number in 1...size { declare("Object\(number)", .model) }
    message("User", "VC", .user)
    for number in 1...size { add(.release(.init(object: "Object\(number)"))) }
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

  /// Six participants. Each turn has ten messages inside each other. All of them return, and half of them change
  /// something. A screen ends the turn.
  private mutating func addReturningTurns(messages: Int) {
    let roles: [Role] = [.user, .view, .controller, .model, .view, .controller]
    for (index, role) in roles.enumerated() { declare("P\(index)", role, type: "Participant") }
    for turn in 1...max(1, messages / 10) {
      addTurn(turn)
      var calls: [Int] = []
      for depth in 0..<10 {
        let (from, to) = ("P\(depth % 6)", "P\((depth + 1) % 6)")
        message(
          from, to, turn: turn, depth: depth, parent: calls.last, depth == 0 ? .user : .call,
          text: "message(number:)", arguments: ["\(turn * 10 + depth)"])
        calls.append(count)
        if depth.isMultiple(of: 2) { change(to, from: turn - 1, to: turn, parent: calls.last) }
      }
      for call in calls.reversed() { add(.return(.init(message: call))) }
      add(.screen(.init(turn: turn, text: "Recordings\n▸ Work\n♪ Hello")))
    }
  }

  /// One turn with so many messages, as many inside each other as `nesting` says. Each second one changes something.
  ///
  /// - Parameter number: what the message at a place says.
  mutating func addNumberedMessages(_ messages: Int, nesting: Int, number: (Int) -> Int) {
    for index in 0..<6 { declare("P\(index)", .controller, type: "Participant") }
    addTurn()
    var calls: [Int] = []
    for place in 0..<messages {
      let depth = place % nesting
      calls = Array(calls.prefix(depth))
      let to = "P\((depth + 1) % 6)"
      message(
        "P\(depth % 6)", to, depth: depth, parent: calls.last, text: "message(number:)",
        arguments: ["\(number(place))"])
      calls.append(count)
      guard place.isMultiple(of: 2) else { continue }
      change(to, from: place - 1, to: number(place), parent: calls.last)
    }
  }

  /// A controller writes values into 100 items. Each message changes a property and returns; after each thousand, an
  /// item is released, and another takes its place.
  mutating func addItems(messages: Int) {
    declare("List", .controller, type: "ListController")
    for number in 0..<100 { addItem(number) }
    addTurn()
    for number in 0..<messages {
      if number.isMultiple(of: 1_000), number > 0 {
        add(.release(.init(object: "Item\(number / 1_000 - 1)")))
        addItem(number / 1_000 + 99)
      }
      let item = "Item\(number % 97 + number / 1_000)"
      message(
        "List", item, text: number.isMultiple(of: 50) ? "touch" : "setValue(_:)",
        arguments: ["\(number)"])
      let call = count
      change(item, from: number % 100, to: (number + 1) % 100, parent: call)
      add(.return(.init(message: call)))
    }
  }

  private mutating func addItem(_ number: Int) {
    declare("Item\(number)", .model, type: "Item")
    for property in ["value", "name", "parent"] {
      change("Item\(number)", property, from: nil, to: 0, parent: nil)
    }
  }
}
