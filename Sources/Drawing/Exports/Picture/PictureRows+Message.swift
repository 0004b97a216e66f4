import Cells
import Diagrams

extension PictureRows {
  mutating func shapes(of part: Figure.Part) -> [Shape] {
    switch part {
    case .arrow(let message, let path): return shapes(of: message, path)
    case .sign(let sign): return shapes(of: sign)
    case .note(let note, let lifelines): return shapes(of: note, over: lifelines)
    case .turn(let turn): return shapes(of: turn)
    case .frame(let frame): return shapes(of: frame)
    case .section(let section): return shapes(of: section)
    case .end: endFrame()
    case .activation(let index, begins: true): bars.begin(index, at: y - 4, step: step)
    case .activation(let index, begins: false): bars.end(index, at: y - 2)
    case .aside(let aside): return shapes(of: aside)
    }
    return []
  }

  private mutating func shapes(of message: Diagram.Message, _ path: Figure.Path) -> [Shape] {
    let line = path.leadsToHead ? creation(message, path) : arrow(message, path)
    let ends = after(message, path, line.place)
    if path.isReply { bars.endCalls(from: message.depth, at: y) }
    return line.shapes + ends
  }

  /// What follows from a message: activations, and the end of a lifeline.
  private mutating func after(
    _ message: Diagram.Message, _ path: Figure.Path, _ place: Double
  ) -> [Shape] {
    let (from, to) = (path.from, path.to)
    let top = path.leadsToHead ? lives[to]?.top ?? place : place
    if message.activates { bars.begin(to, at: top, step: step) }
    if message.kind != nil, isRunning(to) {
      bars.beginCall(to, at: top, step: step, depth: message.depth)
    }
    if message.deactivates { bars.end(from, at: place) }
    guard let index = message.destroys.flatMap(columns.index), isRunning(index) else { return [] }
    end(index, at: place)
    return Shape.cross(at: Point(x(index), place), .ink)
  }

  private mutating func shapes(of aside: Figure.Aside) -> [Shape] {
    switch aside.kind {
    case .message(let message):
      var runs = message.runs
      runs.insert(.init(text: aside.subject.trimmedAtEnd, paint: .faint), at: 1)
      return self.aside(runs, .code)
    case .reply, .change: return self.aside([.init(text: aside.words)], .code)
    case .release: return self.aside([.init(text: aside.words)], .prose)
    case .note: return self.aside([.init(text: aside.words, paint: .faint)], .prose)
    case .breach: return self.aside([.breach("✗ " + aside.words)], .code)
    }
  }
}

extension Paragraph.Run {
  static func breach(_ words: String) -> Self {
    .init(text: words, paint: .breach, isBold: true)
  }
}

extension Diagram.Message {
  /// What is written at its arrow: the number, the words, and how it travelled.
  var runs: [Paragraph.Run] {
    let sign = sign(.unicode).map { String($0) } ?? ""
    return [
      .init(text: sign + (numeral ?? ""), paint: .faint, isBold: standsOut, staysWithNext: true),
      .init(text: text, paint: isDimmed ? .faint : .ink, isBold: standsOut),
      .init(text: tag ?? "", paint: .faint),
    ]
  }
}
