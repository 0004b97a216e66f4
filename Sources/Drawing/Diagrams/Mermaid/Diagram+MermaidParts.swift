extension Diagram {
  /// What Mermaid shows of a diagram, when nobody has raised its `maxTextSize`: an error in place
  /// of anything longer.
  public static let mostMermaidCharacters = 50_000

  /// The diagram in as many sources as Mermaid needs to show it, one where that is enough.
  ///
  /// It is cut where a turn begins, else between calls, else within frames, which are then closed
  /// and opened again. Each part declares whom it needs, and goes on with the numbers and with
  /// whoever is at work. Only what cannot be cut exceeds the limit: a single long item, or what is
  /// inside of so many frames that little else would have room.
  public func mermaidParts(limit: Int = Self.mostMermaidCharacters) -> [String] {
    let whole = mermaidSource
    return whole.utf16.count <= limit
      ? [whole] : MermaidParts(self, limit).parts.map(\.mermaidSource)
  }

  /// A page of Markdown with all of them.
  public func mermaidPage(limit: Int = Self.mostMermaidCharacters) -> String {
    mermaidParts(limit: limit).map { "```mermaid\n\($0)```\n" }.joined(separator: "\n")
  }
}

/// Cuts a diagram into parts that are not too long when written.
struct MermaidParts {
  /// Where it may be cut, from the worst place to the best.
  private enum Joint: Int, Comparable {
    case anywhere, outsideFrames, call, turn

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private let diagram: Diagram
  private let limit: Int
  /// At most so many characters each.
  private let sizes: MermaidSizes
  private let mentioned: Set<String>

  init(_ diagram: Diagram, _ limit: Int) {
    self.diagram = diagram
    self.limit = limit
    sizes = MermaidSizes(diagram)
    mentioned = Set(diagram.items.flatMap(\.mentioned))
  }

  var parts: [Diagram] {
    var parts: [Diagram] = []
    var carried = MermaidCarried(diagram)
    var start = 0
    while start < diagram.items.count || parts.isEmpty {
      let end = end(of: start, carried)
      parts.append(part(start..<end, &carried))
      start = end
    }
    for index in parts.indices { parts[index].title = title(index + 1, of: parts.count) }
    return parts
  }

  private func title(_ number: Int, of count: Int) -> String {
    let place = "art \(number) of \(count)"
    return diagram.title.map { "\($0), p\(place)" } ?? "P\(place)"
  }

  /// Where the part ends that begins with this item: at the last of the best places before the
  /// limit. Only for a turn it may be short.
  private func end(of start: Int, _ carried: MermaidCarried) -> Int {
    var carried = carried
    var best: (joint: Joint, index: Int)?
    var last: Int?
    var known = Set(whom(start..<start, carried))
    var used = sizes.head + sizes.items(carried.opening) + sizes.participants(known)
    for index in start..<diagram.items.count {
      let item = diagram.items[index]
      if index > start, 2 * carried.weight <= limit {
        last = index
        if let joint = joint(before: index, carried), joint == .turn || 2 * used >= limit,
          best.map({ joint >= $0.joint }) ?? true
        {
          best = (joint, index)
        }
      }
      let new = Set(item.mentioned).subtracting(known)
      known.formUnion(new)
      used += sizes.items[index] + sizes.participants(new)
      carried.follow(item)
      let ends = carried.frames.count * MermaidSizes.end
      if used + ends > limit, let end = best?.index ?? last { return end }
    }
    return diagram.items.count
  }

  /// `nil` where an empty frame would be left.
  private func joint(before index: Int, _ carried: MermaidCarried) -> Joint? {
    switch (diagram.items[index - 1], diagram.items[index]) {
    case (.frame, _), (.section, _), (_, .section), (_, .end): return nil
    default: break
    }
    guard carried.frames.isEmpty else { return .anywhere }
    switch diagram.items[index] {
    case .turn: return .turn
    case .message(let message) where message.depth == 0: return .call
    default: return .outsideFrames
    }
  }

  /// The items of a range, with what they need from before.
  private func part(_ range: Range<Int>, _ carried: inout MermaidCarried) -> Diagram {
    let whom = Set(whom(range, carried))
    var part = diagram
    part.participants = diagram.participants.filter { whom.contains($0.id) }.map {
      var participant = $0
      if carried.seen.contains($0.id) { participant.isMadeLater = false }
      return participant
    }
    part.boxes = diagram.boxes.compactMap {
      var box = $0
      box.members = box.members.filter(whom.contains)
      return box.members.isEmpty && (range.lowerBound > 0 || !$0.members.isEmpty) ? nil : box
    }
    let opening = carried.opening
    for item in diagram.items[range] { carried.follow(item) }
    part.items = opening + diagram.items[range] + carried.closing
    return part
  }

  /// Who takes part in a part: also in the first those of whom nothing is ever said, and somebody
  /// in any case.
  private func whom(_ range: Range<Int>, _ carried: MermaidCarried) -> [String] {
    let items = carried.opening + diagram.items[range]
    let silent = diagram.participants.map(\.id).filter {
      range.lowerBound == 0 && !mentioned.contains($0)
    }
    let whom = items.flatMap(\.mentioned) + silent
    return whom.isEmpty ? diagram.participants.prefix(1).map(\.id) : whom
  }
}
