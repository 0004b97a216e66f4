import Classroom
import Course
import Lessons
import Localization
import Stage

extension ClassCommands {
  /// Columns of the text on a wide page, and on a phone.
  private static let (wide, narrow) = (100, 44)

  /// What the lessons name to compare, each as `compare` answers it. What cannot run is left out: `check` tells it.
  func comparisons(
    in lessons: [Lesson], _ options: Options, _ part: WorkPart
  ) throws(ShellProblem) -> [Site.Comparison] {
    try part.map(lessons.flatMap(\.comparisons).uniqued()) { names throws(ShellProblem) in
      try comparison(of: names, options)
    }.compactMap(\.self)
  }

  private func comparison(
    of names: [String], _ options: Options
  ) throws(ShellProblem) -> Site.Comparison? {
    let patterns = names.prefix(2).compactMap { name in Pattern.all.first { $0.name == name } }
    guard patterns.count == 2, patterns[0].app == patterns[1].app,
      let scenario = try? library.scenario(called: names[2], for: patterns[0])
    else { return nil }
    let script = Script(scenario)
    let runs = try patterns.map { pattern throws(ShellProblem) in
      RunComparison.Run(title: pattern.localizedTitle, trace: try script.played(pattern).trace)
    }
    var compared = RunComparison(first: runs[0], second: runs[1], figures: [])
    compared.mostSentences = .max
    func text(_ width: Int) throws(ShellProblem) -> String {
      try compared.styled(by: renderer, options, width: width, height: .max).plain
    }
    return try Site.Comparison(
      names, title: localized("\(runs[0].title) and \(runs[1].title): \(names[2])"),
      wide: text(Self.wide), narrow: text(Self.narrow))
  }
}
