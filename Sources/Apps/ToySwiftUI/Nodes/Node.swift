/// A place in the tree where a view of the app is. The view is a value and is made again with each body of its parent; the
/// node stays, and keeps what belongs to it.
/// Its type in a trace is that of its view, which is known only when it is made: so it does without `@Traced`.
class Node: Participant {
  let _lifeline = Lifeline(root: "Node")
  class var _lifelineType: String { "Node" }
  class var _lifelineRole: Role { .viewNode }
  static var _lifelineRoot: String { "Node" }

  let identity: Identity
  private(set) weak var parent: Node?
  var environment: EnvironmentValues
  private(set) var children: [Node] = []
  /// What its body says is on the screen.
  private(set) var elements: [Element] = []
  /// Whether something was written that its body had read.
  private(set) var isMarked = false
  /// Whether something was written that a view of the kit in its body shows by a binding.
  private(set) var isStale = false
  /// What marked it, or made it stale.
  var occasion: Occasion?
  /// The last computing of its body.
  private(set) var bodyCall: TraceRecorder.Cause?
  /// Why what its body says was brought to the screen: the body, or the write of what a binding shows.
  private(set) var expansionCause: TraceRecorder.Cause?
  /// The write because of which it was brought to the screen; `nil` when there was none.
  private(set) var expansionWrite: TraceRecorder.Cause?
  /// The properties in which its view differs from the one for which its body was computed last.
  var differing: [String] = []
  private var run = 0
  private var expansions = 0
  private var reads: [Read: TraceRecorder.Cause?] = [:]
  /// The same reads, each with the objects that have read: the node itself, or one that it asked.
  private var readers: [Read: Set<Int?>] = [:]
  private var states: [(name: String, state: any StoredState)] = []
  private(set) var controls: [[AnyHashable]: Control] = [:]
  /// The controls in the order in which they were made.
  private var held: [Control] = []
  private(set) var presented: [[AnyHashable]: Presented] = [:]
  private var watched: [[AnyHashable]: Any] = [:]
  private var refresh: NodeTask?
  private var tasks: [[AnyHashable]: NodeTask] = [:]

  /// A write, and the call that told of it.
  struct Occasion { let write, call: TraceRecorder.Cause? }

  /// Where it is: the way from the body of its parent, and the type of its view.
  struct Identity: Hashable {
    let path: [AnyHashable]
    let type: ObjectIdentifier
  }

  /// A property of an object.
  struct Read: Hashable {
    let object: ObjectIdentifier
    let path: AnyKeyPath

    init(_ object: AnyObject, _ path: AnyKeyPath) {
      (self.object, self.path) = (ObjectIdentifier(object), path)
    }
  }

  init(_ identity: Identity, in parent: Node?, _ environment: EnvironmentValues) {
    self.identity = identity
    self.parent = parent
    self.environment = environment
  }

  var _storedProperties: [StoredProperty] { states.map(\.state.property) }

  // MARK: State

  /// The stored state of a name, made when there is none.
  func state<State: StoredState>(_ name: String, _ make: () -> State) -> State? {
    if let known = states.first(where: { $0.name == name }) { return known.state as? State }
    let state = make()
    states.append((name, state))
    return state
  }

  /// A value in the state, by its type.
  func stored<Value>(_ type: Value.Type) -> Value? {
    states.lazy.compactMap { ($0.state as? StateStorage<Value>)?.stored }.first
  }

  // MARK: Body

  /// Computes the body, which is kept. Overridden for each sort of node.
  func describe() {}

  /// Adds what the kept body says. Overridden for each sort of node.
  func expandBody(into expansion: Expansion) {}

  /// Computes the body. Its reads are tracked, and the first write to what was read marks the node.
  ///
  /// The bodies of its children come after that: a tracking inside of another one adds its reads to the outer one.
  func computeBody() -> Expansion {
    let occasion = occasion
    let differing = isMarked ? [] : differing
    (isMarked, self.occasion, reads, readers, self.differing) = (false, nil, [:], [:], [])
    run += 1
    let run = run
    deliver(
      .body, "body", differing.map { .text($0) }, from: Kit.shared, to: self,
      origin: occasion?.call
    ) {
      bodyCall = causeNow
      Tracking.computing(self) {
        Tracking.observing {
          describe()
        } onChange: { [weak self] in
          MainActor.assumeIsolated { self?.mark(ifRun: run) }
        }
      }
    }
    return expand(because: bodyCall, on: occasion?.write)
  }

  /// Says once more what the last body said: a view of the kit in it has a binding to something that was written.
  func expandAgain() -> Expansion { expand(because: occasion?.call, on: occasion?.write) }

  /// The views of the kit have no node of their own. What they read through their bindings is tracked apart from the
  /// body: a write makes the node stale, and its body is not computed for that.
  private func expand(
    because cause: TraceRecorder.Cause?, on write: TraceRecorder.Cause?
  ) -> Expansion {
    let expansion = Expansion(of: self)
    (isStale, occasion, expansionCause, expansionWrite) = (false, nil, cause, write)
    expansions += 1
    let number = expansions
    acting(as: Kit.shared, because: cause) {
      Tracking.observing {
        Tracking.speaking(self) { expandBody(into: expansion) }
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.makeStale(ifExpansion: number) }
      }
    }
    elements = expansion.elements
    return expansion
  }

  /// A tracking that did not fire stays registered. Only the last one counts.
  private func mark(ifRun number: Int) {
    guard number == run, !isMarked else { return }
    isMarked = true
    Kit.shared.note(marked: self)
  }

  private func makeStale(ifExpansion number: Int) {
    guard number == expansions, !isStale else { return }
    isStale = true
    Kit.shared.note(stale: self)
  }

  /// Whether what it says may not be what it should say.
  var isDue: Bool { isMarked || isStale }

  /// It has left the tree: no write marks it any more.
  func end() {
    (isMarked, isStale) = (false, false)
    run += 1
    expansions += 1
  }

  func note(_ read: Read, _ call: TraceRecorder.Cause?) {
    if reads[read] == nil { reads[read] = .some(call) }
  }

  /// Whether an object reads the property for the first time in this body.
  func isNews(_ read: Read, by reader: Int?) -> Bool {
    readers[read, default: []].insert(reader).inserted
  }

  /// The call in which the node read the property.
  func reading(of read: Read) -> TraceRecorder.Cause? { reads[read] ?? nil }

  // MARK: Parts

  func replaceChildren(_ new: [Node]) {
    children = new
    noteReferences(of: self, in: "children", to: children)
  }

  /// The control at a place of the body. It stays when the body is computed again.
  func control(at path: [AnyHashable], _ name: String) -> Control {
    if let known = controls[path] { return known }
    let control = Control(name)
    controls[path] = control
    held.append(control)
    noteReferences(of: self, in: "controls", to: held)
    return control
  }

  /// Notes whether something is presented at a place of the body.
  func present(at path: [AnyHashable], _ make: () -> Presented) {
    let new = presented[path] ?? make()
    if let alert = new as? any Participant { _introduce(alert) }
    presented[path] = new
    notePresented()
  }

  func endPresenting(at path: [AnyHashable]) {
    presented[path] = nil
    notePresented()
  }

  /// Closes what it presents, the last opened first.
  func endPresenting() {
    let open = presented.values.sorted { $0.number > $1.number }
    presented = [:]
    notePresented()
    for one in open { one.end() }
  }

  private func notePresented() {
    let open = presented.values.sorted { $0.number < $1.number }
    noteReferences(of: self, in: "presented", to: open)
  }

  /// The value that was watched before at a place of the body.
  func exchange(_ value: Any, at path: [AnyHashable]) -> Any? {
    watched.updateValue(value, forKey: path)
  }

  // MARK: Work

  var isRefreshing: Bool { refresh?.isUnderWay ?? false }

  func refresh(_ action: @escaping @MainActor () async -> Void) {
    Kit.shared.showAgain()
    refresh = NodeTask(
      "refreshable(action:)", of: self, action, onEnd: { Kit.shared.showAgain() })
  }

  func begin(_ work: Element.Work) {
    tasks[work.path]?.cancel()
    tasks[work.path] = NodeTask("task", of: self, work.action)
  }

  /// It leaves the screen: nobody waits for its work any more.
  func cancelWork() {
    refresh?.cancel()
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  /// The node and all below it, parents first.
  var preorder: [Node] { [self] + children.flatMap(\.preorder) }
}
