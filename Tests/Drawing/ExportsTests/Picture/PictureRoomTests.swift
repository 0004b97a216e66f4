import Cells
import Diagrams
import Testing

@testable import Exports

/// How much room heads and words get.
@Suite struct PictureRoomTests {
  @Test func `boxes are as high as the highest, and a person is as wide as its name`() {
    let names = ["Administrator", "Administrator", "A name of two lines or so"]
    let heads = Head.all([
      .init(id: names[0], type: .actor), .init(id: names[1]), .init(id: names[2]),
    ])
    let width = Paragraph.width(of: [.init(text: names[0])], .name)
    #expect(heads.prefix(2).map(\.width) == [width + 4, width + 24])
    let (figure, line) = (34.0, 17.0)
    let box = 2 * line + 14
    #expect(heads.map(\.height) == [figure + line + 4, box, box])
    for head in heads {
      let box = head.box(at: 100, 10)
      let shapes = head.shapes(at: 100, 10).map(\.bounds)
      #expect(shapes.map(\.top).min() ?? 0 >= box.top)
      #expect(shapes.map(\.bottom).max() ?? 0 <= box.bottom)
    }
  }

  @Test(arguments: [nil, 500])
  func `below a long picture are the heads of those that are left, below a short one nothing`(
    width: Double?
  ) throws {
    let short = layout(messages: 2, within: width)
    #expect(short.feet.isEmpty && short.bottom == short.stops.last)

    let long = layout(messages: 40, within: width)
    let heads = long.foot.filter { $0.kind == "head" }.compactMap(\.shapes.first?.bounds)
    let end = try #require(long.stops.last)
    #expect(heads.map { ($0.left + $0.right) / 2 } == Array(long.columns.positions[1...]))
    #expect(heads.allSatisfy { $0.top == end && $0.bottom == long.bottom })
  }

  /// The user is released at once.
  private func layout(messages: Int, within width: Double?) -> PictureLayout {
    let calls = (1...messages).map { number in
      Diagram.Item.message(.init(number: number, from: "A", .init(), to: "B", text: "go()"))
    }
    return PictureLayout(
      Diagram(
        participants: [.init(id: "User", role: .user), .init(id: "A"), .init(id: "B")],
        items: [.release(.init(objects: ["User"]))] + calls),
      within: width)
  }

  @Test func `a word that fits is whole, and one that is longer than a line is broken`() {
    // In code, all letters have the same width.
    let five = Paragraph.width(of: [.init(text: "xxxxx")], .code) + 0.1
    func lines(_ text: String) -> [String] {
      Paragraph(text, .code, within: five).lines.map { $0.map(\.text).joined() }
    }
    #expect(lines("xxxxx") == ["xxxxx"])
    #expect(lines("xxxxxyyyyyzz") == ["xxxxx", "yyyyy", "zz"])
    #expect(lines("aa xxxxxyyyyy bb") == ["aa ", "xxxxx", "yyyyy ", "bb"])
  }

  @Test func `a note is 12 from the lifelines next to it, and reaches 20 beyond those under it`() {
    let words = String(repeating: "x", count: 20)
    let width = Paragraph.width(of: [.init(text: words)], .prose) + 20
    /// From the lifelines A, B and C to the right, to the left end of the note and to its right end.
    func places(_ side: Diagram.Note.Side, _ lifelines: String...) -> [[Double]] {
      let participants = ["A", "B", "C"].map { Diagram.Participant(id: $0) }
      let note = Diagram.Note(over: lifelines, side: side, text: words)
      let picture = SVGPicture(Diagram(participants: participants, items: [.note(note)]))
      let box = picture.groups.first { $0.kind == "note" }?.shapes.first?.bounds
      return picture.layout.columns.positions.map { x in
        [box?.left, box?.right].map { (($0 ?? 0) - x).rounded() }
      }
    }
    let (all, half) = (width.rounded(), (width / 2).rounded())
    #expect(places(.left, "B")[1] == [-12 - all, -12])
    #expect(places(.right, "B")[1] == [12, 12 + all])
    #expect(places(.over, "B") == [[12, 12 + all], [-half, half], [-12 - all, -12]])
    #expect(places(.over, "A", "B").prefix(2) == [[-20, all - 20], [20 - all, 20]])
  }
}
