import TestSupport
import Testing

/// Modules made on the command line, where git knows the author and the environment the templates.
@Suite struct GenerateTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch([
      "config/lifeline/templates/line/A.swift": "// {{ author }}, {{ project }}\n"
    ])
  }

  /// - Parameter author: empty when git has no name.
  private func run(_ line: String, author: String) throws -> Program.Result {
    try Program.shell(
      """
      mkdir -p '\(scratch.path)/Notes.xcodeproj' && cd '\(scratch.path)' &&
      export HOME='\(scratch.path)' XDG_CONFIG_HOME='\(scratch.path)/config' GIT_CONFIG_NOSYSTEM=1 &&
      export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=user.name GIT_CONFIG_VALUE_0='\(author)' &&
      "$LIFELINE" \(line)
      """)
  }

  @Test(arguments: [("Ada Lovelace", "// Ada Lovelace, Notes\n"), ("", "// Lifeline, Notes\n")])
  func `the author is the one that git knows, the template the user's own`(
    author: String, expected: String
  ) throws {
    #expect(
      try run("generate viper Note line", author: author)
        == .init(
          output: """
            Note
            └ A.swift

            1 file: 0 protocols, 0 classes, 0 tests.
            Written to Note.

            """, errors: "", status: 0))
    #expect(try scratch.text("Note/A.swift") == expected)
  }

  @Test func `a module that exists already ends with status 1, a wrong name with status 2`() throws
  {
    _ = try run("generate viper Note line", author: "")
    let again = try run("generate viper Note line", author: "")
    #expect(again.status == 1)
    #expect(again.errors.hasPrefix(#""Note/A.swift" already exists."#))
    #expect(try run("generate viper note line", author: "").status == 2)
  }
}
