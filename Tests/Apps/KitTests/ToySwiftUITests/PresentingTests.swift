import Testing

@testable import ToySwiftUI

@Traced(.model) @Observable private final class Desk {
  var papers = ["Bill", "Letter"]
}

/// A tap on a paper asks about it. The other button asks about nothing.
private struct DeskView: View {
  @Environment(Desk.self) private var desk
  @State private var isAsking = false
  @State private var asked: String?

  var body: some View {
    VStack {
      Button("Bill") { ask(about: "Bill") }
      Button("Nothing") { ask(about: nil) }
      Text("\(desk.papers.count) papers")
    }
    .alert("Throw away?", isPresented: $isAsking, presenting: asked) { paper in
      Button("Keep", role: .cancel) {}
      Button("Throw \(paper)", role: .destructive) { desk.papers.removeAll { $0 == paper } }
    }
  }

  private func ask(about paper: String?) {
    asked = paper
    isAsking = true
  }
}

private struct Office: App {
  @State private var desk = Desk()

  var body: some Scene {
    WindowGroup { DeskView().environment(desk) }
  }
}

/// Its sheet presents an alert for as long as it is there.
private struct DoorView: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { VisitorView { isOpen = false } }
  }
}

private struct VisitorView: View {
  let close: () -> Void

  var body: some View {
    Text("Visitor")
      .alert("Stay?", isPresented: .constant(true)) { Button("Leave") { close() } }
  }
}

private struct House: App {
  var body: some Scene {
    WindowGroup { DoorView() }
  }
}

/// An alert in a sheet.
@MainActor struct SheetAlertTests {
  private let run = AppRun(House.self)

  @Test func `an alert leaves with the sheet whose view presents it`() {
    run.tap("Open")
    #expect(run.screen.contains("Stay?"))
    run.tap("Leave")
    #expect(!run.screen.contains("Stay?"))
    #expect(!run.screen.contains("Visitor"))
    run.tap("Open")
    #expect(run.screen.contains("Stay?"))
  }
}

/// An alert about a value.
@MainActor struct PresentingTests {
  private let run = AppRun(Office.self)

  @Test func `the buttons of an alert get the value that it is about`() {
    run.tap("Bill")
    #expect(run.screen.contains("Throw away?"))
    #expect(run.screen.contains("2 papers"))
    run.tap("Throw Bill")
    #expect(!run.screen.contains("Throw away?"))
    #expect(run.screen.contains("1 papers"))
  }

  @Test func `an alert that was cancelled can be opened again`() {
    run.tap("Bill")
    run.tap("Keep")
    #expect(!run.screen.contains("Throw away?"))
    #expect(run.screen.contains("2 papers"))
    run.tap("Bill")
    #expect(run.screen.contains("Throw Bill"))
  }

  @Test func `without a value there is no alert`() {
    run.tap("Nothing")
    #expect(!run.screen.contains("Throw away?"))
    #expect(run.controls.buttons.contains { $0.label == "Bill" })
  }
}
