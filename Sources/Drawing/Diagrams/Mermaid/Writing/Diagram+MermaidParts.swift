import Localization

extension Diagram {
  /// The longest source that Mermaid shows with its default `maxTextSize`, in UTF-16 code units. In place of
  /// a longer source it shows an error message.
  public static let mostMermaidCharacters = 50_000

  /// The diagram as one Mermaid source or, where that is longer than the limit, as several.
  ///
  /// It is cut where a turn begins, else between calls, else within frames, which are then closed
  /// and opened again. Each part declares the participants that it needs, and continues numbers and
  /// activations. Only what cannot be cut exceeds the limit: a single long item, or an item inside
  /// so many frames that they leave little room.
  ///
  /// - Parameter limit: in UTF-16 code units.
  public func mermaidParts(limit: Int = Self.mostMermaidCharacters) -> [String] {
    let whole = mermaidSource
    return whole.utf16.count <= limit
      ? [whole] : MermaidParts(self, limit).parts.map(\.mermaidSource)
  }

  /// A page of Markdown with the sources of ``mermaidParts(limit:)``, each in a code block. They say the same as
  /// ``mermaidFile``.
  public func mermaidPage(limit: Int = Self.mostMermaidCharacters) -> String {
    let remark = mermaidRemark
    return numberedInWords.mermaidParts(limit: limit - remark.utf16.count)
      .map { "```mermaid\n\(remark)\($0)```\n" }.joined(separator: "\n")
  }
}

/// Cuts a diagram into parts that are not too long when written.
struct MermaidParts {
  /// Where it may be cut, from the worst place to the best.
  private enum Joint: Comparable {
    case anywhere, outsideFrames, call, turn
  }

  private let diagram: Diagram
  private let limit: Int
  private let mentioned: Set<String>
  /// How many characters there are at most of what is in every part, of each item, and of each participant.
  private let head: Int
  private let items: [Int]
  private let participants: [String: Int]
  /// The size of an end at any indentation.
  static let end = 30

  init(_ diagram: Diagram, _ limit: Int) {
    self.diagram = diagram
    self.limit = limit
    mentioned = Set(diagram.items.flatMap(\.mentioned))
    var bare = diagram
    (bare.participants, bare.items, bare.boxes) = ([], [], [])
    let empty = bare.mermaidSource.utf16.count
    head = empty + "  title , \(Self.number(9_999_999, of: 9_999_999))\n".utf16.count
    items = MermaidWriter.sizes(of: diagram)
    // Each as if it were alone in its boxes. Its id is longer where there are many.
    let boxes = Dictionary(
      diagram.boxes.flatMap { box in box.members.map { ($0, [box]) } }, uniquingKeysWith: +)
    participants = Dictionary(
      diagram.participants.map { participant in
        var alone = bare
        alone.participants = [participant]
        alone.boxes = boxes[participant.id, default: []]
        let ids = (2 + participant.links.count) * "\(diagram.participants.count)".count
        return (participant.id, alone.mermaidSource.utf16.count - empty + ids)
      }, uniquingKeysWith: max)
  }

  /// The size of a part with these participants and items.
  func size(of ids: Set<String>, _ items: [Diagram.Item] = []) -> Int {
    var other = diagram
    other.items = items
    return MermaidWriter.sizes(of: other).reduce(head + declarations(of: ids), +)
  }

  private func declarations(of ids: Set<String>) -> Int {
    ids.reduce(0) { $0 + participants[$1, default: 0] }
  }

  var parts: [Diagram] {
    var parts: [Diagram] = []
    var state = MermaidContinuation(diagram)
    var start = 0
    while start < diagram.items.count || parts.isEmpty {
      let end = end(of: start, state)
      parts.append(part(start..<end, &state))
      start = end
    }
    for index in parts.indices { parts[index].title = title(index + 1, of: parts.count) }
    return parts
  }

  private func title(_ number: Int, of count: Int) -> String {
    diagram.title.map { localized("\($0), part \(number) of \(count)") }
      ?? Self.number(number, of: count)
  }

  private static func number(_ number: Int, of count: Int) -> String {
    localized("Part \(number) of \(count)")
  }

  /// Where the part ends that begins with this item: at the last of the best places before the
  /// limit. Only for a turn it may be short.
  private func end(of start: Int, _ state: MermaidContinuation) -> Int {
    var state = state
    var best: (joint: Joint, index: Int)?
    var last: Int?
    var known = Set(participantIDs(start..<start, state))
    var used = size(of: known, state.opening)
    for index in start..<diagram.items.count {
      let item = diagram.items[index]
      if index > start, 2 * state.weight <= limit {
        last = index
        if let joint = joint(before: index, state), joint == .turn || 2 * used >= limit,
          best.map({ joint >= $0.joint }) ?? true
        {
          best = (joint, index)
        }
      }
      let new = Set(item.mentioned).subtracting(known)
      known.formUnion(new)
      used += items[index] + declarations(of: new)
      state.follow(item)
      let ends = state.frames.count * Self.end
      if used + ends > limit, let end = best?.index ?? last { return end }
    }
    return diagram.items.count
  }

  /// `nil` where an empty frame would be left.
  private func joint(before index: Int, _ state: MermaidContinuation) -> Joint? {
    switch (diagram.items[index - 1], diagram.items[index]) {
    case (.frame, _), (.section, _), (_, .section), (_, .end): return nil
    default: break
    }
    guard state.frames.isEmpty else { return .anywhere }
    switch diagram.items[index] {
    case .turn: return .turn
    case .message(let message) where message.depth == 0: return .call
    default: return .outsideFrames
    }
  }

  /// The items of a range, with the frames, numbers and activations that continue from before.
  private func part(_ range: Range<Int>, _ state: inout MermaidContinuation) -> Diagram {
    let ids = Set(participantIDs(range, state))
    var part = diagram
    part.participants = diagram.participants.filter { ids.contains($0.id) }.map {
      var participant = $0
      if state.seen.contains($0.id) { participant.isMadeLater = false }
      return participant
    }
    part.boxes = diagram.boxes.compactMap {
      var box = $0
      box.members = box.members.filter(ids.contains)
      return box.members.isEmpty && (range.lowerBound > 0 || !$0.members.isEmpty) ? nil : box
    }
    let opening = state.opening
    for item in diagram.items[range] { state.follow(item) }
    part.items = opening + diagram.items[range] + state.closing
    return part
  }

  /// The participants of a part. The first part also has those that no item mentions; every part has
  /// at least one.
  private func participantIDs(_ range: Range<Int>, _ state: MermaidContinuation) -> [String] {
    let items = state.opening + diagram.items[range]
    let silent = diagram.participants.map(\.id).filter {
      range.lowerBound == 0 && !mentioned.contains($0)
    }
    let ids = items.flatMap(\.mentioned) + silent
    return ids.isEmpty ? diagram.participants.prefix(1).map(\.id) : ids
  }
}
