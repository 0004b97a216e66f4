/// What was done in an app since its set-up, and what was tried instead.
///
/// Each node is an input and follows its parent. The root, node 0, is the app before the first input. The way from the root
/// to a node is a run. A branch keeps its number: it begins with a node that leaves an older branch, and ends with the last
/// node after it.
public struct RunTree: Equatable {
  public struct Node: Equatable {
    /// `nil` for the root.
    public let input: Input?
    /// `nil` for the root.
    public let parent: Int?
    /// Counted from 1.
    public let branch: Int
    /// In the order in which they were done.
    public fileprivate(set) var children: [Int] = []
    /// The child that was left last, to which `redo` returns.
    fileprivate(set) var next: Int?
  }

  public private(set) var nodes = [Node(input: nil, parent: nil, branch: 1)]
  /// The node at which the app is.
  public private(set) var place = 0

  public init() {}

  /// The inputs of the run.
  public var inputs: [Input] { inputs(to: place) }

  public func inputs(to node: Int) -> [Input] { way(to: node).compactMap { nodes[$0].input } }

  /// The node after the first inputs of the run.
  public func node(after count: Int) -> Int { way(to: place)[count] }

  /// The nodes that `redo` goes to, one after the other.
  public var undone: [Int] {
    Array(sequence(first: place) { nodes[$0].next }.dropFirst())
  }

  /// The last node of each branch, by its number.
  public var ends: [Int] {
    nodes.indices.reduce(into: [0]) { ends, node in
      if nodes[node].branch > ends.count { ends.append(node) }
      ends[nodes[node].branch - 1] = node
    }
  }

  public var branch: Int { nodes[place].branch }

  private func way(to node: Int) -> [Int] {
    sequence(first: node) { nodes[$0].parent }.reversed()
  }

  // MARK: Changes

  /// Goes on with an input. If it was done here before, the tree stays as it is.
  mutating func add(_ input: Input) {
    let known = nodes[place].children.first { nodes[$0].input == input }
    go(to: known ?? grow(input))
  }

  private mutating func grow(_ input: Input) -> Int {
    let branch = nodes[place].children.isEmpty ? nodes[place].branch : ends.count + 1
    nodes.append(Node(input: input, parent: place, branch: branch))
    nodes[place].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  mutating func go(to node: Int) {
    place = node
    for (parent, child) in zip(way(to: node), way(to: node).dropFirst()) {
      nodes[parent].next = child
    }
  }
}
