import Testing
import Trace

@Suite struct JSONTests {
  @Test func `reads every sort of value, and keeps the order of members`() throws {
    let text = #" {"z":[1,-2.5,1e3,true,false,null],"a":{"":"x"},"z":0} "#
    let value = try JSON(parsing: text)
    #expect(
      value
        == .object([
          .init(
            "z", .array([.int(1), .double(-2.5), .double(1000), .bool(true), .bool(false), .null])),
          .init("a", .object([.init("", .string("x"))])),
          .init("z", .int(0)),
        ]))
    #expect(value.text == #"{"z":[1,-2.5,1000.0,true,false,null],"a":{"":"x"},"z":0}"#)
  }

  @Test(arguments: [Int.max, Int.min, 0, 9_007_199_254_740_993])
  func `whole numbers are exact`(number: Int) throws {
    #expect(try JSON(parsing: "\(number)") == .int(number))
  }

  @Test func `reads every escape`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00 end""#
    #expect(try JSON(parsing: text) == .string("\"\\/\u{8}\u{C}\n\r\tä😀 end"))
  }

  @Test
  func `escapes control characters, line separators and bidirectional controls, and no others`() {
    let text = JSON.string("a\u{202E}b\u{2028}c\u{2066}d\u{1B}e\u{7F}f\n\"录\"").text
    #expect(text == #""a\u202eb\u2028c\u2066d\u001be\u007ff\n\"录\"""#)
    let scalars = (UInt32(0)...0xFFFF).compactMap { Unicode.Scalar($0) }
    let escaped = scalars.filter { JSON.string(String($0)).text.hasPrefix(#""\u"#) }
    let ranges: [ClosedRange<UInt32>] = [
      0x0...0x8, 0xB...0xC, 0xE...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F,
      0x2028...0x202E, 0x2066...0x2069,
    ]
    #expect(escaped.map(\.value) == ranges.flatMap { Array($0) })
  }

  @Test(arguments: [
    ("", 1), ("  ", 3), ("{", 2), ("[1,]", 4), ("[1 2]", 4), ("{\"a\" 1}", 6), ("{a:1}", 2),
    ("tru", 1), ("01", 1), ("1.", 1), ("+1", 1), ("-", 1), ("1e999", 6), ("\"a", 3),
    ("\"ä\n\"", 3), (#""\x""#, 4), (#""\u12g4""#, 4), (#""\ud83d""#, 8), (#""\ud83dA""#, 8),
    ("[1]x", 4), ("\"😀\", 1", 4),
  ])
  func `a problem is at the character where reading stops`(text: String, column: Int) {
    let problem = #expect(throws: JSON.Problem.self) { try JSON(parsing: text) }
    #expect(problem?.column == column)
  }

  @Test func `nesting goes as deep as 64 levels`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSON(parsing: nested(64))
    #expect(throws: JSON.Problem.self) { try JSON(parsing: nested(65)) }
  }
}
