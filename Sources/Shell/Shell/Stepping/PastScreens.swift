import Analysis
import Localization
import Stage
import Trace

/// The screen and the view state after each message of a run. A trace has screens at the ends of turns
/// only; for those in between, the run is played again.
struct PastScreens {
  let form: ScreenForm
  private let replay: Replay?

  init(_ trace: Trace, as form: ScreenForm) {
    self.form = form
    replay = Replay(trace, screens: form)
  }

  static var remark: String {
    localized("This run cannot be played again, so screens are those of the ends of turns.")
  }

  /// Whether screens within turns are known, too.
  var areExact: Bool { replay != nil }

  /// `nil` before the first screen that is known.
  func screen(at place: Stepper) -> String? {
    guard replay == nil else { return snapshot(at: place)?.screen }
    let screen = place.lastScreen
    return form.isSpoken ? screen.map { ScreenWords.lines(of: $0).joined(separator: "\n") } : screen
  }

  /// The state after a message, which is the state before the next message.
  func snapshot(at place: Stepper) -> Replay.Snapshot? {
    guard let replay else { return nil }
    return place.next.map { replay.snapshot(before: $0) } ?? replay.end
  }
}

extension Stepper {
  /// Looked for from the end, without a copy of the past.
  fileprivate var lastScreen: String? {
    for record in trace.records[..<pastCount].reversed() {
      if case .screen(let screen) = record.event { return screen.text }
    }
    return nil
  }
}
