import Testing

@testable import ToySwiftUI

@Traced(.model) @Observable private final class Meter {
  var count = 0
  var isRestless = false
}

/// While it is restless, it writes what its body has read, each time that this has changed.
private struct MeterView: View {
  @Environment(Meter.self) private var meter

  var body: some View {
    Text("Count \(meter.count)")
      .onChange(of: meter.count) {
        if meter.isRestless { meter.count += 1 }
      }
  }
}

private struct MeterApp: App {
  @State private var meter = Meter()

  var body: some Scene { WindowGroup { MeterView().environment(meter) } }
}

/// The kit does not go on without end, and says so.
@MainActor struct EndlessUpdateTests {
  private let run = AppRun(MeterApp.self)

  @Test func `a view that writes what it has read stops after some rounds, and is named`() throws {
    let meter = try #require(run.object(Meter.self))
    run.act("write") {
      meter.isRestless = true
      meter.count = 1
    }
    #expect(exceptions.first == .endlessUpdate(view: "MeterView"))
  }

  @Test func `a view that comes to rest is no exception`() throws {
    let meter = try #require(run.object(Meter.self))
    run.act("write") { meter.count = 1 }
    #expect(run.screen.contains("Count 1"))
    #expect(exceptions == [])
  }

  private var exceptions: [UIKitException] {
    var found: [UIKitException] = []
    run.act("look") { found = UIKit.shared.takeExceptions() }
    return found
  }
}
