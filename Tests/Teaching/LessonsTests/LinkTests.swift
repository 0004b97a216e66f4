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

  private func addresses(in lesson: Lesson) -> [String] {
    var addresses: [String] = []
    _ = lesson.relinked { address in
      addresses.append(address)
      return nil
    }
    return addresses
  }
}
