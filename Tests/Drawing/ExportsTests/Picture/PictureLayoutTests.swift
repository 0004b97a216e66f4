import Cells
import Diagrams
import Testing

@testable import Exports

/// Where things are in a picture, in pixels.
@Suite struct PictureLayoutTests {
  /// Every head is 56 wide, and there are 24 between two of them.
  @Test func `lifelines are as near to each other as their heads allow`() {
    #expect(positions() == [0, 80, 160])
  }

  @Test func `a label has room between its lifelines, with air and a bar`() {
    #expect(positions(call("A", "B", letters(20))) == [0, 177, 257])
    #expect(positions(call("B", "A", letters(20))) == [0, 177, 257])
    #expect(letters(20).count * 12 * 605 / 1000 + 2 * 10 + 12 == 177)
  }

  @Test func `a label over two gaps widens both by as much`() {
    #expect(positions(call("A", "C", letters(24))) == [0, 103, 206])
  }

  @Test func `of two labels the longer one counts`() {
    let labels = [call("A", "B", letters(20)), call("A", "B", letters(10))]
    #expect(positions(labels[0], labels[1]) == positions(labels[1], labels[0]))
  }

  @Test func `a message to oneself has room for its hook before the next lifeline`() {
    #expect(positions(call("B", "B", letters(10))) == [0, 80, 215])
  }

  @Test func `words next to a sign have room before the next lifeline`() {
    let change = Diagram.Change(owner: "A", property: letters(10), old: nil, new: "1")
    #expect(positions(.change(change)) == [0, 136, 216])
    #expect(positions(.release(.init(objects: ["B"]))) == [0, 80, 187])
    let breach = call("B", "A", "") { $0.breach = letters(10) }
    #expect(positions(breach) == [0, 80, 187])
  }

  @Test func `a note has room on its side`() {
    func note(_ side: Diagram.Note.Side) -> [Double] {
      positions(.note(.init(over: ["B"], side: side, text: letters(10))))
    }
    #expect(note(.left) == [0, 121, 201])
    #expect(note(.right) == [0, 80, 201])
    #expect(note(.over) == [0, 80, 160])
  }

  @Test func `a message that creates has room for half a head`() {
    let message = call("A", "B", letters(10)) { $0.creates = true }
    #expect(positions(message) == [0, 133, 213])
  }

  @Test func `frames have air around what is in them, and around the frames in them`() throws {
    var frames = PictureFrames()
    frames.begin(.init(.alt), at: 10, step: 1)
    frames.begin(.init(.opt), at: 20, step: 2)
    frames.reach(100...200)
    #expect(frames.close(at: 50) == 88...212)
    frames.reach(150...260)
    #expect(frames.close(at: 60) == 76...272)
    #expect(frames.close(at: 70) == nil)
    #expect(frames.begun.map(\.box) == [Box(76, 10, 272, 60), Box(88, 20, 212, 50)])
    #expect(frames.extent == 76...272)
  }

  @Test func `a frame is as wide as its words, and an empty one is around the lifelines`() {
    var frames = PictureFrames()
    frames.begin(.init(.alt), at: 0, step: 1)
    frames.require(300)
    frames.require(20)
    frames.reach(100...200)
    #expect(frames.close(at: 50) == 88...388)
    frames.begin(.init(.alt), at: 0, step: 1)
    #expect(frames.close(at: 50, around: 0...80) == -12...92)
  }

  @Test func `the words in the name of a box are whole, and no box is over another one`() throws {
    let diagram = Diagram(
      participants: ["A", "B", "C"].map { .init(id: $0) }, items: [],
      boxes: [
        .init(name: "Authentication", members: ["A"]),
        .init(name: "Infrastructure", members: ["B"]),
      ])
    let columns = PictureColumns(diagram)
    let bands = PictureBands(diagram, columns, top: 0).bands(movedBy: 0, bottom: 100)
    #expect(bands.map(\.name.paragraph.lines.count) == [1, 1])
    #expect(bands[0].box.right < bands[1].box.left)
    #expect(bands.allSatisfy { $0.box.left < $0.name.bounds.left })
    #expect(bands.allSatisfy { $0.name.bounds.right < $0.box.right })
  }

  private func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

  @Test func `a lens dims changes, too`() {
    let change = Diagram.Change(owner: "A", property: "name", old: "1", new: "2")
    let diagram = Diagram(participants: [.init(id: "A")], items: [.change(change)])
    #expect(paints(diagram) == [.edge(nil), .ink])
    #expect(paints(diagram.highlighting([])) == [.lifeline, .faint])
  }

  /// Of signs and of words.
  private func paints(_ diagram: Diagram) -> [Paint?] {
    var rows = PictureLayout(diagram).rows(of: diagram)
    let shapes = diagram.items.compactMap { rows.append($0) }.flatMap(\.shapes)
    let signs = shapes.compactMap { shape -> Paint? in
      if case .path(_, _, let fill, _) = shape { fill } else { nil }
    }
    let words = shapes.flatMap { shape -> [Paint] in
      guard case .text(let text) = shape else { return [] }
      return text.paragraph.lines.joined().map(\.paint)
    }
    return signs + words
  }

  private func positions(_ items: Diagram.Item...) -> [Double] {
    let participants = ["A", "B", "C"].map { Diagram.Participant(id: $0) }
    return PictureColumns(Diagram(participants: participants, items: items)).positions
  }

  private func call(
    _ from: String, _ to: String, _ text: String,
    _ change: (inout Diagram.Message) -> Void = { _ in }
  ) -> Diagram.Item {
    var message = Diagram.Message(number: 1, from: from, .init(), to: to, text: text)
    change(&message)
    return .message(message)
  }
}
