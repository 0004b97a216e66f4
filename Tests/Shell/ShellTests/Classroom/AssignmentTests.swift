import Foundation
import Shell
import TestSupport
import Testing

/// A teacher asks for work by a day, learners load the file and hand in what they did, and a report says who did it in
/// time. It is 2 March 2026.
@MainActor struct AssignmentTests {
  private let teacher = Home()
  private let desk: Scratch
  private let week: String

  init() throws {
    desk = try Scratch()
    try FileManager.default.createDirectory(
      atPath: desk.file("in"), withIntermediateDirectories: false)
    week = desk.file("week.json")
    _ = teacher.shell().says("class assign tour --by 2026-03-09 --name \"Week 3\" --output \(week)")
  }

  /// Every page of the lesson, answered rightly.
  private static let whole = [
    "lesson tour quiz", "b c", "next", "c", "next", "a c b", "next", "b a", "next", "NC", "next",
    "tap \"Edit\"",
  ]

  /// A learner who loads the file, does some of it on a day, and hands it in.
  private func learner(_ name: String, day: Int = 0, _ lines: [String]) -> Typist {
    let home = Home()
    _ = home.shell().says("progress import \(week)")
    home.pass(days: day)
    let shell = home.shell()
    for line in lines { _ = shell.says(line) }
    _ = shell.says("progress export \(desk.file("in/\(name).json")) --name \(name)")
    return shell
  }

  private func report(_ words: String = "") -> String {
    teacher.pass(days: 9)
    let reply = teacher.shell().session.reply(to: "class report \(words) \(desk.file("in"))")
    return [reply.text.plain, reply.lines?.text ?? ""].joined()
  }

  @Test func `a teacher is told what the file is for`() {
    #expect(
      teacher.shell().says("class assign tour --by 2026-03-09 --output \(desk.file("other.json"))")
        .replacing(desk.path + "/", with: "").unwrapped == """
          Wrote other.json. tour, due on 2026-03-09. Learners read it with progress import, or open it in the site; \
          tasks and exercises need Lifeline itself. With progress export they hand in what they did; class report \
          says who did it in time.
          """)
  }

  @Test func `in Chinese, its name is in quotes`() {
    let shell = teacher.shell()
    _ = shell.says("language zh-Hans")
    let said = shell.says("class assign tour --by 2026-03-09 --output \(desk.file("other.json"))")
    #expect(said.filter { !$0.isWhitespace }.contains("“tour”，2026-03-09截止。"))
  }

  @Test func `what is named twice is asked for once`() throws {
    let said = teacher.shell().says(
      "class assign tour tour --by 2026-03-09 --output \(desk.file("other.json"))")
    #expect(said.contains("tour, due on") && !said.contains("tour, tour"))
    #expect(try desk.text("other.json").ranges(of: "\"tour\"").count == 2)
  }

  @Test(arguments: [
    ("tuor --by 2026-03-09", "There is no lesson \"tuor\". Did you mean \"tour\"?"),
    ("tour --by 2026-02-30", "--by cannot be \"2026-02-30\". It is a day such as 2026-03-01."),
    ("tour --by 2026-03-01", "2026-03-01 is over. For another day, write the file again."),
  ])
  func `a mistake is told`(words: String, message: String) {
    let says = teacher.shell().says("class assign \(words) --output \(desk.file("other.json"))")
    #expect(says.hasSuffix(message))
  }

  @Test func `what is neither a lesson nor an exercise is told what can be assigned`() {
    let shell = teacher.shell(lessons: Repository.root + "/Lessons")
    func says(_ name: String) -> String {
      let options = "--by 2026-03-09 --output \(desk.file("other.json"))"
      return shell.says("class assign \(name) \(options)").unwrapped
    }
    let none = "There is no lesson and no exercise"
    let all = says("nosuch")
    #expect(all.hasPrefix("\(none) \"nosuch\". Lessons: welcome, mvc, mvvm-c, same-change, "))
    #expect(all.contains(". Exercises: mv-confirm-delete, "))
    #expect(
      says("mvc-kept-alife") == "\(none) \"mvc-kept-alife\". Did you mean \"mvc-kept-alive\"?")
  }

  @Test func `a learner sees what is due until it is done and its day is over`() {
    let home = Home()
    let first = home.shell()
    let due = "Week 3 is due on 2026-03-09 (in 7 days): A short tour (0 of 6 done)."
    #expect(first.says("progress import \(week)").unwrapped == "\(due) Type: lesson tour")
    #expect(first.says("next").unwrapped.hasPrefix(due))
    _ = first.says("lesson tour quiz", "b c", "next", "c")
    home.pass(days: 6)
    let second = home.shell()
    #expect(
      second.says("progress").unwrapped.contains(
        "Week 3 is due tomorrow: A short tour (2 of 6 done). Type: lesson tour"))
    home.pass(days: 1)
    #expect(second.says("progress").contains("Week 3 is due today: "))
    home.pass(days: 1)
    #expect(second.says("progress").contains("Week 3 was due yesterday: "))
    home.pass(days: 1)
    #expect(second.says("progress").contains("Week 3 was due on 2026-03-09 (2 days ago): "))
    for line in Self.whole { _ = second.says(line) }
    #expect(!second.says("progress").contains("Week 3"))
  }

  @Test func `an exercise is named with pattern and id, since others have its title`() {
    let shell = teacher.shell(lessons: Repository.root + "/Lessons")
    let file = desk.file("other.json")
    let exercises = "mvp-confirm-delete viper-confirm-delete"
    _ = shell.says("class assign \(exercises) --by 2026-03-09 --name \"Week 4\" --output \(file)")
    #expect(
      shell.says("progress import \(file)").unwrapped.contains(
        """
        Week 4 is due on 2026-03-09 (in 7 days): Delete? in MVP (mvp-confirm-delete), \
        Delete? in VIPER (viper-confirm-delete). Type: exercise start mvp-confirm-delete
        """))
  }

  @Test func `what is done early can be handed in`() {
    let shell = learner("Ann", Self.whole)
    #expect(
      shell.says("progress").unwrapped.contains(
        "Week 3, due on 2026-03-09, is done. To hand it in, type: progress export FILE --name NAME")
    )
  }

  @Test func `a reset forgets what the learner did, and not what the teacher asked for`() {
    let shell = learner("Ann", ["lesson tour quiz", "b c"])
    #expect(shell.says("progress reset", "yes") == "Forgotten: what you did in all lessons.")
    #expect(
      shell.says("progress").unwrapped.contains(
        "Week 3 is due on 2026-03-09 (in 7 days): A short tour (0 of 6 done)."))
  }

  @Test func `programs get it as a row`() {
    let shell = learner("Ann", ["lesson tour quiz", "b c"])
    #expect(
      shell.says("progress --json").hasSuffix(
        #"{"assignment":"Week 3","due":"2026-03-09","asked":"6","done":"1"}"#))
  }

  @Test func `the report says who was in time, who was late and who has not done it`() {
    _ = learner("Ann", day: 7, Self.whole)
    _ = learner("Bo", day: 8, Self.whole)
    _ = learner("Chen", day: 3, Array(Self.whole.prefix(4)))
    _ = learner("Dao", [])
    #expect(
      report().contains(
        """

        What was to be done
          Week 3, due 2026-03-09  1 of 4 learners in time, 1 late
                                  Late: Bo (2026-03-10)
                                  Not done: Dao (0 of 6), Chen (2 of 6)

        """))
    let rows = report("--format csv").split(separator: "\n").map { $0.split(separator: ",") }
    let inTime = Dictionary(grouping: rows.dropFirst(), by: { $0[0] }).mapValues { rows in
      rows.map { String($0.last ?? "") }.joined()
    }
    #expect(inTime == ["Ann": "111111", "Bo": "000000", "Chen": "110000", "Dao": "000000"])
  }

  /// A class of thirty: five do nothing, and the others one page more each, the last ten on the day after.
  @Test func `from the file to the report, nothing is typed twice`() throws {
    for number in 0..<30 {
      let pages = max(0, number - 4)
      _ = learner("L\(number)", day: number < 20 ? 7 : 8, Array(Self.whole.prefix(2 * pages)))
    }
    let hand = try desk.text("in/L29.json")
    try desk.write(hand.replacing("2026-03-10", with: "2026-03-09"), to: "in/L29.json")
    try desk.write(String(hand.prefix(200)), to: "in/L28.json")
    // The teacher's own file may be with the others: it is no learner.
    try desk.write(desk.text("week.json"), to: "in/week.json")
    let report = report().unwrapped
    #expect(report.contains("Week 3, due 2026-03-09 10 of 28 learners in time, 8 late"))
    #expect(report.contains("L29.json: this file was changed after it was written"))
    #expect(report.contains("L28.json: this is not JSON, or the end of it is missing."))
  }

  @Test func `the teacher's file counts, and not what a learner made of it`() throws {
    _ = learner("Bo", day: 8, Self.whole)
    let shell = learner("Chen", day: 8, Self.whole)
    _ = shell.says(
      "class assign tour --by 2026-03-10 --name \"Week 3\" --output \(desk.file("my.json"))")
    _ = shell.says("progress import \(desk.file("my.json"))")
    _ = shell.says("progress export \(desk.file("in/Chen.json")) --name Chen --force")
    #expect(report().contains("Week 3, due 2026-03-10  2 of 2 learners in time"))
    try desk.write(desk.text("week.json"), to: "in/week.json")
    #expect(report().contains("Week 3, due 2026-03-09  0 of 2 learners in time, 2 late"))
  }

  @Test func `an empty file without a name is of a learner, and no homework`() throws {
    let home = Home()
    _ = home.shell().says("progress import \(week)")
    _ = home.shell().says("progress export \(desk.file("in/noname.json"))")
    try desk.write(desk.text("week.json"), to: "in/week.json")
    let report = report()
    #expect(report.hasPrefix("Class report\n1 learner, "))
    #expect(report.contains("Not done: noname (0 of 6)"))
    #expect(report.contains("\n  noname  noname.json\nHomework: week.json\nMade on this machine"))
    #expect(self.report("--format html").contains("<p>Homework: week.json</p>"))
  }

  @Test func `an assignment alone is nothing to report on`() throws {
    let reply = teacher.shell().session.reply(to: "class report \(week)")
    #expect(
      reply.complaint
        == "These files say what was to be done. Name files that learners handed in, too.")
  }
}

extension String {
  /// On one line, whatever the window is.
  fileprivate var unwrapped: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}
