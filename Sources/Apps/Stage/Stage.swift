@_exported import Actions
@_exported import struct RecordingsApp.Mistake
@_exported import protocol RecordingsApp.ViewStateDebugging
@_exported import struct RecordingsApp.ViewStateLogEntry
@_exported import enum RecordingsApp.ViewStateProblem
@_exported import enum ToyKit.Complaint
@_exported import struct ToyKit.ViewState
@_exported import struct Tracer.Mark
import Localization
import RecordingsApp

/// Sets the app up in a pattern, performs actions, and hands back the trace and the screen.
///
/// Every stage has a device of its own, so that several can be open side by side.
public final class Stage {
  public let pattern: Pattern
  /// The wrong variant of the pattern that runs; `nil` when the pattern does.
  public let mistake: Mistake?
  let device: Device
  let recorder = TraceRecorder()
  private var isRunning = false
  /// What UIKit would have ended the app for in the last action.
  public private(set) var complaints: [Complaint] = []

  public init(_ pattern: Pattern, with mistake: Mistake? = nil) {
    self.pattern = pattern
    self.mistake = mistake
    TraceRecorder.current = recorder
    defer { TraceRecorder.current = nil }
    device = Device()
    Fixture.install(on: device)
  }

  /// Performs an action, and all that the framework does because of it.
  public func perform(_ action: Action) throws(ActionProblem) {
    activate()
    defer { deactivate() }
    try carryOut(action)
    settle(turns(of: action))
  }

  /// What the framework does because of it.
  private func settle(_ turns: (() -> Void) -> Void) {
    UIKit.shared.settle(inTurn: turns)
    recorder.noteScreen(Screen().text())
    complaints = UIKit.shared.takeComplaints()
  }

  /// The screen as text.
  ///
  /// - Parameters:
  ///   - width: cells; below 56 the panes stand one above the other.
  ///   - isASCII: whether to draw it with ASCII signs only.
  public func screen(width: Int = 64, isASCII: Bool = false) -> String {
    activate()
    defer { deactivate() }
    return Screen(width: width, glyphs: isASCII ? .ascii : .unicode).text()
  }

  /// The screen in words, a line for each scene.
  public var screenInWords: [String] {
    guard isRunning else { return [localized("The app is not running.")] }
    activate()
    defer { deactivate() }
    return SpokenScreen().lines
  }

  /// Labels of what can be tapped now.
  public var buttonLabels: [String] { looking { $0.buttons.filter(\.isEnabled).map(\.label) } }

  /// Names of the rows that can be opened now.
  public var rowLabels: [String] { looking { $0.rows.map(\.label) } }

  /// Names of all items in all folders.
  public var itemNames: [String] {
    guard isRunning else { return [] }
    activate()
    defer { deactivate() }
    return pattern.app.syncedItems.names
  }

  /// What is on the screen that is no data; `nil` when the app is not running.
  public var viewState: ViewState? {
    guard isRunning else { return nil }
    activate()
    defer { deactivate() }
    return ViewState()
  }

  /// For looking into the view state and setting it by hand; `nil` when the app is not running, or its
  /// pattern has no place of its own for view state.
  public var viewStateDebugging: (any ViewStateDebugging)? {
    guard isRunning else { return nil }
    return pattern.app.viewStateDebugging.map { StagedDebugging(of: $0, on: self) }
  }

  /// Looks at the app from outside.
  func inspect<Result>(_ body: () -> Result) -> Result {
    activate()
    defer { deactivate() }
    return body()
  }

  /// Does to the app what no action can do.
  func intervene<Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    activate()
    defer { deactivate() }
    let turns = turns(named: name)
    recorder.beginTurn(name)
    try body()
    settle(turns)
  }

  // MARK: Traces

  /// Where the record stands now.
  public var mark: Mark { recorder.mark }

  /// What was recorded since a mark.
  public func trace(_ header: Trace.Header, since mark: Mark = .start) -> Trace {
    recorder.trace(header, since: mark)
  }

  // MARK: Performing

  private func activate() {
    Device.current = device
    TraceRecorder.current = recorder
  }

  private func deactivate() {
    TraceRecorder.current = nil
  }

  func turns(of action: Action) -> (() -> Void) -> Void { turns(named: action.description) }

  private func turns(named name: String) -> (() -> Void) -> Void {
    { [recorder] body in
      recorder.beginTurn(name)
      body()
    }
  }

  private func carryOut(_ action: Action) throws(ActionProblem) {
    switch action {
    case .launch, .relaunch, .saveState: try process(action)
    case .tap, .open, .type, .swipe, .back, .pull: try touch(action)
    case .answer, .tick, .network, .remoteDelete, .remoteRename: try performEvent(action)
    }
  }

  private func process(_ action: Action) throws(ActionProblem) {
    let turns = turns(of: action)
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

  private var launcher: Launcher { mistake?.launcher ?? pattern.app.launcher }

  func requireRunning() throws(ActionProblem) {
    guard isRunning else { throw .notRunning }
  }

  private func looking<Result>(_ body: (VisibleControls) -> [Result]) -> [Result] {
    guard isRunning else { return [] }
    activate()
    defer { deactivate() }
    return body(VisibleControls())
  }
}
