import Foundation
import Shell
import TestSupport
import Testing

/// The folder of an exercise when something in it is missing, or in the way.
@MainActor @Suite struct ExerciseFolderTests {
  private let desk: ExerciseDesk
  private var scratch: Scratch { desk.scratch }
  private let file = "writer/edit/Player/PlayViewController.swift"

  init() throws { desk = try ExerciseDesk() }

  /// In one line.
  private func complaint(_ line: String) -> String? {
    desk.reply(line).complaint?.replacing("\n", with: " ")
  }

  private func complaint(about folder: String) -> String? {
    complaint("exercise start mvc-second-writer \(scratch.file(folder))")
  }

  private func start(_ exercise: String = "mvc-second-writer", in folder: String = "writer") {
    #expect(desk.start(exercise, in: folder).status == .done)
  }

  @Test func `help does not need the files, and reset brings a missing one back`() throws {
    start()
    try desk.remove(file)
    let folder = scratch.file("writer")
    #expect(
      complaint("exercise check")
        == """
        "edit/Player/PlayViewController.swift" is missing in "\(folder)". Put it back. To begin again, and keep \
        what you wrote: exercise reset \(folder)
        """)
    #expect(desk.reply("exercise hint").status == .done)
    #expect(desk.reply("exercise solution").status == .done)
    #expect(desk.reply("exercise reset").status == .done)
    #expect(desk.reply("exercise changes").text.plain == "You have changed nothing yet.")
  }

  @Test func `check at the prompt is not taken for exercise check`() {
    #expect(
      complaint("exercise check")
        == """
        "\(FileManager.default.currentDirectoryPath)" is not a folder of an exercise. Write its name after the command, as in: exercise check DIR. To make one, \
        type: exercise start NAME
        """)
    #expect(complaint("exercise hint")?.contains("as in: exercise hint DIR.") == true)
    start()
    #expect(
      complaint("check")
        == """
        check judges lessons. For your exercise, type: exercise check. For all lessons, type: check \
        \(Repository.root)/Lessons
        """)
  }

  @Test func `reset works without the folder of the files`() throws {
    start()
    try desk.remove("writer/edit")
    #expect(complaint("exercise changes")?.hasPrefix("\"edit\" is missing in ") == true)
    #expect(desk.reply("exercise reset").text.plain == "Your files are as at the start again.")
    #expect(desk.reply("exercise changes").text.plain == "You have changed nothing yet.")
    #expect(scratch.files(in: "writer") == [".lifeline-exercise", "README.md", "edit", "read"])
  }

  @Test func `reset keeps the scenario of a project, too`() throws {
    start("project-mvc", in: "project")
    let template = try scratch.text("project/feature.scenario")
    try scratch.write("# Mine\n", to: "project/feature.scenario")
    #expect(
      desk.reply("exercise reset").text.plain
        == "Your files are as at the start again. What you wrote is in edit-1.")
    #expect(try scratch.text("project/feature.scenario") == template)
    #expect(try scratch.text("project/edit-1/feature.scenario") == "# Mine\n")
    try desk.remove("project/edit")
    #expect(desk.reply("exercise reset").status == .done)
    #expect(scratch.files(in: "project/edit-2") == ["feature.scenario"])
  }

  @Test func `a project without its scenario is not judged`() throws {
    start("project-mvc", in: "project")
    try desk.remove("project/feature.scenario")
    #expect(complaint("exercise check")?.hasPrefix("\"feature.scenario\" is missing in ") == true)
    try Data([0xFF]).write(to: URL(filePath: scratch.file("project/feature.scenario")))
    #expect(
      complaint("exercise check")
        == "\"feature.scenario\" is not UTF-8 text. Save it as UTF-8.")
  }

  @Test func `an editor's hidden files are no code, and a folder is no file`() throws {
    start()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("writer/edit/Player/.#PlayViewController.swift"),
      withDestinationPath: "me@here.17")
    #expect(desk.reply("exercise changes").text.plain == "You have changed nothing yet.")
    try scratch.write("", to: "writer/edit/More.swift/a")
    let place = "\"edit/More.swift\" in \"\(scratch.file("writer"))\""
    #expect(complaint("exercise changes")?.hasPrefix("\(place) cannot be read: ") == true)
  }

  @Test func `a folder is an exercise or left alone`() throws {
    try scratch.write("", to: "other/a")
    let (other, writer) = (scratch.file("other"), scratch.file("writer"))
    #expect(
      complaint(about: "other")
        == "\"\(other)\" already exists, and is not a folder of an exercise, so nothing was written. Name another directory."
    )
    start()
    #expect(
      complaint(about: "writer")
        == "\"\(writer)\" already exists, so nothing was written. Name another directory. To begin again in it: exercise reset \(writer)"
    )
    #expect(scratch.names.filter { $0.hasPrefix(".") } == [])
    #expect(complaint(about: "other/a/writer")?.contains("cannot be written: ") == true)
    #expect(scratch.files(in: "other") == ["a"])
  }

  @Test func `a hint that cannot be noted is told`() throws {
    start()
    try scratch.write("", to: "writer/.hints/a")
    let reply = desk.reply("exercise hint")
    #expect(reply.complaint?.hasPrefix("\".hints\" in ") == true)
    #expect(reply.text.plain.hasPrefix("Hint 1 of "))
  }

  @Test func `a folder in it stands for the folder of the exercise`() throws {
    start()
    #expect(
      desk.reply("exercise changes \(scratch.file("writer/edit"))").text.plain
        == "You have changed nothing yet.")
    let inside = try ExerciseDesk()
    inside.here = scratch.file("writer/edit/Player")
    #expect(inside.reply("exercise changes").text.plain == "You have changed nothing yet.")
    #expect(
      inside.reply("exercise changes mvc-second-writer").text.plain
        == "You have changed nothing yet.")
    #expect(inside.reply("exercise changes none").complaint?.hasPrefix("\"none\" is not ") == true)
  }
}

/// What exercises are built with, when it cannot be used.
@MainActor @Suite struct ExerciseToolsTests {
  private let desk: ExerciseDesk
  private var scratch: Scratch { desk.scratch }

  init() throws { desk = try ExerciseDesk() }

  /// In one line.
  private func complaint(program: String) throws -> String? {
    try scratch.write("", to: program)
    let desk = try ExerciseDesk(program: scratch.file(program))
    #expect(desk.start("mvc-second-writer", in: "writer").status == .done)
    return desk.reply("exercise check").complaint?.replacing("\n", with: " ")
  }

  @Test func `an installed program`() throws {
    #expect(
      try complaint(program: "bin/lifeline")
        == """
        Exercises are built with the modules that Lifeline was built of, and these are not next to this program. Get \
        Lifeline's sources and Swift, and start it there: swift run lifeline
        """)
  }

  @Test func `what is missing for a verdict is said at the start`() throws {
    try scratch.write("", to: "bin/lifeline")
    let desk = try ExerciseDesk(program: scratch.file("bin/lifeline"))
    let words = desk.start("mvc-second-writer", in: "writer").text.plain
    #expect(
      words.replacing("\n", with: " ").hasSuffix(
        """
        You can read and edit this here, but it cannot be judged yet. Exercises are built with the modules that Lifeline \
        was built of, and these are not next to this program. Get Lifeline's sources and Swift, and start it there: swift \
        run lifeline
        """))
    let complete = self.desk.start("mvc-second-writer", in: "other").text.plain
    #expect(!complete.contains("judged yet"))
  }

  @Test func `a build that was moved`() throws {
    for file in [
      "Package.swift", "Sources/Teaching/ExerciseHost/main.swift",
      ".build/debug/Modules/ToyKit.swiftmodule",
    ] {
      try scratch.write("", to: file)
    }
    let here = URL(filePath: scratch.path).resolvingSymlinksInPath().path
    #expect(
      try complaint(program: ".build/debug/lifeline")
        == """
        Lifeline was built in "\(Repository.root)", and its folder is "\(here)" now. What was built works only where it was \
        built. In "\(here)", type: swift build
        """)
  }
}
