import Lessons

/// Which pages of some lessons are wanted.
public struct PageChoice {
  /// Every page of every lesson.
  public static let all = PageChoice([:])

  /// Numbers of pages, from 1, by the id of their lesson.
  private let numbers: [String: Set<Int>]

  /// - Parameter numbers: of pages, from 1, by the id of their lesson. Of a lesson that is not in it, all pages are wanted.
  public init(_ numbers: [String: Set<Int>]) {
    self.numbers = numbers
  }

  func includes(_ page: Int, of lesson: Lesson) -> Bool {
    numbers[lesson.id]?.contains(page) ?? true
  }

  func count(in lesson: Lesson) -> Int {
    numbers[lesson.id]?.count ?? lesson.sections.count
  }

  /// The lesson without its other pages.
  func part(of lesson: Lesson) -> Lesson {
    var part = lesson
    part.sections = lesson.sections.enumerated()
      .filter { includes($0.offset + 1, of: lesson) }.map(\.element)
    return part
  }
}
