import Testing

@testable import Generator

/// A module's name begins the names of its types and files.
@Suite struct ModuleNameTests {
  @Test(arguments: ["Note", "HTTPLog", "Note2", "Ünal", "笔记", "UIdeas", "Ui"])
  func `a name in upper camel case is taken`(_ name: String) throws {
    #expect(try ModuleName(name).text == name)
  }

  @Test(arguments: [
    ("note", "Note"), ("my note", "MyNote"), ("my-note", "MyNote"), ("my_note", "MyNote"),
    ("../Note", "Note"), ("2Notes", "Notes"), ("class", "Class"), ("a/b", "AB"), ("ui", "Ui"),
  ])
  func `for another name, the nearest one is proposed`(name: String, nearest: String) {
    #expect(
      message { _ = try ModuleName(name) } == """
        "\(name)" cannot be the name of a module, which begins a type's name: letters and digits, a \
        capital first. Type: \(nearest)
        """)
  }

  @Test(arguments: ["", "..", "/", "-", "42", "🎙", "self", "any", "UI-table"])
  func `where nothing is near, the message says what a name is`(_ name: String) {
    #expect(message { _ = try ModuleName(name) }.hasSuffix("a capital first, such as Note."))
  }

  @Test(arguments: [
    "Self", "Any", "Type", "Protocol", "Notification", "Module", "Equatable", "UI", "UIKit",
  ])
  func `words of Swift and types of the kit are refused`(_ name: String) {
    #expect(
      message { _ = try ModuleName(name) } == """
        "\(name)" cannot be the name of a module: Swift or the kit uses it. Choose another.
        """)
  }

  @Test func `a name that begins as those of UIKit is refused with this reason`() {
    #expect(
      message { _ = try ModuleName("UIPanel") } == """
        "UIPanel" cannot be the name of a module: names that begin with UI are those of UIKit. Leave \
        UI out.
        """)
  }
}
