/// Keeps a state for the views: they read it here, and send actions here. A body that has read a value of the state is
/// computed again when that value differs, and not when another one does.
///
/// The store of the app runs reducer and effects. The store of a part of the state hands its actions on to the store
/// above it, and follows the state there.
@dynamicMemberLookup public final class Store<State: ObservableState, Action>: Participant {
  public let _lifeline = Lifeline(root: "Store")
  /// `PlayerStore` for `PlayerFeature.State`.
  public static var _lifelineType: String {
    featureName(of: State.self).replacing("Feature", with: "") + "Store"
  }
  public static var _lifelineRole: Role { .driver }
  public static var _lifelineRoot: String { "Store" }
  public var _storedProperties: [StoredProperty] { [] }

  /// Made when it is read first, because it has to know the store.
  private lazy var observed = ObservedState(initial, of: self)
  private let initial: State
  private var take: (Action) -> Void = { _ in }
  /// Whether its part of the state is gone. It keeps the last state for the views that go with it.
  private var hasLeft = false
  private var scopes: [Scope] = []
  private var waiting: [(isUnderWay: KeyPath<State, Bool>, end: Suspension<Void>)] = []

  /// The store of a part of the state.
  private struct Scope {
    let path: AnyKeyPath
    let store: any Participant
    /// Tells it of the state above, which may be gone. Returns whether its part is still there.
    let follow: (State?) -> Bool
  }

  /// What drawings show of its state; `nil` when nothing is recorded.
  private let feature: Feature?

  private init(state: State, _ feature: Feature?) {
    initial = state
    self.feature = feature
    _introduce(self)
    noteReferences(of: self, in: "feature", to: [feature])
  }

  /// The store of an app.
  public convenience init<R: Reducer>(
    initialState: State, reducer: R
  ) where R.State == State, R.Action == Action {
    let feature = FeatureOf(initialState)
    self.init(state: initialState, feature)
    let engine = Engine(reducer, feature)
    noteReferences(of: self, in: "effects", to: [engine.effects])
    take = { [weak self] action in
      if let self { engine.take(action, for: self) }
    }
  }

  // MARK: Reading and sending

  /// The state. A body that reads it as a whole is computed again after any change of it.
  public var state: State { read(\.self, named: "state") }

  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    read(path, named: Self.name(of: path))
  }

  /// `?` for a computed property that the state does not name.
  private static func name(of path: PartialKeyPath<State>) -> String {
    path.propertyName ?? State.computedProperties[path] ?? "?"
  }

  private func read<Value: Equatable>(_ path: KeyPath<State, Value>, named name: String) -> Value {
    observed.value(at: path, named: name)
  }

  /// Lets the reducer take an action, and returns when the state is new. An action that is sent while another one is taken
  /// waits until that is done.
  public func send(_ action: Action) {
    let call = _begin(self, "send(_:)", .send, [_capture(action)])
    defer { _end(call) }
    take(action)
  }

  /// Sends an action, and waits as long as something in the state is true.
  public func send(_ action: Action, while isUnderWay: KeyPath<State, Bool>) async {
    send(action)
    guard current[keyPath: isUnderWay] else { return }
    let end = Suspension<Void>()
    waiting.append((isUnderWay, end))
    try? await end.value()
  }

  /// Reads a value of the state for a control, and sends what the control writes as an action.
  public func binding<Value: Equatable>(
    get path: KeyPath<State, Value>, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    .unowned(get: { self[dynamicMember: path] }, set: { self.send(action($0)) })
  }

  /// Whether something is to be presented. When the framework dismisses it, the store gets an action, unless the state
  /// has heard of that already: the tap on an alert's button comes first, and the whole part may be gone after it.
  public func binding(
    isPresented path: KeyPath<State, Bool>, dismiss action: Action
  ) -> Binding<Bool> {
    presenting(path, named: Self.name(of: path), dismiss: action)
  }

  /// The same for a part of the state that is there as long as it is presented.
  public func binding<Part>(
    isPresented path: KeyPath<State, Part?>, dismiss action: Action
  ) -> Binding<Bool> {
    presenting(path.appending(path: \.isThere), named: Self.name(of: path), dismiss: action)
  }

  private func presenting(
    _ path: KeyPath<State, Bool>, named name: String, dismiss action: Action
  ) -> Binding<Bool> {
    .unowned(
      get: { self.read(path, named: name) },
      set: { if !$0, !self.hasLeft, self.current[keyPath: path] { self.send(action) } })
  }

  // MARK: Parts

  /// The store of a part of the state; `nil` when there is no such part. It is the same one as long as there is. A body that
  /// asks for it observes only whether there is one.
  ///
  /// - Parameters:
  ///   - path: the part of the state.
  ///   - embed: makes an action of this store of one of the part's.
  public func scope<Part: ObservableState, PartAction>(
    state path: KeyPath<State, Part?>, action embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    let name = path.propertyName ?? Store<Part, PartAction>.partName
    guard read(path.appending(path: \.isThere), named: name), let part = current[keyPath: path]
    else { return nil }
    if let known = scopes.first(where: { $0.path == path }) {
      return known.store as? Store<Part, PartAction>
    }
    let store = Store<Part, PartAction>(state: part, feature?.part(of: part))
    store.take = { [weak self] in self?.send(embed($0)) }
    scopes.append(
      Scope(path: path, store: store) { [unowned store] in
        store.follow($0.flatMap { $0[keyPath: path] })
      })
    noteScopes()
    return store
  }

  /// `player` for `PlayerFeature.State`.
  private static var partName: String {
    let name = featureName(of: State.self).replacing("Feature", with: "")
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func noteScopes() {
    noteReferences(of: self, in: "scopes", to: scopes.map(\.store))
  }

  // MARK: Showing

  /// The state, without being registered for it.
  var current: State { observed.current }

  /// Takes a new state: tells the views that have read the old one, and the stores of parts.
  func show(_ state: State) {
    observed.set(state)
    scopes = scopes.filter { $0.follow(state) }
    noteScopes()
    let over = waiting.filter { !state[keyPath: $0.isUnderWay] }
    waiting.removeAll { !state[keyPath: $0.isUnderWay] }
    for one in over { one.end.resume(with: .success(())) }
  }

  private func follow(_ state: State?) -> Bool {
    guard let state else {
      leave()
      return false
    }
    if state != current { show(state) }
    return true
  }

  /// Its part of the state is gone, and with it the parts of that: what waits for it goes on, and actions are not handed
  /// on any more.
  private func leave() {
    hasLeft = true
    take = { _ in }
    for scope in scopes { _ = scope.follow(nil) }
    for one in waiting { one.end.resume(with: .success(())) }
    waiting = []
  }
}
