import Cells
import Diagrams

extension PictureRows {
  mutating func shapes(of form: Figure.Form) -> [Shape] {
    switch form {
    case .message(let message, let path): return shapes(of: message, path)
    case .reply(let reply, let path): return shapes(of: reply, path)
    case .mark(let mark): return shapes(of: mark)
    case .note(let note, let lifelines): return shapes(of: note, over: lifelines)
    case .turn(let turn): return shapes(of: turn)
    case .frame(let frame): return shapes(of: frame)
    case .section(let section): return shapes(of: section)
    case .end: endFrame()
    case .activation(let index, begins: true): activate(index, at: y - 4)
    case .activation(let index, begins: false): deactivate(index, at: y - 2)
    case .remark(let remark): return shapes(of: remark)
    case .nothing: break
    }
    return []
  }

  private mutating func shapes(of message: Diagram.Message, _ path: Figure.Path) -> [Shape] {
    let drawn = ArrowContent(message, part(path.from))
    let line =
      path.leadsToHead
      ? creation(path.from, path.to, drawn) : arrow(path.from, path.to, drawn)
    return line.shapes + after(message, path, line.place)
  }

  private mutating func shapes(of reply: Diagram.Reply, _ path: Figure.Path) -> [Shape] {
    let drawn = ArrowContent(
      arrow: .init(.broken, end: .open), runs: [.init(text: reply.outcome.words)],
      paint: .edge(part(path.from)))
    let shapes = arrow(path.from, path.to, drawn).shapes
    closeCalls(from: reply.depth)
    return shapes
  }

  /// What follows from a message: activations, the end of a lifeline, and a breach.
  private mutating func after(
    _ message: Diagram.Message, _ path: Figure.Path, _ place: Double
  ) -> [Shape] {
    var shapes: [Shape] = []
    let (from, to) = (path.from, path.to)
    let top = path.leadsToHead ? lives[to]?.top ?? place : place
    if message.activates { activate(to, at: top) }
    open(message, on: to, at: top)
    if message.deactivates { deactivate(from, at: place) }
    if let index = message.destroys.flatMap(columns.index), isRunning(index) {
      shapes += Shape.cross(at: Point(x(index), place), .ink)
      end(index, at: place)
    }
    if let breach = message.breach {
      shapes += nextTo(
        from, [.init(text: breach, paint: .breach, isBold: true)],
        sign: {
          Shape.cross(at: $0, .breach, half: 5)
        })
    }
    return shapes
  }

  private mutating func shapes(of remark: Figure.Remark) -> [Shape] {
    switch remark.kind {
    case .message(let message): return aside(message, remark.subject)
    case .reply, .change: return aside([.init(text: remark.words)], .code)
    case .release: return aside([.init(text: remark.words)], .prose)
    case .note: return aside([.init(text: remark.words, paint: .faint)], .prose)
    }
  }

  private mutating func aside(_ message: Diagram.Message, _ subject: String) -> [Shape] {
    var runs = message.runs
    runs.insert(.init(text: subject.trimmedAtEnd, paint: .faint), at: 1)
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
