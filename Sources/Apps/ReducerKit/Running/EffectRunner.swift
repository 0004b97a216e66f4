/// The effects, while a store runs them. In drawings they have one lifeline.
final class EffectRunner<Action>: Participant {
  let _lifeline = Lifeline(root: "EffectRunner")
  static var _lifelineType: String { "Effect" }
  static var _lifelineRole: Role { .command }
  static var _lifelineRoot: String { "EffectRunner" }
  var _storedProperties: [StoredProperty] { [] }

  private var goingOn: [GoingOn] = []

  /// An effect that is not over.
  private struct GoingOn {
    let id: AnyHashable
    let number: Int
    let description: String
    let stop: () -> Void
  }

  private var begun = 0

  init() { _introduce(self) }

  /// What is not over, in the order in which it began.
  var inFlight: [String] { goingOn.map(\.description) }

  func run(_ effect: Effect<Action>, _ send: @escaping (Action) -> Void) {
    for operation in effect.operations {
      let call = _begin(
        self, operation.name, .command, operation.arguments.map { _capture($0) },
        file: operation.place.file, line: operation.place.line)
      defer { _end(call) }
      if let id = operation.id { cancel(id) }
      if !operation.isCancelling { begin(operation, send) }
    }
  }

  /// An operation may send its last action before it returns.
  private func begin(_ operation: Effect<Action>.Operation, _ send: @escaping (Action) -> Void) {
    begun += 1
    let number = begun
    var isOver = false
    let end = { [weak self] in
      isOver = true
      self?.goingOn.removeAll { $0.number == number }
    }
    let stop = operation.run(Send(send: send, end: end))
    guard let stop, let id = operation.id, !isOver else { return }
    goingOn.append(
      GoingOn(id: id, number: number, description: operation.description, stop: stop))
  }

  private func cancel(_ id: AnyHashable) {
    let cancelled = goingOn.filter { $0.id == id }
    goingOn.removeAll { $0.id == id }
    for effect in cancelled { effect.stop() }
  }
}
