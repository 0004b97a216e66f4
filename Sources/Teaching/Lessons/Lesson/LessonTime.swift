/// How long a lesson takes: an estimate from what there is to read, to look at and to do.
///
/// A learner alone reads 180 words or 300 Chinese characters a minute. A drawing, a table of a contract and the claims
/// of a run take a minute each, a question a minute for thinking, and a task three minutes. In a class it takes
/// longer: see `minutesInClass`.
public enum LessonTime {
  static let wordsPerMinute = 180
  static let charactersPerMinute = 300
  /// What people read in one go without getting tired.
  public static let mostMinutesOfSitting = 25
  /// Of the core of all lessons together.
  public static let mostMinutesOfCore = 240

  /// What a class does on a page, apart from listening and looking.
  public enum Doing {
    case listening, deciding, working
  }

  /// To ask, to let the class decide and to answer takes as long, even where there is little to read.
  private static let fewestMinutesToDecide = 3
  private static let cellsAloudPerMinute = 800.0
  private static let secondsOfMessage = 8.0

  /// The minutes of a page in class, at least 1: what is said takes as long as it is read aloud, and a message of a
  /// drawing some seconds.
  ///
  /// - Parameter cells: the length of what is said.
  public static func minutesInClass(cells: Int, messages: Int, doing: Doing) -> Int {
    let told = Double(cells) / cellsAloudPerMinute + Double(messages) * secondsOfMessage / 60
    return switch doing {
    case .listening: max(Int((told + 0.5).rounded()), 1)
    case .deciding: max(Int((told + 2).rounded()), fewestMinutesToDecide)
    case .working: Int((told + 4).rounded())
    }
  }
}

/// The seconds that each page takes, and the minutes that they make.
public struct PageTimes: Equatable, Sendable {
  private let seconds: [Int]

  init(_ seconds: [Int]) {
    self.seconds = seconds
  }

  /// Of all pages, at least 1, unless there is none.
  public var minutes: Int { seconds.isEmpty ? 0 : max(minutes(ofPages: seconds.indices), 1) }

  /// 0 for no pages.
  ///
  /// - Parameter pages: counted from 0.
  public func minutes(ofPages pages: some Sequence<Int>) -> Int {
    (pages.map { seconds[$0] }.reduce(0, +) + 30) / 60
  }
}

extension Lesson {
  private var times: PageTimes {
    PageTimes(sections.map { PageTimes.seconds($0.text[...], $0.attributes.type) })
  }

  /// In minutes, at least 1.
  ///
  /// - Parameter pages: of a chapter or a sitting; `nil` for all pages.
  public func minutes(of pages: Range<Int>? = nil) -> Int {
    max(times.minutes(ofPages: pages ?? sections.indices), 1)
  }

  /// In minutes, for some of its pages; 0 for none.
  public func minutes(ofPages pages: [Int]) -> Int { times.minutes(ofPages: pages) }
}

extension PageTimes {
  /// For reading, looking and doing.
  ///
  /// - Parameter page: the Markdown of a page, with its heading.
  static func seconds(_ page: Substring, _ type: SectionType?) -> Int {
    WordCount(page).secondsToRead + (type?.secondsToDo ?? 0)
  }
}

extension SectionType {
  fileprivate var secondsToDo: Int {
    switch self {
    case .text, .code: 0
    case .run, .contract, .claims, .quiz, .predict, .order, .fill, .breach, .shortAnswer: 60
    case .change: 120
    case .task: 180
    case .exercise: 900
    }
  }
}
