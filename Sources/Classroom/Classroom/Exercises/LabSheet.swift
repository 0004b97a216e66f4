import Lessons
import Localization
import Stage
import Workshop

/// A lab of up to 90 minutes with the exercises that a lesson links to: a plan, the exercises, and how to give marks.
struct LabSheet {
  let title: String
  /// In the order in which a pair does them.
  let exercises: [ExercisePage]
  /// Whether the program finds them only in a directory that it is told.
  var areInOwnFolder = false

  var isEmpty: Bool { exercises.isEmpty }

  var blocks: [Block] {
    [
      .heading(1, [.text(localized("\(title): a lab"))]),
      .paragraph(
        localized(
          """
          About \(timed.end + Self.closing) minutes, in pairs. Every computer needs Swift and Lifeline's sources. Build them before the class: \
          the first build takes minutes.
          """)),
    ] + planned + exercises.enumerated().flatMap { sheet(of: $1, number: $0 + 1) } + marks
  }

  private var planned: [Block] { placeOfExercises + plan }

  private var placeOfExercises: [Block] {
    guard areInOwnFolder else { return [] }
    return [
      .paragraph(
        localized(
          "These exercises come in a folder of their own. Every computer needs it: in each command, write its path for DIR."
        ))
    ]
  }

  private var program: String {
    Language.current.program + (areInOwnFolder ? " --lessons DIR" : "")
  }

  /// With its pattern, where several exercises make the same change in different patterns.
  private func title(of page: ExercisePage) -> String {
    guard exercises.count(where: { $0.title == page.title }) > 1,
      let pattern = Pattern(called: page.pattern)
    else { return page.title }
    return localized("\(page.title) (\(pattern.localizedTitle))")
  }

  // MARK: Plan

  private static let minutes = 90
  private static let opening = 10
  private static let closing = 20

  /// How many exercises there is time for, and when they end, in minutes from the start. With more exercises than that, they
  /// go on as long as there is time.
  private var timed: (count: Int, end: Int) {
    let latest = Self.minutes - Self.closing
    var end = Self.opening
    for (count, exercise) in exercises.enumerated() {
      guard end + exercise.minutes <= latest else { return (count, latest) }
      end += exercise.minutes
    }
    return (exercises.count, end)
  }

  private var plan: [Block] {
    let timed = timed
    var start = Self.opening
    var rows = [["0:00", localized("Begin the first exercise together, and read a verdict.")]]
    for (index, exercise) in exercises.prefix(timed.count).enumerated() {
      rows.append([start.clock, localized("Exercise \(index + 1): \(title(of: exercise))")])
      start += exercise.minutes
    }
    if timed.count < exercises.count {
      rows.append([
        start.clock,
        localized("Exercise \(timed.count + 1) and those after it, for pairs that are done early."),
      ])
    }
    rows.append([
      timed.end.clock,
      localized(
        "Two pairs show their traces side by side, with exercise trace and diff. The class says where they part."
      ),
    ])
    return [
      .heading(2, [.text(localized("Plan"))]),
      .table([localized("from"), localized("what to do")], rows),
    ]
  }

  // MARK: Exercises

  private func sheet(of page: ExercisePage, number: Int) -> [Block] {
    let goals = page.exercise.goals.map {
      [Block.paragraph([.text($0.name + " "), .code($0.source)])]
    }
    return [
      .heading(2, [.text(localized("Exercise \(number): \(title(of: page))"))]),
      .text("\(program) exercise start \(page.id)"),
    ] + page.exercise.prompt + (goals.isEmpty ? [] : [.bullets(goals)])
      + [.paragraph(localized("About \(page.minutes) minutes. Hints: \(program) exercise hint"))]
  }

  // MARK: Marks

  private var marks: [Block] {
    let points = exercises.map(\.points)
    let layers = ExerciseVerdict.Layer.allCases.filter { layer in
      points.contains { $0[layer] != nil }
    }
    let rows = layers.map { layer -> [String] in
      [layer.words] + points.map { $0[layer].map { "\($0)" } ?? "–" }
    }
    let heads = exercises.indices.map { localized("exercise \($0 + 1)") }
    let (verdict, words) = (ExercisePage.pointsOfVerdict, ExercisePage.pointsOfWords)
    return [
      .heading(2, [.text(localized("Marks"))]),
      .paragraph(
        localized(
          """
          Up to \(verdict + words) for each exercise: \(verdict) from the last verdict, as in the table, and \(words) for \
          the words. A hint costs nothing. When the solution was shown, give the marks for the words alone.
          """)),
      .table([localized("passed")] + heads, rows), .paragraph(marksForWords),
    ]
  }

  private var marksForWords: String {
    let ofCode = localized(
      """
      The words: the pair points to the message that was wrong, or to the one that is new, says which object \
      may send it, and says how the change comes back to the screen.
      """)
    let ofTests = localized(
      "The words on tests: the pair says which mistake each test finds, and by which message.")
    let kinds = exercises.map(\.exercise.kind)
    return [
      kinds.contains { $0 != .test } ? ofCode : nil, kinds.contains(.test) ? ofTests : nil,
    ].compactMap(\.self).joinedSentences
  }
}

extension ExercisePage {
  fileprivate static let pointsOfVerdict = 10
  fileprivate static let pointsOfWords = 5

  /// The marks for each layer that is passed. They add up to the same for every exercise, and code as it was at the start
  /// gets few of them.
  fileprivate var points: [ExerciseVerdict.Layer: Int] {
    switch exercise.kind {
    case .test: [.tests: 2, .finds: 8]
    // Its screens are its own.
    case .project: [.runs: 4, .contract: 4, .released: 1, .tests: 1]
    case .fix, .change, .make, .takeApart:
      exercise.goals.isEmpty
        ? [.runs: 2, .screens: 3, .contract: 3, .released: 1, .tests: 1]
        : [.runs: 2, .screens: 2, .goals: 2, .contract: 2, .released: 1, .tests: 1]
    }
  }

  /// An estimate for a pair that knows the pattern.
  fileprivate var minutes: Int { [15, 25, 40][min(max(exercise.level, 1), 3) - 1] }
}
