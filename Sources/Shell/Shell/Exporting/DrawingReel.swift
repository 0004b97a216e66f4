import Cells
import Diagrams
import Exports

/// A drawing step by step, for a recording: the names, then each message with its changes, then the
/// counts.
nonisolated struct DrawingReel: Sequence, IteratorProtocol, Sendable {
  private let diagram: Diagram
  private let steps: [[Diagram.Item]]
  private let options: Options
  private let width: Int
  private let paint: @Sendable (Styled.Line) -> String
  /// `nil` for sentences.
  private var canvas: Canvas?
  private var place: Int

  init(
    _ diagram: Diagram, _ options: Options, width: Int,
    paint: @escaping @Sendable (Styled.Line) -> String
  ) {
    self.options = options
    self.width = width
    self.paint = paint
    let stream = DiagramStream(diagram)
    canvas = options[.plain] ? nil : Canvas(stream, options, width: width, repeatsHeads: true)
    self.diagram = canvas?.diagram.diagram ?? diagram
    let steps = self.diagram.steps
    place = canvas == nil ? 0 : -1
    self.steps = steps.isEmpty ? [self.diagram.items] : steps
  }

  /// Room for the names and 20 rows.
  var height: Int { Swift.max(24, (canvas?.heads.count ?? 0) + 20) }

  mutating func next() -> AsciicastStep? {
    defer { place += 1 }
    if place < 0 { return step([], heads: canvas?.heads ?? []) }
    if place < steps.count { return drawn(steps[place]) }
    let heads = canvas?.repeatedHeads ?? []
    return place == steps.count ? step([Styled.Line()] + closing, heads: heads) : nil
  }

  private mutating func drawn(_ items: [Diagram.Item]) -> AsciicastStep {
    let marker = items.marker(in: diagram)
    guard var canvas else { return step(sentences(on: items), heads: [], marker: marker) }
    let heads = canvas.repeatedHeads
    let rows = items.flatMap { canvas.append($0) }
    self.canvas = canvas
    return step(rows, heads: heads, marker: marker)
  }

  private func step(
    _ rows: [Styled.Line], heads: [Styled.Line], marker: String? = nil
  ) -> AsciicastStep {
    AsciicastStep(marker: marker, heads: heads.map(paint), rows: rows.map(paint))
  }

  private func sentences(on items: [Diagram.Item]) -> [Styled.Line] {
    let sentences = items.flatMap { item in
      let number = item.message?.numeral.map { "\($0). " } ?? ""
      return diagram.sentences(on: [item]).map { number + $0 }
    }
    return Styled.wrapped(sentences, to: width, hanging: 3).lines
  }

  private var closing: [Styled.Line] {
    let words = diagram.closing(options.charset) + [canvas?.remark].compactMap(\.self)
    return Styled.wrapped(words, to: width, .faint).lines
  }
}

nonisolated extension [Diagram.Item] {
  /// `5 PlayVC → Recording: setName("Hi")`
  fileprivate func marker(in diagram: Diagram) -> String? {
    for case .message(let message) in self {
      let ends = "\(diagram.name(message.from)) → \(diagram.name(message.to))"
      let number = message.numeral.map { $0 + " " } ?? ""
      let words = number + ends + (message.text.isEmpty ? "" : ": " + message.text)
      return words.replacing("\n", with: " ")
    }
    return nil
  }
}
