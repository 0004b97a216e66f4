import Trace

@testable import ToySwiftUI

/// Runs an app of the kit on a device of its own, and records it.
@MainActor final class AppRun {
  private let device: Device
  private let recorder = TraceRecorder()
  private var start = LogPosition.start

  init<Running: App>(_ app: Running.Type) {
    TraceRecorder.current = recorder
    device = Device()
    TraceRecorder.current = nil
    act("launch") { Launcher(app).begin() }
  }

  /// Makes the device and the recorder current.
  private func asCurrent<Result>(_ body: () -> Result) -> Result {
    let former = (Device.current, TraceRecorder.current)
    (Device.current, TraceRecorder.current) = (device, recorder)
    defer { (Device.current, TraceRecorder.current) = former }
    return body()
  }

  /// An object in the environment of the app.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    asCurrent { Kit.environmentObject(type) }
  }

  /// An object in the state of the app.
  func stateObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    asCurrent { Kit.stateObject(type) }
  }

  /// Does something as an action, and then what the kit does at its end. Returns what was said.
  @discardableResult
  func act(_ name: String, _ body: () -> Void) -> [String] {
    asCurrent {
      start = recorder.position
      recorder.beginTurn(name)
      name == "launch" ? body() : acting(as: device.person, body)
      UIKit.shared.endOfTurn?()
      UIKit.shared.runUntilIdle { turn in
        turn()
        UIKit.shared.endOfTurn?()
      }
    }
    return said
  }

  @discardableResult
  func tap(_ label: String) -> [String] {
    let controls = controls
    return act("tap \(label)") { controls.buttons.first { $0.label == label }?.tap() }
  }

  var controls: VisibleControls { asCurrent { VisibleControls() } }

  var screen: String { asCurrent { Screen().text() } }

  /// The trace of the last action.
  var last: Trace { recorder.trace(Trace.Header(pattern: "test"), since: start) }

  var whole: Trace { recorder.trace(Trace.Header(pattern: "test")) }

  /// The messages of the last action, and what changed.
  private var said: [String] {
    last.records.compactMap { record in
      switch record.event {
      case .message(let message):
        String(repeating: " ", count: message.depth)
          + "\(message.from) > \(message.to) : \(message.text) | \(message.kind.rawValue)"
      case .state(let change) where !change.isInitial:
        "! \(change.owner).\(change.property) = \(change.new)"
      default: nil
      }
    }
  }

  /// The nodes whose bodies were computed in the last action.
  var bodies: [String] {
    last.messages.map(\.message).filter { $0.kind == .body }.map(\.to)
  }
}
