import Trace

/// Which role holds which role, and how strongly: all references of a run, ended or not.
public struct MemoryTable: Equatable, Sendable {
  /// The properties of one role that hold objects of another role.
  public struct Cell: Equatable, Sendable {
    public var holder: Role
    public var held: Role
    public var strengths: Set<Trace.Reference.Strength>
    /// In the order of their first use.
    public var properties: [String]
  }

  /// Sorted by holder, then by held role. A pair of roles without references has no cell.
  public private(set) var cells: [Cell] = []
  /// The roles of the run, in the order of the contract tables.
  public let roles: [Role]

  public init(of trace: Trace) {
    let participants = trace.participants
    let roleOf = trace.roles
    roles = Role.allCases.filter(participants.map(\.role).contains)
    for case .reference(let reference) in trace.records.map(\.event) where !reference.ended {
      guard reference.from != reference.to, let holder = roleOf[reference.from],
        let held = roleOf[reference.to]
      else { continue }
      add(reference, holder, held)
    }
    cells.sort { ($0.holder.place, $0.held.place) < ($1.holder.place, $1.held.place) }
  }

  /// `nil` when the holder never held such an object.
  public subscript(holder: Role, held: Role) -> Cell? {
    cells.first { $0.holder == holder && $0.held == held }
  }

  private mutating func add(_ reference: Trace.Reference, _ holder: Role, _ held: Role) {
    let place = cells.firstIndex { $0.holder == holder && $0.held == held }
    let index = place ?? cells.endIndex
    if place == nil {
      cells.append(Cell(holder: holder, held: held, strengths: [], properties: []))
    }
    cells[index].strengths.insert(reference.strength)
    if !cells[index].properties.contains(reference.property) {
      cells[index].properties.append(reference.property)
    }
  }
}

extension Role {
  fileprivate var place: Int { Role.allCases.firstIndex(of: self) ?? 0 }
}
