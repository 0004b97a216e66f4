import Diagrams
import Localization
import TestSupport
import Testing
import Trace

@testable import Exports

@Suite struct SVGTests {
  /// `LIFELINE_RECORD=1 swift test --filter SVGTests` writes the file again; look at it, and read the diff.
  @Test func `a picture with something of everything looks as it was last read`() throws {
    let drawn = renaming.svg.text
    #expect(
      drawn == (try Golden.text(of: "Drawing/ExportsTests/Golden/SVG/renaming.svg", found: drawn)))
  }

  @Test(arguments: try Nasty.strings)
  func `nothing in a diagram becomes markup`(text: String) {
    let picture = Diagram.made(of: text).svg.text
    let names = picture.split(separator: "<").dropFirst().map { tag in
      tag.drop { $0 == "/" }.prefix { $0.isLetter || $0 == "?" }
    }
    let known = [
      "?xml", "svg", "title", "desc", "style", "rect", "path", "circle", "g", "text", "tspan",
    ]
    #expect(Set(names.map(String.init)).subtracting(known) == [])
    #expect(picture.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func `ids and classes say nothing of what a diagram says`() {
    // Words of the same width.
    let (one, other) = (Diagram.made(of: "nose").svg.text, Diagram.made(of: "sane").svg.text)
    #expect(one.replacing("nose", with: "sane") == other)
    #expect(!one.contains(#"="nose"#))
  }

  @Test func `what is counted is said in the language of the reader, whenever it is read`() {
    let lines = Language.$current.withValue(.chinese) { renaming.svg }
    #expect(lines.text.contains("4 条消息"))
    #expect(lines.text.contains(#"lang="zh-Hans" xml:lang="zh-Hans""#))
    #expect(renaming.svg.text.contains("4 messages"))
    #expect(renaming.svg.text.contains(#"lang="en" xml:lang="en""#))
  }

  @Test func `a diagram of nobody is a picture too`() {
    let picture = SVGPicture(Diagram(participants: [], items: []))
    #expect(picture.document.text.contains("0 messages"))
    #expect(picture.width > 0 && picture.height > 0)
  }

  @Test func `programs that know no style sheets find every colour in the shapes`() {
    for line in renaming.svg where line.hasPrefix("<rect") || line.hasPrefix("<path") {
      #expect(line.contains(#"fill="#) || line.contains(#"stroke="#), "\(line)")
    }
  }
}

extension Diagram {
  /// A diagram with the text wherever it can have a text.
  fileprivate static func made(of text: String) -> Diagram {
    var diagram = Diagram(
      participants: [
        .init(id: "a", name: text, links: [.init(label: text, address: text)]), .init(id: "b"),
      ],
      items: [
        .turn(.init(number: 1, action: text)), .frame(.init(.rect, text)),
        .frame(.init(.alt, text)),
        .message(
          .init(number: 1, kind: .post, from: "a", to: "b", text: text, breach: text)),
        .section(.init(.else, text)),
        .change(.init(owner: "a", property: text, old: text, new: text, depth: 1)),
        .reply(.init(to: 1, depth: 0, callee: "b", caller: "a", outcome: .value(text))),
        .note(.init(over: ["a"], text: text)), .release(.init(objects: ["a", text])),
      ],
      boxes: [.init(name: text, color: text, members: ["a"])], title: text)
    diagram.spokenTitle = text
    diagram.spokenDescription = text
    return diagram
  }
}

/// A run with a breach, a note and a frame.
private let renaming = Diagram(
  participants: [
    .init(id: "User", role: .user), .init(id: "nameField", role: .view),
    .init(id: "PlayVC", role: .controller), .init(id: "NC", role: .notificationCenter),
    .init(id: "Alert", role: .view, isMadeLater: true),
  ],
  items: [
    .turn(.init(number: 1, action: "type \"Hi\"")),
    .message(.init(number: 1, kind: .user, from: "User", to: "nameField", text: "type \"Hi\"")),
    .change(.init(owner: "nameField", property: "text", old: "\"\"", new: "\"Hi\"", depth: 1)),
    .frame(.init(.opt, "the name is new")),
    .message(
      .init(
        number: 2, kind: .delegate, from: "nameField", to: "PlayVC",
        text: "textFieldDidEndEditing(nameField)", depth: 1)),
    .message(
      .init(
        number: 3, kind: .post, from: "PlayVC", to: "NC",
        text: "post(\"Renamed\")", depth: 2, cause: 1,
        breach: "a controller does not post")),
    .end(.opt),
    .message(
      .init(
        number: 4, kind: .create, from: "PlayVC", to: "Alert", text: "Alert(title:)",
        depth: 2)),
    .reply(.init(to: 2, depth: 1, callee: "PlayVC", caller: "nameField", outcome: .value("true"))),
    .note(.init(over: ["PlayVC", "NC"], text: "Nobody hears of it")),
    .release(.init(objects: ["Alert"])),
  ],
  boxes: [.init(name: "UIKit", members: ["nameField"])], title: "Renaming")
