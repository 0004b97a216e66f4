import Cells
import Files
import Foundation
import Lessons
import Localization
import Progress

/// What a session gets from the program around it.
public struct ShellEnvironment {
  /// The directory of lessons and scenarios; `nil` when there is none.
  public var lessons: String?
  /// The directory that the command line names. What is typed next in the system's shell has to name it, too.
  public var namedLessons: String?
  /// The directory that comes with the program, for what is missing in `lessons`.
  public var base: String?
  /// The directory for new lessons and scenarios; `nil` for the current one.
  public var newLessons: String?
  /// The folder of the apps' sources; `nil` for the one that is next to the lessons of the program.
  public var sources: String?
  /// What is read for `-` in place of a file; `nil` where nothing can be piped in.
  public var input: Input?
  /// The directory in which progress is kept; `nil` to keep none.
  public var progress: URL?
  /// Whether none is kept because the environment names no home directory.
  public var lacksHome = false
  /// The directory where relative paths begin.
  public var here = FileManager.default.currentDirectoryPath
  /// The directory of the user's own templates and settings; `nil` where there is none.
  public var configuration: URL?
  /// The language of the user, where no option and no setting says another.
  public var language = Language.english
  /// The lines that were typed at the prompt, the oldest first; `nil` where none are kept.
  public var history: (@MainActor () -> [String])?
  /// Opens files in the user's editor and waits for its end; `false` when it failed. `nil` where no editor is known or
  /// there is no terminal.
  public var edit: (@MainActor (_ files: [String]) -> Bool)?
  /// Whether an editor would have no keyboard, because standard input is no terminal.
  public var lacksKeyboard = false
  /// What the command line says of the terminal; the width is among the options. The session may change it.
  public var terminal = TerminalSettings()
  /// Whether the system's shell knows the program that a command line begins with.
  public var hasProgram: @MainActor (_ commandLine: String) -> Bool = { _ in true }
  /// The user's name, for the files that are generated; `nil` when it is not known.
  public var author: @MainActor () -> String? = { nil }
  /// Whether replies go to a file or to another program, without colours, as the terminal is set now.
  public var isPiped: @MainActor (TerminalSettings) -> Bool = { _ in false }
  /// Whether a person reads the replies, at a terminal.
  public var isAtTerminal = false
  /// Turns a line into the text that a terminal gets, for recordings of a terminal.
  public var paint: @Sendable (Styled.Line) -> String = { $0.plain.printable }
  /// The program itself: exercises are built with what is next to it.
  public var program = URL(filePath: CommandLine.arguments[0])
  /// The clock for progress. Tests set it.
  public var now: @Sendable () -> Date = { Date() }
  /// For dates in reports.
  public var timeZone = TimeZone.current
  var today: Day { Day(of: now(), in: timeZone) }
  /// The version of the program, for its man page.
  public var version = ""
  /// The options of the program itself, for its man page.
  public var programOptions: OptionList = []
  /// Called during a long command; at its end with two equal numbers.
  public var meter: (@MainActor (_ done: Int, _ total: Int) -> Void)?
  /// Whether a long command should end early.
  public var isInterrupted: @MainActor () -> Bool = { false }

  /// What was read from lessons in this session.
  private let cache = LessonCache()

  /// Gives the next bytes that are piped in, as soon as they come, and `nil` at the end. `goesOn` is asked while it
  /// waits; after `false`, it throws.
  public typealias Input = @MainActor (_ goesOn: () -> Bool) throws(ShellProblem) -> [UInt8]?

  public init(lessons: String? = nil, base: String? = nil, input: Input? = nil) {
    self.lessons = lessons
    self.base = base
    newLessons = lessons
    self.input = input
  }

  /// `nil` without a directory of lessons. Made each time from the files as they are now.
  var library: LessonIndex? { lessons.map(library(in:)) }

  func library(in directory: String) -> LessonIndex {
    .read(directory: directory, base: base, sources: sources, cache: cache)
  }

  /// The text of a file or, for `-`, what was piped in.
  func text(of file: String) throws(ShellProblem) -> String {
    guard file == "-" else { return try TextFile(file).read() }
    guard let input else { throw .input(.noInput) }
    var bytes: [UInt8] = []
    while let more = try input({ true }) { bytes += more }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .input(.unreadable(SystemError(code: EILSEQ)))
    }
    return text.withoutByteOrderMark
  }
}
