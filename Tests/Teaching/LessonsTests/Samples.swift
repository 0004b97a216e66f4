import Foundation
import TestSupport

@testable import Lessons

/// A lesson with one section; `heading` and `body` are its first lines.
func lesson(_ heading: String, _ body: String = "") -> String {
  "---\nlifeline: 1\nid: a\ntitle: A\npattern: mvc\n---\n# A\n\n\(heading)\n\(body)\n"
}

func read(_ heading: String, _ body: String = "") -> ReadResult<Lesson> {
  Lesson.read(lesson(heading, body), file: "L/a.md")
}

func messages(_ heading: String, _ body: String = "") -> [String] {
  read(heading, body).problems.map(\.description)
}

func messages(in text: String) -> [String] {
  Lesson.read(text, file: "L/a.md").problems.map(\.description)
}

extension ReadResult<Lesson> {
  var lastKind: Section.Kind? { value?.sections.last?.kind }
}

let predictBody = """
  Who hears of the new name first?
  - [ ] `tableView`, because it shows the row
    > A model never holds a view.
  - [x] `FolderVC`, which subscribed in `viewDidLoad`
    > Yes.

  <details><summary>Hint 1</summary>Who subscribed to the store?</details>
  """

let taskBody = """
  Make the folder "Ideas", from the root.
  - The folder exists: `Store.rootFolder.contents contains "Ideas"`
  - You see it: `screen shows "▸ Ideas"`

  Solution: `launch` `tap "+"` `type "Ideas"` `tap "Create"`
  """

let contractBody = """

  | from \\ to | View | Controller | NC |
  |---|---|---|---|
  | **View** | – | target-action, delegate | – |
  | **Controller** | call, set | call | subscribe |
  | **NC** | – | observer | – |
  """

/// The course that the package ships.
let courseDirectory = Repository.root + "/Lessons"
let shippedIndex = LessonIndex.read(directory: courseDirectory)
/// All of it, read once.
let shippedLibrary = LessonLibrary.load(shippedIndex)

extension Scratch {
  func messages(_ problems: [LessonProblem]) -> [String] {
    problems.map { $0.description.replacing(path + "/", with: "L/") }
  }
}
