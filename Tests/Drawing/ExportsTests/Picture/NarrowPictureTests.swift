import Cells
import Diagrams
import Testing

@testable import Exports

/// A picture that is as wide as a column of text, and what depends on where there is room in it.
@Suite struct NarrowPictureTests {
  private let names = ["A", "B", "C", "D"]

  @Test func `a lifeline begins with the message that creates its object, and with no other one`() {
    var created = Diagram.Message(number: 2, from: "A", .init(), to: "B", text: "B()")
    created.creates = true
    let picture = narrow(
      .message(.init(number: 1, from: "A", .init(), to: "C", text: "go()")), .message(created),
      .message(.init(number: 3, from: "A", .init(), to: "D", text: "go()")))
    #expect(picture.layout.lifelines.map(\.step) == [0, 2, 0, 0])
  }

  @Test func `a thin line leads from a head to where its object is made`() throws {
    var created = Diagram.Message(number: 2, from: "A", .init(), to: "B", text: "B()")
    created.creates = true
    let picture = narrow(
      .message(.init(number: 1, from: "A", .init(), to: "C", text: "go()")), .message(created))
    let waiting = picture.groups.filter { $0.kind == "waiting" }.flatMap(\.shapes).map(\.bounds)
    let x = picture.layout.columns.positions[1]
    let head = picture.layout.bottomOfHead(1), life = picture.layout.lifelines[1].top
    #expect(waiting == [Box(x, head, x, life)])
    #expect(head < life)
  }

  @Test func `words next to a sign are on the right if they fit, else where there is more room`() {
    for (old, isOnRight) in [("1", true), (String(repeating: "x", count: 20), false)] {
      let picture = narrow(.change(.init(owner: "C", property: "n", old: old, new: "2")))
      let lifeline = picture.layout.columns.positions[2]
      let words = picture.words(startingWith: "n ")
      #expect(words.map { $0.left > lifeline } == [isOnRight], "\(old)")
    }
  }

  @Test func `words on released objects cover no cross`() {
    let released = Diagram.Item.release(.init(objects: ["A", "C", "D"], silentViews: 20))
    let picture = narrow(released)
    let words = picture.words(startingWith: "A, C, D")
    let crosses = picture.groups.filter { $0.kind == "release" }.flatMap(\.shapes).filter {
      if case .path = $0 { true } else { false }
    }.map(\.bounds)
    #expect(words.count == 1 && crosses.count == 6)
    #expect(crosses.allSatisfy { cross in words.allSatisfy { cross.bottom <= $0.top } })
  }

  @Test func `a frame has room for its words, and for those of its sections`() {
    let label = String(repeating: "x", count: 100)
    let frames: [[Diagram.Item]] = [
      [.frame(.init(.alt, label)), .end(.alt)],
      [.frame(.init(.alt)), .section(.init(.else, label)), .end(.alt)],
    ]
    for items in frames {
      let picture = SVGPicture(Diagram(participants: [.init(id: "A")], items: items))
      let borders = picture.groups.filter { $0.kind == "border" }.flatMap(\.shapes).map(\.bounds)
      let words = picture.words(startingWith: "[")
      #expect(zip(borders, words).map { $0.right - $1.right } == [16])
    }
  }

  @Test func `words without a lifeline begin at the left, and in a frame they have air`() {
    let change = Diagram.Item.change(
      .init(owner: "Nobody", property: String(repeating: "x", count: 40), old: "1", new: "2"))
    let picture = SVGPicture(
      Diagram(
        participants: [.init(id: "A")],
        items: [change, .frame(.init(.alt)), .frame(.init(.opt)), change, .end(.opt), .end(.alt)]))
    let borders = picture.groups.filter { $0.kind == "border" }.flatMap(\.shapes).map(\.bounds)
    let words = picture.words(startingWith: "Nobody")
    #expect(words.map { $0.left - picture.layout.extent.lowerBound } == [0, 24])
    #expect(borders.map { words[1].left - $0.left } == [24, 12])
    #expect(borders.map { $0.right - words[1].right } == [24, 12])
  }

  @Test(arguments: [1, 4, 20, 60]) func `all heads lie in the picture`(count: Int) {
    let participants = (1...count).map { Diagram.Participant(id: "CoordinatorOfScene\($0)") }
    let picture = SVGPicture(Diagram(participants: participants, items: []), within: 240)
    let heads = picture.groups.filter { $0.kind == "head" }.flatMap(\.shapes).map(\.bounds)
    #expect(heads.count >= count)
    #expect(heads.allSatisfy { $0.left >= 0 && $0.right <= picture.width })
  }

  @Test func `a box holds the lifelines of its members only, though heads are in several rows`()
    throws
  {
    let names = ["Benedict Long Name", "Christopher Longer", "Alexander The Great", "A"]
    let diagram = Diagram(
      participants: names.map { .init(id: $0) }, items: [],
      boxes: [.init(name: "Group One", members: Array(names[1...2]))])
    let picture = SVGPicture(diagram, within: 240)
    let shapes = picture.groups.filter { $0.kind == "box" }.flatMap(\.shapes)
    let box = try #require(shapes.first).bounds
    let lifelines = picture.layout.columns.positions
    #expect(lifelines.map { box.left < $0 && $0 < box.right } == [false, true, true, false])
  }

  private func narrow(_ items: Diagram.Item...) -> SVGPicture {
    let participants = names.map { Diagram.Participant(id: $0, isMadeLater: $0 == "B") }
    return SVGPicture(Diagram(participants: participants, items: items), within: 240)
  }
}

extension SVGPicture {
  /// Where the texts are that begin in this way.
  fileprivate func words(startingWith start: String) -> [Box] {
    groups.flatMap(\.shapes).compactMap { shape in
      guard case .text(let words) = shape,
        words.paragraph.lines.first?.first?.text.hasPrefix(start) == true
      else { return nil }
      return words.bounds
    }
  }
}
