/// How long the pages of a lesson take, told by its text alone. To parse all lessons takes forty times as long as to start the
/// program, so lists of all lessons count words. What they tell of a lesson may be a minute off what `Lesson` says.
public struct PageTimes: Equatable, Sendable {
  fileprivate let seconds: [Int]

  /// At least 1, unless nothing could be read.
  public var minutes: Int {
    seconds.isEmpty ? 0 : max(minutes(ofPages: Array(seconds.indices)), 1)
  }

  /// - Parameter pages: counted from 0.
  public func minutes(ofPages pages: [Int]) -> Int {
    (pages.map { seconds[$0] }.reduce(0, +) + 30) / 60
  }
}

extension LessonIndex {
  public func times(of entry: Entry) -> PageTimes {
    PageTimes(seconds: headings(of: entry).map(\.seconds))
  }
}

extension PageHeading {
  fileprivate var seconds: Int {
    var words = WordCount()
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    for line in lines.dropFirst() { words.read(line) }
    return words.secondsToRead + secondsToDo
  }

  /// As for the `Section` that is made of the page.
  private var secondsToDo: Int {
    switch type {
    case nil, .text?, .code?: 0
    case .change?: 120
    case .task?: 180
    case .exercise?: 900
    default: 60
    }
  }
}

/// Counts what there is to read in lines of Markdown. Drawings and what is folded are left out.
private struct WordCount {
  private var words = 0
  private var wideCharacters = 0
  private var isInDrawing = false
  private var isFolded = false

  var secondsToRead: Int {
    words * 60 / LessonTime.wordsPerMinute + wideCharacters * 60 / LessonTime.charactersPerMinute
  }

  mutating func read(_ line: Substring.UTF8View) {
    if isInDrawing {
      isInDrawing = !line.starts(with: "```".utf8)
    } else if line.starts(with: "```mermaid".utf8) {
      isInDrawing = true
    } else if line.starts(with: "<details".utf8) {
      isFolded = true
    } else if line.starts(with: "</details>".utf8) {
      isFolded = false
    } else if !isFolded {
      count(line)
    }
  }

  private mutating func count(_ line: Substring.UTF8View) {
    var isWord = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        0xC3...0xDF:
        if !isWord { words += 1 }
        isWord = true
      // These begin a character of Chinese or of full width.
      case 0xE3...0xE9, 0xEF:
        wideCharacters += 1
        isWord = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"): isWord = false
      default: break
      }
    }
  }
}
