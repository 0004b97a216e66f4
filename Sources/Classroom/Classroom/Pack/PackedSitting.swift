import Lessons
import Localization

/// Some pages that are read in one go, as the site has them, too.
struct PackedSitting {
  /// With its number and the minutes that it takes to read alone.
  let title: String
  /// Those that are packed.
  let pages: [PackedLesson.Page]

  /// Empty for a lesson of a single sitting.
  static func all(of lesson: Lesson, _ pages: [PackedLesson.Page]) -> [PackedSitting] {
    guard lesson.sittings.count > 1 else { return [] }
    return lesson.sittings.compactMap { sitting in
      let own = pages.filter { sitting.pages.contains($0.number - 1) }
      return own.isEmpty
        ? nil
        : PackedSitting(
          title: lesson.title(of: sitting, withPages: own.map { $0.number - 1 }), pages: own)
    }
  }

  /// How long a class takes for it, as the plan has it.
  var minutesInClass: Int { pages.map(\.minutesInClass).reduce(0, +) }

  /// `1-9`
  var numbers: String { pages.map(\.number).compressed }

  /// The pages of the short route.
  var core: String { pages.filter(\.section.isCore).map(\.number).compressed }
}

extension [Int] {
  /// `1-3,7`, as `--pages` reads it.
  var compressed: String { ranges.joined(separator: ",") }
}
