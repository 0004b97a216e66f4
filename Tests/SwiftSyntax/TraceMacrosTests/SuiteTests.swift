import SwiftSyntaxMacroExpansion
import Testing

@testable import TraceMacros

@Suite struct `A suite of live tests` {
  private static let macros = [
    "Suite": MacroSpec(type: SuiteMacro.self), "Test": MacroSpec(type: MarkMacro.self),
    "expect": MacroSpec(type: ExpectMacro.self), "require": MacroSpec(type: RequireMacro.self),
  ]

  @Test func `lists its tests, each with its source, and nothing else`() {
    expect(
      """
      @Suite struct Sums {
        func helper() {}
        @Test func `one and one`() {
          add(1, 1)
        }
        @Test func fails() throws {}
      }
      """,
      expandsTo: #"""
        struct Sums {
          func helper() {}
          func `one and one`() {
            add(1, 1)
          }
          func fails() throws {}

          static var tests: [LiveTest] {
            [LiveTest("one and one", source: "@Test func `one and one`() {\n  add(1, 1)\n}") {
                Self().`one and one`()
              }, LiveTest("fails", source: "@Test func fails() throws {}") {
                try Self().fails()
              }]
          }
        }
        """#, Self.macros)
  }

  @Test func `a test throws and waits as the initializer of its suite does`() {
    expect(
      """
      @Suite struct Sums {
        init(from: Int) throws {}
        init(to: Int = 1) async throws {}
        @Test func sum() {}
      }
      """,
      expandsTo: #"""
        struct Sums {
          init(from: Int) throws {}
          init(to: Int = 1) async throws {}
          func sum() {}

          static var tests: [LiveTest] {
            [LiveTest("sum", source: "@Test func sum() {}") {
                try await Self().sum()
              }]
          }
        }
        """#, Self.macros)
  }

  @Test func `a test has the name that it is given`() {
    expect(
      """
      @Suite struct Sums {
        @Test("One and one") func sum() {}
      }
      """,
      expandsTo: ##"""
        struct Sums {
          func sum() {}

          static var tests: [LiveTest] {
            [LiveTest("One and one", source: #"@Test("One and one") func sum() {}"#) {
                Self().sum()
              }]
          }
        }
        """##, Self.macros)
  }

  @Test func `comments are passed on, and what is required keeps its words`() {
    expect(
      """
      #expect(sum == 2, "one and one")
      #expect(list.isEmpty, "no rows")
      try #require(list.first)
      try #require(sum == 2, "one and one")
      """,
      expandsTo: """
        _expect(sum, equals: 2, "sum == 2", "one and one")
        _expect(list, {
            $0.isEmpty
          }, "list", "no rows")
        try _require(list.first, "list.first")
        try _require(sum == 2, "sum == 2", "one and one")
        """, Self.macros)
  }

  @Test func `an expectation keeps its words, and the values that it is about`() {
    expect(
      """
      #expect(sum == 2)
      #expect(list.isEmpty)
      #expect(!list.isEmpty)
      #expect(sum.isEven)
      """,
      expandsTo: """
        _expect(sum, equals: 2, "sum == 2")
        _expect(list, {
            $0.isEmpty
          }, "list")
        _expect(list.isEmpty, equals: false, "list.isEmpty")
        _expect(sum.isEven, "sum.isEven")
        """, Self.macros)
  }
}
