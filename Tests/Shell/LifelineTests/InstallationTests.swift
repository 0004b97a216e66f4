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
    let program = URL(fileURLWithPath: BuiltProgram("lifeline").path)
    let installed = URL(fileURLWithPath: installed)
    // A link would be followed to the package. A second name for the file takes no space.
    do { try files.linkItem(at: program, to: installed) } catch {
      try files.copyItem(at: program, to: installed)
    }
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
