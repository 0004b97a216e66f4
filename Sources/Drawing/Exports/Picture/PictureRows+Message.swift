import Diagrams

extension PictureRows {
  mutating func shapes(of item: Diagram.Item) -> [Shape] {
    switch item {
    case .turn(let turn): return shapes(of: turn)
    case .message(let message): return shapes(of: message)
    case .change(let change): return shapes(of: change)
    case .reply(let reply): return shapes(of: reply)
    case .release(let release): return shapes(of: release)
    case .note(let note): return shapes(of: note)
    case .frame(let frame): return shapes(of: frame)
    case .section(let section): return shapes(of: section)
    case .end: endFrame()
    case .activation(let activation): return shapes(of: activation)
    case .numbering: break
    }
    return []
  }

  private mutating func shapes(of message: Diagram.Message) -> [Shape] {
    if message.kind != nil { closeCalls(from: message.depth) }
    guard let from = columns.index(message.from), let to = columns.index(message.to) else {
      return aside(message)
    }
    let isCreation = message.creates && lives[to] == nil && from != to
    let heads = introduce(isCreation ? [from] : [from, to])
    let drawn = ArrowContent(message, parts[from].part)
    let line = isCreation ? creation(from, to, drawn) : arrow(from, to, drawn)
    return heads + line.shapes + after(message, from, to, line.place, isCreation: isCreation)
  }

  mutating func shapes(of reply: Diagram.Reply) -> [Shape] {
    closeCalls(from: reply.depth + 1)
    guard let from = columns.index(reply.callee), let to = columns.index(reply.caller) else {
      return aside([.init(text: "\(columns.name(reply.callee)) \(reply.outcome.words)")], .code)
    }
    let heads = introduce([from, to])
    let drawn = ArrowContent(
      arrow: .init(.broken, end: .open), runs: [.init(text: reply.outcome.words)],
      paint: .edge(parts[from].part))
    let shapes = arrow(from, to, drawn).shapes
    closeCalls(from: reply.depth)
    return heads + shapes
  }

  /// What follows from a message: activations, the end of a lifeline, and a breach.
  private mutating func after(
    _ message: Diagram.Message, _ from: Int, _ to: Int, _ place: Double, isCreation: Bool
  ) -> [Shape] {
    var shapes: [Shape] = []
    let top = isCreation ? lives[to]?.top ?? place : place
    if message.activates { activate(to, at: top) }
    open(message, on: to, at: top)
    if message.deactivates { deactivate(from, at: place) }
    if let index = message.destroys.flatMap(columns.index), isRunning(index) {
      shapes += Shape.cross(at: Point(x(index), place), .ink)
      end(index, at: place)
    }
    if let breach = message.breach {
      shapes += beside(
        from, [.init(text: breach, paint: .breach, isBold: true)],
        sign: {
          Shape.cross(at: $0, .breach, half: 5)
        })
    }
    return shapes
  }

  private mutating func aside(_ message: Diagram.Message) -> [Shape] {
    var runs = message.runs
    let ends = "\(columns.name(message.from)) → \(columns.name(message.to)):"
    runs.insert(.init(text: ends, paint: .faint), at: 1)
    let shapes = aside(runs, .code)
    guard let breach = message.breach else { return shapes }
    return shapes + aside([.init(text: "✗ \(breach)", paint: .breach, isBold: true)], .code)
  }
}

extension Diagram.Message {
  /// What is written at its arrow: the number, the words, and how it travelled.
  var runs: [Paragraph.Run] {
    let pointer = isMarked ? "▸" : emphasis == .highlighted ? "●" : ""
    return [
      .init(
        text: pointer + (numeral ?? ""), paint: .faint, isBold: standsOut, staysWithNext: true),
      .init(text: text, paint: isDimmed ? .faint : .ink, isBold: standsOut),
      .init(text: tag ?? "", paint: .faint),
    ]
  }
}
