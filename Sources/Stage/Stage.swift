@_exported import Actions
@_exported import struct Tracer.Mark
import RecordingsApp

/// Sets the app up in a pattern, performs actions, and hands back the trace and the screen.
///
/// Every stage has a device of its own, so that several can be open side by side.
public final class Stage {
  public let pattern: Pattern
  private let device: Device
  private let recorder = TraceRecorder()
  private var isRunning = false

  public init(_ pattern: Pattern) {
    self.pattern = pattern
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
    UIKit.shared.settle(inTurn: turns(of: action))
    recorder.noteScreen(Screen().text())
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

  /// Labels of what can be tapped now.
  public var buttonLabels: [String] { looking { $0.buttons.filter(\.isEnabled).map(\.label) } }

  /// Names of the rows that can be opened now.
  public var rowLabels: [String] { looking { $0.rows.map(\.label) } }

  /// Names of all items in all folders.
  public var itemNames: [String] {
    guard isRunning else { return [] }
    activate()
    defer { deactivate() }
    return RemoteSync.shared.names
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

  private func turns(of action: Action) -> (() -> Void) -> Void {
    { [recorder] body in
      recorder.beginTurn(action.description)
      body()
    }
  }

  private func carryOut(_ action: Action) throws(ActionProblem) {
    switch action {
    case .launch, .relaunch, .saveState: try process(action)
    case .tap, .open, .type, .swipe, .back, .pull: try touch(action)
    case .answer, .tick, .network, .remoteDelete, .remoteRename: try happen(action)
    }
  }

  private func process(_ action: Action) throws(ActionProblem) {
    let turns = turns(of: action)
    switch action {
    case .launch:
      guard !isRunning else { throw .alreadyRunning }
      turns {
        pattern.launcher.begin()
        pattern.launcher.finish()
      }
      isRunning = true
    case .saveState:
      try requireRunning()
      StateRestoration().save(inTurn: turns)
    default:
      try requireRunning()
      device.kill()
      turns { pattern.launcher.begin() }
      StateRestoration().restore(inTurn: turns)
      turns { pattern.launcher.finish() }
    }
  }

  private func requireRunning() throws(ActionProblem) {
    guard isRunning else { throw .notRunning }
  }

  private func looking<Result>(_ body: (VisibleControls) -> [Result]) -> [Result] {
    guard isRunning else { return [] }
    activate()
    defer { deactivate() }
    return body(VisibleControls())
  }
}

// MARK: - What a person does

extension Stage {
  private func touch(_ action: Action) throws(ActionProblem) {
    try requireRunning()
    let controls = VisibleControls()
    if let title = controls.coveringTitle, action.needsList {
      throw .covered(by: title, labels: controls.buttons.map(\.label))
    }
    let gesture = try gesture(action, controls)
    turns(of: action)(gesture)
  }

  private func gesture(
    _ action: Action, _ controls: VisibleControls
  ) throws(ActionProblem) -> () -> Void {
    switch action {
    case .tap(let label):
      let button = try find(label, in: controls)
      return { controls.tap(button) }
    case .open(let name):
      let row = try findRow(name, in: controls)
      guard row.isSelectable else { throw .isEditing("Done") }
      return { controls.open(row) }
    case .swipe(let name):
      let row = try findRow(name, in: controls)
      return { controls.delete(row) }
    case .type(let text):
      guard controls.hasField else { throw .noField }
      return { controls.type(text) }
    case .back:
      guard let button = controls.buttons.first(where: { $0.label.isBack }) else {
        throw .noBackButton
      }
      return { controls.tap(button) }
    default:
      guard controls.canBePulled else { throw .nothingToPull }
      guard !controls.isRefreshing else { throw .isRefreshing }
      return { controls.pull() }
    }
  }

  private func find(
    _ label: String, in controls: VisibleControls
  ) throws(ActionProblem) -> VisibleControls.Button {
    let found =
      controls.buttons.first { $0.label == label }
      ?? controls.buttons.first { $0.label.matches(label) }
    guard let button = found else {
      if controls.rows.contains(where: { $0.label == label }) { throw .isRow(label) }
      throw .noButton(label, on: controls.buttons.map(\.label))
    }
    guard button.isEnabled else { throw .disabled(button.label) }
    return button
  }

  private func findRow(
    _ name: String, in controls: VisibleControls
  ) throws(ActionProblem) -> VisibleControls.Row {
    let found =
      controls.rows.first { $0.label == name }
      ?? controls.rows.first { $0.label.matches(name) }
    guard let row = found else { throw .noRow(name, rows: controls.rows.map(\.label)) }
    return row
  }
}

extension Action {
  /// Whether it takes what lies under an alert or a sheet.
  fileprivate var needsList: Bool {
    switch self {
    case .open, .swipe, .back, .pull: true
    default: false
    }
  }
}

extension String {
  fileprivate var isBack: Bool { hasPrefix("‹ ") }

  /// Whether somebody who types `other` means this label: in another case, or without its sign.
  fileprivate func matches(_ other: String) -> Bool {
    let label = isBack ? String(dropFirst(2)) : self
    return label.lowercased() == other.lowercased()
  }
}

// MARK: - What happens

extension Stage {
  private func happen(_ action: Action) throws(ActionProblem) {
    try requireRunning(unless: action)
    let turn = turns(of: action)
    switch action {
    case .network(let online): device.isOnline = online
    case .tick(let times): try tick(times, turn)
    case .answer:
      guard Webservice.shared.isWaiting else { throw .nothingToAnswer }
      turn { Webservice.shared.deliverNextAnswer() }
    case .remoteDelete(let name): try remote(name, turn) { RemoteSync.shared.delete(name) }
    case .remoteRename(let name, let new):
      try remote(name, turn) { RemoteSync.shared.rename(name, to: new) }
    default: break
    }
  }

  private func requireRunning(unless action: Action) throws(ActionProblem) {
    if case .network = action { return }
    try requireRunning()
  }

  private func tick(_ times: Int, _ turn: (() -> Void) -> Void) throws(ActionProblem) {
    guard device.clock.isTicking else { throw .noTimer }
    for _ in 0..<times { device.clock.advance(inTurn: turn) }
  }

  private func remote(
    _ name: String, _ turn: (() -> Void) -> Void, _ change: @escaping () -> Bool
  ) throws(ActionProblem) {
    guard RemoteSync.shared.names.contains(name) else {
      throw .noItem(name, items: RemoteSync.shared.names)
    }
    turn { _ = change() }
  }
}
