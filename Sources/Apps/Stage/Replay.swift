import ToyKit

/// A run played once more, to see what a trace tells only at the ends of actions: the screen, and the
/// view state, as every message found them.
public struct Replay {
  public struct Moment: Equatable {
    public let screen: String
    /// `nil` when the app is not running.
    public let viewState: ViewState?
  }

  private var moments: [Int: Moment] = [:]
  /// How things are when all is over.
  public let end: Moment

  /// `nil` when the trace cannot be played again, or not so that it comes out the same: somebody set
  /// state by hand, or another version wrote it.
  public init?(_ trace: Trace, screens form: ScreenForm) {
    guard let stage = Stage(of: trace.header), stage.performs(trace.header.setup) else {
      return nil
    }
    let start = trace.header.setup.isEmpty ? Mark.start : stage.mark
    let watcher = Watcher(form)
    stage.recorder.onMessage = { place in watcher.note(place) }
    defer { stage.recorder.onMessage = nil }
    var rests = [stage.inspect { watcher.moment }]
    for line in trace.header.actions {
      guard stage.performs([line]) else { return nil }
      rests.append(stage.inspect { watcher.moment })
    }
    let (again, places) = stage.recorder.located(trace.header, since: start)
    guard again == trace, let end = rests.last else { return nil }
    self.end = end
    for (n, action) in again.messagesWithActions {
      let rest = action.flatMap { rests.indices.contains($0) ? rests[$0] : nil }
      moments[n] = rest ?? places[n].flatMap { watcher.moments[$0] }
    }
  }

  /// How things were right before a message.
  ///
  /// - Parameter n: the message's record.
  public func moment(before n: Int) -> Moment? { moments[n] }
}

/// Looks around whenever something is said.
private final class Watcher {
  private(set) var moments: [LogPlace: Replay.Moment] = [:]
  private let form: ScreenForm

  init(_ form: ScreenForm) { self.form = form }

  func note(_ place: LogPlace) { moments[place] = moment }

  var moment: Replay.Moment {
    let isRunning = UIKit.shared.rootViewController != nil
    return Replay.Moment(screen: form.text, viewState: isRunning ? ViewState() : nil)
  }
}

extension Stage {
  /// For a run like another one. `nil` when it names what there is not.
  fileprivate convenience init?(of header: Trace.Header) {
    guard let pattern = Pattern(rawValue: header.pattern) else { return nil }
    let mistake = header.mistake.flatMap { id in pattern.mistakes.first { $0.id == id } }
    guard mistake?.id == header.mistake else { return nil }
    self.init(pattern, with: mistake)
  }

  fileprivate func performs(_ lines: [String]) -> Bool {
    do {
      for line in lines { try perform(Action(line)) }
      return true
    } catch {
      return false
    }
  }
}

extension Trace {
  /// The records of messages, and of the first one in an action how many actions came before: it finds
  /// what those have left, though a relaunch has killed the app before it says anything.
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
