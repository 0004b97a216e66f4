import Diagrams

/// Shapes that belong together, such as a message with its label.
struct PictureGroup: Equatable, Sendable {
  var kind: String
  /// The message with which it appears; `nil` for what is there from the start.
  var step: Int?
  /// Of a message.
  var number: Int?
  var isMarked = false
  /// Whether it is not what the picture is about.
  var isPale = false
  var shapes: [Shape]
}

extension PictureGroup {
  /// What an item looks like.
  ///
  /// - Parameter step: the number of messages up to its own message, which counts too.
  init(_ item: Diagram.Item, step: Int, _ shapes: [Shape]) {
    self.init(kind: item.kind, step: step, shapes: shapes)
    guard case .message(let message) = item else { return }
    (number, isMarked) = (message.number, message.isMarked)
  }
}

extension Diagram.Item {
  fileprivate var kind: String {
    switch self {
    case .turn: "turn"
    case .message: "message"
    case .change: "change"
    case .reply: "reply"
    case .release: "release"
    case .note: "note"
    case .frame, .section, .end: "frame"
    case .activation: "head"
    case .numbering: "numbering"
    }
  }
}

extension PictureLayout {
  /// What lies under the rows, from the lowest to the uppermost.
  var backdrop: [PictureGroup] {
    let bands = bands.map { PictureGroup(kind: "box", shapes: $0.shapes) }
    let frames = frames.map { PictureGroup(kind: "border", step: $0.step, shapes: [$0.shape]) }
    let lines = lifelines.map { lifeline in
      PictureGroup(
        kind: "lifeline", step: lifeline.step == 0 ? nil : lifeline.step,
        shapes: [shape(of: lifeline)])
    }
    return bands + frames + waiting + lines
  }

  /// From the heads at the top to the lifelines that begin later.
  private var waiting: [PictureGroup] {
    guard columns.edges != nil else { return [] }
    return lifelines.filter { $0.step > 0 }.map { lifeline in
      let x = columns.positions[lifeline.index]
      let line = Self.waiting(x, from: bottomOfHead(lifeline.index), to: lifeline.top)
      return PictureGroup(kind: "waiting", shapes: [line])
    }
  }

  static func waiting(_ x: Double, from top: Double, to bottom: Double) -> Shape {
    .line(Point(x, top), Point(x, bottom), Stroke(.lifeline, width: 0.6, isBroken: true))
  }

  static func line(_ x: Double, from top: Double, to bottom: Double) -> Shape {
    .line(Point(x, top), Point(x, bottom), Stroke(.lifeline, width: 1.2))
  }

  func group(of bar: PictureBar) -> PictureGroup {
    PictureGroup(kind: "bar", step: bar.step, shapes: [shape(of: bar)])
  }

  func shape(of bar: PictureBar) -> Shape {
    let part = columns.heads[bar.lifeline].part
    return .box(bar.box, corner: 1, fill: .inside(part), stroke: Stroke(.edge(part)))
  }

  /// The title, and the heads that are there from the start.
  var heading: [PictureGroup] {
    let title = title.map { PictureGroup(kind: "title", shapes: [.text($0)]) }
    let heads = lifelines.filter { $0.step == 0 || columns.edges != nil }.map { lifeline in
      head(lifeline.index, columns.topOfHead(lifeline.index, above: top))
    }
    return [title].compactMap { $0 } + heads
  }

  /// The heads once more, and what was counted.
  var foot: [PictureGroup] {
    let y = lifelines.map(\.bottom).max() ?? bottom
    let closing = PictureGroup(kind: "closing", shapes: [.text(closing)])
    let room = columns.edges == nil ? 0 : columns.headroom
    let heads = feet.map { index in
      head(index, room == 0 ? y : columns.topOfHead(index, above: y + room))
    }
    return heads + [closing]
  }

  func bottomOfHead(_ index: Int) -> Double {
    columns.topOfHead(index, above: top) + columns.heads[index].height
  }

  func head(_ index: Int, _ top: Double) -> PictureGroup {
    PictureGroup(
      kind: "head", shapes: columns.heads[index].shapes(at: columns.middleOfHead(index), top))
  }

  private func shape(of lifeline: PictureRows.Life) -> Shape {
    let x = columns.positions[lifeline.index]
    let begin = lifeline.step == 0 ? bottomOfHead(lifeline.index) : lifeline.top
    return Self.line(x, from: begin, to: lifeline.bottom)
  }
}

extension PictureBand {
  var shapes: [Shape] {
    let paint: Paint = tint.map(Paint.tint) ?? .inside(nil)
    let box = Shape.box(box, corner: 6, fill: paint, stroke: Stroke(.lifeline))
    return name.paragraph.isEmpty ? [box] : [box, .text(name)]
  }
}

extension PictureFrame {
  var shape: Shape {
    .box(
      box, corner: 2, fill: tint.map(Paint.tint),
      stroke: Stroke(tint.map(Paint.tint) ?? .faint))
  }
}
