import Testing

@testable import Generator

/// How much a template makes.
@Suite struct CountTests {
  @Test(arguments: [
    (BuiltInTemplate.classic, "9 files, 4 protocols, 5 classes, 0 tests"),
    (.default, "5 files, 4 protocols, 5 classes, 0 tests"),
    (.default2019, "5 files, 4 protocols, 5 classes, 0 tests"),
    (.generic, "5 files, 4 protocols, 5 classes, 0 tests"),
    (.compose, "1 files, 4 protocols, 0 classes, 0 tests"),
    (.mvc, "2 files, 0 protocols, 2 classes, 0 tests"),
    (.mvvmC, "4 files, 1 protocols, 4 classes, 0 tests"),
    (.mvcVS, "3 files, 0 protocols, 2 classes, 0 tests"),
    (.mvp, "6 files, 5 protocols, 5 classes, 0 tests"),
  ])
  func `files, protocols and classes are those of the source`(
    template: BuiltInTemplate, expected: String
  ) throws {
    #expect(try counts(made(template)) == expected)
    #expect(try counts(made(template, kit: .uikit)) == expected)
  }

  @Test func `a VIPER module has a test for each of its classes, and a mock for each protocol`()
    throws
  {
    let module = try made(.classic, withTests: true)
    #expect(counts(module) == "15 files, 4 protocols, 9 classes, 5 tests")
  }

  @Test(arguments: [
    (BuiltInTemplate.mvc, "3 files, 0 protocols, 2 classes, 3 tests"),
    (.mvvmC, "6 files, 1 protocols, 4 classes, 3 tests"),
    (.mvcVS, "4 files, 0 protocols, 2 classes, 2 tests"),
    (.mvp, "9 files, 5 protocols, 8 classes, 5 tests"),
  ])
  func `a scene has the tests that fit its pattern`(
    template: BuiltInTemplate, expected: String
  ) throws {
    #expect(try counts(made(template, withTests: true)) == expected)
  }

  @Test func `a Chinese name counts like any other`() throws {
    let module = try made(.classic, "笔记", withTests: true)
    #expect(counts(module) == "15 files, 4 protocols, 9 classes, 5 tests")
  }

  @Test func `words in comments and texts do not count`() throws {
    let text = """
      // class Note
      /// protocol Note
      public final class A {
        class func make() -> A { A() }
        let text = "class B"
      }
      @MainActor public protocol P: AnyObject {}

      """
    #expect(try counts(made("A.swift", text)) == "1 files, 1 protocols, 1 classes, 0 tests")
  }

  private func counts(_ module: GeneratedModule) -> String {
    """
    \(module.files.count) files, \(module.protocols) protocols, \(module.classes) classes, \
    \(module.tests) tests
    """
  }
}
