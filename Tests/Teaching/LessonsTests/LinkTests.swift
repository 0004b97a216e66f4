import Testing

@testable import Lessons

/// A lesson on a site and in the shell has other addresses in its links than its file.
@Suite struct LinkTests {
  @Test func `links get other addresses, in a question's reasons and explanation as well`() throws {
    let body = """
      Read [this](text.md) first.
      - [ ] `tableView`
        > No, see [here](reason.md).
      - [x] `FolderVC`

      > See [there](explanation.md), or [nowhere](other.md).
      """
    let lesson = try #require(read("## Q <!-- id: q type: predict -->", body).value)
    let moved = lesson.relinked { $0 == "other.md" ? nil : "site/\($0)" }
    #expect(
      Set(addresses(in: moved)) == [
        "site/text.md", "site/reason.md", "site/explanation.md", "other.md",
      ])
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
