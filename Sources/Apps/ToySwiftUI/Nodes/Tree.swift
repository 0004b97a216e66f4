/// The nodes of an app, and what is done at the end of a turn.
final class Tree {
  let root: Node
  /// Nodes that are gone, but whose alert or sheet is still open.
  private(set) var leaving: [Node] = [] { didSet { Kit.shared.noteTree(root, leaving) } }
  private var visible: [Node] = []
  private var events: [() -> Void] = []
  private let window = HostWindow()
  /// Whether something else than a body has changed what is on the screen.
  var needsDisplay = false
  private var presentations = 0

  /// After so many rounds, what is written after the bodies has been read by them again and again.
  private static let rounds = 20

  /// - Parameter root: has not computed its body yet.
  init(_ root: Node) { self.root = root }

  /// Computes the bodies of all views for the first time.
  func begin() {
    Kit.shared.noteTree(root, [])
    compute(root)
    finishRound()
    needsDisplay = true
    update()
  }

  /// Computes marked bodies, parents first, until no node is marked.
  func update() {
    guard needsDisplay || !due.isEmpty else { return }
    for _ in 0..<Self.rounds where !due.isEmpty { doRound() }
    if let node = due.first {
      UIKit.shared.raise(.endlessUpdate(view: type(of: node)._lifelineType))
    }
    needsDisplay = false
    window.show(self)
  }

  private var all: [Node] { root.preorder + leaving.flatMap(\.preorder) }

  private var due: [Node] { all.filter(\.isDue) }

  func inOrder(_ nodes: [Node]) -> [Node] {
    all.filter { node in nodes.contains { $0 === node } }
  }

  /// A node that another one has computed before in this round is no longer marked.
  private func doRound() {
    for node in due where node.isDue { bringUpToDate(node) }
    finishRound()
  }

  private func finishRound() {
    noteVisible()
    let waiting = events
    events = []
    for event in waiting { event() }
    endLeaving()
  }

  // MARK: Computing

  /// A body is computed only for what it has read itself.
  private func bringUpToDate(_ node: Node) {
    node.isMarked ? compute(node) : place(node.expandAgain(), of: node)
  }

  private func compute(_ node: Node) { place(node.computeBody(), of: node) }

  /// What is done with the nodes below has its origin in the body, or in the write that a binding shows.
  private func place(_ expansion: Expansion, of node: Node) {
    acting(as: Kit.shared, because: node.expansionCause) {
      watch(node)
      present(node)
      place(expansion.slots, in: node)
    }
  }

  /// Finds the node of each view in a body, or makes it. Those that the body does not name any more go.
  private func place(_ slots: [Slot], in node: Node) {
    let old = node.children
    var new: [Node] = []
    for slot in slots {
      let known = old.first { $0.identity == slot.identity }
      let cause = known == nil ? causeOfPlace(slot.identity, in: node) : node.expansionCause
      acting(as: Kit.shared, because: cause) {
        let child = known ?? slot.appear(in: node)
        new.append(child)
        let differs = known.map(slot.enter) ?? true
        node.replaceChildren(new + old.filter { one in !new.contains { $0 === one } })
        if differs { compute(child) } else if child.isDue { bringUpToDate(child) }
      }
    }
    node.replaceChildren(new)
    for child in old where !new.contains(where: { $0 === child }) {
      acting(as: Kit.shared, because: causeOfPlace(child.identity, in: node)) { remove(child) }
    }
  }

  /// Why a view comes or goes: in a sheet, this is why the sheet opens or closes.
  private func causeOfPlace(_ place: Node.Identity, in node: Node) -> TraceRecorder.Cause? {
    cause(of: node.sheet(around: place)?.reads ?? [], in: node)
  }

  private func remove(_ node: Node) {
    let nodes = node.preorder
    disappear(node)
    for below in nodes where visible.contains(where: { $0 === below }) {
      if below !== node { below.cancelWork() }
    }
    visible.removeAll { one in nodes.contains { $0 === one } }
    if nodes.contains(where: { !$0.presented.isEmpty }) {
      leaving.append(node)
    } else {
      for gone in nodes { gone.end() }
    }
  }

  private func disappear(_ node: Node) {
    deliver(.lifecycle, "disappear", from: Kit.shared, to: node) {
      if visible.contains(where: { $0 === node }) { node.cancelWork() }
    }
  }

  /// What a view in a sheet presents leaves with the sheet. Another view may be gone, and its alert still asks.
  private func endLeaving() {
    for node in leaving where node.isOfClosedSheet {
      let cause = node.parent.flatMap { causeOfPlace(node.identity, in: $0) }
      acting(as: Kit.shared, because: cause) {
        for below in node.preorder { below.endPresenting() }
      }
    }
    leaving.removeAll { node in node.preorder.allSatisfy(\.presented.isEmpty) }
  }

  // MARK: Presenting

  /// The number of the next alert or sheet.
  private func countPresentation() -> Int {
    presentations += 1
    return presentations
  }

  private func present(_ node: Node) {
    for case .presentation(let presentation) in node.elements {
      acting(as: Kit.shared, because: cause(of: presentation.reads, in: node)) {
        let known = node.presented[presentation.path]
        if presentation.isPresented {
          node.present(at: presentation.path) { presentation.make(countPresentation()) }
        } else if let known {
          node.endPresenting(at: presentation.path)
          known.end()
        }
      }
    }
  }

  // MARK: Events

  /// Nodes on covered screens of a stack are not visible.
  private func noteVisible() {
    let now = root.visibleNodes
    for node in visible where !now.contains(where: { $0 === node }) {
      acting(as: Kit.shared, because: causeOfCover(of: node, in: now)) { node.cancelWork() }
    }
    for node in now where !visible.contains(where: { $0 === node }) {
      for case .appearing(let action) in node.elements {
        events.append { Self.tell(node, "onAppear", node.bodyCall, action) }
      }
      for case .working(let work) in node.elements { events.append { node.begin(work) } }
    }
    visible = now
  }

  /// Why a node is covered: the nearest node around it that is visible has said something else.
  private func causeOfCover(of node: Node, in visible: [Node]) -> TraceRecorder.Cause? {
    var around = node.parent
    while let hidden = around, !visible.contains(where: { $0 === hidden }) {
      around = hidden.parent
    }
    return around?.expansionCause
  }

  private static func tell(
    _ node: Node, _ text: String, _ origin: TraceRecorder.Cause?, _ action: () -> Void
  ) {
    deliver(.lifecycle, text, from: Kit.shared, to: node, origin: origin, action)
  }

  /// Why a watched value, or the binding of an alert or sheet, has changed: the last write of what it reads. If the node
  /// was brought up to date because of this write, that is the cause.
  private func cause(of reads: Set<Node.Read>, in node: Node) -> TraceRecorder.Cause? {
    let write = Kit.shared.lastWrite(of: reads)
    return write == nil || write == node.expansionWrite ? node.expansionCause : write
  }

  /// Notes the values that a node watches. What has changed is told at the end of the round.
  private func watch(_ node: Node) {
    for case .working(let work) in node.elements {
      guard let old = node.exchange(work.id, at: work.path), !areEqual(old, work.id),
        visible.contains(where: { $0 === node })
      else { continue }
      events.append { node.begin(work) }
    }
    for case .watch(let watch) in node.elements {
      let former = node.exchange(watch.value, at: watch.path)
      guard let old = former ?? (watch.isInitial ? watch.value : nil) else { continue }
      if former != nil, areEqual(old, watch.value) { continue }
      let origin = former == nil ? node.bodyCall : cause(of: watch.reads, in: node)
      events.append {
        Self.tell(node, "onChange(of:)", origin) { watch.action(old, watch.value) }
      }
    }
  }

  /// Tells the nodes that watch a value of the kit. No body and no write has changed it.
  func tell<Value>(_ new: Value) {
    for node in all {
      for case .watch(let watch) in node.elements where watch.value is Value {
        Self.tell(node, "onChange(of:)", nil) { watch.action(watch.value, new) }
      }
    }
  }
}
