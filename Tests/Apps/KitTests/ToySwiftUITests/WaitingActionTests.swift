import ReducerKit
import Testing
import Trace

@testable import ToySwiftUI

/// A number that is doubled by an effect.
private struct Doubler: Reducer {
  struct State: ObservableState {
    var count = 1
  }

  enum Action: Equatable {
    case tapped
    case doubled(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped: return double(state.count)
    case .doubled(let count):
      state.count = count
      return .none
    }
  }

  private func double(_ count: Int) -> Effect<Action> {
    .run(with: count) { send in send(.doubled(2 * count)) }
  }
}

private struct DoublerView: View {
  let store: StoreOf<Doubler>

  var body: some View { Text("\(store.count)") }
}

private struct DoublerApp: App {
  @State private var store = Store(initialState: Doubler.State(), reducer: Doubler())

  var body: some Scene {
    WindowGroup { DoublerView(store: store) }
  }
}

/// An effect may send an action while the store still handles another one.
@MainActor struct WaitingActionTests {
  private let run = AppRun(DoublerApp.self)

  @Test func `what a store does with an action that has waited is set off by who sent it`() throws {
    let store = try #require(run.stateObject(StoreOf<Doubler>.self))
    run.act("tap") { store.send(.tapped) }
    let messages = run.whole.messages
    let sent = messages.filter { $0.message.kind == .send }.map(\.n)
    let causes = messages.filter { $0.message.parent == sent.first }.map {
      "\($0.message.text): \($0.message.cause == sent.last)"
    }
    #expect(
      causes == ["reduce(_:): false", "double(_:): false", "reduce(_:): true", "count: true"])
  }
}
