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
    ] as [(String, UInt32?)])
  func `is read as CSS spells it, and what cannot be seen is none`(text: String, color: UInt32?) {
    #expect(CSSColor.color(text) == color.map { Color($0) })
  }
}
