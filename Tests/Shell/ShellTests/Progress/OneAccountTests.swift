import Foundation
import Shell
import TestSupport
import Testing

/// Progress, review, recap, the list of pages and the report on a class tell the same story.
@MainActor struct OneAccountTests {
  private let home = Home()

  private static let answers = [
    "quiz": ["b c", "a"], "made": ["c", "a"], "order": ["a c b", "c b a"], "fill": ["b a", "a b"],
    "word": ["NC", "XY"],
  ]

  /// Answers, hints and pages of a few days, on a clock that may go back.
  private func live(_ generator: inout SplitMix64) {
    var shell = home.shell()
    for _ in 0..<generator.below(30) + 5 {
      let page = generator.pick(Self.answers.keys.sorted())
      let answers = Self.answers[page] ?? []
      _ = shell.says("lesson tour \(page)")
      for _ in 0...generator.below(2) {
        _ = shell.says(generator.pick(answers + answers + ["hint", "skip", "next"]))
      }
      if generator.below(4) == 0 { _ = shell.says("lesson tour task", "tap Edit") }
      if generator.below(4) == 0 { home.pass(days: generator.pick([1, 1, 3, 7, -1, -2])) }
      if generator.below(4) == 0 { shell = home.shell() }
    }
    // So that no answer is later than today.
    home.pass(days: 100)
  }

  private func number(of key: String, in json: String) -> Int? {
    json.number("\"\(key)\":\"(\\d+)\"")
  }

  /// How many questions are due, as `progress` says.
  private func due(_ shell: Typist) -> Int {
    shell.says("progress").number("(\\d+) questions? (is|are) due") ?? 0
  }

  /// How many questions are due, as `review` says.
  private func asked(_ review: String) -> Int { review.number("today: (\\d+) question") ?? 0 }

  @Test(arguments: Seed.some(oneIn: 10)) func `all of them say the same`(seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    live(&generator)
    let shell = home.shell()
    let progress = shell.says("progress --json")
    let file = home.path("mine.json")
    _ = shell.says("progress export \(file)")
    let reply = shell.session.reply(to: "class report \(file) --format csv")
    let report = reply.text.plain + (reply.lines?.text ?? "")
    #expect(reply.complaint == nil)
    let rows = report.split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let done = number(of: "done", in: progress)
    #expect(rows.count { $0[14] == "1" } == done)
    #expect(rows.count { $0[7] == "1" } == number(of: "rightAtFirst", in: progress))
    #expect(rows.count { !$0[7].isEmpty } == number(of: "tried", in: progress))
    #expect(shell.says("lesson tour pages").count { $0 == "✓" } - 1 == done)
    for reader in [shell, home.shell(.script)] {
      let recap = reader.says("lesson tour 1", "recap")
      let open = recap.count(of: "* page ") + recap.count(of: "• page ")
      #expect(number(of: "asked", in: progress) == open + (done ?? 0), "\(recap)")
    }
    #expect(asked(shell.says("review")) == due(shell))
  }

  @Test(arguments: Seed.some(oneIn: 10)) func `a review is over when all is right`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    live(&generator)
    var left = due(home.shell())
    while left > 0 {
      let shell = home.shell()
      let page = shell.says("review")
      #expect(asked(page) == left)
      // In a review, the choices are in another order.
      let answers = ["a", "b", "c", "d", "a b", "a c", "b c"] + Self.answers.values.flatMap { $0 }
      let right = answers.first { shell.says($0).hasPrefix("Right.") }
      #expect(right != nil, "\(page)")
      left -= 1
    }
    #expect(home.shell().says("review").hasPrefix("Nothing "))
  }

  @Test func `what was answered wrongly comes back first, and is not put off`() {
    _ = home.shell().says("lesson tour quiz", "b c", "next", "c", "next", "a c b")
    home.pass(days: 1)
    let shell = home.shell()
    #expect(shell.says("review").hasPrefix("Due today: 3 questions, about "))
    _ = shell.says("a b c")
    _ = shell.says("lesson tour word", "XY")
    #expect(shell.says("progress").contains("4 questions are due."))
    let later = home.shell()
    let again = later.says("review")
    #expect(again.hasPrefix("Due today: 4 questions, about "), "\(again)")
    #expect(again.contains("Who is told first?"), "\(again)")
    let letters = again.letters(of: "The controller.", "Its target, whichever that is.")
    #expect(later.says(letters).hasPrefix("Right."))
    #expect(home.shell().says("progress").contains("3 questions are due."))
  }

  @Test func `a script knows what was answered before`() {
    _ = home.shell().says("lesson tour quiz", "b c")
    let script = home.shell(.script)
    #expect(script.says("lesson tour", "recap").contains("## Who is told first?\n"))
    #expect(script.session.prompt == "tour 1/9> ")
    #expect(script.says("lesson tour pages").contains("✓  4  Who is told first?"))
  }

  @Test func `what a script answers counts until it ends`() {
    let script = home.shell(.script)
    #expect(script.says("lesson tour quiz", "b c", "recap").contains("## Who is told first?\n"))
    #expect(script.says("progress").contains("1 of 6 done"))
    #expect(home.shell(.script).says("progress").contains("not begun"))
  }

  @Test func `to look something up in a finished lesson is no way back`() throws {
    func lesson(_ id: String) -> String {
      """
      ---
      lifeline: 1
      id: \(id)
      title: Lesson \(id)
      ---
      # Lesson \(id)

      ## Two <!-- id: two -->

      Words.

      ## Three <!-- id: three -->

      Words.

      """
    }
    let scratch = try Scratch(["01-a.md": lesson("a"), "02-b.md": lesson("b")])
    _ = home.shell(lessons: scratch.path).says("lesson a", "next", "next", "lesson b", "next")
    let shell = home.shell(lessons: scratch.path)
    #expect(
      shell.says("lesson", "lesson a 2").hasPrefix("To go back to Lesson b, type: lesson\n\nTwo\n"))
    #expect(shell.session.prompt == "a 2/3> ")
    _ = shell.says("lesson")
    #expect(shell.session.prompt == "b 2/3> ")
    _ = shell.says("lesson a 2")
    let later = home.shell(lessons: scratch.path)
    #expect(
      later.session.welcomeBack
        == "Welcome back. You are at page 2 of Lesson b. To go on, type: lesson")
    #expect(later.says("lessons").hasPrefix("  a  ✓ Lesson a\n"))
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }

  /// The number in the first place that looks like this.
  fileprivate func number(_ pattern: String) -> Int? {
    let regex = try? Regex(pattern)
    let match = regex.flatMap { replacing("\n", with: " ").firstMatch(of: $0) }
    return match.flatMap { Int($0[1].substring ?? "") }
  }
}
