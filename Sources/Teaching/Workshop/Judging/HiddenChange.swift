import Course
import Stage
import Trace

/// A value that changes while the framework does what is not recorded, such as loading a view. The recorder knows of the
/// new value, and no message says why.
public nonisolated struct HiddenChange: Equatable, Sendable {
  public var scenario: String
  /// What was done last.
  public var action: String
  /// The object, by its name.
  public var owner: String
  public var property: String
  /// The type of the object: two runs have other names.
  var type: String
}

nonisolated extension HiddenChange {
  /// All that are in a trace, except first values: a nib sets many of them.
  static func all(in trace: Trace) -> [HiddenChange] {
    var (types, values, found) = ([String: String](), [[String]: String](), [HiddenChange]())
    var action = ""
    for record in trace.records {
      switch record.event {
      case .participant(let participant): types[participant.name] = participant.type
      case .turn(let turn): action = turn.action
      case .state(let change):
        let key = [change.owner, change.property]
        let former = values.updateValue(change.new, forKey: key)
        guard change.isInitial, let former, former != change.new, !empty.contains(former) else {
          continue
        }
        found.append(
          HiddenChange(
            scenario: trace.header.scenario ?? "", action: action, owner: change.owner,
            property: change.property, type: types[change.owner] ?? ""))
      default: break
      }
    }
    return found
  }

  private static let empty: Set = ["nil", "\"\"", "[]", "[:]", "false", "0", "0.0"]

  private var kind: [String] { [type, property] }

  /// Whether it is none of those that the right code makes.
  func isNew(besides known: [HiddenChange]) -> Bool { !known.contains { $0.kind == kind } }
}

extension ConversationJudge {
  /// Changes without a message, which the pattern as it is does not make.
  func hidden() throws(Judge.Failure) -> [RecordingGap] {
    let found = runs.flatMap { run in
      HiddenChange.all(in: run.trace).filter { $0.isNew(besides: run.right.hidden) }
    }
    guard !found.isEmpty else { return [] }
    let known = try course.runs(in: pattern).flatMap(HiddenChange.all)
    return found.filter { $0.isNew(besides: known) }.map { .hidden($0) }
  }
}
