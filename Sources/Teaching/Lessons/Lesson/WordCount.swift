/// Counts what there is to read on a page of Markdown. Drawings and what is folded are left out. It parses nothing, so that
/// a list of all lessons can tell how long they take.
struct WordCount {
  private var words = 0
  private var wideCharacters = 0
  /// Of the code that is read.
  private var fence: Fence?
  private var isFolded = false

  var secondsToRead: Int {
    words * 60 / LessonTime.wordsPerMinute + wideCharacters * 60 / LessonTime.charactersPerMinute
  }

  /// - Parameter page: with its heading, which is not counted.
  init(_ page: Substring) {
    var page = page
    page.withUTF8 { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() { read(line) }
    }
  }

  private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  private mutating func read(_ line: Line) {
    if let open = fence ?? Fence(openedBy: line) {
      fence = fence != nil && open.isClosed(by: line) ? nil : open
      if !open.isOfDrawing, !isFolded { count(line) }
    } else if isFolded || line.starts(with: "<details".utf8) {
      isFolded = !endsDetails(line)
    } else {
      count(line)
    }
  }

  private func endsDetails(_ line: Line) -> Bool {
    line.indices.contains {
      line[$0] == UInt8(ascii: "<") && line[$0...].starts(with: "</details>".utf8)
    }
  }

  private mutating func count(_ line: Line) {
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
