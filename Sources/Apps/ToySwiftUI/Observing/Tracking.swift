/// What the recorder is told of reads and writes of observables.
enum Tracking {
  /// The node whose body is computed now.
  static private(set) var computing: Node?
  /// The node whose body is computed, or said, now. What a body hands over as a closure, such as the rows of a list, is
  /// computed only when it is said.
  static private(set) var speaker: Node?
  /// Whether a read is observed now, by a body or by the kit's own views.
  static private(set) var isObserving = false
  /// The name of the property that was read last.
  private static var lastRead: String?
  private static var isPeeking = false
  /// What was read since a caller of `reads(in:)` wanted to know; `nil` when there is none.
  private static var wanted: Set<Node.Read>?
  private static var openWrites: [OpenWrite] = []

  /// A property between `willSet` and `didSet`.
  private struct OpenWrite {
    let subject: ObjectIdentifier
    let path: AnyKeyPath
    let call: TraceRecorder.Call?
    var change: TraceRecorder.OpenChange?
  }

  /// Reads in this closure belong to the body of a node.
  static func computing<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = computing
    computing = node
    defer { computing = outer }
    return speaking(node, body)
  }

  /// Bindings that are made in this closure belong to the node.
  static func speaking<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = speaker
    speaker = node
    defer { speaker = outer }
    return body()
  }

  /// Observes what is read in a closure. The first write to it calls back.
  static func observing(_ body: () -> Void, onChange: @escaping @Sendable () -> Void) {
    let outer = isObserving
    isObserving = true
    defer { isObserving = outer }
    withObservationTracking(body, onChange: onChange)
  }

  // MARK: Reading

  /// Runs a closure, and also returns what was read in it. The reads are recorded as always.
  static func reads<Result>(in body: () -> Result) -> (result: Result, reads: Set<Node.Read>) {
    let outer = wanted
    wanted = []
    let result = body()
    let inner = wanted ?? []
    wanted = outer?.union(inner)
    return (result, inner)
  }

  static func note(_ read: Node.Read) { wanted?.insert(read) }

  /// What an object reads twice in a body, it has read: that is told once.
  static func read<Subject: Observable & Participant, Member>(
    _ subject: Subject, _ path: KeyPath<Subject, Member>, _ register: () -> Void
  ) {
    let name = Subject._propertyName(of: path) ?? "?"
    lastRead = name
    guard !isPeeking else { return }
    read(name, of: subject, Node.Read(subject, path), register) { peek(subject, path) }
  }

  /// - Parameter value: what the reader gets, for the record; `nil` for a value that is observed
  ///   as a whole.
  static func read(
    _ name: String, of owner: any Participant, _ read: Node.Read, _ register: () -> Void,
    value: () -> CapturedValue? = { nil }
  ) {
    note(read)
    if let computing, !computing.isNews(read, by: busyNow) { return register() }
    let call = beginElsewhere(owner, name, computing == nil ? .query : .read, isMethod: false, [])
    defer { _end(call, asks: true) }
    computing?.note(read, causeNow)
    register()
    if let call, let value = value() { call.returns(value) }
  }

  /// The value, without being registered for it.
  private static func peek<Subject, Member>(
    _ subject: Subject, _ path: KeyPath<Subject, Member>
  ) -> CapturedValue {
    peeking { _capture(subject[keyPath: path]) }
  }

  /// The name of an inherited property, which only its own class knows: the one that a closure reads last.
  static func name(ofReadBy body: () -> Void) -> String? {
    lastRead = nil
    peeking(body)
    return lastRead
  }

  private static func peeking<Result>(_ body: () -> Result) -> Result {
    let outer = isPeeking
    isPeeking = true
    defer { isPeeking = outer }
    return body()
  }

  // MARK: Writing

  static func willWrite<Subject: Observable & Participant, Member>(
    _ subject: Subject, _ path: KeyPath<Subject, Member>, _ announce: () -> Void
  ) {
    let (name, old) = (Subject._propertyName(of: path) ?? "?", peek(subject, path))
    endOuterWrite(of: subject, path, old)
    let call = beginElsewhere(subject, name, .set, isMethod: false, [])
    Kit.shared.noteWrite(name, Node.Read(subject, path), at: Registrars.shared, announce)
    openWrites.append(
      OpenWrite(
        subject: ObjectIdentifier(subject), path: path, call: call,
        change: TraceRecorder.current?.openChange(subject, name, old)))
  }

  /// The property's own `didSet` writes it again: the first write has ended with the value that is old now.
  private static func endOuterWrite(
    of subject: AnyObject, _ path: AnyKeyPath, _ value: CapturedValue
  ) {
    for index in openWrites.indices
    where openWrites[index].subject == ObjectIdentifier(subject) && openWrites[index].path == path {
      openWrites[index].change.map { TraceRecorder.current?.close($0, value) }
      openWrites[index].change = nil
    }
  }

  static func didWrite<Subject: Observable & Participant, Member>(
    _ subject: Subject, _ path: KeyPath<Subject, Member>
  ) {
    guard let write = openWrites.popLast() else { return }
    let new = peek(subject, path)
    write.change.map { TraceRecorder.current?.close($0, new) }
    write.call?.sets(new)
    _end(write.call)
  }
}

/// The registrars of all observables, as one lifeline.
@Traced(.observation) final class Registrars {
  static var shared: Registrars { Device.current.neighbour(Registrars.init) }

  var lifelineName: String? { "Observation" }
}
