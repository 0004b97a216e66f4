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

  /// The holders at the position, and those of the entries after it.
  func holders(in recorder: TraceRecorder, then log: ArraySlice<Entry>) -> [Int: Holder] {
    var holders = Holders(in: recorder)
    for (owner, properties) in values.sorted(by: { $0.key < $1.key }) {
      for (property, value) in properties { holders.note(owner, property, value) }
    }
    for entry in log {
      switch entry {
      case .introduced(let id, _, let properties):
        for property in properties { holders.note(id, property.name, property.value) }
      case .wrote(let change): holders.note(change.owner, change.property, change.new)
      default: break
      }
    }
    return holders.holders
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
