import Documents
import Testing

@Suite struct CSVTests {
  @Test(arguments: [
    ("words", "words"), ("a,b", "\"a,b\""), ("a \"b\"", "\"a \"\"b\"\"\""), (" a", "\" a\""),
    ("a;b", "\"a;b\""),
  ]) func `a cell is quoted where it has to be`(text: String, cell: String) {
    #expect(CSV.row([text, "x"]) == cell + ",x")
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@x", "  =1", "＝1"])
  func `no cell is a formula`(text: String) {
    let row = CSV.row([text])
    #expect(row == "'" + text || row == "\"'" + text + "\"")
  }

  @Test(arguments: [
    "=\u{301}1+1", "=\u{FE0F}1", "=\u{200D}1", "\u{FEFF}=1", "\u{200B}=1", "\u{301}=1",
    "\u{AD}\u{2060} @x",
  ]) func `no cell is a formula for programs that read code points`(text: String) {
    let row = CSV.row([text])
    #expect(row.utf8.starts(with: "'".utf8) || row.utf8.starts(with: "\"'".utf8))
    #expect(row.unicodeScalars.filter { $0 != "\"" }.elementsEqual(("'" + text).unicodeScalars))
  }

  @Test func `what separates cells is quoted, whatever mark is on it`() {
    #expect(Array(CSV.row(["a,\u{301}b"]).utf8) == Array("\"a,\u{301}b\"".utf8))
    #expect(Array(CSV.row(["a\"\u{301}b"]).utf8) == Array("\"a\"\"\u{301}b\"".utf8))
  }

  @Test func `a row is one line, whatever is in it`() {
    #expect(CSV.row(["a\nb", "c\rd\u{1B}[31m"]) == "a␊b,c␍d␛[31m")
  }

  @Test func `a row of several lines keeps line feeds, and no other control character`() {
    #expect(CSV.lines(["a\nb", "c\rd\u{1B}[31m", "=1"]) == ["\"a", "b\",c␍d␛[31m,'=1"])
  }
}
