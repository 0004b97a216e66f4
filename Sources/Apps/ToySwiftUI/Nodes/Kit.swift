/// The framework: it computes bodies, and brings what they say onto the screen.
@Traced(Role.system) public final class Kit {
  static var shared: Kit { Device.current.neighbour(Kit.init) }

  /// The tree of the running app.
  @Untraced private(set) var tree: Tree?
  /// What the system keeps for the scene.
  @Untraced private(set) lazy var storage = NSCoder()
  @Untraced private var marked: [Node] = []
  @Untraced private var stale: [Node] = []
  /// What was written in this turn, in order.
  @Untraced private var writes: [(read: Node.Read, call: TraceRecorder.Cause?)] = []

  public var lifelineName: String? { "Kit" }

  /// Begins an app.
  @Untraced func run(_ app: (Kit) -> Node) {
    tree = nil
    storage = quietly { NSCoder(savedAs: "scene storage") }
    noteReferences(of: self, in: "storage", to: [storage])
    _introduce(Registrars.shared)
    acting(as: self) {
      tree = Tree(app(self))
      tree?.begin()
    }
    UIKit.shared.endOfTurn = { [weak self] in self?.endTurn() }
  }

  /// The app leaves the front, and the system keeps what it has to keep.
  @Untraced func enterBackground() {
    acting(as: self) { tree?.tell(ScenePhase.background) }
    storage.save(as: "scene storage")
  }

  /// An action is over: the bodies are computed that it has marked.
  @Untraced private func endTurn() {
    acting(as: self) { tree?.update() }
    writes = []
  }

  /// Something else than a body has changed what is on the screen.
  @Untraced func showAgain() { tree?.needsDisplay = true }

  // MARK: Navigation

  /// Goes on to the screen of a value.
  @Untraced func push(_ value: Any, _ write: () -> Void) { step("push(_:)", value, write: write) }

  /// Goes back to the screen before.
  @Untraced func pop(_ write: () -> Void) { step("pop()", write: write) }

  /// Closes a sheet.
  @Untraced func dismiss(_ write: () -> Void) { step("dismiss()", write: write) }

  /// A step from screen to screen writes the binding that decides what is shown.
  @Untraced private func step(_ text: String, _ values: Any..., write: () -> Void) {
    deliver(.navigate, text, values.map { _capture($0) }, to: self, write)
  }

  // MARK: Marking

  @Untraced func note(marked node: Node) { marked.append(node) }

  @Untraced func note(stale node: Node) { stale.append(node) }

  @Untraced func noteTree(_ root: Node, _ leaving: [Node]) {
    noteReferences(of: self, in: "tree", to: [root] + leaving)
  }

  /// A write is noted, and the nodes that it marks are told of it.
  ///
  /// - Parameters:
  ///   - read: the property.
  ///   - observer: who notes the write, and tells the nodes.
  ///   - announce: announces the write, so that nodes are marked.
  @Untraced func noteWrite(
    _ property: String, _ read: Node.Read, at observer: any Participant, _ announce: () -> Void
  ) {
    deliver(.write, property, to: observer) {
      writes.append((read, causeNow))
      invalidate(from: observer, property, read, announce)
    }
  }

  /// The last write in this turn of one of these properties.
  @Untraced func lastWrite(of reads: Set<Node.Read>) -> TraceRecorder.Cause? {
    writes.last { reads.contains($0.read) }?.call
  }

  /// Tells the nodes in the order of the tree: observation calls them in a random order.
  @Untraced private func invalidate(
    from sender: any Participant, _ property: String, _ read: Node.Read, _ announce: () -> Void
  ) {
    let outer = (marked, stale)
    (marked, stale) = ([], [])
    announce()
    let found = (marked: marked, stale: stale)
    (marked, stale) = outer
    let write = causeNow
    for node in tree?.inOrder(found.marked) ?? [] {
      deliver(.invalidate, property, from: sender, to: node, origin: node.reading(of: read)) {
        node.occasion = Node.Occasion(write: write, call: causeNow)
      }
    }
    invalidateOwnViews(in: found.stale.filter { !$0.isMarked }, from: sender, property)
  }

  /// The kit is told itself when only its own views show the property. Of state of a node it has just been told.
  @Untraced private func invalidateOwnViews(
    in nodes: [Node], from sender: any Participant, _ property: String
  ) {
    guard !nodes.isEmpty else { return }
    let write = causeNow
    if sender === self {
      return nodes.forEach { $0.occasion = Node.Occasion(write: write, call: write) }
    }
    deliver(.invalidate, property, from: sender, to: self) {
      for node in nodes { node.occasion = Node.Occasion(write: write, call: causeNow) }
    }
  }

  /// An object that the running app has put into the environment; `nil` when there is none.
  @Untraced public static func environmentObject<Object: AnyObject>(
    _ type: Object.Type
  ) -> Object? {
    shared.tree?.root.children.first?.environment[type]
  }

  /// An object that the running app has in its `@State`; `nil` when there is none.
  @Untraced public static func stateObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    shared.tree?.root.stored(type)
  }
}
