import Trace

/// The living objects as a tree of containers and their contents, row by row.
public struct ContainmentTree: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    public var object: Trace.Participant
    /// How many containers are around it.
    public var depth: Int
    /// How many objects it contains directly.
    public var contents: Int
  }

  /// Every object that contains another or is contained, below its container.
  public private(set) var rows: [Row] = []

  public init(_ ownership: Ownership) {
    let objects = ownership.objects
    let containment = Containment(objects, ownership.holds)
    let declared = Dictionary(objects.map { ($0.name, $0) }) { first, _ in first }
    let parts = objects.filter { containment.place(of: $0.name) != nil }
    let tops = objects.filter {
      containment.place(of: $0.name) == nil && containment.isComposite($0.name)
    }
    // Objects that contain each other in a ring have no top: each ring begins at its first object.
    var open = (tops + parts).reversed().map { (object: $0, depth: 0) }
    var placed: Set<String> = []
    // Without recursion: a file may nest very deep.
    while let (object, depth) = open.popLast() {
      guard placed.insert(object.name).inserted else { continue }
      let contents = containment.contents(of: object.name).compactMap { declared[$0] }
      rows.append(Row(object: object, depth: depth, contents: contents.count))
      open += contents.reversed().map { ($0, depth + 1) }
    }
  }
}
