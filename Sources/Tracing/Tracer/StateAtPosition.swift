/// The properties of every object at a position of the log, in the order of their declaration.
struct StateAtPosition {
  private(set) var values: [Int: [(property: String, value: CapturedValue)]] = [:]
  private(set) var references: [Int: [RawReference]] = [:]

  init(_ log: ArraySlice<Entry>) {
    for entry in log {
      switch entry {
      case .introduced(let id, _, let properties):
        values[id] = properties.map { ($0.name, $0.value) }
      case .wrote(let change): write(change)
      case .referred(let reference): refer(reference)
      default: break
      }
    }
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
