import Foundation
import Shell
import TestSupport
import Testing

/// The course as pages, written into a directory.
@MainActor @Suite struct SiteCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(["lessons/01-first.md": SiteCommandTests.lesson("first")])
    try scratch.write(SiteCommandTests.lesson("second"), to: "lessons/02-second.md")
  }

  @Test func `all lessons are written when none is named`() {
    let place = scratch.file("a site 课堂")
    #expect(
      scratch.reply("site \"\(place)\"", width: 200).text.plain
        == "Wrote 9 files into \(place). Open \(place)/index.html in a browser.")
    #expect(scratch.files(in: "a site 课堂").contains("second.html"))
    #expect(scratch.names == ["a site 课堂", "lessons"])
  }

  @Test func `some lessons are written, and links to others are text`() throws {
    #expect(scratch.reply("site \(scratch.file("site")) first").status == .done)
    #expect(scratch.files(in: "site") == ["first.html", "index.html", "shared", "zh-Hans"])
    #expect(try scratch.text("site/first.html").contains("<p>See second.</p>"))
  }

  @Test func `what is in a directory stays, unless you say otherwise`() throws {
    try scratch.write("mine", to: "site/notes.txt")
    let line = "site \(scratch.file("site"))"
    #expect(scratch.reply(line).complaint?.contains("is not empty. Choose another name") == true)
    let forced = scratch.reply(line + " --force", width: 200)
    #expect(forced.status == .done)
    #expect(forced.text.plain.hasSuffix("\n\nKept from before, not in this site: notes.txt"))
    #expect(try scratch.text("site/notes.txt") == "mine")
  }

  @Test func `what cannot be done is said, and nothing is left`() throws {
    #expect(scratch.reply("site").status == .wrongUsage)
    #expect(
      scratch.reply("site \(scratch.file("x")) third").complaint?.hasPrefix(
        "There is no lesson \"third\".") == true)
    try scratch.write(
      SiteCommandTests.lesson("first").replacing(
        "<!-- id: first -->", with: "<!-- type: run run: nothing id: first -->"),
      to: "lessons/01-first.md")
    let broken = scratch.reply("site \(scratch.file("x"))").complaint ?? ""
    #expect(broken.hasPrefix("Page 1 of \"first\" does not work: "), "\(broken)")
    #expect(scratch.names == ["lessons"])
  }

  private static func lesson(_ id: String) -> String {
    """
    ---
    lifeline: 1
    id: \(id)
    title: \(id)
    pattern: mvc
    ---
    # \(id) <!-- id: \(id) -->

    See [second](02-second.md).
    """
  }
}
