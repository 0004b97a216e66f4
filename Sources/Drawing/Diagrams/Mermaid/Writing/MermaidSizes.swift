/// How many characters the parts of a diagram take at most when they are written.
struct MermaidSizes {
  /// The size of an end at any indentation.
  static let end = 30

  /// The size of what is in every part.
  let head: Int
  let items: [Int]
  private let diagram: Diagram
  private let participants: [String: Int]

  init(_ diagram: Diagram) {
    self.diagram = diagram
    var bare = diagram
    (bare.participants, bare.items, bare.boxes) = ([], [], [])
    let empty = bare.mermaidSource.utf16.count
    head = empty + "  title , part 9999999 of 9999999\n".utf16.count
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

  func participants(_ ids: Set<String>) -> Int {
    ids.reduce(0) { $0 + participants[$1, default: 0] }
  }

  /// The size of items that are not in the diagram.
  func items(_ items: [Diagram.Item]) -> Int {
    var other = diagram
    other.items = items
    return MermaidWriter.sizes(of: other).reduce(0, +)
  }
}
