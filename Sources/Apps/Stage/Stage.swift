import Actions
import AppInterface

/// Runs the app in a pattern: it performs actions and records them.
///
/// Every stage has a device of its own, so several stages can be open side by side.
public final class Stage {
  public let pattern: Pattern
  /// The mistake that is switched on; `nil` for the right pattern.
  public let mistake: Mistake?
  let device: Device
  let recorder = TraceRecorder()
  private(set) var isRunning = false
  /// The exceptions that UIKit would have thrown in the last action. The toy goes on without them.
  public private(set) var exceptions: [UIKitException] = []

  /// Makes a new device with what the app finds at its first launch. The app is not launched yet.
  ///
  /// - Parameter mistake: the mistake to switch on; `nil` for the right pattern.
  public init(_ pattern: Pattern, with mistake: Mistake? = nil) {
    self.pattern = pattern
    self.mistake = mistake
    let former = TraceRecorder.current
    TraceRecorder.current = recorder
    defer { TraceRecorder.current = former }
    device = Device()
    pattern.code.app.install(on: device)
  }

  /// Performs an action, and all work of the framework that follows from it. When the action is not possible
  /// now, the error says why, and nothing changes.
  public func perform(_ action: Action) throws(ActionProblem) {
    try asCurrent { () throws(ActionProblem) in
      try execute(action)
      finish(turnRunner(for: action))
    }
  }

  /// Changes the app in a way that no action can.
  ///
  /// - Parameter name: what the trace says in the place of the action.
  func intervene<Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try asCurrent { () throws(Failure) in
      recorder.beginTurn(name)
      try body()
      finish(turnRunner(named: name))
    }
  }

  /// Makes this stage's device and recorder current while `body` runs. Then it restores the former device and
  /// recorder.
  func asCurrent<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = (Device.current, TraceRecorder.current)
    (Device.current, TraceRecorder.current) = (device, recorder)
    defer { (Device.current, TraceRecorder.current) = former }
    return try body()
  }

  /// Tells of each message when it is sent, by the type of its receiver.
  public func onSend(_ tell: @escaping (_ to: String, _ text: String) -> Void) {
    recorder.onSend = tell
  }

  // MARK: Traces

  /// The end of the record as it is now.
  public var position: LogPosition { recorder.position }

  /// The trace of everything after a position.
  ///
  /// - Parameter header: goes into the trace as it is.
  public func trace(_ header: Trace.Header, since position: LogPosition = .start) -> Trace {
    recorder.trace(header, since: position)
  }

  // MARK: Performing

  private func execute(_ action: Action) throws(ActionProblem) {
    switch action {
    case .launch, .relaunch, .saveState: try performOnProcess(action)
    case .tap, .open, .type, .swipe, .drag, .back, .pull: try performUserAction(action)
    case .answer, .tick, .network, .remoteDelete, .remoteRename, .follow:
      try performEvent(action)
    }
  }

  /// The work that the framework does after an action.
  private func finish(_ turns: (() -> Void) -> Void) {
    UIKit.shared.endOfTurn?()
    UIKit.shared.runUntilIdle(inTurn: turns)
    recorder.noteScreen(Screen().text())
    exceptions = UIKit.shared.takeExceptions()
  }

  /// What runs code of the app as a turn of an action.
  func turnRunner(for action: Action) -> (() -> Void) -> Void {
    turnRunner(named: action.description)
  }

  private func turnRunner(named name: String) -> (() -> Void) -> Void {
    { [recorder] body in
      recorder.beginTurn(name)
      body()
      UIKit.shared.endOfTurn?()
    }
  }

  private func performOnProcess(_ action: Action) throws(ActionProblem) {
    let turns = turnRunner(for: action)
    switch action {
    case .launch:
      guard !isRunning else { throw .alreadyRunning }
      turns {
        launcher.begin()
        launcher.finish()
      }
      isRunning = true
    case .saveState:
      try requireRunning()
      StateRestoration().save(inTurn: turns)
    default:
      try requireRunning()
      device.kill()
      turns { launcher.begin() }
      StateRestoration().restore(inTurn: turns)
      turns { launcher.finish() }
    }
  }

  private var launcher: Launcher { mistake?.launcher ?? pattern.code.launcher }

  func requireRunning() throws(ActionProblem) {
    guard isRunning else { throw .notRunning }
  }
}
