import Testing

@testable import Lessons

/// A lesson on a site and in the shell has other addresses in its links than its file.
@Suite struct LinkTests {
  @Test func `links get other addresses, in the reasons of a question as well`() throws {
    let body = """
      Read [this](text.md) first.
      - [ ] `tableView`
        > No, see [here](reason.md).
      - [x] `FolderVC`
        > Yes, see [there](other.md).

      <details><summary>Hint 1</summary>Who holds the table?</details>
      """
    let reading = read("## Q <!-- id: q type: quiz concept: roles -->", body)
    #expect(reading.problems.isEmpty)
    let lesson = try #require(reading.value)
    let moved = lesson.relinked { $0 == "other.md" ? nil : "site/\($0)" }
    #expect(
      Set(addresses(in: moved)) == ["site/text.md", "site/reason.md", "other.md"])
  }

  @Test func `a link leads to the same in its file and in the shell`() throws {
    let targets = LinkTargets(shippedIndex)
    for entry in shippedIndex.entries {
      let target = LinkTargets.Target.lesson(id: entry.id)
      #expect(targets.target(of: entry.name + "#place") == target)
      #expect(targets.target(of: target.command) == target)
    }
    for entry in shippedIndex.exercises.entries {
      let target = LinkTargets.Target.exercise(id: entry.id)
      #expect(targets.target(of: "exercises/" + entry.name) == target)
      #expect(targets.target(of: target.command) == target)
    }
    for url in ["https://example.com/lesson", "lesson", "exercise start", "no.md", ""] {
      #expect(targets.target(of: url) == nil)
    }
  }

  /// A page of each type, with a link in each of its texts.
  private static let pages = [
    (
      "type: text",
      """
      [a](p.md) **[b](p.md)** ![*[c](p.md)*](d.svg)

      | [e](p.md) |
      |---|
      | [f](p.md) |
      """
    ),
    (
      "type: quiz concept: roles",
      """
      [a](p.md)
      - [ ] `A` [b](p.md)
        > [c](p.md)
      - [x] `B`
        > D.

      > [e](p.md)

      <details><summary>Hint</summary>

      [f](p.md)

      </details>
      """
    ),
    (
      "type: task",
      """
      [a](p.md)
      - [b](p.md): `screen shows "B"`

      Solution: `launch`

      > [c](p.md)

      <details><summary>Hint</summary>

      [d](p.md)

      </details>
      """
    ),
    (
      "type: exercise kind: fix level: 1 runs: record edit: A.swift",
      """
      [a](p.md)
      - [b](p.md): `screen shows "B"`

      > [c](p.md)

      <details><summary>Hint</summary>

      [d](p.md)

      </details>
      """
    ),
    ("type: claims run: rename", "- [a](p.md): `screen shows \"B\"`"),
    (
      "type: change run: delete",
      """
      [a](p.md)

      - `mvc` [b](p.md)
        > [c](p.md)
      - `mvc.m4` D.
        > E.
      """
    ),
  ]

  @Test(arguments: pages)
  func `no text of a page keeps the address that its file has`(
    attributes: String, body: String
  ) throws {
    let reading = read("## [P](p.md) <!-- id: p \(attributes) -->", body)
    #expect(reading.value?.sections.last?.isMisread == false)
    var page = try #require(reading.value?.relinked { _ in "lesson p" }.sections.last)
    page.text = ""
    let parts = "\(page)".split(separator: "url: ").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(Set(parts).subtracting([#""d.svg""#]) == [#""lesson p""#])
  }

  private func addresses(in lesson: Lesson) -> [String] {
    var addresses: [String] = []
    _ = lesson.relinked { address in
      addresses.append(address)
      return nil
    }
    return addresses
  }
}
