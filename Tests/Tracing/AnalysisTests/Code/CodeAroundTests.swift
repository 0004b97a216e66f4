import SourceCode
import Testing

@testable import Analysis

/// What is around the tokens of some code: each name for which there is an answer, with it.
@Suite struct CodeAroundTests {
  @Test(
    arguments: [
      ("a.b", ["b: a"]),
      ("a?.b!.c", ["b: a", "c: b"]),
      ("(a).b", []),
      (".b", []),
      ("?.b", []),
      ("\"a\".b", []),
      ("x a(b)", []),
      ("a?b.c", ["c: b"]),
    ] as [(String, [String])])
  func `the object before a dot`(code: String, objects: [String]) {
    #expect(told(code) { $0.object(before: $1) } == objects)
  }

  @Test(
    arguments: [
      ("Store.shared.items", ["items: Store"]),
      ("x Store.shared?.items", ["items: Store"]),
      ("Store.main.items", []),
      ("store.shared.items", []),
      ("shared.items", []),
      ("x Store.default!.items", ["items: Store"]),
      ("Store.standard.items", ["items: Store"]),
      ("Store shared.items", []),
      ("(Store.shared)?.items", []),
    ] as [(String, [String])])
  func `the type of a shared object`(code: String, types: [String]) {
    #expect(told(code) { $0.typeOfShared(before: $1) } == types)
  }

  @Test(
    arguments: [
      ("(next as? Scene)?.title", ["title: Scene"]),
      ("(next as! Scene).title", ["title: Scene"]),
      ("(next as Scene)!.title", ["title: Scene"]),
      ("(next is Scene).title", []),
      ("f(next).title", []),
      ("(a as Scene) title", []),
      ("(a as Scene.title", []),
    ] as [(String, [String])])
  func `the type to which an object is cast`(code: String, types: [String]) {
    #expect(told(code) { $0.cast(before: $1) } == types)
  }

  @Test(
    arguments: [
      ("x as? Folder {", ["Folder: yes"]),
      ("x is Folder {", ["Folder: yes"]),
      ("f() -> Folder? {", ["Folder: yes"]),
      ("var x: Folder {", ["Folder: yes"]),
      ("let x: Folder {", ["Folder: yes"]),
      ("case x: Folder {", []),
      ("x as Folder! {", ["Folder: yes"]),
      ("let x Folder {", []),
    ] as [(String, [String])])
  func `a type before a brace that opens no closure`(code: String, types: [String]) {
    #expect(told(code) { $0.isTypeOnly($1) ? "yes" : nil } == types)
  }

  @Test(
    arguments: [
      ("(a)", ["(: )"]),
      ("(a, [b], { c })", ["(: )", "[: ]", "{: }"]),
      ("[(a])", ["[: )", "(: ]"]),
      ("(a", ["(: "]),
      ("{ a { b } } c", ["{: }", "{: }"]),
    ] as [(String, [String])])
  func `what closes each bracket`(code: String, ends: [String]) {
    #expect(told(code, at: "([{") { $0.text($0.end(of: $1)) } == ends)
  }

  @Test(
    arguments: [
      ("f()", []),
      ("f(a)", ["f: _ a"]),
      ("f(a: b)", ["f: a b"]),
      ("f(a: b, c)", ["f: a b, _ c"]),
      (
        "f(a, b: [c, d], e: g(h, i), { j, k })",
        ["f: _ a, b [c,d], e g(h,i), _ {j,k}", "g: _ h, _ i"]
      ),
      ("f?(a)", ["f: _ a"]),
      ("f { a }", []),
      ("f = (a)", ["f: _ a"]),
      ("f a (b)", ["f: _ b", "a: _ b"]),
      ("f(a: (b, c)) { d }", ["f: a (b,c)", "a: _ b, _ c"]),
      ("f(a", ["f: _ a"]),
    ] as [(String, [String])])
  func `the arguments of a call`(code: String, arguments: [String]) {
    #expect(told(code) { list(of: $0, $1) } == arguments)
  }

  @Test(
    arguments: [
      ("a = 1", ["a: 1"]),
      ("a == 1", []),
      ("a += b", ["a: changed"]),
      ("a -= b", ["a: changed"]),
      ("a *= b", ["a: changed"]),
      ("a /= b", ["a: changed"]),
      ("a + b", []),
      ("a % b", []),
      ("let a = b", []),
      ("var a = b", []),
      ("a.append(b)", ["a: changed"]),
      ("a.sort { b }", ["a: changed"]),
      ("a.append", []),
      ("a.count(b)", []),
      ("a!.append(b)", []),
      ("x; a = b; c", ["a: b"]),
      ("{ a = b }", ["a: b"]),
      ("a = b\nc", ["a: b"]),
      ("a.b = c", ["b: c"]),
    ] as [(String, [String])])
  func `what is written, and with which value`(code: String, values: [String]) {
    #expect(told(code) { written(in: $0, $1) } == values)
  }

  @Test(
    arguments: [
      ("f { a }", ["f: yes"]),
      ("f(a) { b }", ["f: yes"]),
      ("f(a)", []),
      ("if f { a }", []),
      ("while f(a) { b }", []),
      ("for a in f { b }", []),
      ("switch f { a }", []),
      ("x { f { a } }", ["x: yes", "f: yes"]),
      ("if x { f { a } }", ["f: yes"]),
      ("if x\nf { a }", ["f: yes"]),
      ("f(a)\n{ b }", ["f: yes"]),
    ] as [(String, [String])])
  func `a closure after a call`(code: String, closures: [String]) {
    #expect(told(code) { $0.hasTrailingClosure(after: $1) ? "yes" : nil } == closures)
  }

  /// - Parameter signs: the tokens that are asked about; without any, the names.
  private func told(
    _ code: String, at signs: String = "", _ ask: (CodeAround, Int) -> String?
  ) -> [String] {
    let tokens = SwiftLexer.tokens(of: code)
    let around = CodeAround(tokens[...])
    return tokens.indices.compactMap { place in
      let token = tokens[place]
      guard signs.isEmpty ? token.kind == .word : signs.contains(token.text) else { return nil }
      return ask(around, place).map { "\(token.text): \($0)" }
    }
  }

  private func list(of around: CodeAround, _ place: Int) -> String? {
    let arguments = around.arguments(after: place).map { argument in
      "\(argument.label) \(argument.value.map(\.text).joined())"
    }
    return arguments.isEmpty ? nil : arguments.joined(separator: ", ")
  }

  private func written(in around: CodeAround, _ place: Int) -> String? {
    guard around.isWritten(place) else { return nil }
    return around.value(writtenAt: place)?.map(\.text).joined() ?? "changed"
  }
}
