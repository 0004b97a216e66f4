import Files
import Foundation
import Testing

@Suite struct BrokenTextTests {
  @Test func `the first byte that is not UTF-8 has a line and a number`() {
    #expect(place("ab\u{e9}\n", [0xFF, 0x41]) == [2, 6])
    #expect(place("", [0xC3]) == [1, 1])
    #expect(place("one\r\ntwo\n", [0xED, 0xA0, 0x80]) == [3, 10])
  }

  private func place(_ text: String, _ broken: [UInt8]) -> [Int] {
    let found = BrokenText(in: Data(text.utf8) + broken)
    return [found.line, found.byte]
  }
}
