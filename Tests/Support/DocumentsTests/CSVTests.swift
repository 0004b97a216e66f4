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

  @Test func `a row is one line, whatever stands in it`() {
    #expect(CSV.row(["a\nb", "c\rd\u{1B}[31m"]) == "a␊b,c␍d␛[31m")
  }
}
