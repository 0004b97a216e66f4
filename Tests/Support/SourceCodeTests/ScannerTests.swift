import SourceCode
import Testing

@Suite struct `The declarations of a source` {
  private func names(_ source: String) -> [String] {
    SwiftFile(source, path: "").declarations.map(\.symbol)
  }

  @Test func `lines end as on any system, and a sign that takes two bytes is no end`() {
    let file = SwiftFile("let a = 1\r\n\r\nlet b\n// ü\n", path: "")
    #expect(file.lines == ["let a = 1", "", "let b", "// ü"])
  }

  @Test func `what a statement declares is no declaration of the file`() {
    let source = """
      if let a = b,
        let c = d
      {
        let e = 1
      } else {
        let f = 1
      }
      repeat { let g = 1 } while h
      guard let i = j else { fatalError() }
      for k in l { let m = 1 }
      let n = 1
      func o() { let p = 1 }
      """
    #expect(names(source) == ["n", "o()"])
  }

  @Test func `an extension of an optional type keeps its question mark`() {
    #expect(names("extension A.B? { var c: Int { 1 } }") == ["A.B?", "A.B?.c"])
  }

  @Test func `an import of one type declares nothing`() {
    let source = """
      @_exported import struct A.B
      import class C.D

      let e = 1
      struct F { var g = 1 }
      """
    #expect(names(source) == ["e", "F", "F.g"])
  }

  @Test func `a function of another library has no body`() {
    let source = """
      @_silgen_name("there") private func here(
        _ a: Int
      ) -> Int
      func b() { let c = 1 }
      """
    #expect(names(source) == ["here(_:)", "b()"])
  }
}

@Suite struct `A source in tokens` {
  @Test func `literals, comments and words`() {
    let source = #"""
      let a = "x \("}") y" // {
      /* { /* } */ */ let b = #"\"#, c = /\{"/, d = 1 / 2 / 3
      """#
    let tokens = SwiftLexer.tokens(of: source)
    let strings = [#""x \("}") y""#, ##"#"\"#"##, #"/\{"/"#]
    #expect(tokens.filter { $0.kind == .string }.map(\.text) == strings)
    #expect(tokens.filter { $0.kind == .comment }.map(\.text) == ["// {", "/* { /* } */ */"])
    #expect(tokens.filter { $0.kind == .number }.map(\.text) == ["1", "2", "3"])
  }

  @Test func `a literal without an end goes to the end of its line`() {
    let tokens = SwiftLexer.tokens(of: "let a = \"x\nlet b = 1")
    #expect(tokens.map(\.text) == ["let", "a", "=", "\"x", "let", "b", "=", "1"])
  }
}
