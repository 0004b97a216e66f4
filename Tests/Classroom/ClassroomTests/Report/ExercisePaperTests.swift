import Course
import Foundation
import Lessons
import Localization
import Progress
import Testing

@testable import Classroom

/// Exercises in the papers of a teacher.
@MainActor @Suite struct ExercisePaperTests {
  @Test func `a class report tells the reasons for which exercises did not pass`() {
    let report = ClassReport(
      Roster([
        Sample.submission("Ann", "a", attempt(1, "goals"), attempt(2, nil)),
        Sample.submission("Bo", "b", attempt(3, "goals"), attempt(4, "contract")),
      ]), course: shippedCourse, language: "en", timeZone: .gmt)
    let page = report.html.text
    #expect(page.contains("A title with two writers"))
    #expect(page.contains("Not all goals are reached."))
  }

  @Test func `an exercise that is gone is still an exercise`() {
    let attempt = attempt(1, "goals", at: "no-more")
    let report = Sample.report([Sample.submission("Ann", "a.json", attempt)])
    #expect(report.csv.text.contains("\nAnn,a.json,exercises,no-more,exercise,"))
  }

  private func attempt(
    _ number: Int, _ layer: String?, at exercise: String = "mvc-second-writer"
  ) -> ProgressLog.Entry {
    ProgressLog.Entry(
      id: Sample.id(number), date: Date(timeIntervalSince1970: 1_772_445_600 + Double(number)),
      section: SectionID(lesson: SectionID.exercises, section: exercise),
      event: .answered(.init(layer == nil ? .right : .wrong, given: layer.map { [$0] } ?? [])))
  }

  @Test func `a lab has the exercises that a lesson links to, in their order`() throws {
    let index = shippedIndex
    let entry = try #require(index["taking-it-apart"])
    let lesson = try #require(index.lesson(entry).value)
    let lab = LabSheet(title: lesson.title, exercises: index.exercises(linkedFrom: lesson))
    let headings = lab.blocks.markdown.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# Taking it apart: a lab", "## Plan",
        "## Exercise 1: Step 1 of 5: loading goes to the model",
        "## Exercise 2: Step 2 of 5: rows follow the model",
        "## Exercise 3: Step 3 of 5: the model checks names",
        "## Exercise 4: Step 4 of 5: the player looks after itself",
        "## Exercise 5: Step 5 of 5: the storyboard shows the next scene", "## Marks",
      ])
  }

  @Test func `exercises of a lab with the same title are told apart by their patterns`() throws {
    let exercises = shippedIndex.exercises
    let ids = ["mvc-confirm-delete", "viper-confirm-delete", "mvc-second-writer"]
    let pages = ids.compactMap { exercises.exercise($0) }
    let lab = LabSheet(title: "Lab", exercises: pages).blocks.markdown
    let headings = lab.split(separator: "\n").filter { $0.hasPrefix("## Exercise") }
    #expect(
      headings == [
        "## Exercise 1: Delete? (MVC)", "## Exercise 2: Delete? (VIPER)",
        "## Exercise 3: A title with two writers",
      ])
    #expect(lab.contains("Exercise 1: Delete? (MVC) |"))
  }

  @Test func `a lab of exercises in a folder of their own names it in each command`() {
    let page = shippedIndex.exercises.exercise("mvc-second-writer")
    let pages = page.map { [$0] } ?? []
    let own = LabSheet(title: "Lab", exercises: pages, areInOwnFolder: true).blocks.markdown
    #expect(own.contains("\nlifeline --lessons DIR exercise start mvc-second-writer\n"))
    #expect(own.contains("Hints: lifeline --lessons DIR exercise hint"))
    #expect(own.contains("write its path for DIR."))
    let shipped = LabSheet(title: "Lab", exercises: pages).blocks.markdown
    #expect(!shipped.contains("--lessons"))
  }

  @Test func `commands on a Chinese paper are answered in Chinese on a machine in English`()
    throws
  {
    let page = try #require(shippedIndex.exercises.exercise("mvc-second-writer"))
    let lab = Language.$current.withValue(.chinese) {
      LabSheet(title: "Lab", exercises: [page]).blocks.markdown
    }
    #expect(lab.contains("\nlifeline --lang zh-Hans exercise start mvc-second-writer\n"))
    #expect(lab.contains("提示：lifeline --lang zh-Hans exercise hint"))
  }

  @Test func `a lab ends with what pairs show, as soon as the exercises are done`() {
    func plan(_ ids: String...) -> [String] {
      let pages = ids.compactMap { shippedIndex.exercises.exercise($0) }
      let lab = LabSheet(title: "Lab", exercises: pages).blocks.markdown
      return lab.matches(of: #/About \d+ minutes, in pairs|\| \d:\d\d \| .{11}/#).map {
        String($0.output)
      }
    }
    #expect(
      plan("mvc-second-writer") == [
        "About 45 minutes, in pairs", "| 0:00 | Begin the f", "| 0:10 | Exercise 1:",
        "| 0:25 | Two pairs s",
      ])
    #expect(
      plan("mvc-second-writer", "mvc-kept-alive", "mvc-confirm-delete") == [
        "About 90 minutes, in pairs", "| 0:00 | Begin the f", "| 0:10 | Exercise 1:",
        "| 0:25 | Exercise 2:", "| 0:50 | Exercise 3 ", "| 1:10 | Two pairs s",
      ])
  }

  @Test func `marks for words are for what an exercise asks`() {
    func words(_ ids: String...) -> String {
      let pages = ids.compactMap { shippedIndex.exercises.exercise($0) }
      let lab = LabSheet(title: "Lab", exercises: pages).blocks
      return lab.suffix(1).map { [$0] }.map(\.markdown).joined()
    }
    let code = """
      The words: the pair points to the message that was wrong, or to the one that is new, says which object \
      may send it, and says how the change comes back to the screen.
      """
    let tests =
      "The words on tests: the pair says which mistake each test finds, and by which message."
    #expect(words("mvc-second-writer") == code)
    #expect(words("mvc-test-notification") == tests)
    #expect(words("mvc-second-writer", "mvc-test-notification") == code + " " + tests)
    let page = shippedIndex.exercises.exercise("mvc-second-writer").map { [$0] } ?? []
    #expect(
      LabSheet(title: "Lab", exercises: page).blocks.markdown.contains(
        """
        Up to 15 for each exercise: 10 from the last verdict, as in the table, and 5 for the words. A hint \
        costs nothing. When the solution was shown, give the marks for the words alone.
        """))
  }

  @Test func `every exercise of a lab has ten marks, and its start gets few of them`() throws {
    let exercises = shippedIndex.exercises
    let ids = ["mvc-second-writer", "mvc-test-notification", "project-mvc"]
    let pages = ids.compactMap { exercises.exercise($0) }
    let lab = LabSheet(title: "Lab", exercises: pages).blocks.markdown
    let marks = lab.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(
      marks.suffix(8).map(String.init) == [
        "| passed | exercise 1 | exercise 2 | exercise 3 |",
        "| Every action works. | 2 | – | 4 |",
        "| The screens are right. | 2 | – | – |",
        "| The goals are reached. | 2 | – | – |",
        "| The contract holds. | 2 | – | 4 |",
        "| Objects are released when they are not needed any more. | 1 | – | 1 |",
        "| The tests of the pattern pass. | 1 | 2 | 1 |",
        "| The tests find each mistake. | – | 8 | – |",
      ])
  }
}
