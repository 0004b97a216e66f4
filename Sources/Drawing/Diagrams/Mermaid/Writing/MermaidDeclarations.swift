/// Where each participant is declared: at the top, or where it is created.
///
/// The order of lifelines is that of declarations, so a participant to the right of a created one is
/// declared after it.
struct MermaidDeclarations {
  private let diagram: Diagram
  let lifelines: Lifelines
  private let boxes: [String: Diagram.Box]
  /// The participants that a message in the diagram creates.
  private var created: Set<String> = []
  /// Those of them that are to the left of one which the notes before their creation mention first.
  private var createdBeforeNotes: Set<String> = []
  private var declared: Set<String> = []
  private var next = 0

  init(_ diagram: Diagram) {
    self.diagram = diagram
    lifelines = Lifelines(diagram.participants)
    boxes = Dictionary(
      diagram.boxes.flatMap { box in box.members.map { ($0, box) } },
      uniquingKeysWith: { first, _ in first })
    findCreated()
  }

  /// Created are those whose creation is the first item about them. Notes may be between `create` and the message: whom
  /// they mention first has its place to the right.
  private mutating func findCreated() {
    let later = Set(diagram.participants.filter(\.isMadeLater).map(\.id))
    var seen: Set<String> = []
    var mentionedFirst: [String] = []
    for item in diagram.items {
      if case .message(let message) = item {
        let id = message.to
        if message.creates, message.kind == nil, message.from != id, later.contains(id),
          !seen.contains(id)
        {
          created.insert(id)
        }
        let place = place(id)
        if message.creates, created.contains(id),
          mentionedFirst.contains(where: { self.place($0) > place })
        {
          createdBeforeNotes.insert(id)
        }
        mentionedFirst = []
      } else {
        mentionedFirst += item.mentioned.filter { !seen.contains($0) }
      }
      seen.formUnion(item.mentioned)
    }
  }

  private func place(_ id: String) -> Int { lifelines.index(id) ?? 0 }

  func sorted(_ participants: Set<String>) -> [String] {
    participants.sorted { place($0) < place($1) }
  }

  /// The id in Mermaid; `nil` without a lifeline.
  func id(_ participant: String) -> String? { lifelines.index(participant).map { "p\($0 + 1)" } }

  var opening: [String] {
    mutating get { declarations(inBoxes: hasPlainBoxes) }
  }

  /// Boxes that cannot be around the declarations name their members once more.
  var closing: [String] {
    guard !hasPlainBoxes else { return [] }
    return diagram.boxes.flatMap { box in
      [box.mermaid] + box.members.compactMap(id).map { "  participant \($0)" } + ["end"]
    }
  }

  /// The declarations that an item needs before it: of those that it is about, and of those to their left.
  mutating func entrance(of item: Diagram.Item) -> [String] {
    let new = item.mentioned.compactMap(lifelines.index).filter {
      !declared.contains(diagram.participants[$0].id)
    }
    guard let last = new.max() else { return [] }
    return diagram.participants[..<(last + 1)].dropFirst(next).map(\.id)
      .filter { !declared.contains($0) && mayEnter($0, before: item) }
      .map { (created.contains($0) ? "create " : "") + declare($0) }
  }

  /// The next message after `create` has to be the one that creates.
  private func mayEnter(_ id: String, before item: Diagram.Item) -> Bool {
    guard created.contains(id) else { return true }
    if case .message(let message) = item { return message.to == id }
    return createdBeforeNotes.contains(id)
  }

  mutating func afterwards(_ message: Diagram.Message) -> [String] {
    message.creates ? declarations(inBoxes: false) : []
  }

  /// Up to the next that is created.
  private mutating func declarations(inBoxes: Bool) -> [String] {
    var lines: [String] = []
    while next < diagram.participants.count {
      let id = diagram.participants[next].id
      if declared.contains(id) {
        next += 1
        continue
      }
      guard !created.contains(id) else { break }
      let box = inBoxes ? boxes[id] : nil
      if let box, box.members.first == id { lines.append(box.mermaid) }
      lines.append((box == nil ? "" : "  ") + declare(id))
      if let box, box.members.last == id { lines.append("end") }
    }
    return lines
  }

  private mutating func declare(_ id: String) -> String {
    declared.insert(id)
    let index = place(id)
    return diagram.participants[index].declaration(as: "p\(index + 1)")
  }

  /// Whether the members of each box are side by side, at the top, box after box.
  private var hasPlainBoxes: Bool {
    let top = diagram.participants.prefix { !created.contains($0.id) }.count
    var end = 0
    for box in diagram.boxes {
      let places = box.members.compactMap(lifelines.index)
      guard let first = places.first, places == Array(first..<(first + places.count)) else {
        return false
      }
      guard first >= end, first + places.count <= top else { return false }
      end = first + places.count
    }
    return true
  }
}
