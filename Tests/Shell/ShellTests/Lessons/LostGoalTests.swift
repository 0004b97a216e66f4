import TestSupport
import Testing

@testable import Shell

/// Goals of a task that nothing done later can meet.
@MainActor @Suite struct LostGoalTests {
  private func typist(_ lessons: String) -> Typist {
    let session = Session(environment: ShellEnvironment(lessons: lessons))
    session.width = 200
    return Typist(session)
  }

  @Test func `a goal that can no longer be met is told, with the way back`() throws {
    let scratch = try Scratch(["01-a.md": Self.lesson])
    let typist = typist(scratch.path)
    _ = typist.says("lesson a task", "tap Edit")
    let lost = typist.says("tap Done")
    #expect(
      lost.contains(
        """
        [ ] It is told once (no longer possible)
        [x] The list is as before

        """))
    #expect(
      lost.hasSuffix("\nTo take the last action back, type: undo. To start the task again: replay"))
    // It is said once.
    #expect(!typist.says("tap Edit").contains("possible"))
    #expect(typist.says("undo", "undo").contains("[x] It is told once\n"))
    #expect(typist.says("tap Done").contains("possible"))
    #expect(!typist.says("replay").contains("possible"))
  }

  @Test func `in the lesson on MVVM+C, the list that has answered is left too late`() {
    let typist = typist(Repository.root + "/Lessons")
    _ = typist.says("lesson mvvm-c task-leave", "pull")
    #expect(
      typist.says("answer").contains(
        "[ ] The busy indicator was told twice, both times by a binding (no longer possible)\n"))
    #expect(typist.says("undo", "open Work").contains("Done: all goals are met."))
  }

  private static let lesson = """
    ---
    lifeline: 1
    id: a
    title: A task
    pattern: mvc
    ---
    # A task <!-- id: first -->

    Words.

    ## Your turn <!-- id: task type: task setup: launch -->

    Go to edit mode and back, with one message.

    - It is told once: `1 editButton -> FolderVC`
    - The list is as before: `screen shows "Edit"`
    - There is a folder: `screen shows "▸ Ideas"`

    <details><summary>Hint 1</summary>

    Think.

    </details>

    Solution: `tap "Edit"`
    """
}
