import Testing
import Trace

@testable import ToySwiftUI

@Traced(.model) @Observable private final class Lamp {
  var color = "white"
  var isOn = false
}

/// Its body reads both properties, and it watches one of them.
private struct LampView: View {
  @Environment(Lamp.self) private var lamp
  @State private var note = ""
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("\(lamp.color) \(note)")
      Button("Light") {
        lamp.color = "red"
        lamp.isOn = true
      }
      Button("Ask") {
        note = "asked"
        isAsking = true
      }
    }
    .onChange(of: lamp.isOn) { note = "changed" }
    .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
  }
}

private struct Panel: View {
  var body: some View { Text("Panel") }
}

/// Its body reads the note, and it opens a sheet.
private struct PanelHolder: View {
  @State private var note = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(note)
      Button("Open") {
        note = "opened"
        isOpen = true
      }
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Panel()
        Button("Close") {
          note = "closed"
          isOpen = false
        }
      }
    }
  }
}

private struct PanelApp: App {
  var body: some Scene {
    WindowGroup { PanelHolder() }
  }
}

private struct House: App {
  @State private var lamp = Lamp()

  var body: some Scene {
    WindowGroup { LampView().environment(lamp) }
  }
}

/// A body is computed because of the first thing that is written of what it has read. What it leads to may have another
/// cause.
@MainActor struct OriginTests {
  private let run = AppRun(House.self)

  /// The message that the first one with this text comes from.
  private func origin(of text: String, in run: AppRun? = nil) -> Trace.Message? {
    let run = run ?? self.run
    let message = run.last.messages.map(\.message).first { $0.text == text }
    return message?.origin.flatMap { run.last.messagesByRecord[$0] }
  }

  @Test func `a view is told of a change because the value was written that it watches`() {
    run.tap("Light")
    #expect(origin(of: "body")?.text == "color")
    #expect(origin(of: "onChange(of:)")?.kind == .write)
    #expect(origin(of: "onChange(of:)")?.text == "isOn")
  }

  @Test func `a change that is all that is written goes through the body`() throws {
    let lamp = try #require(run.object(Lamp.self))
    run.act("light") { lamp.isOn = true }
    #expect(origin(of: "body")?.text == "isOn")
    #expect(origin(of: "onChange(of:)")?.kind == .body)
  }

  @Test func `an alert is presented, and dismissed, because its binding was written`() {
    run.tap("Ask")
    #expect(origin(of: "body")?.text == "note")
    #expect(origin(of: "Alert(number:)")?.kind == .write)
    #expect(origin(of: "Alert(number:)")?.text == "isAsking")
    run.tap("Yes")
    #expect(origin(of: "dismissed")?.text == "isAsking")
  }

  @Test func `a view in a sheet comes and goes because the binding of the sheet was written`() {
    let run = AppRun(PanelApp.self)
    run.tap("Open")
    #expect(origin(of: "body", in: run)?.text == "note")
    #expect(origin(of: "Panel()", in: run)?.kind == .write)
    #expect(origin(of: "Panel()", in: run)?.text == "isOpen")
    run.tap("Close")
    #expect(origin(of: "body", in: run)?.text == "note")
    #expect(origin(of: "disappear", in: run)?.kind == .write)
    #expect(origin(of: "disappear", in: run)?.text == "isOpen")
  }
}
