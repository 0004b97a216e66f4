import Course
import Exports
import Lessons
import TestSupport
import Testing

@testable import Classroom

/// What is made of a small lesson, from the first line to the last.
@MainActor @Suite struct PackTests {
  private let lesson = """
    ---
    lifeline: 1
    id: small
    title: A small lesson
    pattern: mvc
    ---
    # A small lesson <!-- id: small -->

    One page. <!-- nobody sees this --> Read [the first one](02-other.md), and [more](https://swift.org).

    <details class="teacher"><summary>For teachers</summary>

    Ten minutes.

    </details>

    ## Watch a tap <!-- id: watch type: run run: edit -->

    Who hears of it?

    ```mermaid
    sequenceDiagram
    ```

    Look at the kinds.

    ## Who is called? <!-- id: ask type: quiz concept: roles -->

    Whom does `FolderVC` call?

    - [ ] `NC`
      > There is no news.
    - [x] `tableView`
      > Yes. It shows the buttons.

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
    """

  @Test func `a handout asks and does not answer`() throws {
    #expect(
      try paper("handout") == ##"""
        # A small lesson

        Name: ________________________________________________

        One page.  Read the first one, and [more](https://swift.org).

        ## 2. Watch a tap

        Who hears of it?

        ```text
         ┌ User
         │   ┌ editButton  View
         │   │   ┌ FolderVC  Controller
         │   │   │   ┌ tableView  View
        ─┼───┼───┼───┼──── tap "Edit" ──────────────────────────────────
         ├──▶│   │   │   1 tap
         │   ├╌╌▷│   │   2   setEditing(true, animated: true)
         │   │   │   │         [target-action]
         │   │   ◆   │         isEditing false → true
         │   │   ├──▶│   3     setEditing(true, animated: true)
         │   │   │   ◆           isEditing false → true

        3 messages · 2 state changes · 4 participants
        ```

        [as a picture](pictures/small.watch.svg) · [step by step, in a browser](pages/small.watch.html)

        Look at the kinds.

        ## 3. Who is called?

        Whom does `FolderVC` call?

        - [ ] a) `NC`
        - [ ] b) `tableView`

        ## 4. In order

        What comes first?

        - a) `tap`
        - b) `tableView`
        - c) `editButton -> FolderVC`

        Letters, in the right order: ____ ____ ____

        ## 5. Your turn

        Tap it.

        - [ ] It says so: `screen shows "Done"`

        """##)
  }

  @Test func `a key says all that only a teacher knows`() throws {
    #expect(
      try paper("key") == ##"""
        # A small lesson: the teacher's key

        ## 1. A small lesson

        **For teachers**

        Ten minutes.

        ## 3. Who is called?

        Whom does `FolderVC` call?

        - [ ] a) `NC`
          > There is no news.
        - [x] b) `tableView`
          > Yes. It shows the buttons.

        **Hints**

        1. Think of a view.

        **About:** roles

        ## 4. In order

        What comes first?

        1. a) `tap`
        2. c) `editButton -> FolderVC`
        3. b) `tableView`

        > From the finger to the view.

        **Hints**

        1. Begin with the finger.

        **About:** roles

        ## 5. Your turn

        Tap it.

        - [x] It says so: `screen shows "Done"`

        **Solution:** `tap "Edit"`

        > Well done.

        **Hints**

        1. It is a button.

        ## Exercises

        ### Exercise 1: Watch a tap (page 2)

        - **3** Inside 2, FolderVC calls setEditing(true, animated: true) on tableView.

        """##)
  }

  @Test func `a sheet of exercises leaves out what its runs say`() throws {
    #expect(
      try paper("exercises") == ##"""
        # A small lesson: exercises

        Name: ________________________________________________

        Every exercise is a run of the app in which something is missing. Think of who knows whom, and of who may say what to whom. Page numbers are those of the handout.

        ## Exercise 1: Watch a tap (page 2)

        **Before:** `launch`

        **Now:** `tap "Edit"`

        What are the messages that are missing? Say who calls what on whom.

        1. Turn 1: tap "Edit". User acts on editButton: tap.
        2. Inside 1, editButton sends its action setEditing(true, animated: true) to FolderVC. FolderVC.isEditing changes from false to true.
        3. … ________________________________________________

        """##)
  }

  @Test func `slides show one idea each, and the speaker has the rest`() throws {
    #expect(
      try paper("slides") == ##"""
        ---
        title: "A small lesson"
        lang: en
        ---

        ## A small lesson

        One page.  Read the first one, and [more](https://swift.org).

        ::: notes

        Page 1 of the handout.

        One page.  Read the first one, and [more](https://swift.org).

        Ten minutes.

        :::

        ## Watch a tap

        Who hears of it?

        Look at the kinds.

        ::: notes

        Page 2 of the handout.

        Who hears of it?

        Look at the kinds.

        :::

        ## Watch a tap

        ![tap "Edit"](pictures/small.watch.svg)

        ::: notes

        Page 2 of the handout.

        - Turn 1: tap "Edit".
        - User acts on editButton: tap.
        - Inside 1, editButton sends its action setEditing(true, animated: true) to FolderVC.
        - FolderVC.isEditing changes from false to true.
        - Inside 2, FolderVC calls setEditing(true, animated: true) on tableView.
        - tableView.isEditing changes from false to true.

        :::

        ## Who is called?

        Whom does `FolderVC` call?

        - [ ] a) `NC`
        - [ ] b) `tableView`

        ::: notes

        Page 3 of the handout.

        **Hints**

        Think of a view.

        :::

        ## Answer · Who is called?

        **b) `tableView`**\
        Yes. It shows the buttons.

        ::: notes

        Page 3 of the handout.

        - [ ] a) `NC`
          > There is no news.
        - [x] b) `tableView`
          > Yes. It shows the buttons.

        :::

        ## In order

        What comes first?

        - a) `tap`
        - b) `tableView`
        - c) `editButton -> FolderVC`

        ::: notes

        Page 4 of the handout.

        **Hints**

        Begin with the finger.

        :::

        ## Answer · In order

        1. a) `tap`
        2. c) `editButton -> FolderVC`
        3. b) `tableView`

        From the finger to the view.

        ::: notes

        Page 4 of the handout.

        1. a) `tap`
        2. c) `editButton -> FolderVC`
        3. b) `tableView`

        From the finger to the view.

        :::

        ## Your turn

        Tap it.

        - [ ] It says so

        ::: notes

        Page 5 of the handout.

        **Hints**

        It is a button.

        :::

        ## Answer · Your turn

        1. `tap "Edit"`

        Well done.

        ::: notes

        Page 5 of the handout.

        Well done.

        :::

        """##)
  }

  @Test func `a pack is its papers, pictures and pages`() throws {
    #expect(
      try pack().files.map(\.path) == [
        "README.md", "small-key.md", "small-slides.md", "small-handout.md", "small-exercises.md",
        "pictures/small.watch.svg", "pages/small.watch.html",
      ])
  }

  @Test func `a page that does not work is named`() throws {
    let broken = lesson.replacing("run: edit -->", with: "run: edict -->")
    #expect(
      throws: PackProblem(
        lesson: "small", page: 2,
        reason: "No scenario is called \"edict\". Did you mean \"edit\"?")
    ) { try pack(broken) }
  }

  @Test func `whoever waits is told how far it is`() throws {
    var told: [String] = []
    _ = try pack { told.append("\($0) of \($1)") }
    #expect(told == ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"])
  }

  private func paper(_ name: String) throws -> String? {
    try pack().files.first { $0.path == "small-\(name).md" }?.lines.text
  }

  private func pack(
    _ text: String? = nil, reporting: (Int, Int) -> Void = { _, _ in }
  ) throws -> Pack {
    let scratch = try Scratch(["01-small.md": text ?? lesson])
    let index = LessonIndex.read(directory: scratch.path, base: Repository.root + "/Lessons")
    let lessons = index.entries.compactMap { index.lesson($0).value }
    return try Pack(lessons, in: Course(index), columns: 64, reporting: reporting)
  }
}
