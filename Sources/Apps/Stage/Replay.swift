import Actions
import ToyKit

/// A run that is played again, to get the screen and the view state before every message. A trace has screens
/// only at the ends of actions.
public struct Replay {
  /// The screen and the view state at one point of a run.
  public struct Snapshot: Equatable {
    /// The screen as text, in the form that the replay was made with.
    public let screen: String
    /// `nil` when the app is not running.
    public let viewState: ViewState?

    /// Of the current device, as it is now.
    fileprivate init(_ form: ScreenForm) {
      screen = form.text
      viewState = UIKit.shared.rootViewController == nil ? nil : ViewState()
    }
  }

  private var snapshots: [Int: Snapshot] = [:]
  /// The snapshot after the last action.
  public let end: Snapshot

  /// Plays the run of a trace again and takes the snapshots.
  ///
  /// Returns `nil` when this does not give the same trace: another version wrote it, or it was changed.
  public init?(_ trace: Trace, screens form: ScreenForm) {
    guard let stage = Stage(of: trace.header), stage.performs(trace.header.setup) else {
      return nil
    }
    let start = trace.header.setup.isEmpty ? LogPosition.start : stage.position
    var taken: [LogPosition: Snapshot] = [:]
    stage.recorder.onMessage = { taken[$0] = Snapshot(form) }
    defer { stage.recorder.onMessage = nil }
    var rests = [stage.asCurrent { Snapshot(form) }]
    for line in trace.header.actions {
      guard stage.performs([line]) else { return nil }
      rests.append(stage.asCurrent { Snapshot(form) })
    }
    let (again, places) = stage.recorder.located(trace.header, since: start)
    guard again == trace, let end = rests.last else { return nil }
    self.end = end
    for (n, action) in again.messagesWithActions {
      let rest = action.flatMap { rests.indices.contains($0) ? rests[$0] : nil }
      snapshots[n] = rest ?? places[n].flatMap { taken[$0] }
    }
  }

  /// The snapshot right before a message; `nil` when there is no such message.
  ///
  /// - Parameter n: the record number of the message.
  public func snapshot(before n: Int) -> Snapshot? { snapshots[n] }
}

extension Stage {
  /// For a run with this header; `nil` when it names an unknown pattern or mistake.
  fileprivate convenience init?(of header: Trace.Header) {
    guard let pattern = Pattern(named: header.pattern) else { return nil }
    let mistake = header.mistake.flatMap { id in pattern.mistakes.first { $0.id == id } }
    guard mistake?.id == header.mistake else { return nil }
    self.init(pattern, with: mistake)
  }

  fileprivate func performs(_ lines: [String]) -> Bool {
    do {
      for line in lines { try perform(Input(line)) }
      return true
    } catch {
      return false
    }
  }
}

extension Trace {
  /// The record numbers of messages. The first message of an action also has the number of actions before
  /// it. Its snapshot is taken after those actions, since a relaunch kills the app before its first message.
  fileprivate var messagesWithActions: [(n: Int, action: Int?)] {
    var (done, isFirst) = (0, true)
    return records.compactMap { record in
      switch record.event {
      case .screen:
        (done, isFirst) = (done + 1, true)
        return nil
      case .message:
        defer { isFirst = false }
        return (record.n, isFirst ? done : nil)
      default: return nil
      }
    }
  }
}
