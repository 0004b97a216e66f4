import Lessons

/// Lines of a lesson that a program writes, brought up to date: a drawing, or a digest.
public struct Correction: Hashable, Sendable {
  public var file: String
  /// Counted from 1; empty where lines are put in before the first of them.
  public var lines: Range<Int>
  public var text: [String]
}

extension [Correction] {
  /// The text of a file with all its corrections. Lines end as they did; new ones, as the first does.
  public func applied(to text: String) -> String {
    var lines = text.linesWithEnds
    let end = lines.count > 1 ? lines[0].suffix(1) : "\n"
    for correction in sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      let range = correction.lines.lowerBound - 1..<correction.lines.upperBound - 1
      guard range.lowerBound >= 0, range.upperBound <= lines.count else { continue }
      lines.replaceSubrange(range, with: correction.text.map { $0 + end })
    }
    return lines.joined()
  }
}

extension String {
  fileprivate var linesWithEnds: [String] {
    var lines: [String] = [""]
    for character in self {
      lines[lines.count - 1].append(character)
      if ["\n", "\r\n", "\r"].contains(character) { lines.append("") }
    }
    return lines
  }
}
