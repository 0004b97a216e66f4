import RecordingsApp
import ReducerKit

/// The player's part of the state goes, and the effect that plays stays.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "tea-store.m2", "An effect that outlives its feature",
      scenario: "delete",
      symptom:
        "Nothing on the screen in this case. But after `run tea-store open-recording`, `tap \"Play\"`, `swipe \"Hello\"` the "
        + "sound goes on: each `tick` still sends an action, for which there is no state any more.",
      reason:
        "An effect that goes on has to be cancelled when its feature goes. This store does not do that for you. A test with "
        + "a test store fails, since the effect is not over at the end.",
      launcher: Launcher(RecordingsApp.self))
  }

  /// `M1` has the same: an app is made from its type alone, and the tree shows the name of the type.
  struct RecordingsApp: App {
    @State private var store = StoreOf<AppFeature>(
      initialState: TEAStore.AppFeature.State(items: Store.shared.items), reducer: AppFeature())

    var body: some Scene {
      WindowGroup { RootView(store: store) }
    }
  }

  struct AppFeature: Reducer {
    private let right = TEAStore.AppFeature(.live)

    func reduce(
      into state: inout TEAStore.AppFeature.State, action: TEAStore.AppFeature.Action
    ) -> Effect<TEAStore.AppFeature.Action> {
      let hadPlayer = state.player != nil
      let effect = right.reduce(into: &state, action: action)
      return hadPlayer && state.player == nil ? .none : effect
    }
  }
}
