import Exports
import TestSupport
import Testing

@testable import Classroom

/// What an exercise on a run tells, and what it asks for.
@MainActor @Suite struct RunExerciseTests {
  @Test func `a turn that begins after a blank is told with the next message`() throws {
    let sheet = try paper(
      "exercises",
      of: """
        ---
        lifeline: 1
        id: small
        title: A small lesson
        pattern: mvc
        ---
        # A small lesson <!-- id: small -->

        One page.

        ## Watch a refresh <!-- id: watch type: run run: refresh steps: 3-6 -->

        Who answers?

        ```mermaid
        sequenceDiagram
        ```
        """)
    let question = try #require(sheet.firstRange(of: "Which messages belong")).lowerBound
    let blank = "________________________________________________"
    #expect(
      sheet[question...].split(separator: "\n").map(String.init) == [
        """
        Which messages belong where the dots are? Name the sender, the receiver and the method. \
        Numbers that are not here belong to messages that this page does not show.
        """,
        "3. Inside 2, FolderVC calls beginRefreshing() on refreshControl.",
        "4. Inside 2, FolderVC calls loadContents(completion: { … }) on RootFolder.",
        "5. … \(blank)",
        """
        6. Turn 2: answer. Webservice.requestsUnderWay changes from 1 to 0. Webservice runs a closure \
        of RootFolder: completion(.success(\\[archived Recording\\])). This was caused by 5.
        """,
      ])
  }

  @Test func `actions after what is drawn are not named`() throws {
    let lesson = SmallPack.lesson.replacing("run: edit wait:", with: "run: refresh steps: 3-5")
    let sheet = try paper("exercises", of: lesson)
    #expect(sheet.contains("**Now:** `pull`\n"))
    #expect(!sheet.contains("steps 3-5"))
  }

  @Test func `a blank is a message between roles of the contract`() throws {
    let lesson = SmallPack.lesson.replacing("run: edit wait:", with: "run: refresh")
    let solution = "- **8** Inside 7, FolderVC calls endRefreshing() on refreshControl."
    #expect(try paper("key", of: lesson).contains(solution))
  }

  @Test func `what is set, read or made is not asked for`() throws {
    let lesson = SmallPack.lesson.replacing(
      "run: edit wait:", with: "run: refresh steps: 9-17")
    let solution = "- **17** Inside 6, RootFolder calls save(RootFolder, .reloaded) on Store."
    #expect(try paper("key", of: lesson).contains(solution))
  }

  @Test func `the blanks come directly below a drawing and its counts`() throws {
    let head = "\n\n## Again <!-- id: again type: run run: refresh -->\n\n"
    let page = head + "```mermaid\nsequenceDiagram\n```\n"
    let sheet = try paper("exercises", of: SmallPack.lesson + page)
    let end = #/\d+ messages · \d+ state changes · \d+ participants · \d+ breaches\n```\n\n\(1\) _/#
    #expect(sheet.contains(end))
  }

  private func paper(_ name: String, of lesson: String) throws -> String {
    try #require(try SmallPack.pack(lesson).files.first { $0.path == "small-\(name).md" })
      .lines.text
  }
}
