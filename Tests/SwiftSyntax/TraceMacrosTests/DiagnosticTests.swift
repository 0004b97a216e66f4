import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct `What cannot be traced is said on its line` {
  @Test func `a concurrent method`() {
    expect(
      "@concurrent func load() async {}",
      isUntraceable:
        "'load()' leaves the main actor and cannot be traced. Drop '@concurrent', or mark it "
        + "@Untraced.",
      column: 20)
  }

  @Test func `a nonisolated method`() {
    expect(
      "nonisolated func id() -> Int { 1 }",
      isUntraceable:
        "'id()' is nonisolated and cannot be traced. Make it main-actor isolated, or mark it "
        + "@Untraced.",
      column: 20)
  }

  @Test func `a variadic parameter`() {
    expect(
      "func sum(_ all: Int...) {}",
      isUntraceable:
        "'sum(_:)' has a variadic parameter and cannot be traced. Take an array, or mark it "
        + "@Untraced.",
      column: 8)
  }

  @Test func `a parameter pack`() {
    expect(
      "func all<each T>(_ all: repeat each T) {}",
      isUntraceable:
        "'all(_:)' has a parameter pack and cannot be traced. Take an array, or mark it "
        + "@Untraced.",
      column: 8)
  }

  @Test(arguments: ["func note(for _: Int) {}", "func note(for _: Int, _ x: Int = 1) {}"])
  func `an unnamed parameter`(method: String) {
    let name = method.contains("x") ? "note(for:_:)" : "note(for:)"
    expect(
      method,
      isUntraceable:
        "'\(name)' has a parameter '_' and cannot be traced. Name it, or mark it @Untraced.",
      column: 8)
  }

  @Test func `an autoclosure`() {
    expect(
      "func say(_ text: @autoclosure () -> String) {}",
      isUntraceable:
        "'say(_:)' has an @autoclosure parameter and cannot be traced. Take a closure, or mark it "
        + "@Untraced.",
      column: 8)
  }

  @Test func `an initialiser with a capture list`() {
    expect(
      "init() { tick = { [weak self] in self?.go() } }",
      isUntraceable:
        "This initialiser holds a closure with a capture list and cannot be traced "
        + "(swiftlang/swift#80050). Move the closure into a method, or mark it @Untraced.",
      column: 3)
  }

  @Test(arguments: [("var a = 1, b = 2", "a, b"), ("var (a, b) = (1, 2)", "(a, b)")])
  func `several names in one declaration`(written: String, names: String) {
    expect(
      written,
      isUntraceable:
        "'\(names)' share one declaration and cannot be traced. Declare each on a line of its own, "
        + "or mark them @Untraced.",
      column: 7)
  }

  @Test func `a lazy property with observers`() {
    expect(
      "lazy var a = 1 { didSet { go() } }",
      isUntraceable:
        "'a' is lazy and has observers and cannot be traced. Drop one, or mark it @Untraced.",
      column: 12)
  }

  @Test(arguments: ["struct", "enum", "protocol", "extension", "actor"])
  func `a role on what is no class`(keyword: String) {
    expect(
      "@Traced(.model)\n\(keyword) Box {\n}", expandsTo: "\(keyword) Box {\n}",
      Expanding.rootClass,
      diagnostics: [
        DiagnosticSpec(
          message:
            "@Traced with a role needs a class: only objects have lifelines. For an extension, "
            + "name the kind of message, as in @Traced(.delegate).", line: 1, column: 1)
      ])
  }

  @Test func `a kind on a class, once`() {
    expect(
      "@Traced(.delegate)\nclass Box {\n  func a() {}\n  func b() {}\n}",
      expandsTo: "class Box {\n  func a() {}\n  func b() {}\n}",
      Expanding.extension,
      diagnostics: [
        DiagnosticSpec(
          message:
            "@Traced with a kind of message needs an extension. For a class, name its role, as in "
            + "@Traced(.controller).", line: 1, column: 1)
      ])
  }
}
