import struct LiveTesting.LiveTest
import Testing
import ToySwiftUI

@testable import ReducerKit

/// A number that counts when a bell rings.
private struct Counter: Reducer {
  struct State: ObservableState {
    var count = 0
    var isListening = false
  }

  enum Action: Equatable {
    case tapped
    case rang
    case doubled(Int)
    case listenTapped
    case stopTapped
  }

  /// Rings for all who listen.
  final class Bell {
    var ring: () -> Void = {}
    var hasStopped = false
  }

  enum BellID: Hashable { case bell }

  let bell: Bell

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped:
      state.count += 1
      return double(state.count)
    case .rang: state.count += 1
    case .doubled(let count): state.count = count
    case .listenTapped:
      state.isListening = true
      return listen()
    case .stopTapped:
      state.isListening = false
      return .cancel(id: BellID.bell)
    }
    return .none
  }

  private func double(_ count: Int) -> Effect<Action> {
    .run(with: count) { send in send(.doubled(2 * count)) }
  }

  private func listen() -> Effect<Action> {
    .listen(id: BellID.bell) { [bell] send in
      bell.ring = { send(.rang) }
      return { bell.hasStopped = true }
    }
  }
}

/// Shows one of several recordings, all with the same name.
private struct Shelf: Reducer {
  struct Recording: Equatable, CustomStringConvertible {
    let id: Int
    let name = "Hello"

    var description: String { name.debugDescription }
  }

  struct State: ObservableState {
    var shown: Recording?
  }

  enum Action: Equatable {
    case tapped(id: Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped(let id): state.shown = Recording(id: id)
    }
    return .none
  }
}

/// A test store fails for everything that the test has not said.
@MainActor struct TestStoreTests {
  private func outcome(_ body: @escaping (TestStore<Counter>, Counter.Bell) -> Void)
    -> LiveTest.Outcome
  {
    LiveTest("test", source: "") {
      let bell = Counter.Bell()
      let store = TestStore(initialState: Counter.State(), reducer: Counter(bell: bell))
      body(store, bell)
    }.run()
  }

  @Test func `a test that says everything passes`() {
    let outcome = outcome { store, bell in
      store.send(.tapped) { $0.count = 1 }
      store.receive(.doubled(2)) { $0.count = 2 }
      store.send(.listenTapped) { $0.isListening = true }
      bell.ring()
      store.receive(.rang) { $0.count = 3 }
      store.send(.stopTapped) { $0.isListening = false }
    }
    #expect(outcome == .passed)
  }

  @Test func `a change that is not said fails`() {
    let outcome = outcome { store, _ in
      store.send(.tapped)
      store.receive(.doubled(2)) { $0.count = 2 }
    }
    #expect(outcome == .failed(saying: "After tapped: count is 1, and the test says 0."))
  }

  @Test func `a change that is said and does not come fails`() {
    let outcome = outcome { store, _ in
      store.send(.rang) {
        $0.count = 1
        $0.isListening = true
      }
    }
    #expect(outcome == .failed(saying: "After rang: isListening is false, and the test says true."))
  }

  @Test func `a closure that changes nothing fails, since nothing changes`() {
    let outcome = outcome { store, _ in store.send(.stopTapped) { $0.isListening = false } }
    #expect(
      outcome
        == .failed(
          saying: "After stopTapped: nothing changes, so leave out the closure of the test."))
  }

  @Test func `another recording than the test says fails, also one of the same name`() {
    let outcome = LiveTest("test", source: "") {
      let store = TestStore(initialState: Shelf.State(), reducer: Shelf())
      store.send(.tapped(id: 2)) { $0.shown = Shelf.Recording(id: 1) }
    }.run()
    #expect(outcome == .failed(saying: "After tapped(id: 2): shown?.id is 2, and the test says 1."))
  }

  @Test func `an action that is not received fails, at the end and before the next one is sent`() {
    #expect(
      outcome { store, _ in store.send(.tapped) { $0.count = 1 } }
        == .failed(saying: "An effect has sent doubled(2), which was not received."))
    let early = outcome { store, _ in
      store.send(.tapped) { $0.count = 1 }
      store.send(.rang) { $0.count = 2 }
      store.receive(.doubled(2)) { $0.count = 2 }
    }
    #expect(early == .failed(saying: "Before rang is sent, doubled(2) has to be received."))
  }

  @Test func `another action than the one that was sent, or none, fails`() {
    let other = outcome { store, _ in
      store.send(.tapped) { $0.count = 1 }
      store.receive(.rang) { $0.count = 2 }
      store.receive(.doubled(2)) { $0.count = 2 }
    }
    #expect(other == .failed(saying: "An effect has sent doubled(2), and not rang."))
    #expect(
      outcome { store, _ in store.receive(.rang) } == .failed(saying: "No effect has sent rang."))
  }

  @Test func `an effect that is not over at the end fails`() {
    let outcome = outcome { store, _ in
      store.send(.listenTapped) { $0.isListening = true }
    }
    #expect(outcome == .failed(saying: "An effect is not over: listen()."))
  }

  @Test func `what is listened to again is cancelled first, and not twice in flight`() {
    let outcome = outcome { store, bell in
      store.send(.listenTapped) { $0.isListening = true }
      store.send(.listenTapped)
      #expect(bell.hasStopped)
      store.send(.stopTapped) { $0.isListening = false }
    }
    #expect(outcome == .passed)
  }
}

/// The store of an app, and those of its parts.
@MainActor struct StoreTests {
  private struct Pair: Reducer {
    struct State: ObservableState {
      var first: Counter.State?
      var second = 0
    }

    enum Action {
      case first(Counter.Action)
      case removeTapped
    }

    let bell: Counter.Bell

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .first(let action):
        return scope(\.first, Counter(bell: bell), into: &state, action) { .first($0) }
      case .removeTapped:
        state.first = nil
        return .none
      }
    }
  }

  private struct Box: Reducer {
    struct State: ObservableState {
      var pair: Pair.State? = Pair.State(first: Counter.State())
    }

    enum Action {
      case pair(Pair.Action)
      case removeTapped
    }

    let bell: Counter.Bell

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .pair(let action):
        return scope(\.pair, Pair(bell: bell), into: &state, action) { .pair($0) }
      case .removeTapped:
        state.pair = nil
        return .none
      }
    }
  }

  private let store = StoreOf<Pair>(
    initialState: Pair.State(first: Counter.State()), reducer: Pair(bell: Counter.Bell()))

  @Test func `when send returns, the state is new, and what effects have sent is taken, too`() {
    store.scope(state: \.first, action: { .first($0) })?.send(.tapped)
    #expect(store.first?.count == 2)
  }

  @Test func `the store of a part is the same one, and follows the state`() throws {
    let part = try #require(store.scope(state: \.first, action: { .first($0) }))
    #expect(part === store.scope(state: \.first, action: { .first($0) }))
    store.send(.first(.rang))
    #expect(part.count == 1)
  }

  @Test func `when the part is gone there is no store of it, and the old one hands nothing on`()
    throws
  {
    let part = try #require(store.scope(state: \.first, action: { .first($0) }))
    store.send(.removeTapped)
    #expect(store.scope(state: \.first, action: { .first($0) }) == nil)
    part.send(.rang)
    #expect(store.first == nil)
  }

  @Test func `when a part is gone, what waits in a part of it goes on`() throws {
    Device.current = Device()
    let store = StoreOf<Box>(initialState: Box.State(), reducer: Box(bell: Counter.Bell()))
    let pair = try #require(store.scope(state: \.pair, action: { .pair($0) }))
    let part = try #require(pair.scope(state: \.first, action: { .first($0) }))
    var hasGoneOn = false
    _Concurrency.Task.immediate {
      await part.send(.listenTapped, while: \.isListening)
      hasGoneOn = true
    }
    #expect(!hasGoneOn)
    store.send(.removeTapped)
    UIKit.shared.runUntilIdle { $0() }
    #expect(hasGoneOn)
  }

  @Test func `what a binding gets is sent as an action`() throws {
    let part = try #require(store.scope(state: \.first, action: { .first($0) }))
    part.binding(get: \.count, send: { .doubled($0) }).wrappedValue = 7
    #expect(store.first?.count == 7)
  }
}

extension LiveTest.Outcome {
  fileprivate static func failed(saying words: String) -> Self { .failed([.init(.said(words))]) }
}
