import Testing

@testable import Exports

/// How wide words are, and where their lines end.
@Suite struct FontTests {
  @Test func `all letters of code are as wide, and those of prose are as wide as they look`() {
    #expect("i0m ~".map { hundredths(of: String($0), .code) } == [726, 726, 726, 726, 726])
    // 32, 42, 64, 70, 84 and 100 hundredths of the size.
    let letters = ["ijl ,.'IJ", "frt()[]-/\\:;|!", "abz0_\"", "ABZ", "#&+<=>^~CDGHNOQU", "mwMW@%"]
    #expect(
      letters.map { Set($0.map { hundredths(of: String($0), .prose) }) }
        == [[384], [504], [768], [840], [1008], [1200]])
    #expect(hundredths(of: "ai", .strong) == 1290)
    #expect(hundredths(of: "a", Font(family: .prose, size: 20)) == 1280)
  }

  @Test func `letters of other scripts are wider, and emoji are the widest`() {
    #expect(
      ["é", "你", "😀", "✈\u{FE0F}"].map { hundredths(of: $0, .prose) } == [960, 1224, 1560, 1560])
    #expect(hundredths(of: "é", .code) == 960)
  }

  private func hundredths(of text: String, _ font: Font) -> Int {
    Int((font.width(of: text) * 100).rounded())
  }

  @Test func `lines are about as long as each other, and no more than have to be`() {
    #expect(lines("aaaa bbbb cc dd", 12) == ["aaaa bbbb ", "cc dd"])
    #expect(lines("aaaa bbbb cc dd", 15) == ["aaaa bbbb cc dd"])
    #expect(lines("aaaa bbbb cc dd", 8) == ["aaaa ", "bbbb ", "cc dd"])
    #expect(lines("one\n\ntwo three", 9) == ["one", "", "two three"])
  }

  @Test func `a line ends at a space, or in a name where the space is too near to its start`() {
    #expect(lines("aaaa setName", 8) == ["aaaa ", "setName"])
    #expect(lines("aaaa setNameOfItem", 14) == ["aaaa ", "setNameOfItem"])
    #expect(lines("a setNameOfItem", 14) == ["a setNameOf", "Item"])
  }

  @Test func `a number stays with what follows, and runs keep their looks`() {
    let runs: [Paragraph.Run] = [
      .init(text: "12", paint: .faint, staysWithNext: true), .init(text: "go()", isBold: true),
      .init(text: ""), .init(text: "[post]", paint: .faint),
    ]
    #expect(
      Paragraph(runs, .code, within: 1000).lines == [
        [
          .init(text: "12 ", paint: .faint), .init(text: "go() ", isBold: true),
          .init(text: "[post]", paint: .faint),
        ]
      ])
    let width = Paragraph.width(of: runs, .code)
    #expect(Int((width * 100).rounded()) == 14 * 726)
  }

  /// In code, of so many letters.
  private func lines(_ text: String, _ letters: Int) -> [String] {
    let most = Font.code.width(of: String(repeating: "x", count: letters)) + 0.1
    return Paragraph(text, .code, within: most).lines.map { $0.map(\.text).joined() }
  }
}
