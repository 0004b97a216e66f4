import Foundation
import TestSupport
import Testing

/// The program in a tree as `.ci/package` makes it, in any folder.
@Suite struct InstallationTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(["any place/share/lifeline/Lessons/01-only.md": Self.lesson])
    let files = FileManager.default
    try files.createDirectory(
      atPath: scratch.file("any place/bin"), withIntermediateDirectories: true)
    // A link would be followed to the package. A second name for the file takes no space; where there can be none, another
    // process copies it: a program that this one has open for writing cannot be started.
    let copied = try BuiltProgram.sh.run([
      "-c", #"ln "$0" "$1" 2>/dev/null || cp "$0" "$1""#, BuiltProgram("lifeline").path, installed,
    ])
    try #require(copied.status == 0, "\(copied.errors)")
  }

  private static let lesson = """
    ---
    lifeline: 1
    id: only
    title: The only lesson here
    pattern: mvc
    ---

    # The only lesson here

    ## A page <!-- id: page -->

    Its text.

    """
  private static let listed = "  only  The only lesson here\n"

  private var installed: String { scratch.file("any place/bin/lifeline") }

  /// What `lifeline lessons` lists.
  private func lessons(of path: String) throws -> String {
    try BuiltProgram.sh.run(["-c", #""$0" lessons"#, path]).output
  }

  @Test func `an installed program has the lessons that were installed with it`() throws {
    #expect(try lessons(of: installed) == Self.listed)
  }

  @Test func `a link to an installed program finds them, too`() throws {
    let link = scratch.file("lifeline")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "any place/bin/lifeline")
    #expect(try lessons(of: link) == Self.listed)
  }

  @Test func `an installation can be moved`() throws {
    try FileManager.default.moveItem(
      atPath: scratch.file("any place"), toPath: scratch.file("elsewhere"))
    #expect(try lessons(of: scratch.file("elsewhere/bin/lifeline")) == Self.listed)
  }
}
