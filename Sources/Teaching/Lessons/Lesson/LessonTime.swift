import Cells

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

  /// What a class does on a page, besides to listen and to look.
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

extension Lesson {
  /// In minutes, at least 1.
  ///
  /// - Parameter pages: of a chapter or a sitting; `nil` for all pages.
  public func minutes(of pages: Range<Int>? = nil) -> Int {
    let seconds = sections[pages ?? sections.indices].map(\.seconds).reduce(0, +)
    return max((seconds + 30) / 60, 1)
  }

  /// In minutes, for some of its pages; 0 for none.
  public func minutes(ofPages pages: [Int]) -> Int {
    (pages.map { sections[$0].seconds }.reduce(0, +) + 30) / 60
  }
}

extension Section {
  /// For reading, looking and doing.
  fileprivate var seconds: Int {
    let text = blocks.filter { !isDrawing($0) && !$0.isFolded }.styled(width: 1000).plain
    return text.secondsToRead + secondsToDo
  }

  private var secondsToDo: Int {
    switch kind {
    case .text: 0
    case .run, .contract, .claims, .question: 60
    case .variations: 60 * 2
    case .task: 180
    case .exercise: 900
    }
  }
}

extension String {
  fileprivate var secondsToRead: Int {
    let wide = count { $0.cells == 2 }
    let words = split { $0.isWhitespace || $0.cells == 2 }.count { $0.contains(where: \.isLetter) }
    return words * 60 / LessonTime.wordsPerMinute + wide * 60 / LessonTime.charactersPerMinute
  }
}
