import Cells
import Lessons
import Stage

/// A problem in a lesson or a scenario, found by reading or running it.
public struct Finding: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The path of the file, as messages show it.
  public var file: String
  public var location: Location
  /// What is wrong and what to do, in the current language.
  public var message: String
  private let isOfDirectory: Bool

  /// - Parameter isOfDirectory: whether the file is a directory, which has no lines.
  init(
    _ file: String, _ location: Location, _ message: String, isOfDirectory: Bool = false
  ) {
    self.file = file
    self.location = location
    self.message = message
    self.isOfDirectory = isOfDirectory
  }

  public init(_ problem: LessonProblem) {
    self.init(
      problem.file, problem.location, problem.kind.message,
      isOfDirectory: problem.kind.isOfDirectory)
  }

  /// `Lessons/02-mvc.md:14:3: what is wrong. What to do.`
  public nonisolated var description: String {
    let place = isOfDirectory ? "" : ":\(location.line):\(location.column)"
    return "\(file.printable)\(place): \(message)"
  }

  /// Ordered by file, place and message.
  public nonisolated static func < (a: Finding, b: Finding) -> Bool {
    (a.file, a.location, a.message) < (b.file, b.location, b.message)
  }
}

extension Finding {
  /// A scenario that cannot be run, at the line of the action that fails.
  init(_ scenario: Scenario, _ error: ScriptError) {
    let places = scenario.locations
    let place = places.indices.contains(error.index) ? places[error.index] : Location()
    self.init(scenario.file, Location(line: place.line), error.words)
  }
}

/// A change to lines of a lesson that are generated: a drawing, a table or a digest.
public struct Correction: Hashable, Sendable {
  public var file: String
  /// The lines to change, counted from 1. An empty range inserts before its bound.
  public var lines: Range<Int>
  var change: Change

  /// A lesson has `�` for some signs. So what an author wrote in a line is taken from the file.
  enum Change: Hashable, Sendable {
    /// These are the new lines, without line ends.
    case lines([String])
    /// The heading gets this digest.
    case digest(String)
    /// Each row of a table gets these first cells. Further ones are the author's own.
    case cells([[String]])
  }

  /// The same lines in a text that begins `count` lines later.
  func movedUp(by count: Int) -> Correction {
    var moved = self
    moved.lines = lines.lowerBound - count..<lines.upperBound - count
    return moved
  }
}

extension [Correction] {
  /// The text of a file with these corrections. New lines end as the first line does.
  public func applied(to text: String) -> String {
    var lines = text.linesWithEnds
    let end = lines.count > 1 ? String(lines[0].suffix(1)) : "\n"
    for correction in sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      let range = correction.lines.lowerBound - 1..<correction.lines.upperBound - 1
      guard range.lowerBound >= 0, range.upperBound <= lines.count else { continue }
      let changed = correction.change.applied(to: lines[range], ending: end)
      lines.replaceSubrange(range, with: changed)
    }
    return lines.joined()
  }
}

extension Correction.Change {
  /// - Parameters:
  ///   - lines: as they are in the file, each with its end.
  ///   - end: of new lines.
  fileprivate func applied(to lines: ArraySlice<String>, ending end: String) -> [String] {
    switch self {
    case .lines(let new): new.map { $0 + end }
    case .digest(let digest): lines.map { $0.settingDigest(digest) }
    case .cells(let rows): zip(rows, lines).map { $0.asRow(insteadOf: $1) }
    }
  }
}

extension [String] {
  /// - Parameter line: a row with cells in the place of these, and perhaps more.
  fileprivate func asRow(insteadOf line: String) -> String {
    let end = line.last?.isNewline == true ? String(line.suffix(1)) : ""
    return "| " + (self + line.cellsOfRow.dropFirst(count)).joined(separator: " | ") + " |" + end
  }
}

extension String {
  /// A bar after a backslash ends no cell.
  fileprivate var cellsOfRow: [String] {
    var cells: [String] = []
    for part in trimmed.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false) {
      if cells.last?.unicodeScalars.last == "\\" {
        cells[cells.count - 1] += "|" + String(part)
      } else {
        cells.append(String(part))
      }
    }
    // Bars around the row.
    if cells.first == "" { cells.removeFirst() }
    if cells.last == "" { cells.removeLast() }
    return cells.map(\.trimmed)
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

extension Section {
  /// The digest that this page of a file has when its corrections are written.
  func digest(after corrections: Set<Correction>, in file: String) -> String {
    let lines = location.line...lastLine
    let own = corrections.filter { $0.file == file && lines.contains($0.lines.lowerBound) }
    guard !own.isEmpty else { return digest }
    return digest(of: own.map { $0.movedUp(by: location.line - 1) }.applied(to: text))
  }

  /// A correction that puts a new digest on the heading.
  func correction(digest: String, in file: String) -> Correction {
    Correction(
      file: file, lines: location.line..<location.line + 1, change: .digest(digest))
  }
}

extension String {
  /// The heading with a digest, `## T <!-- id: t digest: 1234abcd -->`, added or replaced.
  fileprivate func settingDigest(_ digest: String) -> String {
    guard let start = firstRange(of: "<!--"),
      let end = self[start.upperBound...].firstRange(of: "-->")
    else { return self }
    let comment = self[start.upperBound..<end.lowerBound].replacing(/\s*digest:\s*[^\s]*/, with: "")
    let words = String(comment.reversed().drop(while: \.isWhitespace).reversed())
    return "\(self[..<start.upperBound])\(words) digest: \(digest) \(self[end.lowerBound...])"
  }
}

extension LessonProblem.Kind {
  /// Whether a correction mends it.
  var isCorrectable: Bool {
    switch self {
    case .translation(.noDigest), .translation(.staleTranslation): true
    default: false
    }
  }
}

extension [LessonProblem] {
  /// The files in which some part has no end.
  var unclearFiles: Set<String> { Set(filter(\.kind.hidesRest).map(\.file)) }
}

extension LessonLibrary {
  /// Also the translations of such files.
  var unclearFiles: Set<String> {
    let files = problems.unclearFiles
    let translations = self.translations.filter { files.contains(self[$0.id]?.file ?? "") }
    return files.union(translations.map(\.file))
  }
}
