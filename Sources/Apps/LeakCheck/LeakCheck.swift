import ToyKit
import Trace

/// A run that opens a generated scene and leaves it again, to see what is released.
public struct LeakCheck {
  public let example: GeneratedExample
  /// The whole run, up to the open scene and after it.
  public let whole: Trace
  /// Until the scene is open.
  public let opened: Trace
  /// Only the way back.
  public let left: Trace

  /// Runs it, on a device of its own.
  public init(_ example: GeneratedExample) {
    self.example = example
    let former = (Device.current, TraceRecorder.current)
    defer { (Device.current, TraceRecorder.current) = former }
    let recorder = TraceRecorder()
    TraceRecorder.current = recorder
    Device.current = Device()
    let run = HostRun(example, recorder)
    run.launch()
    run.tap("Open")
    opened = recorder.trace(Self.header(of: example, ["launch", "tap \"Open\""]))
    let position = recorder.position
    run.tap("Back")
    left = recorder.trace(Self.header(of: example, ["back"]), since: position)
    whole = recorder.trace(Self.header(of: example, ["launch", "tap \"Open\"", "back"]))
  }

  private static func header(
    of example: GeneratedExample, _ actions: [String]
  ) -> Trace.Header {
    Trace.Header(
      app: Trace.Header.generatedApp, pattern: example.pattern, scenario: example.rawValue,
      actions: actions)
  }
}

/// Performs actions on the app, and all work of the framework that follows.
private struct HostRun {
  private let example: GeneratedExample
  private let recorder: TraceRecorder

  init(_ example: GeneratedExample, _ recorder: TraceRecorder) {
    self.example = example
    self.recorder = recorder
  }

  func launch() {
    let launcher = Launcher(delegate: { [example] in AppDelegate(example) })
    act("launch") {
      launcher.begin()
      launcher.finish()
    }
  }

  func tap(_ label: String) {
    let buttons = VisibleControls().buttons
    guard let button = buttons.first(where: { $0.label.hasSuffix(label) }) else { return }
    act(label == "Back" ? "back" : "tap \"\(label)\"", button.tap)
  }

  private func act(_ name: String, _ body: () -> Void) {
    let turn: (() -> Void) -> Void = { work in
      recorder.beginTurn(name)
      work()
    }
    turn(body)
    UIKit.shared.runUntilIdle(inTurn: turn)
  }
}
