import Testing
import Trace

@testable import ToySwiftUI

@Traced(.service) private final class Lamp {
  func light() {}
}

@Traced(.model) @Observable private final class Desk {
  var isLit = false
  @ObservationIgnored private var lamp: Lamp?
  @ObservationIgnored weak var neighbour: Desk?

  func light() {
    lamp = Lamp()
    lamp?.light()
    isLit = true
  }

  func clear() { lamp = nil }
}

private struct DeskView: View {
  let desk: Desk

  var body: some View { Text(desk.isLit ? "lit" : "dark") }
}

private struct DeskApp: App {
  @State private var desk = Desk()

  var body: some Scene {
    WindowGroup { DeskView(desk: desk) }
  }
}

/// What `@ObservationIgnored` keeps from views is held all the same.
@MainActor struct IgnoredPropertyTests {
  private let run = AppRun(DeskApp.self)

  @Test func `an ignored property holds its object, and tells no view`() throws {
    let desk = try #require(run.stateObject(Desk.self))
    let said = run.act("light") {
      desk.neighbour = desk
      desk.light()
    }
    #expect(held == ["Desk.neighbour weak Desk", "Desk.lamp strong Lamp"])
    #expect(!said.contains { $0.contains(": lamp") })
    run.act("clear") { desk.clear() }
    #expect(held.last == "Desk.lamp strong Lamp ended")
  }

  private var held: [String] {
    run.whole.records.compactMap { record in
      guard case .reference(let held) = record.event, held.from == "Desk" else { return nil }
      let end = held.ended ? " ended" : ""
      return "Desk.\(held.property) \(held.strength.rawValue) \(held.to)\(end)"
    }
  }
}
