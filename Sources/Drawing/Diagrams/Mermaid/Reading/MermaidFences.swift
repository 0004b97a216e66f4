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
    /// In a fence, until a line closes it.
    case fence(MermaidFence)
    /// There are no fences.
    case source
  }

  private let more: () -> [UInt8]?
  private var isAtEnd = false
  /// What has come and is not passed on.
  private var bytes: [UInt8] = []
  /// How many lines came before it.
  private var lines = 0
  /// How many lines came before the source of the last diagram.
  public private(set) var linesBefore = 0
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
  /// - Returns: gives the next bytes of its source; `nil` where no diagram comes any more.
  public func nextDiagram() -> (() -> [UInt8]?)? {
    guard place != .source, findFence() else { return nil }
    linesBefore = lines
    return { [self] in place == .source ? nextOfRest() : lineInFence() }
  }

  private func findFence() -> Bool {
    var end = 0
    while let line = line(from: end) {
      // The reader of the diagram before may have left the rest of its fence.
      var begins = false
      if case .fence(let fence) = place, line.isOutside(fence) { place = .prose }
      switch place {
      case .source: return true
      case .fence(let fence):
        if line.closes(fence) { place = .prose }
      case .start, .prose:
        if let fence = line.fence {
          place = .fence(fence)
          begins = fence.isDiagram
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
      if begins { return true }
    }
    return false
  }

  /// The next line; `nil` where the fence is closed.
  private func lineInFence() -> [UInt8]? {
    guard case .fence(let fence) = place, let line = line(from: 0) else { return nil }
    let (isOutside, isEnd) = (line.isOutside(fence), line.closes(fence))
    if !isOutside { drop(upTo: line.endIndex) }
    if isOutside || isEnd { place = .prose }
    return isOutside || isEnd ? nil : Array(line.unquoted(fence.quotes).line)
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

/// What a block begins with: ```` ```mermaid ````, `~~~`, or `::: mermaid` of Azure DevOps.
private struct MermaidFence: Equatable {
  let signs: [UInt8]
  let isDiagram: Bool
  /// In how many quotations it is. It ends where one of them does.
  let quotes: Int
}

extension ArraySlice<UInt8> {
  fileprivate var fence: MermaidFence? {
    let (content, quotes) = unquoted()
    let line = content.drop(while: \.isBlank)
    guard let sign = line.first, [UInt8(ascii: "`"), UInt8(ascii: "~"), .colon].contains(sign)
    else { return nil }
    let signs = line.prefix { $0 == sign }
    guard signs.count >= 3 else { return nil }
    let info = line[signs.endIndex...]
    // A line may begin with code that has three signs, too.
    if sign == UInt8(ascii: "`"), info.contains(sign) { return nil }
    // Other blocks with colons are texts, and may have a fence in them.
    if sign == .colon, !info.namesMermaid { return nil }
    return MermaidFence(signs: Array(signs), isDiagram: info.namesMermaid, quotes: quotes)
  }

  /// As in `mermaid`, `{mermaid}` and `mermaid title="…"`, but not in `mermaidjs`.
  private var namesMermaid: Bool {
    let word = drop { $0.isBlank || $0 == .brace }
    let name = word.prefix("mermaid".utf8.count)
    return name.map(\.lowercased).elementsEqual("mermaid".utf8)
      && word[name.endIndex...].first.map { !$0.isInName } ?? true
  }

  fileprivate func closes(_ fence: MermaidFence) -> Bool {
    let line = unquoted(fence.quotes).line.drop(while: \.isBlank)
    let signs = line.prefix { $0 == fence.signs[0] }
    return signs.count >= fence.signs.count && line[signs.endIndex...].allSatisfy(\.isBlank)
  }

  /// Whether the quotation around a fence is over.
  fileprivate func isOutside(_ fence: MermaidFence) -> Bool {
    unquoted(fence.quotes).quotes < fence.quotes
  }

  /// The line without the signs `>` of quotations, and how many it had.
  fileprivate func unquoted(_ most: Int = .max) -> (line: ArraySlice<UInt8>, quotes: Int) {
    var (line, quotes) = (self, 0)
    while quotes < most {
      let rest = line.drop(while: \.isBlank)
      guard rest.first == UInt8(ascii: ">") else { break }
      line = rest.dropFirst()
      quotes += 1
    }
    return (line, quotes)
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

extension UInt8 {
  /// Whether the name of a language goes on with it.
  fileprivate var isInName: Bool {
    isLetter || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
