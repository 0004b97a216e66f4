import Trace

/// Messages and changes of state that follow each other and are for the same thing.
public struct PhaseStretch: Equatable, Sendable {
  public let phase: Phase
  /// Counts the actions of the run, from 1.
  public let action: Int
  /// The record numbers of the messages, in order; empty for a change of state alone.
  public internal(set) var messages: [Int] = []
  /// How these messages are sent.
  public internal(set) var kinds: [MessageKind] = []
}

extension Trace {
  /// The run in phases.
  ///
  /// - Parameter shown: the record numbers of the messages to look at; `nil` for all.
  public func stretches(of shown: Set<Int>? = nil) -> [PhaseStretch] {
    var phases = PhasesOfRun(roles)
    for record in records {
      switch record.event {
      case .turn(let turn): phases.begin(turn.action)
      case .message(let message) where shown?.contains(record.n) ?? true:
        phases.add(message, record.n)
      case .state(let change) where !change.isInitial: phases.add(change)
      default: break
      }
    }
    return phases.stretches
  }
}

private struct PhasesOfRun {
  private let roles: [String: Role]
  private(set) var stretches: [PhaseStretch] = []
  private var actions = 0
  private var lastAction: String?

  init(_ roles: [String: Role]) { self.roles = roles }

  /// An action may take several turns.
  mutating func begin(_ action: String) {
    if action != lastAction { actions += 1 }
    lastAction = action
  }

  mutating func add(_ message: Trace.Message, _ n: Int) {
    go(to: Phase(message.kind, from: roles[message.from], to: roles[message.to]))
    stretches[stretches.count - 1].messages.append(n)
    stretches[stretches.count - 1].kinds.append(message.kind)
  }

  /// What a view or the framework remembers is a part of the phase in which it happens.
  mutating func add(_ change: Trace.StateChange) {
    switch Place(roles[change.owner]) {
    case .depth: go(to: .change)
    case .level: go(to: .kept)
    case .outside, .screen, .guide, .maker, .centre: break
    }
  }

  private mutating func go(to phase: Phase) {
    guard stretches.last?.phase != phase || stretches.last?.action != actions else { return }
    stretches.append(PhaseStretch(phase: phase, action: actions))
  }
}
