import Course
import Exports
import Lessons
import Localization
import TestSupport
import Testing

@testable import Classroom

/// A small lesson, and the pack that is made of it.
@MainActor enum SmallPack {
  static let lesson = """
    ---
    lifeline: 1
    id: small
    title: A small lesson
    pattern: mvc
    ---
    # A small lesson <!-- id: small -->

    One page. <!-- not to be seen --> Read [the first one](02-other.md), and [more](https://swift.org).

    <details class="teacher"><summary>For teachers</summary>

    Ten minutes.

    </details>

    ## Watch a tap <!-- id: watch type: run run: edit wait: -->

    Who hears of it?

    ```mermaid
    sequenceDiagram
    ```

    Look at the kinds.

    ## Who is called? <!-- id: ask type: quiz concept: roles drawing: watch steps: 1-2 -->

    After message 2 of the drawing, whom does `FolderVC` call?

    - [ ] `NC`
      > There is no news.
    - [x] `tableView`
      > It shows the buttons.

    <details><summary>Hint 1</summary>

    Think of a view.

    </details>

    ## In order <!-- id: order type: order run: edit concept: roles -->

    What comes first?

    1. `tap`
    2. `editButton -> FolderVC`
    3. `tableView`

    > From the finger to the view.

    <details><summary>Hint 1</summary>

    Begin with the finger.

    </details>

    ## Your turn <!-- id: do type: task setup: launch -->

    Tap it.

    - It says so: `screen shows "Done"`

    <details><summary>Hint 1</summary>

    It is a button.

    </details>

    > Well done.

    Solution: `tap "Edit"`

    ## Who may talk to whom <!-- id: contract type: contract -->

    A circle in each row.

    | from \\ to | View | Controller |
    |---|---|---|
    | **User** | user | – |
    | **View** | – | target-action, delegate |
    | **Controller** | call, set | – |

    Only one is enough.
    """

  /// Of the lesson as it is.
  static func pack() throws -> Pack { try whole.get() }

  private static let whole = Result { try pack(lesson) }

  /// - Parameter titles: of other lessons, to link to, by their ids. They are not packed.
  static func pack(
    _ text: String? = nil, among titles: [String: String] = [:], pages: Set<Int>? = nil,
    reporting: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> Pack {
    let scratch = try Scratch(["01-small.md": text ?? lesson])
    for (id, title) in titles {
      let head = "---\nlifeline: 1\nid: \(id)\ntitle: \(title)\n---\n"
      try scratch.write("\(head)# \(title) <!-- id: \(id) -->\n", to: "\(id).md")
    }
    let index = smallIndex(in: scratch)
    let lessons = index.entries.prefix(1).compactMap { index.lesson($0).value }
    let choice = pages.map { PageChoice([lessons[0].id: $0]) } ?? .all
    return try #require(
      try Pack(lessons, in: Course(index), pages: choice, columns: 64, reporting: reporting))
  }
}
