import Cells
import Trace

/// Every object's properties as they are at the end of a trace.
struct TraceState {
  struct Object {
    var participant: Trace.Participant
    var properties: [(name: String, value: String)] = []
  }

  private(set) var objects: [Object] = []

  init(_ trace: Trace) {
    for record in trace.records {
      switch record.event {
      case .participant(let participant): objects.append(Object(participant: participant))
      case .state(let change): write(change)
      case .turn(let turn): objects.removeAll { turn.killed.contains($0.participant.name) }
      case .release(let release): objects.removeAll { $0.participant.name == release.object }
      default: break
      }
    }
  }

  private mutating func write(_ change: Trace.StateChange) {
    guard let index = objects.firstIndex(where: { $0.participant.name == change.owner }) else {
      return
    }
    let place = objects[index].properties.firstIndex { $0.name == change.property }
    if let place {
      objects[index].properties[place].value = change.new
    } else {
      objects[index].properties.append((change.property, change.new))
    }
  }

  var names: [String] { objects.map(\.participant.name) }

  subscript(name: String) -> Object? { objects.first { $0.participant.name == name } }
}

extension TraceState.Object {
  func styled(width: Int) -> Styled {
    let rows = Rows(
      rows: properties.map { ($0.name.printable, $0.value.printable) }, style: .plain,
      leastRoom: 12)
    let list = properties.isEmpty ? Styled("  no properties", .faint) : rows.styled(width: width)
    return heading(width: width) + list
  }

  private func heading(width: Int) -> Styled {
    let name = Styled.Span(participant.name.printable, .strong)
    let kind = "(\(participant.role.heading), \(participant.type.printable))"
    let whole = Styled([.init([name, .init(" " + kind, .faint)])])
    guard whole.cells > width else { return whole }
    return Styled([.init([name])]) + .wrapped(kind, to: width, .faint)
  }
}
