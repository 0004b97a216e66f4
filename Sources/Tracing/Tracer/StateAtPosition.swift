/// The objects at a position of the log, with their properties in the order of their declaration. It goes forward with
/// the log.
struct StateAtPosition {
  private(set) var position = 0
  /// The objects that were introduced and not released or killed.
  private(set) var living: Set<Int> = []
  private(set) var values: [Int: [(property: String, value: CapturedValue)]] = [:]
  private(set) var references: [Int: [RawReference]] = [:]

  /// - Parameter position: not before the current one.
  mutating func advance(to position: Int, in log: [Entry]) {
    for entry in log[self.position..<position] { note(entry) }
    self.position = position
  }

  private mutating func note(_ entry: Entry) {
    switch entry {
    case .introduced(let id, _, let properties):
      living.insert(id)
      values[id] = properties.map { ($0.name, $0.value) }
    case .wrote(let change): write(change)
    case .referred(let reference): refer(reference)
    case .released(let id): end(id)
    case .killed(let ids): ids.forEach { end($0) }
    default: break
    }
  }

  private mutating func end(_ id: Int) {
    living.remove(id)
    values[id] = nil
    references[id] = nil
  }

  private mutating func refer(_ reference: RawReference) {
    references[reference.owner, default: []].removeAll { $0.property == reference.property }
    references[reference.owner, default: []].append(reference)
  }

  private mutating func write(_ change: RawChange) {
    let place = values[change.owner]?.firstIndex { $0.property == change.property }
    if let place {
      values[change.owner]?[place].value = change.new
    } else {
      values[change.owner, default: []].append((change.property, change.new))
    }
  }
}
