import Cells
import Diagrams
import Documents
import TestSupport
import Testing

@testable import Exports

/// What holds of every picture.
@Suite struct PictureLawTests {
  private static let seeds = Seed.some(oneIn: 5)

  @Test(arguments: seeds) func `no words lie on other words`(seed: Seed) {
    for picture in pictures(of: .generated(seed: seed)) {
      let words = picture.words
      for (index, one) in words.enumerated() {
        for other in words[(index + 1)...] {
          #expect(!one.bounds.meets(other.bounds), "seed \(seed): \(one.text) and \(other.text)")
        }
      }
    }
  }

  @Test(arguments: seeds) func `everything lies on the paper`(seed: Seed) {
    for picture in pictures(of: .generated(seed: seed)) {
      for shape in picture.groups.flatMap(\.shapes) {
        let bounds = shape.bounds
        #expect(bounds.left >= 0 && bounds.right <= picture.width, "seed \(seed): \(shape)")
        #expect(bounds.top >= 0 && bounds.bottom <= picture.height, "seed \(seed): \(shape)")
      }
    }
  }

  /// As wide as its words need, and as wide as a column of text.
  private func pictures(of diagram: Diagram) -> [SVGPicture] {
    [SVGPicture(diagram), SVGPicture(diagram, within: 240)]
  }

  @Test(arguments: seeds) func `all that a diagram says is to be read`(seed: Seed) {
    let diagram = Diagram.generated(seed: seed)
    for picture in pictures(of: diagram) {
      let text = picture.words.map(\.text).joined().withoutSpaces
      for words in diagram.sayings where !words.isEmpty {
        #expect(text.contains(words.printableLines.withoutSpaces), "seed \(seed): \(words)")
      }
    }
  }

  @Test(arguments: seeds) func `an arrow goes from one lifeline to the other`(seed: Seed) throws {
    let diagram = Diagram.generated(seed: seed)
    let picture = SVGPicture(diagram)
    let columns = picture.layout.columns
    for message in diagram.messages {
      guard let from = columns.lifelines.index(message.from),
        let to = columns.lifelines.index(message.to)
      else { continue }
      let group = picture.groups.first { $0.number == message.number }
      let line = try #require(group?.line, "seed \(seed): \(message)")
      let start = try #require(line.first), end = try #require(line.last)
      let head = message.creates ? columns.heads[to].width / 2 : 0
      #expect(abs(start.x - columns.positions[from]) <= Self.bars, "seed \(seed): \(message)")
      #expect(abs(end.x - columns.positions[to]) <= Self.bars + head, "seed \(seed): \(message)")
    }
  }

  /// How far bars reach to the side, and how far the head of an arrow reaches beyond its line.
  private static let bars = 5 * PictureMetrics.barOffset + 8

  @Test(arguments: seeds) func `shapes appear with the steps of the diagram`(seed: Seed) {
    let diagram = Diagram.generated(seed: seed)
    let messages = diagram.messages.map(\.number)
    for group in SVGPicture(diagram).groups {
      #expect(group.step != nil || group.number == nil, "seed \(seed): \(group)")
      guard let step = group.step else { continue }
      #expect((1...max(1, messages.count)).contains(step), "seed \(seed): \(group)")
      if let number = group.number { #expect(messages[step - 1] == number, "seed \(seed)") }
    }
  }

  @Test(arguments: seeds) func `the same diagram is the same picture`(seed: Seed) {
    let picture = SVGPicture(.generated(seed: seed)).document
    #expect(picture.text == SVGPicture(.generated(seed: seed)).document.text, "seed \(seed)")
    #expect(Array(picture) == Array(picture), "seed \(seed)")
  }
}

extension SVGPicture {
  fileprivate var words: [TextBlock] {
    groups.flatMap(\.shapes).compactMap { if case .text(let words) = $0 { words } else { nil } }
  }
}

extension TextBlock {
  fileprivate var text: String {
    paragraph.lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }
}

extension Box {
  fileprivate func meets(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

extension PictureGroup {
  /// The line of an arrow.
  fileprivate var line: [Point]? {
    shapes.lazy.compactMap { shape -> [Point]? in
      if case .path(let points, false, nil, let stroke?) = shape, stroke.width == 1.5 {
        points
      } else {
        nil
      }
    }.first
  }
}

extension String {
  fileprivate var withoutSpaces: String { filter { !$0.isWhitespace } }
}

extension Diagram {
  /// All texts that the picture has to show.
  fileprivate var sayings: [String] {
    present.map(\.name) + boxes.map(\.name) + [title ?? ""]
      + items.flatMap { item -> [String] in
        switch item {
        case .turn(let turn): [turn.words]
        case .message(let message):
          [message.numeral ?? "", message.text, message.tag ?? "", message.breach ?? ""]
        case .change(let change): [change.words("→")]
        case .reply(let reply): [reply.outcome.words]
        case .release(let release):
          [release.words { id in participants.first { $0.id == id }?.name ?? id }]
        case .note(let note): [note.text]
        case .frame(let frame): frame.tint == nil ? [frame.kind.word, frame.label] : []
        case .section, .end, .activation, .numbering: []
        }
      }
  }

  /// The participants that exist from the start, or that send or receive a message.
  private var present: [Participant] {
    let ids = Set(participants.map(\.id))
    let arrows = messages.map { Set([$0.from, $0.to]) }.filter(ids.isSuperset)
    return participants.filter { !$0.isMadeLater || arrows.joined().contains($0.id) }
  }
}
