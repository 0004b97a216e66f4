import Cells
import Foundation
import Lessons

/// What a session needs of the world around it.
public struct ShellEnvironment {
  /// Where lessons and scenarios lie; `nil` when nobody knows.
  public var lessons: String?
  /// Those that come with the program, which stand in for what is missing there.
  public var base: String?
  /// Lines that were piped in, for `run PATTERN -`.
  public var input: (@MainActor () -> [String])?
  /// The directory in which progress is kept; `nil` to keep none.
  public var progress: URL?
  /// Whether replies go to a file or to another program, without colours.
  public var isPiped = false
  /// A line as it is written to a terminal, for recordings of one.
  public var paint: @Sendable (Styled.Line) -> String = { $0.plain.printable }
  public var now: @Sendable () -> Date = { Date() }
  public var timeZone = TimeZone.current
  /// Told how much of something long is done, and of how much; as much as that at its end.
  public var meter: (@MainActor (_ done: Int, _ total: Int) -> Void)?
  /// Whether something long should be given up.
  public var isInterrupted: @MainActor () -> Bool = { false }
  /// The options of the program itself, for its man page.
  public var programOptions: OptionList = []

  public init(
    lessons: String? = nil, base: String? = nil, input: (@MainActor () -> [String])? = nil
  ) {
    self.lessons = lessons
    self.base = base
    self.input = input
  }

  var library: LessonIndex? { lessons.map(library(in:)) }

  func library(in directory: String) -> LessonIndex { .read(directory: directory, base: base) }
}
