import Testing
import Tracer

@Suite struct `Values are told as source code spells them` {
  @Test func `strings, numbers, collections, enumerations, structures`() {
    let values: [(String, CapturedValue)] = [
      (#""a \"b\"""#, _capture("a \"b\"")),
      ("3", _capture(3)), ("2.5", _capture(2.5)), ("true", _capture(true)),
      ("nil", _capture(Int?.none)), ("3", _capture(Int?.some(3))),
      ("nil", _capture(Int??.some(nil))), (#""x""#, _capture(String??.some("x"))),
      (#"["a", "b"]"#, _capture(["a", "b"])), ("[]", _capture([Int]())),
      (#"(1, "x")"#, _capture((1, "x"))), ("[1, 2, 3]", _capture(Set([3, 1, 2]))),
      (#"["a": 1, "b": 2]"#, _capture(["b": 2, "a": 1])), ("[:]", _capture([String: Int]())),
      (".plain", _capture(Shape.plain)), (".sized(2)", _capture(Shape.sized(2))),
      (#".named(name: "n", count: 1)"#, _capture(Shape.named(name: "n", count: 1))),
      (#"Pair(left: 1, right: ["x"])"#, _capture(Pair(left: 1, right: ["x"]))),
      ("{ … }", _capture({ (_: Int) in })), ("Plain", _capture(Plain())),
      (#""it's""#, _capture("it's")), (#""it's""#, _capture(Titled("it's"))),
      (#""a\\'b\\\\""#, _capture(#"a\'b\\"#)),
    ]
    for (text, value) in values { #expect(told(value) == text) }
  }

  @Test func `participants inside others are told by name`() {
    let told = story {
      let visitor = Visitor()
      let host = Visitor()
      acting(as: visitor) { host.meet(Guest(friend: visitor, others: [visitor]), visitor) }
    }
    #expect(
      told == """
        Visitor -> Visitor2 : meet(_:_:) (Guest(friend: Visitor, others: [Visitor]), Visitor) [call]
        released Visitor
        released Visitor2
        """)
  }

  private func told(_ value: CapturedValue) -> String {
    let told = story {
      let visitor = Visitor()
      deliver(.user, "say", [value], from: visitor, to: Visitor()) {}
    }
    let value = told.split(separator: "say (").last?.split(separator: ") [user]").first
    return value.map(String.init) ?? told
  }
}

private enum Shape { case plain, sized(Int), named(name: String, count: Int) }
private struct Pair {
  var left: Int
  var right: [String]
}
private final class Plain {}
private struct Titled: CustomStringConvertible {
  let title: String
  init(_ title: String) { self.title = title }
  var description: String { title.debugDescription }
}
private struct Guest {
  var friend: Visitor
  var others: [Visitor]
}

@Traced(.model) private final class Visitor {
  func meet(_ guest: Guest, _ friend: (any Participant)?) {}
}
