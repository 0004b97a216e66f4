import ToyKit

/// A run played once more, to see what a trace tells only at the ends of turns: the screen, and the
/// view state, as every message found them.
public struct Replay {
  public struct Moment: Equatable {
    public let screen: String
    /// `nil` when the app is not running.
    public let viewState: ViewState?
  }

  private let moments: [LogPlace: Moment]
  private let places: [Int: LogPlace]
  /// How things are when all is over.
  public let end: Moment

  /// `nil` when the trace cannot be played again, or not so that it comes out the same: somebody set
  /// state by hand, or another version wrote it.
  public init?(_ trace: Trace, screens form: ScreenForm) {
    guard let stage = Stage(of: trace.header), (try? stage.perform(trace.header.setup)) != nil
    else { return nil }
    let start = trace.header.setup.isEmpty ? Mark.start : stage.mark
    let watcher = Watcher(form)
    stage.recorder.onMessage = { place in watcher.note(place) }
    defer { stage.recorder.onMessage = nil }
    guard (try? stage.perform(trace.header.actions)) != nil else { return nil }
    let (again, places) = stage.recorder.located(trace.header, since: start)
    guard again == trace else { return nil }
    self.places = places
    moments = watcher.moments
    end = stage.look { watcher.moment }
  }

  /// How things were right before a message.
  ///
  /// - Parameter n: the message's record.
  public func moment(before n: Int) -> Moment? { places[n].flatMap { moments[$0] } }
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

  fileprivate func perform(_ lines: [String]) throws(ActionProblem) {
    for line in lines { try perform(Action(line)) }
  }
}
