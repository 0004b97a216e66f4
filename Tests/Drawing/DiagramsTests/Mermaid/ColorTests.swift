import Cells
import Testing

@testable import Diagrams

@Suite struct CSSColorTests {
  @Test(
    arguments: [
      ("red", 0xFF0000), ("RebeccaPurple", 0x663399), ("#0f8", 0x00FF88), ("#123456", 0x123456),
      ("#12345680", 0x123456), ("rgb(1, 2, 3)", 0x010203), ("rgb(100%,0%,50%)", 0xFF0080),
      ("rgba(1, 2, 300, .5)", 0x0102FF), ("rgb(1 2 3 / 40%)", 0x010203),
      ("hsl(120, 100%, 50%)", 0x00FF00), ("HSLA(-120deg, 50%, 50%, 0.3)", 0x4040BF),
      ("transparent", nil), ("rgba(1, 2, 3, 0)", nil), ("rgb(1, 2)", nil), ("rgb(a, b, c)", nil),
      ("#12", nil), ("#ggg", nil), ("(", nil), ("", nil), ("rgb(nan, inf, 1e999)", nil),
      ("light blue", 0xADD8E6), ("RGB ( 1 , 2 , 3 )", 0x010203), ("rgb(-5, 256, 0.5)", 0x00FF01),
      ("rgb(150%, -1%, 1%)", 0xFF0003), ("rgba(1, 2, 3, 1%)", 0x010203), ("#1234", 0x112233),
      ("hsl(0, 100%, 50%)", 0xFF0000), ("hsl(30, 100%, 50%)", 0xFF8000),
      ("hsl(60, 100%, 50%)", 0xFFFF00), ("hsl(180, 100%, 50%)", 0x00FFFF),
      ("hsl(240, 100%, 50%)", 0x0000FF), ("hsl(300, 100%, 50%)", 0xFF00FF),
      ("hsl(720, 100%, 50%)", 0xFF0000), ("hsl(120, 100%, 25%)", 0x008000),
      ("hsl(120, 100%, 75%)", 0x80FF80), ("hsl(9, 0%, 100%)", 0xFFFFFF),
      ("hsl(9, 100%, 0%)", 0x000000), ("rgba(1, 2, 3, 0%)", nil), ("rgb(1, 2, 3, 4, 5)", nil),
      ("rgb(1, 2, 3", nil), ("rgb 1, 2, 3)", nil), ("cmyk(1, 2, 3)", nil), ("#12345", nil),
      ("#1234567", nil), ("#123456789", nil), ("rgb(nonsense, 255, 0, 0)", nil),
      ("rgb(255, oops, 0, 0)", nil), ("rgba(1, 2, 3, x)", nil), ("#ff000000", nil), ("#f000", nil),
      ("#f001", 0xFF0000), ("#ff000001", 0xFF0000), ("#000", 0x000000), ("#000000", 0x000000),
    ] as [(String, UInt32?)])
  func `is read as CSS spells it, and what cannot be seen is none`(text: String, color: UInt32?) {
    #expect(CSSColor.color(text) == color.map { Color($0) })
  }

  @Test func `the colour of a frame is not among its words`() {
    let labels = [
      "rgb(191, 223, 255)", "rgba(0, 0, 0, 0)", "transparent", "light blue", "#f00", "",
      "the red ones",
      "red alert",
    ]
    #expect(
      labels.map { Diagram.Frame(.rect, $0).words } == [
        "", "", "", "", "", "", "the red ones", "red alert",
      ])
    #expect(Diagram.Frame(.opt, "red").words == "red")
  }

  @Test func `a word is a colour by its name, in small or capital letters`() {
    let names = ["red", "RED", "transparent", "currentColor", "reddish", "light blue", "#f00", ""]
    #expect(
      names.map { CSSColor.isName($0) } == [true, true, true, true, false, false, false, false])
  }
}
