import Diagrams

/// Shapes that belong together, such as a message with its label.
struct PictureGroup: Equatable, Sendable {
  var kind: String
  /// The message with which it appears; `nil` for what is there from the start.
  var step: Int?
  /// Of a message.
  var number: Int?
  var isMarked = false
  var shapes: [Shape]
}

extension PictureGroup {
  init(_ row: PictureRow) {
    self.init(kind: row.item.kind, step: row.step, shapes: row.shapes)
    guard case .message(let message) = row.item else { return }
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
      PictureGroup(kind: "lifeline", step: step(of: lifeline), shapes: [shape(of: lifeline)])
    }
    return bands + frames + lines
  }

  func group(of bar: PictureBar) -> PictureGroup {
    let part = columns.heads[bar.lifeline].part
    let shape = Shape.box(
      bar.box, corner: 1, fill: .inside(part), stroke: Stroke(.edge(part)))
    return PictureGroup(kind: "bar", step: bar.step, shapes: [shape])
  }

  /// The title, and the heads that are there from the start.
  var heading: [PictureGroup] {
    let title = title.map { PictureGroup(kind: "title", shapes: [.text($0)]) }
    let heads = lifelines.filter { $0.life.step == 0 }.map { lifeline in
      head(lifeline.index, top - columns.heads[lifeline.index].height)
    }
    return [title].compactMap { $0 } + heads
  }

  /// The heads once more, and what was counted.
  var foot: [PictureGroup] {
    let y = lifelines.map(\.bottom).max() ?? bottom
    let closing = PictureGroup(kind: "closing", shapes: [.text(closing)])
    return feet.map { head($0, y) } + [closing]
  }

  private func head(_ index: Int, _ top: Double) -> PictureGroup {
    PictureGroup(
      kind: "head", shapes: columns.heads[index].shapes(at: columns.positions[index], top))
  }

  private func step(of lifeline: Lifeline) -> Int? {
    lifeline.life.step == 0 ? nil : lifeline.life.step
  }

  private func shape(of lifeline: Lifeline) -> Shape {
    let x = columns.positions[lifeline.index]
    return .line(
      Point(x, lifeline.life.top), Point(x, lifeline.bottom), Stroke(.lifeline, width: 1.2))
  }
}

extension PictureBand {
  fileprivate var shapes: [Shape] {
    let paint: Paint = tint.map(Paint.tint) ?? .inside(nil)
    let box = Shape.box(box, corner: 6, fill: paint, stroke: Stroke(.lifeline))
    return name.paragraph.isEmpty ? [box] : [box, .text(name)]
  }
}

extension PictureFrame {
  fileprivate var shape: Shape {
    .box(
      box, corner: 2, fill: tint.map(Paint.tint),
      stroke: Stroke(tint.map(Paint.tint) ?? .faint))
  }
}
