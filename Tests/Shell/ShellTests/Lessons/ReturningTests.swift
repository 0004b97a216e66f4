import Foundation
import Shell
import TestSupport
import Testing

/// A learner who comes back.
@MainActor struct ReturningTests {
  private let home = Home()

  @Test func `nobody is welcomed back on the first visit`() {
    #expect(home.shell().session.welcomeBack == nil)
    #expect(!FileManager.default.fileExists(atPath: home.path("progress.sqlite")))
  }

  @Test func `a learner is told the page and what is due`() {
    _ = home.shell().says("lesson tour quiz", "b c", "")
    #expect(
      home.shell().session.welcomeBack
        == "Welcome back. You are at page 5 of A short tour. To go on, type: lesson")
    home.pass(days: 1)
    #expect(
      home.shell().session.welcomeBack == """
        Welcome back. You are at page 5 of A short tour. To go on, type: lesson
        1 question is due. Type: review
        """)
  }

  @Test func `lesson alone goes on there`() {
    _ = home.shell().says("lesson tour quiz", "b c", "")
    let shell = home.shell()
    #expect(shell.says("lesson").hasPrefix("You left this lesson here."))
    #expect(shell.session.prompt == "tour 5/9> ")
  }

  @Test func `where nothing is read, next says what there is to do`() {
    #expect(
      home.shell().says("next") == """
        Answer a question in a lesson, and it comes back here.
        The first lesson is A short tour. To begin it, type: lesson
        """)
    _ = home.shell().says("lesson tour quiz", "b a")
    let shell = home.shell()
    #expect(
      shell.says("next") == """
        1 question is due. Type: review
        You are at page 4 of A short tour. To go on, type: lesson
        """)
    _ = shell.says("lesson", "next")
    #expect(shell.says("next").hasPrefix("What comes next?"))
    #expect(home.shell(.script).says("next").hasPrefix("No lesson is open."))
  }

  @Test func `without progress, lesson opens the first lesson`() {
    #expect(home.shell().says("lesson").hasPrefix("A short tour\n"))
  }

  @Test func `a finished lesson is finished`() {
    let shell = home.shell()
    for page in ["quiz", "made", "order", "fill", "word", "task"] {
      _ = shell.says("lesson tour \(page)", "skip")
    }
    let later = home.shell()
    #expect(later.session.welcomeBack == "Welcome back. You have finished A short tour.")
    #expect(later.says("lesson") == "You have finished all lessons. To see them: lessons")
    #expect(later.says("lessons").hasPrefix("  tour  ✓ A short tour"))
    #expect(later.says("progress").hasPrefix("  A short tour  ✓ finished; 6 of 6 done"))
    let again = later.says("lesson tour").replacing("\n", with: " ")
    #expect(again.hasPrefix("You have finished this lesson. It begins again;"), "\(again)")
    #expect(later.session.prompt == "tour 1/9> ")
  }

  @Test func `after the last lesson comes the first that was left out`() throws {
    func pages(_ id: String, _ title: String) -> String {
      "---\nlifeline: 1\nid: \(id)\ntitle: \(title)\n---\n# \(title)\n\n## More <!-- id: more -->\n\nWords.\n"
    }
    let scratch = try Scratch([
      "01-a.md": pages("a", "Apples"), "02-b.md": pages("b", "Bananas"),
      "03-c.md": pages("c", "Cherries"),
    ])
    _ = home.shell(lessons: scratch.path).says("lesson a", "next")
    home.pass(days: 1)
    _ = home.shell(lessons: scratch.path).says("lesson c", "next")
    let shell = home.shell(lessons: scratch.path)
    #expect(
      shell.session.welcomeBack
        == "Welcome back. You have finished Cherries. The next lesson is Bananas. To begin it, type: lesson"
    )
    _ = shell.says("lesson")
    #expect(shell.session.prompt == "b 1/2> ")
  }

  @Test func `after a review, lesson opens the lesson that was left for it`() {
    _ = home.shell().says("lesson tour quiz", "b c")
    home.pass(days: 1)
    let shell = home.shell()
    _ = shell.says("lesson tour task", "tap Edit", "review")
    #expect(shell.session.prompt == "review 1/1> ")
    _ = shell.says("lesson")
    #expect(shell.session.prompt == "tour 9/9> ")
    #expect(shell.says("screen").contains("Done"))

    #expect(
      shell.says("review", "free")
        == "Use the app as you like. review asks again what is still due.")
    _ = shell.says("lesson")
    #expect(shell.session.prompt == "tour 9/9> ")
  }

  @Test func `in a review that the day began with, lesson opens the lesson of another day`() {
    _ = home.shell().says("lesson tour quiz", "b c", "")
    home.pass(days: 1)
    let shell = home.shell()
    _ = shell.says("review")
    #expect(shell.session.prompt == "review 1/1> ")
    #expect(shell.says("lesson").hasPrefix("You left this lesson here."))
    #expect(shell.session.prompt == "tour 5/9> ")
  }

  @Test func `a lesson read to its end with open questions says so`() {
    _ = home.shell().says("lesson tour task", "tap Edit")
    let shell = home.shell()
    #expect(
      shell.session.welcomeBack
        == "Welcome back. You are at the end of A short tour; 5 pages are open. To go to the first of them: lesson tour 4"
    )
    #expect(shell.says("lesson").replacing("\n", with: " ").contains("lesson tour 4"))
    _ = shell.says("lesson tour quiz", "b c")
    for page in ["made", "order", "fill"] { _ = shell.says("lesson tour \(page)", "skip") }
    _ = shell.says("lesson tour task")
    #expect(
      home.shell().session.welcomeBack
        == "Welcome back. You are at the end of A short tour; 1 page is open. To go there: lesson tour 8"
    )
  }

  @Test func `an exercise is named in quotes, since its title may ask`() throws {
    let lesson = "---\nlifeline: 1\nid: a\ntitle: A\npattern: mvc\n---\n# A\n\nWords.\n"
    let exercise = """
      ---
      lifeline: 1
      id: ask
      title: Who asks?
      pattern: mvc
      ---
      # Who asks? <!-- id: ask type: exercise kind: change level: 1 runs: rename edit: Model/Folder.swift -->

      Words.

      """
    let scratch = try Scratch(["01-a.md": lesson, "exercises/ask.md": exercise])
    #expect(
      home.shell(lessons: scratch.path).says("next").contains(
        "For the exercise \"Who asks?\", type: exercise start ask"))
  }

  @Test func `the pages of a lesson have ticks`() {
    let shell = home.shell()
    _ = shell.says("lesson tour quiz", "b c")
    #expect(
      shell.says("lesson tour pages") == """
        A short tour: 9 pages, about 11 minutes

               1  A short tour
               2  Watch the edit button
               3  It is told once
          ▸ ✓  4  Who is told first?
            ○  5  What comes next?
            ○  6  In order
            ○  7  Fill the blanks
            ○  8  In a word
            ○  9  Your turn

        ✓ is done, ○ is a question or task still to do, ▸ is where you are. To go to
        page 5: lesson tour 5
        """)
    #expect(shell.says("lesson pages") == shell.says("lesson tour pages"))
  }
}
