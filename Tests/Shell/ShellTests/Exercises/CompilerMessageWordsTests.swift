import Testing

@testable import Shell
@testable import Workshop

/// What the compiler says, in an order that helps, and with a way out.
struct CompilerMessageWordsTests {
  private func errors(_ texts: (line: Int, text: String)..., in file: String = "/a/edit/Play.swift")
    -> [String]
  {
    texts.map { CompilerMessage(file: file, line: $0, column: 3, severity: .error, text: $1) }
      .errors
  }

  @Test func `a missing brace comes first, without what follows from it`() {
    #expect(
      errors(
        (82, "attribute 'private' can only be used in a non-local scope"),
        (90, "'override' can only be specified on class members"),
        (95, "declaration is only valid at file scope"), (96, "cannot find 'titel' in scope"),
        (120, "expected '}' in class"))
        == [
          "A `}` is missing before line 82: from there on, the compiler takes what follows for a part of what is "
            + "above.", "edit/Play.swift:120:3: expected '}' in class",
          "edit/Play.swift:96:3: cannot find 'titel' in scope",
        ])
    #expect(
      errors((9, "cannot find 'a' in scope"), (120, "extraneous '}' at top level")) == [
        "edit/Play.swift:120:3: extraneous '}' at top level",
        "edit/Play.swift:9:3: cannot find 'a' in scope",
      ])
  }

  @Test func `without a missing brace, nothing is left out`() {
    #expect(errors((82, "attribute 'private' can only be used in a non-local scope")).count == 1)
    #expect(errors((120, "expected '}' in class")).count == 1)
  }

  @Test(arguments: [
    (
      "'Notification' is ambiguous for type lookup in this context", "import struct Foundation.Date"
    ),
    ("Objective-C interoperability is disabled", "without `@objc`"),
    ("no such module 'UIKit'", "import RecordingsApp"),
    ("no such module 'SwiftUI'", "import ToySwiftUI"),
    ("cannot find type 'UIMenu' in scope", "as in: `code UIMenu`."),
    ("type 'UIAlertController.Style' has no member 'actionSheet'", "`code UIAlertController`."),
    ("value of type 'UIAlertController' has no member 'popover'", "a part of UIKit."),
    ("cannot find 'isMovingFromParent' in scope", "Lifeline has only a part of them."),
  ])
  func `a way out is said once, after the first error`(text: String, way: String) {
    let told = errors((1, text), (2, text), (3, "cannot find 'a' in scope"))
    #expect(told.count == 4)
    #expect(told[1].contains(way))
  }

  @Test func `errors only in files to read are about what these use`() {
    let words = "cannot find 'heading' in scope"
    #expect(
      errors((3, words), in: "read/Folder/FolderView.swift") == [
        "read/Folder/FolderView.swift:3:3: \(words)",
        "These files use your code, and you cannot change them. Keep the names that they use, and add no "
          + "requirement to a protocol.",
      ])
    #expect(errors((3, words)).count == 1)
  }
}
