import Cells
import Course
import Lessons
import Localization
import Progress
import Stage

/// The exercises there are, in the order in which they are done, and how the learner did at each.
struct ExerciseList {
  /// By pattern.
  let groups: [(pattern: String, exercises: [ExerciseHead])]
  private let results: [String: SectionSummary]

  init(_ exercises: [ExerciseHead], _ results: [String: SectionSummary]) {
    let named = Set(exercises.map(\.pattern))
    let known = Pattern.names.filter { named.contains($0) }
    groups = (known + named.subtracting(known).sorted()).map { pattern in
      (pattern, exercises.filter { $0.pattern == pattern }.sorted { $0.place < $1.place })
    }
    self.results = results
  }

  var all: [ExerciseHead] { groups.flatMap(\.exercises) }
  var solved: Int { all.count(where: isSolved) }

  /// How the learner did; `nil` when nothing was done.
  subscript(exercise: ExerciseHead) -> SectionSummary? { results[exercise.id] }

  private func isSolved(_ exercise: ExerciseHead) -> Bool { self[exercise]?.isSolved == true }

  /// Those to do next. One whose solution was seen cannot be solved any more: they are left when nothing else is.
  private var open: [ExerciseHead] {
    let unsolved = all.filter { !isSolved($0) }
    let unseen = unsolved.filter { self[$0]?.result != .shown }
    return unseen.isEmpty ? unsolved : unseen
  }

  /// The first that is not solved, if possible about a pattern.
  func next(about pattern: String? = nil) -> ExerciseHead? {
    open.first { $0.pattern == pattern } ?? open.first
  }

  /// The next that is not solved, after one of them.
  func next(after id: String) -> ExerciseHead? {
    let (place, open) = (all.firstIndex { $0.id == id } ?? 0, Set(open.map(\.id)))
    return (all[place...] + all[..<place]).first { $0.id != id && open.contains($0.id) }
  }

  /// After one of them was solved: how many are, and the next.
  func afterSolving(_ id: String, on display: Display) -> Styled {
    let width = display.width
    let count = localized("\(solved) of \(all.count) done.")
    guard let next = next(after: id) else { return .wrapped(count, to: width, .faint) }
    let words = localized("\(count) Next, in \(next.patternTitle): \"\(next.title)\". Type:")
    // Not wrapped: a broken line cannot be copied.
    return .wrapped(words, to: width, .faint)
      + Styled(display.command("exercise start \(next.id)"), .code)
  }
}

extension Library {
  func exerciseList(_ account: Account) -> ExerciseList {
    ExerciseList(index?.exercises.exerciseHeads(in: language) ?? [], account.exercises)
  }
}

extension ExerciseHead {
  var patternTitle: String { Pattern(named: pattern)?.localizedTitle ?? pattern }

  /// By kind, then the easier first. Taking a class apart has steps, which keep their order.
  fileprivate var place: (Int, Int, String) {
    (Exercise.Kind.allCases.firstIndex(of: kind) ?? 0, kind == .takeApart ? 0 : level, id)
  }
}
