/// The sources of diagrams in what comes through a pipe: all of it or, in a Markdown text, what is between fences
/// such as ```` ```mermaid ````. A fence need not be closed.
///
/// It is a class, since the reader of a diagram asks it for more.
public final class MermaidFences {
  private enum Place: Equatable {
    /// No line has told yet what this is.
    case start
    /// Outside of fences.
    case prose
    /// In the fence of a diagram, or of something else, until a line closes it.
    case fence([UInt8], isDiagram: Bool)
    /// There are no fences.
    case source
  }

  private let more: () -> [UInt8]?
  private var isAtEnd = false
  /// What has come and is not passed on.
  private var bytes: [UInt8] = []
  /// How many lines came before it.
  private var lines = 0
  private var place = Place.start

  /// - Parameter more: gives the next bytes; `nil` at the end.
  public init(_ more: @escaping () -> [UInt8]?) { self.more = more }

  /// Whether the last diagram was in a fence, not all that comes.
  public var hasFences: Bool { place != .source }

  /// The next bytes of all that comes, where there are no fences or no diagram comes; `nil` at the end.
  public func nextOfRest() -> [UInt8]? {
    guard bytes.isEmpty else {
      defer { bytes = [] }
      return bytes
    }
    return more()
  }

  /// Looks for the next diagram.
  ///
  /// - Returns: gives the next bytes of its source, after as many empty lines as there are lines before it; `nil` where
  ///   no diagram comes any more.
  public func nextDiagram() -> (() -> [UInt8]?)? {
    guard place != .source, findFence() else { return nil }
    var before: [UInt8]? = Array(repeating: .lineFeed, count: lines)
    return { [self] in before.take() ?? (place == .source ? nextOfRest() : linesInFence()) }
  }

  private func findFence() -> Bool {
    var end = 0
    while let line = line(from: end) {
      switch place {
      case .source: return true
      case .fence(let fence, isDiagram: _):
        if line.closes(fence) { place = .prose }
      case .start, .prose:
        if let (fence, isDiagram) = line.fence {
          place = .fence(fence, isDiagram: isDiagram)
        } else if place == .start, line.beginsDiagram {
          place = .source
          return true
        } else if place == .start, line.beginsTrace {
          return false
        }
      }
      end = line.endIndex
      // Before anything is known, all lines are kept.
      if place == .start { continue }
      drop(upTo: end)
      end = 0
      if case .fence(_, isDiagram: true) = place { return true }
    }
    return false
  }

  /// The lines that have come, at least one; `nil` where the fence is closed.
  private func linesInFence() -> [UInt8]? {
    guard case .fence(let fence, isDiagram: true) = place, line(from: 0) != nil else { return nil }
    var (end, next) = (0, 0)
    while end < bytes.count {
      next = bytes[end...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? (isAtEnd ? bytes.count : end)
      let isClosed = next > end && bytes[end..<next].closes(fence)
      if isClosed { place = .prose }
      if isClosed || next == end { break }
      end = next
    }
    let lines = Array(bytes[..<end])
    drop(upTo: next)
    return lines.isEmpty ? nil : lines
  }

  /// The line that begins at a place, with its line feed if it has one; `nil` at the end.
  private func line(from start: Int) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: .lineFeed) { return bytes[start...end] }
      searched = bytes.count
      guard !isAtEnd, let next = more() else {
        isAtEnd = true
        return start < bytes.count ? bytes[start...] : nil
      }
      bytes += next
    }
  }

  private func drop(upTo end: Int) {
    lines += bytes[..<end].count { $0 == .lineFeed }
    bytes.removeSubrange(..<end)
  }
}

extension ArraySlice<UInt8> {
  /// The signs that begin a block of code, and whether it is one of Mermaid.
  fileprivate var fence: (signs: [UInt8], isDiagram: Bool)? {
    let line = drop(while: \.isBlank)
    guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
      return nil
    }
    let signs = line.prefix { $0 == sign }
    guard signs.count >= 3 else { return nil }
    let word = line[signs.endIndex...].drop { $0.isBlank || $0 == .brace }
    return (Array(signs), word.prefix(7).map(\.lowercased).elementsEqual("mermaid".utf8))
  }

  fileprivate func closes(_ fence: [UInt8]) -> Bool {
    let line = drop(while: \.isBlank)
    let signs = line.prefix { $0 == fence[0] }
    return signs.count >= fence.count && line[signs.endIndex...].allSatisfy(\.isBlank)
  }

  fileprivate var beginsTrace: Bool {
    first { !$0.isBlank && !byteOrderMark.contains($0) } == .brace
  }

  /// Whether it begins with the header of a diagram, perhaps after a directive.
  fileprivate var beginsDiagram: Bool {
    let line = drop { $0.isBlank || byteOrderMark.contains($0) }
    let text = String(decoding: line, as: UTF8.self)
    return text.lowercased().hasPrefix("sequencediagram")
      || text.hasPrefix("%%{") && text.contains("sequenceDiagram")
  }
}
