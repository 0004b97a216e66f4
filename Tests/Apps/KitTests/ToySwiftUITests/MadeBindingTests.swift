import Testing

@testable import ToySwiftUI

private struct Lamp: Identifiable {
  let id: String
}

/// Its alert and the fields of its rows are bound by closures.
private struct LampView: View {
  @State private var asked: String?
  @State private var names = ["a": "Desk"]

  var body: some View {
    VStack {
      Button("Ask") { asked = "Off?" }
      ForEach([Lamp(id: "a")]) { lamp in
        TextField(
          "Name",
          text: Binding(get: { names[lamp.id] ?? "" }, set: { names[lamp.id] = $0 }))
      }
    }
    .alert("Off?", isPresented: Binding(get: { asked != nil }, set: { _ in asked = nil })) {
      Button("Yes") {}
    }
  }
}

private struct LampApp: App {
  var body: some Scene {
    WindowGroup { LampView() }
  }
}

/// A binding that is made of closures.
@MainActor struct MadeBindingTests {
  private let run = AppRun(LampApp.self)

  @Test func `it is written at the view whose body makes it`() {
    run.tap("Ask")
    #expect(
      run.tap("Yes") == [
        "User > alertYes : tap | user",
        " alertYes > LampView : action() | closure",
        " alertYes > LampView : binding | binding",
        "  LampView > Kit : asked | write",
        "! LampView.asked = nil",
        "Kit > Alert : dismissed | lifecycle",
      ])
    #expect(!run.screen.contains("Off?"))
  }

  @Test func `in a row, which is computed after the body, it is the same view`() {
    let said = run.act("type") { run.controls.type("Floor") }
    #expect(said.contains(" nameField > LampView : binding | binding"))
    #expect(run.screen.contains("Floor"))
  }

  @Test func `two of one view are not equal, as their closures may differ`() {
    let made = Binding(get: { 1 }, set: { _ in })
    #expect(!areEqual(made, made))
  }
}
